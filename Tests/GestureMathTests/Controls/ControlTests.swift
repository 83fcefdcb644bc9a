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
