import GestureMath
import Testing

/// Nothing that enters a control may stop the program, not even a configuration that no recording can
/// have. What a recording can have is tried on every control there is by `EveryControlTests`.
struct ControlTests {
  private static let wild = [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, 1e300,
  ]

  /// Puts events of every phase at wild places and times into a control, and reads its state.
  private func survive<C: Control>(_ control: C) {
    var control = control
    var sum = Sum()
    for x in Self.wild {
      for y in Self.wild {
        for phase in [PointerEvent.Phase.began, .moved, .stationary, .ended, .began, .cancelled] {
          control.receive(PointerEvent(phase, at: Point(x: x, y: y), time: y))
          control.advance(to: x)
          control.encodeState(to: &sum)
        }
      }
    }
    #expect(sum.count > 0)
  }

  @Test("No event traps, finite or not, in a control with wild numbers")
  func wildEvents() {
    survive(DragGesture())
    survive(DragGesture(minimumDistance: .nan, translationOrigin: .threshold, velocity: .swiftUI))
    for grab in AngleDial.Grab.allCases {
      survive(AngleDial(grab: grab))
      survive(AngleDial(angle: .degrees(.nan), range: nil, grab: grab))
      for end in [1e300, .infinity] {
        let range = Angle.degrees(-end) ... .degrees(end)
        survive(AngleDial(angle: .degrees(end), range: range, grab: grab))
      }
      for step in Self.wild {
        let snap = AngleDial.Snap(step: .degrees(step), tolerance: .degrees(1e9))
        survive(AngleDial(range: nil, grab: grab, snap: snap))
      }
    }
    for extent in Self.wild {
      survive(
        TextBox(
          center: Point(x: extent, y: 0), size: Size(width: extent, height: 1),
          handleRadius: .infinity, minimumDistance: extent, isSelected: true))
      let frame = Rect(x: extent, y: 0, width: extent, height: 100)
      for distance in Self.wild {
        survive(AnalogClock(frame: frame, minimumDistance: distance))
        survive(MapPin(frame: frame, minimumDistance: distance))
      }
    }
  }

  @Test("No command traps, finite or not")
  func wildCommands() {
    for value in Self.wild {
      var dial = AngleDial(angle: .degrees(45), step: .degrees(value), range: nil)
      dial.perform(.step(by: value), at: value)
      dial.perform(.set(.degrees(value), animated: true), at: value)
      survive(dial)
      var box = TextBox(center: Point(x: 0, y: 0), size: Size(width: 9, height: 9))
      box.perform(.setText("", naturalSize: Size(width: value, height: value)), at: value)
      survive(box)
      var clock = AnalogClock()
      clock.perform(.advance(by: value), at: value)
      survive(clock)
    }
  }

  /// Fails where a contact that begins while it is down leaves another state than one that is
  /// cancelled first and begins then, now or later.
  private func expectRestart<C: Control>(_ control: C, at places: [Point]) {
    var (twice, cancelled) = (control, control)
    let ways: [(PointerEvent.Phase, Int)] = [
      (.began, 0), (.moved, 1), (.moved, 2), (.began, 1), (.moved, 3), (.moved, 0), (.ended, 2),
      (.began, 2), (.moved, 1),
    ]
    for (index, (phase, place)) in ways.enumerated() {
      let event = PointerEvent(phase, at: places[place], time: 0.008 * Double(index), id: 3)
      if index == 3 {
        cancelled.receive(PointerEvent(.cancelled, at: places[2], time: event.time, id: 3))
      }
      twice.receive(event)
      cancelled.receive(event)
      // Every stored number, in digits that tell it from all others.
      let states = (String(reflecting: twice), String(reflecting: cancelled))
      #expect(states.0 == states.1, "\(C.self), event \(index)")
    }
  }

  // A replay turns such a begin into a cancel and a begin before the control sees it.
  @Test("A begin of a contact that is down is a cancel and a begin, for every control")
  func secondBegan() {
    let about = { (x: Double, y: Double) in
      [(0.0, 0.0), (-7, 12), (30, 24), (55, -40)].map { Point(x: x + $0.0, y: y + $0.1) }
    }
    expectRestart(DragGesture(), at: about(0, 0))
    expectRestart(DragGesture(minimumDistance: 40, velocity: .swiftUI), at: about(9, 9))
    for grab in AngleDial.Grab.allCases {
      for (wraps, stop) in [(false, AngleDial.Stop.wait), (true, .wait), (false, .slip)] {
        for minimumDistance in [0.0, 10, 50] {
          var dial = AngleDial(
            wraps: wraps, stop: stop, grab: grab, minimumDistance: minimumDistance)
          expectRestart(dial, at: about(290, 280))
          dial.perform(.step(by: 3), at: 0)
          expectRestart(dial, at: about(290, 280))
        }
      }
    }
    for isSelected in [false, true] {
      let box = TextBox(
        center: Point(x: 40, y: 30), size: Size(width: 80, height: 60), isSelected: isSelected)
      expectRestart(box, at: about(40, 30))
      expectRestart(box, at: about(80, 60))
    }
    let clock = AnalogClock(
      frame: Rect(x: -100, y: -100, width: 200, height: 200), time: TimeOfDay(hour: 3, minute: 0))
    expectRestart(clock, at: about(70, 3))
    expectRestart(clock, at: about(0, -110))
    let pin = MapPin(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    expectRestart(pin, at: about(50, 50))
  }

  @Test("Time that goes back leaves the arm and the pin where they are seen")
  func timeGoingBack() {
    var dial = AngleDial(animation: .linear(duration: 1))
    dial.perform(.step(by: 1), at: 0)
    dial.advance(to: 0.5)
    dial.advance(to: 0.25)
    #expect(dial.presentedAngle == .degrees(47.5))
    var pin = MapPin(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    for phase in [PointerEvent.Phase.began, .ended] {
      pin.receive(PointerEvent(phase, at: Point(x: 50, y: 50), time: 0))
    }
    pin.advance(to: 0.1)
    let lift = pin.presentedLift
    pin.advance(to: 0.05)
    #expect(pin.presentedLift == lift && lift < MapPin.liftHeight)
  }
}

/// The numbers of a state.
private struct Sum: StateEncoder {
  private(set) var count = 0

  mutating func number(_ value: Double) { count += 1 }
  mutating func field(_ name: StaticString) {}
  mutating func null() {}
  mutating func boolean(_ value: Bool) {}
  mutating func string(_ value: String) { count += value.utf8.count }
  mutating func beginList() {}
  mutating func endList() {}
}
