import GestureMath
import Testing

/// A dial that wraps begins anew past an end.
struct AngleDialWrapTests {
  struct Row: CustomTestStringConvertible {
    var angle = 0.0
    var step = 5.0
    var range: ClosedRange<Double>?
    let counts: [Double]
    let shown: [Double]
    var tolerance = 0.0
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(angle: 359, step: 2, counts: [1], shown: [1], why: "359 + 2 is 1"),
    Row(angle: 355, step: 10, range: 0...360, counts: [1, -1], shown: [5, 355], why: "and back"),
    Row(angle: 359.9, step: 0.2, counts: [1], shown: [0.1], why: "the rest is taken in decimals"),
    Row(angle: 0.1, step: 0.2, counts: [-1], shown: [359.9], why: "below 0, too"),
    Row(step: 0.1, counts: [3601, -3601], shown: [0.1, 0], why: "more than a turn"),
    Row(step: 0.1, counts: [-1, -3599, 1], shown: [359.9, 0, 0.1], why: "exactly 0 is no end"),
    Row(angle: 355, counts: [1, 1], shown: [0, 5], why: "the upper end is the lower one"),
    Row(angle: 98, range: 0...100, counts: [1], shown: [3], why: "over another range"),
    Row(
      angle: 165, step: 10, range: -170...170, counts: [1, -1], shown: [-165, 165],
      why: "over a range below 0"),
    Row(
      angle: 0.9, step: 0.2, range: 0.1...1.1, counts: [1, 4], shown: [0.1, 0.9],
      why: "a range whose ends are decimals"),
    Row(
      angle: 9.5, step: 1, range: (1.0 / 3)...10, counts: [1], shown: [5.0 / 6],
      tolerance: 1e-14, why: "an end that is no decimal"),
    Row(
      angle: 359.9, step: 1.0 / 3, counts: [1, -1], shown: [7.0 / 30, 359.9],
      tolerance: 1e-13, why: "a step that is no decimal"),
    Row(
      step: 1e-15, counts: [-1], shown: [(360.0).nextDown],
      why: "what rounds to the upper end stays below it"),
    Row(
      step: 1e300, range: 5...5 + 1e-9, counts: [0], shown: [5], why: "no steps, however long"),
    Row(angle: 7, range: 7...7, counts: [1, -3], shown: [7, 7], why: "a range without extent"),
  ]

  @Test("A step past an end begins anew", arguments: rows)
  func steps(row: Row) {
    var dial = AngleDial.atOrigin(
      angle: row.angle, step: row.step, range: row.range, wraps: true)
    for (shown, expected) in zip(dial.take(row.counts), row.shown) {
      #expect((shown - expected).magnitude <= row.tolerance)
    }
  }

  private static let third = 1.0 / 3

  static let angles: [(Double, Double)] = [
    (360, 0), (725.3, 5.3), (-0.1, 359.9), (-360, 0), (-1e-17, (360.0).nextDown), (-0.0, 0),
    (1e12, 280), (123_456_789.012, 189.012), (third, third), (361 + third, 361 + third - 360),
  ]

  @Test("An angle that is set, or that a dial starts with, is wrapped", arguments: angles)
  func set(angle: Double, shown: Double) {
    #expect(AngleDial.atOrigin(angle: angle, wraps: true).angle.degrees == shown)
    #expect(AngleDial.atOrigin(angle: angle, wraps: true).angle.degrees.sign == .plus)
    var dial = AngleDial.atOrigin(angle: 45, wraps: true)
    dial.perform(.set(.degrees(angle), animated: false), at: 0)
    #expect(dial.angle.degrees == shown)
    #expect(dial.presentedAngle.degrees == shown)
  }

  // MARK: - Drags

  struct Drag: CustomTestStringConvertible {
    let angle: Double
    var range: ClosedRange<Double>?
    var grab: AngleDial.Grab = .relative
    var snap: AngleDial.Snap?
    let drag: [Double]
    let shown: [Double]
    let why: String
    var testDescription: String { why }
  }

  private static func snap(_ step: Double, _ tolerance: Double) -> AngleDial.Snap {
    AngleDial.Snap(step: .degrees(step), tolerance: .degrees(tolerance))
  }

  static let drags = [
    Drag(
      angle: 359, drag: [0, 2, 0, -2], shown: [359, 1, 359, 357], why: "through 0 and back"),
    Drag(
      angle: 10, drag: [0, 120, 240, 360, 480, 600, 720], shown: [10, 130, 250, 10, 130, 250, 10],
      why: "round and round"),
    Drag(
      angle: 45, grab: .absolute, drag: [-10, 10, 200, -170], shown: [350, 10, 200, 190],
      why: "an absolute grab goes to the finger"),
    Drag(
      angle: 90, range: 0...100, drag: [0, 15, 5, -95, -195], shown: [90, 5, 95, 95, 95],
      why: "over its range, however the finger turns"),
    Drag(
      angle: 160, range: -170...170, drag: [0, 30, 0], shown: [160, -150, 160],
      why: "a range of 340° has no dead zone"),
    Drag(
      angle: 350, snap: snap(90, 45), drag: [0, 6, 50], shown: [350, 0, 0],
      why: "356 snaps to 360, which is 0, and so does 40"),
    Drag(
      angle: 5, snap: snap(15, 7.5), drag: [0, -7, -13], shown: [5, 0, 345],
      why: "352 to 345 and 358 to 0"),
    Drag(
      angle: 90, range: 0...100, snap: snap(15, 7.5), drag: [0, 8, 16], shown: [90, 0, 0],
      why: "a snap beyond the upper end is that end, which is the lower one"),
    Drag(
      angle: 10, range: 5...365, snap: snap(90, 8), drag: [0, -4], shown: [10, 5],
      why: "a snap below the lower end is that end"),
  ]

  @Test("A drag past an end begins anew", arguments: drags)
  func drag(row: Drag) {
    for stop in AngleDial.Stop.allCases {
      var dial = AngleDial.atOrigin(
        angle: row.angle, range: row.range, wraps: true, stop: stop, grab: row.grab, snap: row.snap)
      for (angle, expected) in zip(dial.drag(row.drag), row.shown) {
        #expect((angle - expected).magnitude < 1e-11)
      }
    }
  }

  @Test("No angle is the upper end, however near the finger is")
  func belowTheUpperEnd() {
    var dial = AngleDial.atOrigin(angle: 0, wraps: true)
    dial.receive(PointerEvent(.began, at: Point(x: -100, y: 0), time: 0))
    dial.receive(PointerEvent(.moved, at: Point(x: -100, y: 1e-300), time: 0))
    #expect(dial.angle.degrees == (360.0).nextDown)
    #expect(dial.presentedAngle.degrees < 360)
    #expect(dial.label == "0°")
  }

  // MARK: - The short way

  struct Way: CustomTestStringConvertible {
    var range: ClosedRange<Double>?
    let from: Double
    let to: Double
    /// What is seen after a third of the way.
    let seen: Double
    let why: String
    var testDescription: String { why }
  }

  static let ways = [
    Way(from: 5, to: 350, seen: 0, why: "backward over 0"),
    Way(from: 350, to: 5, seen: 355, why: "forward over 360"),
    Way(from: 10, to: 190, seen: 70, why: "half a turn is positive"),
    Way(from: 190, to: 10, seen: 250, why: "half a turn is positive from above, too"),
    Way(from: 10, to: 191, seen: 310 + 1.0 / 3, why: "more than half a turn goes back"),
    Way(from: 100, to: 130, seen: 110, why: "the plain way"),
    Way(from: 100, to: 70, seen: 90, why: "the plain way back"),
    Way(range: 0...100, from: 10, to: 88, seen: 2 + 2.0 / 3, why: "in half a period of 100"),
    Way(range: 0...100, from: 10, to: 60, seen: 26 + 2.0 / 3, why: "half a period is positive"),
    Way(range: -170...170, from: 160, to: -160, seen: 166 + 2.0 / 3, why: "over the lower end"),
  ]

  @Test("An angle that is set is reached the shorter way", arguments: ways)
  func shortWay(way: Way) {
    var dial = AngleDial.atOrigin(
      angle: way.from, range: way.range, wraps: true, animation: .linear(duration: 3))
    dial.perform(.set(.degrees(way.to), animated: true), at: 1)
    #expect(dial.angle.degrees == way.to)
    #expect(dial.presentedAngle.degrees == way.from)
    dial.advance(to: 2)
    #expect((dial.presentedAngle.degrees - way.seen).magnitude < 1e-12)
    dial.advance(to: 5)
    #expect(dial.presentedAngle.degrees == way.to)
  }

  @Test("The way begins where the arm is seen, at the speed it has")
  func interrupted() {
    var dial = AngleDial.atOrigin(angle: 350, wraps: true)
    dial.perform(.set(.degrees(20), animated: true), at: 0)
    dial.advance(to: 0.2)
    let seen = dial.presentedAngle.degrees
    #expect(seen > 0 && seen < 20, "past 0 by now")
    dial.perform(.set(.degrees(340), animated: true), at: 0.2)
    #expect((dial.presentedAngle.degrees - seen).magnitude < 1e-12)
    dial.advance(to: 0.2 + 1e-6)
    #expect(dial.presentedAngle.degrees > seen, "it swings on before it turns")
    dial.advance(to: 9)
    #expect(dial.presentedAngle.degrees == 340)
  }

  @Test("The same angle set again changes nothing of the way")
  func sameAngle() {
    var dial = AngleDial.atOrigin(angle: 350, wraps: true, animation: .linear(duration: 2))
    dial.perform(.step(by: 40), at: 0)
    #expect(dial.angle.degrees == 190)
    dial.advance(to: 1)
    #expect(dial.presentedAngle.degrees == 90, "up through 0, the longer way, as steps go")
    dial.perform(.set(.degrees(190), animated: true), at: 1)
    dial.advance(to: 1.5)
    #expect(dial.presentedAngle.degrees == 140)
  }

  /// The shorter way from one angle to another on a dial that wraps over [0, 10].
  private static func way(from start: Double, to end: Double) -> Double {
    let way = end - start
    return way > 5 ? way - 10 : way < -5 ? way + 10 : way
  }

  @Test("Quick steps go their own way and never turn back", arguments: [1.0, -1])
  func quickSteps(step: Double) {
    var dial = AngleDial.atOrigin(angle: 5, step: 1, range: 0...10, wraps: true)
    var (last, sum) = (5.0, 0.0)
    for tick in 1...400 {
      let time = Double(tick) * 0.01
      // 60 steps, faster than the arm goes half way round.
      if tick <= 120, tick % 2 == 0 { dial.perform(.step(by: step), at: time) }
      dial.advance(to: time)
      let seen = dial.presentedAngle.degrees
      let way = Self.way(from: last, to: seen)
      #expect(way * step >= 0)
      (last, sum) = (seen, sum + way)
    }
    #expect((sum - 60 * step).magnitude < 1e-9)
    #expect(dial.angle.degrees == 5 && dial.presentedAngle.degrees == 5)
  }

  @Test("A step of whole turns turns the arm, and comes back to the same angle")
  func wholeTurn() {
    var dial = AngleDial.atOrigin(
      angle: 90, step: 360, wraps: true, animation: .linear(duration: 4))
    dial.perform(.step(by: 1), at: 0)
    #expect(dial.angle.degrees == 90)
    dial.advance(to: 1)
    #expect(dial.presentedAngle.degrees == 180)
    dial.advance(to: 4)
    #expect(dial.presentedAngle.degrees == 90)
  }

  @Test("No step changes nothing of the way")
  func noStep() {
    for wraps in [false, true] {
      var dial = AngleDial.atOrigin(angle: 0, wraps: wraps, animation: .linear(duration: 2))
      dial.perform(.set(.degrees(40), animated: true), at: 0)
      dial.perform(.step(by: 0), at: 1)
      dial.advance(to: 1.5)
      #expect(dial.presentedAngle.degrees == 30)
    }
  }

  @Test("A bouncing arm wraps as well, and a drag takes it where it is seen")
  func bouncing() {
    var dial = AngleDial.atOrigin(angle: 300, wraps: true, animation: .bouncy(extraBounce: 0.5))
    dial.perform(.set(.degrees(350), animated: true), at: 0)
    var seen: [Double] = []
    for tick in 1...100 {
      dial.advance(to: Double(tick) * 0.01)
      seen.append(dial.presentedAngle.degrees)
    }
    #expect(seen.allSatisfy { $0 >= 0 && $0 < 360 })
    #expect(seen.contains { $0 < 90 }, "it swings past 0")
    dial.advance(to: 0)
    let now = dial.presentedAngle
    dial.put(.began, 10, at: 1)
    #expect(dial.angle == now)
  }

  // MARK: - The label

  @Test(
    "The label never says the upper end: what rounds to it is the lower one",
    arguments: [
      (359.4, 0, 360, "359°"), (359.5, 0, 360, "0°"), (359.99, 0, 360, "0°"), (0.2, 0, 360, "0°"),
      (169.6, -170, 170, "-170°"), (-169.6, -170, 170, "-170°"), (-169.4, -170, 170, "-169°"),
      (99.55, 0, 99.6, "0°"), (99.4, 0, 99.6, "99°"), (9.55, 0.3, 9.6, "0°"),
      (10.55, 0.6, 10.6, "1°"),
      (9.7, 0.4, 10.4, "10°"),
    ])
  func label(angle: Double, low: Double, high: Double, label: String) {
    #expect(AngleDial.atOrigin(angle: angle, range: low...high, wraps: true).label == label)
  }
}
