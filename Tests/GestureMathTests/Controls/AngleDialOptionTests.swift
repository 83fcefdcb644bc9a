import GestureMath
import Testing

struct AngleDialStopTests {
  struct Row: CustomTestStringConvertible {
    let angle: Double
    var range: ClosedRange<Double>? = 0...90
    var grab: AngleDial.Grab = .relative
    var snap: AngleDial.Snap?
    let drag: [Double]
    let slips: [Double]
    let waits: [Double]
    let why: String
    var testDescription: String { why }
  }

  private static func snap(_ step: Double, _ tolerance: Double) -> AngleDial.Snap {
    AngleDial.Snap(step: .degrees(step), tolerance: .degrees(tolerance))
  }

  static let rows = [
    Row(
      angle: 80, drag: [0, 30, 25, 20], slips: [80, 90, 85, 80], waits: [80, 90, 90, 90],
      why: "the upper end slips"),
    Row(
      angle: 10, drag: [0, -30, -25, 0], slips: [10, 0, 5, 30], waits: [10, 0, 0, 10],
      why: "the lower end slips"),
    Row(
      angle: 45, drag: [0, 60, 100, 90, 140, -10, -20, 0, 20, 70],
      slips: [45, 90, 90, 80, 90, 0, 0, 20, 40, 90],
      waits: [45, 90, 90, 90, 90, 35, 25, 45, 65, 90],
      why: "from one end to the other"),
    Row(
      angle: 45, drag: [0, 45, 40], slips: [45, 90, 85], waits: [45, 90, 85],
      why: "an end that is reached is not passed"),
    Row(
      angle: 0, range: 0...360, drag: [0, 120, 240, 360, 480, 470],
      slips: [0, 120, 240, 360, 360, 350],
      waits: [0, 120, 240, 360, 360, 360], why: "at the end of a full circle"),
    Row(
      angle: 10, grab: .absolute, drag: [80, 130, 120, 60], slips: [80, 90, 80, 20],
      waits: [80, 90, 90, 60], why: "an absolute grab slips away from the finger"),
    Row(
      angle: 45, grab: .absolute, drag: [130, 120], slips: [90, 80], waits: [90, 90],
      why: "a touch in the dead zone is past the end"),
    Row(
      angle: 80, range: 0...93, snap: snap(15, 7.5), drag: [0, 30, 30, 29, 20],
      slips: [80, 93, 93, 90, 90], waits: [80, 93, 93, 93, 93],
      why: "past an end the arm is at the end, and snaps once the finger turns back"),
    Row(
      angle: 5, grab: .absolute, snap: snap(15, 7.5), drag: [-30, -30, -28, -20],
      slips: [0, 0, 0, 15], waits: [0, 0, 0, 0], why: "the same for an absolute grab"),
    Row(
      angle: 5, range: 0...93, grab: .absolute, snap: snap(15, 7.5), drag: [130, 130, 128],
      slips: [93, 93, 90], waits: [93, 93, 93],
      why: "a touch past an end is at the end, and snaps no more than that"),
    Row(
      angle: 80, range: nil, drag: [0, 90, 180, 170], slips: [80, 170, 260, 250],
      waits: [80, 170, 260, 250], why: "without a range there is no end"),
  ]

  @Test("An arm at an end waits for the finger or slips", arguments: rows)
  func table(row: Row) {
    for (stop, expected) in [(AngleDial.Stop.slip, row.slips), (.wait, row.waits)] {
      var dial = AngleDial.atOrigin(
        angle: row.angle, range: row.range, stop: stop, grab: row.grab, snap: row.snap)
      let shown = dial.drag(row.drag)
      for (angle, expected) in zip(shown, expected) {
        #expect((angle - expected).magnitude < 1e-11, "\(stop): \(shown)")
      }
    }
  }

  @Test("Ends are exact, and a report that is repeated past one changes nothing")
  func exact() {
    for grab in AngleDial.Grab.allCases {
      var dial = AngleDial.atOrigin(
        angle: 89.7, range: 0...90, stop: .slip, grab: grab, snap: Self.snap(7, 3))
      _ = dial.drag([80, 120])
      #expect(dial.angle.degrees == 90)
      let before = dial.everything
      dial.put(.moved, 120)
      dial.put(.stationary, 120)
      #expect(dial.everything == before)
    }
  }

  @Test("A command past an end is a new start for a relative drag, and none for an absolute one")
  func command() {
    for (grab, expected) in [(AngleDial.Grab.relative, 5.0), (.absolute, 85.0)] {
      var dial = AngleDial.atOrigin(angle: 80, range: 0...90, stop: .slip, grab: grab)
      _ = dial.drag([80, 130])
      dial.perform(.set(.degrees(10), animated: false), at: 0)
      #expect(dial.angle.degrees == 10)
      dial.put(.moved, 125)
      #expect((dial.angle.degrees - expected).magnitude < 1e-11)
    }
  }

  @Test("A touch past an end counts from that end, also where it is a drag only later")
  func touchPastAnEnd() {
    for minimumDistance in [0.0, 40] {
      var dial = AngleDial.atOrigin(
        angle: 45, range: 0...90, stop: .slip, grab: .absolute, minimumDistance: minimumDistance)
      _ = dial.drag([-80, -50])
      #expect((dial.angle.degrees - 30).magnitude < 1e-11)
      dial.put(.moved, -60)
      #expect((dial.angle.degrees - 20).magnitude < 1e-11)
    }
  }

  @Test("A cancelled drag that slipped restores the angle")
  func cancel() {
    var dial = AngleDial.atOrigin(angle: 33.3, range: 0...90, stop: .slip)
    _ = dial.drag([0, 100, 80])
    dial.put(.cancelled, 0)
    #expect(dial.angle.degrees == 33.3)
  }
}

struct AngleDialMinimumDistanceTests {
  /// Places on the ray of 0° and above its end, so that distances are plain.
  private static func event(
    _ phase: PointerEvent.Phase, up distance: Double, at time: Double = 0
  ) -> PointerEvent {
    PointerEvent(phase, at: Point(x: -100, y: -distance), time: time)
  }

  private func dial(_ grab: AngleDial.Grab, _ minimumDistance: Double = 10) -> AngleDial {
    .atOrigin(angle: 20, range: 0...90, grab: grab, minimumDistance: minimumDistance)
  }

  @Test("Nothing changes until the contact went far enough", arguments: AngleDial.Grab.allCases)
  func recognition(grab: AngleDial.Grab) {
    var dial = dial(grab)
    for (index, distance) in [0, 5, 9.999, 3].enumerated() {
      dial.receive(Self.event(index == 0 ? .began : .moved, up: distance))
      #expect(dial.angle.degrees == 20 && dial.presentedAngle.degrees == 20)
      #expect(!dial.isEditing)
    }
    dial.receive(Self.event(.moved, up: 10))
    #expect(dial.isEditing)
    // The whole turn since the touch-down shows at once: atan(10/100).
    let turn = 5.710593137499643
    let start = grab == .relative ? 20.0 : 0
    #expect((dial.angle.degrees - (start + turn)).magnitude < 1e-12)
    dial.receive(Self.event(.moved, up: 100))
    #expect((dial.angle.degrees - (start + 45)).magnitude < 1e-12)
    dial.receive(Self.event(.moved, up: 0))
    #expect(dial.isEditing, "it latches")
    #expect(dial.angle.degrees == start)
  }

  @Test("From then on the bits are those without a minimum", arguments: AngleDial.Grab.allCases)
  func sameBits(grab: AngleDial.Grab) {
    var (late, early) = (dial(grab), dial(grab, 0))
    for (index, degrees) in [30, 31, 95, 170, 220, 300, 10, 60].enumerated() {
      let phase: PointerEvent.Phase = index == 0 ? .began : .moved
      late.put(phase, Double(degrees))
      early.put(phase, Double(degrees))
      #expect(index < 2 || late.angle.degrees.bitPattern == early.angle.degrees.bitPattern)
      #expect((late.angle == early.angle) == (index >= 2 || grab == .relative && index == 0))
    }
  }

  @Test(
    "A tap changes nothing, nor does a contact that is cancelled",
    arguments: AngleDial.Grab.allCases)
  func tap(grab: AngleDial.Grab) {
    for end in [PointerEvent.Phase.ended, .cancelled] {
      var dial = dial(grab)
      dial.perform(.step(by: 1), at: 0)
      var untouched = dial
      dial.receive(Self.event(.began, up: 40, at: 0.05))
      dial.receive(Self.event(.moved, up: 45, at: 0.1))
      #expect(dial.presentedAngle != dial.angle, "the animation goes on")
      dial.receive(Self.event(end, up: 45, at: 0.15))
      untouched.advance(to: 0.15)
      #expect(dial.everything == untouched.everything)
    }
  }

  @Test("A lift that is far enough turns the arm")
  func lift() {
    var dial = dial(.relative)
    dial.receive(Self.event(.began, up: 0))
    dial.receive(Self.event(.ended, up: 100))
    #expect((dial.angle.degrees - 65).magnitude < 1e-12)
    #expect(!dial.isEditing)
  }

  @Test("A relative drag takes the arm where it is seen when it begins, and gives it back")
  func animated() {
    var dial = dial(.relative)
    dial.receive(Self.event(.began, up: 0, at: 0))
    dial.receive(Self.event(.moved, up: 5, at: 0.05))
    // A command is carried out as if no contact were down.
    dial.perform(.step(by: 4), at: 0.1)
    dial.receive(Self.event(.moved, up: 3, at: 0.15))
    #expect(dial.angle.degrees == 40)
    var untouched = dial
    dial.advance(to: 0.2)
    let seen = dial.presentedAngle.degrees
    #expect(seen > 20 && seen < 40)
    dial.receive(Self.event(.moved, up: 100, at: 0.2))
    #expect((dial.angle.degrees - (seen + 45)).magnitude < 1e-12)
    dial.receive(Self.event(.cancelled, up: 0, at: 0.25))
    untouched.advance(to: 0.25)
    #expect(dial.angle.degrees == 40)
    #expect(dial.presentedAngle.degrees.bitPattern == untouched.presentedAngle.degrees.bitPattern)
  }

  @Test("A second begin is a new touch, which must go far enough itself")
  func secondBegan() {
    var dial = dial(.relative)
    dial.receive(Self.event(.began, up: 0))
    dial.receive(Self.event(.moved, up: 50))
    dial.receive(Self.event(.began, up: 50))
    #expect(dial.angle.degrees == 20 && !dial.isEditing)
    dial.receive(Self.event(.moved, up: 55))
    #expect(dial.angle.degrees == 20)
  }

  @Test("A minimum distance that is infinite or no number lets nothing turn the arm")
  func never() {
    for distance in [Double.infinity, .nan] {
      var dial = dial(.absolute, distance)
      _ = dial.drag([0, 90, 180])
      #expect(dial.angle.degrees == 20 && !dial.isEditing)
    }
    var dial = dial(.absolute, -1)
    dial.put(.began, 60)
    #expect(dial.isEditing, "below 0 there is none")
  }
}
