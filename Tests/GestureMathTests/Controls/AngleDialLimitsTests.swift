import GestureMath
import Testing

/// What is not finite is refused where it enters, and cannot arise after.
struct AngleDialLimitsTests {
  private static let notFinite = [Double.nan, .infinity, -.infinity]

  private static let dials: [AngleDial] = AngleDial.Grab.allCases.flatMap { grab in
    [
      AngleDial.atOrigin(angle: 20, range: 0...90, grab: grab),
      .atOrigin(angle: 20, range: nil, grab: grab),
      .atOrigin(angle: 20, wraps: true, grab: grab),
      .atOrigin(angle: 20, range: 0...90, stop: .slip, grab: grab),
      .atOrigin(
        angle: 20, range: 0...90, grab: grab,
        snap: .init(step: .degrees(15), tolerance: .degrees(5)), minimumDistance: 10),
    ]
  }

  @Test("An angle at the start that is not finite counts as 0°", arguments: notFinite)
  func start(angle: Double) {
    #expect(AngleDial.atOrigin(angle: angle, range: -90...90).angle.degrees == 0)
    #expect(AngleDial.atOrigin(angle: angle, range: 50...150).angle.degrees == 50)
    #expect(AngleDial.atOrigin(angle: angle, range: nil).angle.degrees == 0)
    #expect(AngleDial.atOrigin(angle: angle, range: 50...100, wraps: true).angle.degrees == 50)
  }

  @Test("A range whose ends are no numbers is none")
  func range() {
    let nan = Angle.degrees(.nan)
    for (low, high) in [(nan, nan), (nan, Angle.degrees(90)), (.zero, nan)] {
      for wraps in [false, true] {
        var dial = AngleDial(range: low...high, wraps: wraps)
        #expect(dial.range == nil)
        dial.perform(.set(.degrees(400), animated: false), at: 0)
        #expect(dial.angle.degrees == (wraps ? 40 : 400))
      }
    }
  }

  @Test("A step of more turns than an angle can have goes the shorter way")
  func longSteps() {
    // After a third of the way of 10⁹ turns and a quarter, it has done a third of a turn and 30°.
    for (turns, seen, tolerance) in [(1e9, 250.0, 1e-3), (1e10, 130, 1e-12)] {
      var dial = AngleDial.atOrigin(
        angle: 100, step: 360, wraps: true, animation: .linear(duration: 3))
      dial.perform(.step(by: turns + 0.25), at: 0)
      #expect(dial.angle.degrees == 190)
      dial.advance(to: 1)
      #expect((dial.presentedAngle.degrees - seen).magnitude <= tolerance)
    }
  }

  @Test("A command that is not finite changes nothing", arguments: notFinite)
  func commands(value: Double) {
    for dial in Self.dials {
      var touched = dial
      touched.put(.began, 30)
      touched.put(.moved, 50)
      for before in [dial, touched] {
        var dial = before
        dial.perform(.set(.degrees(value), animated: true), at: 0)
        dial.perform(.set(.degrees(value), animated: false), at: 0)
        dial.perform(.step(by: value), at: 0)
        dial.advance(to: value)
        var expected = before
        expected.advance(to: 0)
        expected.advance(to: value)
        #expect(dial.everything == expected.everything)
      }
    }
    var dial = AngleDial.atOrigin(angle: 20, step: value)
    dial.perform(.step(by: 1), at: 0)
    dial.perform(.step(by: 0), at: 0)
    #expect(dial.angle.degrees == 20)
  }

  @Test("A sum of counts beyond all doubles is refused")
  func counts() {
    let most = Double.greatestFiniteMagnitude
    var dial = AngleDial.atOrigin(angle: 0, step: 1e-300, range: nil)
    #expect(dial.take([most, most]) == [179_769_313.48623157, 179_769_313.48623157])
    var still = AngleDial.atOrigin(angle: 7, step: 0, range: nil)
    #expect(still.take([most, most, -most]) == [7, 7, 7])
  }

  @Test("A turn beyond all doubles is to an end, and where there is none refused")
  func turns() {
    for sign in [1.0, -1] {
      var ends = AngleDial.atOrigin(angle: 20, step: 1e200, range: -7...90)
      #expect(ends.take([sign * 1e200]) == [sign > 0 ? 90 : -7])
      var wraps = AngleDial.atOrigin(angle: 20, step: 1e200, wraps: true)
      wraps.advance(to: 0)
      let before = wraps.everything
      #expect(wraps.take([sign * 1e200]) == [20])
      #expect(wraps.everything == before)
    }
  }

  @Test("A place that is not finite leaves the angle", arguments: notFinite)
  func places(value: Double) {
    for place in [Point(x: value, y: 3), Point(x: 3, y: value), Point(x: value, y: value)] {
      for dial in Self.dials {
        var dial = dial
        dial.put(.began, 30)
        dial.put(.moved, 50)
        let angle = dial.angle
        dial.receive(PointerEvent(.moved, at: place, time: 0))
        #expect(dial.angle == angle)
        dial.put(.moved, 75)
        #expect(dial.angle != angle)
        let last = dial.angle
        dial.receive(PointerEvent(.ended, at: place, time: 0))
        #expect(dial.angle == last && !dial.isEditing)
        // A touch that begins nowhere has a bearing from its first place on.
        dial.receive(PointerEvent(.began, at: place, time: 0))
        dial.put(.moved, 40)
        #expect(dial.angle.degrees.isFinite)
      }
    }
  }

  private static let wild =
    notFinite + [
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude, 0, -0.0,
      1e12, 7,
    ]

  @Test("The state is finite whatever happens, and an angle lies in its range")
  func finite() {
    var random = SplitMix(state: 3)
    func wild() -> Double { Self.wild[Int(random.next() % UInt64(Self.wild.count))] }
    let phases: [PointerEvent.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    let springs: [Animation?] = [
      nil, .bouncy, .default, .linear(duration: 0.1), .spring.speed(1e9),
    ]
    for _ in 0..<400 {
      let ends = [wild(), wild()].filter { !$0.isNaN }.sorted()
      let range = ends.count == 2 && random.next() % 2 == 0 ? ends[0]...ends[1] : nil
      var dial = AngleDial.atOrigin(
        angle: wild(), step: wild(), range: range, wraps: random.next() % 2 == 0,
        stop: random.next() % 2 == 0 ? .wait : .slip,
        grab: random.next() % 2 == 0 ? .absolute : .relative,
        snap: random.next() % 3 == 0
          ? .init(step: .degrees(wild()), tolerance: .degrees(wild())) : nil,
        minimumDistance: random.next() % 2 == 0 ? 0 : wild(),
        animation: springs[Int(random.next() % 5)])
      for tick in 0..<60 {
        let time = random.next() % 16 == 0 ? wild() : Double(tick) * 0.01
        switch random.next() % 8 {
        case 0: dial.perform(.step(by: wild()), at: time)
        case 1: dial.perform(.set(.degrees(wild()), animated: random.next() % 2 == 0), at: time)
        case 2: dial.put(phases[Int(random.next() % 5)], Double(random.next() % 720), at: time)
        default:
          let phase = phases[Int(random.next() % 5)]
          dial.receive(PointerEvent(phase, at: Point(x: wild(), y: wild()), time: time))
        }
        let numbers = [
          dial.angle.degrees, dial.presentedAngle.degrees, dial.armEnd.x, dial.armEnd.y,
        ]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(dial)")
        if let range {
          #expect(range.contains(dial.angle.degrees) || range.lowerBound.magnitude > 1e12)
        }
        if dial.wraps, range == nil { #expect((0..<360).contains(dial.presentedAngle.degrees)) }
      }
    }
  }
}
