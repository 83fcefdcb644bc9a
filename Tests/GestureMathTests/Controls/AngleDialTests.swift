import GestureMath
import Testing

struct AngleDialTests {
  struct Row: CustomTestStringConvertible {
    var angle: Double
    var range: ClosedRange<Double>?
    var grab: AngleDial.Grab = .relative
    var snap: AngleDial.Snap?
    let drag: [Double]
    let shown: [Double]
    let why: String
    var testDescription: String { why }
  }

  static func snap(_ step: Double, _ tolerance: Double) -> AngleDial.Snap {
    AngleDial.Snap(step: .degrees(step), tolerance: .degrees(tolerance))
  }

  static let rows = [
    Row(
      angle: 45, range: 0...90, grab: .absolute, drag: [10, 30, 80], shown: [10, 30, 80],
      why: "an absolute grab goes to the finger"),
    Row(
      angle: 45, range: 0...90, drag: [10, 30, 20], shown: [45, 65, 55],
      why: "a relative grab turns as the finger turns"),
    Row(angle: 60, range: 50...150, drag: [170], shown: [60], why: "grabbed and not moved"),
    Row(
      angle: 168, range: -170...170, grab: .absolute, drag: [168, 176, 179, 181, 190, 200],
      shown: [168, 170, 170, 170, 170, 170], why: "past the end the value stays at the end"),
    Row(
      angle: 356, range: 0...360, drag: [0, 10, 60, 60, 10, 3, -2],
      shown: [356, 360, 360, 360, 360, 359, 354],
      why: "the end holds until the pointer is back past it"),
    Row(
      angle: 45, range: 0...90, grab: .absolute, drag: [-134], shown: [0],
      why: "the dead zone below its middle goes to the lower end"),
    Row(
      angle: 45, range: 0...90, grab: .absolute, drag: [-136], shown: [90],
      why: "the dead zone above its middle goes to the upper end"),
    Row(
      angle: 45, range: 0...90, grab: .absolute, drag: [-135], shown: [0],
      why: "the middle of the dead zone goes to the lower end"),
    Row(
      angle: 45, range: 0...90, grab: .absolute, drag: [80, 100, 170, 260, 300, 260, 100, 85],
      shown: [80, 90, 90, 90, 90, 90, 90, 85], why: "a drag round the dead zone never hops"),
    Row(
      angle: 725, grab: .absolute, drag: [10], shown: [730],
      why: "an endless dial takes the nearest turn"),
    Row(
      angle: 500, range: 0...720, grab: .absolute, drag: [100], shown: [460],
      why: "of several turns in the range the nearest to the angle is taken"),
    Row(
      angle: 10, drag: [0, 120, 240, 360, 480, 600, 720],
      shown: [10, 130, 250, 370, 490, 610, 730], why: "two turns are counted"),
    Row(
      angle: 10, snap: snap(15, 7.5), drag: [0, 6], shown: [10, 15],
      why: "the final angle snaps, not the delta"),
    Row(angle: 14, snap: snap(15, 7.5), drag: [0, 0.9], shown: [14, 15], why: "14.9 snaps to 15"),
    Row(angle: 1, snap: snap(45, 22.5), drag: [0, -2], shown: [1, 0], why: "−1 snaps to 0"),
    Row(
      angle: 350, snap: snap(90, 45), drag: [0, 6], shown: [350, 360],
      why: "356 snaps circularly to the next 0"),
    Row(
      angle: 0, snap: snap(90, 10), drag: [0, 85, 45, 0, 88], shown: [0, 90, 45, 0, 90],
      why: "leaving a snap and coming back does not drift"),
    Row(angle: 5, snap: snap(90, 3), drag: [0, -4.7], shown: [5, 0], why: "a soft snap is exact"),
    Row(
      angle: 44, snap: snap(45, 5), drag: [0, 0], shown: [44, 44],
      why: "a touch that does not turn does not snap"),
    Row(
      angle: 95, range: 0...100, snap: snap(15, 7.5), drag: [0, 3, 9], shown: [95, 100, 100],
      why: "a snap beyond the range shows the end"),
  ]

  @Test("Each drag shows its angles", arguments: rows)
  func table(row: Row) {
    var dial = AngleDial.atOrigin(
      angle: row.angle, range: row.range, grab: row.grab, snap: row.snap)
    let shown = dial.drag(row.drag)
    for (angle, expected) in zip(shown, row.shown) { #expect((angle - expected).magnitude < 1e-11) }
  }

  @Test("A snapped angle and an end of the range are exact")
  func exact() {
    var snapping = AngleDial.atOrigin(angle: 3, snap: Self.snap(90, 10))
    _ = snapping.drag([0, 86])
    #expect(snapping.angle.degrees == 90)
    var ranged = AngleDial.atOrigin(angle: 3, range: 0...90)
    _ = ranged.drag([0, 120])
    #expect(ranged.angle.degrees == 90)
  }

  @Test("90° forward and back with a snap of 90° is exactly 0")
  func forwardAndBack() {
    var dial = AngleDial.atOrigin(angle: 0, snap: Self.snap(90, 45))
    #expect(dial.drag([7, 97, 7]).last == 0)
  }

  @Test(
    "A touch on the pivot moves nothing until the finger leaves",
    arguments: [
      AngleDial.Grab.absolute, .relative,
    ])
  func pivot(grab: AngleDial.Grab) {
    var dial = AngleDial.atOrigin(angle: 33, range: 0...90, grab: grab)
    dial.receive(PointerEvent(.began, at: Point(x: 0, y: 0), time: 0))
    #expect(dial.angle.degrees == 33)
    dial.put(.moved, 50)
    #expect(dial.angle.degrees == (grab == .absolute ? 50 : 33))
    dial.receive(PointerEvent(.moved, at: Point(x: 0, y: 0), time: 0))
    #expect(dial.angle.degrees == (grab == .absolute ? 50 : 33))
  }

  @Test("A cancelled drag restores the angle, bit for bit, and is no editing")
  func cancel() {
    var dial = AngleDial.atOrigin(angle: 33.3, range: 0...90)
    _ = dial.drag([10, 47, 61])
    #expect(dial.isEditing)
    dial.put(.cancelled, 0)
    #expect(dial.angle.degrees == 33.3)
    #expect(!dial.isEditing)
  }

  @Test("A contact that begins again while it is down restores the angle first")
  func secondBegan() {
    var dial = AngleDial.atOrigin(angle: 30)
    _ = dial.drag([0, 50])
    dial.put(.began, 120)
    #expect(dial.angle.degrees == 30)
    dial.put(.moved, 130)
    #expect((dial.angle.degrees - 40).magnitude < 1e-12)
  }

  @Test("A second finger changes nothing")
  func secondFinger() {
    var dial = AngleDial.atOrigin(angle: 45, range: 0...90)
    dial.put(.began, 10)
    dial.put(.began, 70, id: 1)
    dial.put(.moved, 20)
    dial.put(.moved, 90, id: 1)
    dial.put(.ended, 90, id: 1)
    #expect((dial.angle.degrees - 55).magnitude < 1e-12)
    #expect(dial.isEditing)
    dial.put(.ended, 20)
    #expect(!dial.isEditing)
  }

  @Test("A step moves by the dial's step, within the range")
  func steps() {
    var dial = AngleDial()
    for (count, expected) in [(1.0, 50.0), (-2, 40), (100, 90), (-1000, 0)] {
      dial.perform(.step(by: count), at: 0)
      #expect(dial.angle.degrees == expected)
    }
    dial.perform(.set(.degrees(77), animated: true), at: 0)
    #expect(dial.angle.degrees == 77)
    dial.advance(to: 60)
    #expect(dial.presentedAngle.degrees == 77)
  }

  @Test("A command during a drag is a new start, for what follows and for a cancel")
  func commandDuringDrag() {
    var dial = AngleDial.atOrigin(angle: 10)
    _ = dial.drag([0, 20])
    dial.perform(.set(.degrees(100), animated: false), at: 0)
    dial.put(.moved, 25)
    #expect((dial.angle.degrees - 105).magnitude < 1e-12)
    dial.put(.cancelled, 0)
    #expect(dial.angle.degrees == 100)
  }

  @Test("A command beyond the end that the finger is past never leads out of the range")
  func commandPastTheEnd() {
    var dial = AngleDial.atOrigin(angle: 80, range: 0...90)
    _ = dial.drag([0, 90])
    #expect(dial.angle.degrees == 90)
    dial.perform(.set(.degrees(10), animated: false), at: 0)
    dial.put(.moved, 0)
    #expect(dial.angle.degrees == 0)
    dial.put(.moved, 90)
    #expect(dial.angle.degrees == 10)
    dial.put(.ended, 95)
    #expect(dial.angle.degrees == 15)
  }

  @Test("A command during a relative drag is not snapped until the finger turns")
  func commandNearASnap() {
    var dial = AngleDial.atOrigin(angle: 10, snap: Self.snap(45, 5))
    _ = dial.drag([0, 60])
    dial.perform(.set(.degrees(44), animated: false), at: 0)
    dial.put(.stationary, 60)
    #expect(dial.angle.degrees == 44)
    dial.put(.moved, 60.5)
    #expect(dial.angle.degrees == 45)
  }

  @Test("The arm goes from the pivot to where the angle points")
  func armEnd() {
    var dial = AngleDial(angle: .zero)
    #expect(dial.pivot == Point(x: 300, y: 300))
    #expect(dial.armEnd == Point(x: 100, y: 300))
    dial.perform(.set(.degrees(90), animated: false), at: 0)
    #expect(dial.armEnd == Point(x: 300, y: 100))
    dial.perform(.set(.degrees(30), animated: false), at: 0)
    #expect(dial.armEnd.y == 200)
  }

  @Test(
    "The label is the angle in whole degrees",
    arguments: [
      (44.5, "45°"), (44.4, "44°"), (0, "0°"), (-0.4, "0°"), (-44.5, "-45°"), (359.6, "360°"),
      (1e12, "1000000000000°"),
    ])
  func label(degrees: Double, label: String) {
    #expect(AngleDial.atOrigin(angle: degrees).label == label)
  }

  @Test("The default range holds the default angle, and an angle outside of a range its end")
  func defaults() {
    #expect(AngleDial().angle.degrees == 45)
    #expect(AngleDial.atOrigin(angle: 200, range: 0...90).angle.degrees == 90)
    #expect(AngleDial.atOrigin(angle: 1e300).angle == AngleDial.angleLimit)
  }
}
