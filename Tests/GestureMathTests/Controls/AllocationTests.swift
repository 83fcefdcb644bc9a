import AllocationCounting
import GestureMath
import Testing

@Suite(
  "Allocations of events", .enabled(if: AllocationCount.isAvailable, "not counted with this system")
)
struct AllocationTests {
  /// A control that keeps every event, to show that allocations are seen.
  private struct Hoarder: Control {
    var events: [PointerEvent] = []
    mutating func receive(_ event: PointerEvent) { events.append(event) }
    func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}
  }

  /// 100 drags of 100 events each, round (0, 0), from the handle of a box of 200 by 100 there.
  private static let events: [PointerEvent] = (0..<10_000).map { index in
    let step = index % 100
    let (sine, cosine) = sincos(.degrees(26.56505117707799 + 7 * Double(step)))
    return PointerEvent(
      step == 0 ? .began : step < 99 ? .moved : index % 200 == 99 ? .ended : .cancelled,
      at: Point(x: 111 * cosine, y: 111 * sine), time: 0.008 * Double(index))
  }

  private static let frame = Rect(x: -100, y: -100, width: 100, height: 100)
  private static let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  private static let box = TextBox(
    center: .zero, size: Size(width: 200, height: 100), isSelected: true)

  /// How often memory was asked for by 10,000 events, after those of the first drag.
  private func calls<C: Control>(of control: C) -> Int {
    var control = control
    let events = Self.events
    // The first events may look up what a program looks up once.
    for event in events[..<200] { control.receive(event) }
    let start = AllocationCount.current
    // By index, as iterating allocates where it is not optimised.
    for index in 0..<events.count { control.receive(events[index]) }
    return Int(AllocationCount.since(start).calls)
  }

  @Test("A control that keeps its events is seen to allocate")
  func hoarder() { #expect(calls(of: Hoarder()) > 0) }

  @Test("A drag allocates nothing", arguments: VelocityTracker.Estimator.allCases)
  func drag(estimator: VelocityTracker.Estimator) {
    #expect(calls(of: DragGesture(velocity: estimator)) == 0)
  }

  @Test("A dial allocates nothing", arguments: AngleDial.Grab.allCases)
  func dial(grab: AngleDial.Grab) {
    let snap = AngleDial.Snap(step: .degrees(15), tolerance: .degrees(4))
    for range in [nil, .zero ... .degrees(90)] as [ClosedRange<Angle>?] {
      for snap in [nil, snap] {
        let dial = AngleDial(
          frame: Self.frame, insets: Self.insets, range: range, grab: grab, snap: snap)
        #expect(calls(of: dial) == 0)
      }
    }
  }

  @Test("A dial allocates nothing, whatever its options", arguments: AngleDial.Grab.allCases)
  func dialOptions(grab: AngleDial.Grab) {
    for (wraps, stop) in [(true, AngleDial.Stop.wait), (false, .slip)] {
      let dial = AngleDial(
        frame: Self.frame, insets: Self.insets, wraps: wraps, stop: stop, grab: grab,
        minimumDistance: 10)
      #expect(calls(of: dial) == 0)
    }
  }

  @Test("A dial that is touched while an animation goes on allocates nothing")
  func animatedDial() {
    var dial = AngleDial(frame: Self.frame, insets: Self.insets, animation: .bouncy.delay(3))
    dial.perform(.step(by: 2), at: 0)
    #expect(calls(of: dial) == 0)
  }

  @Test("A text box allocates nothing, whatever part is held")
  func textBox() {
    #expect(calls(of: Self.box) == 0)
    #expect(calls(of: TextBox(center: .zero, size: Size(width: 300, height: 300))) == 0)
    #expect(calls(of: TextBox(center: .zero, size: Size(width: 1, height: 1))) == 0)
  }

  @Test("A clock allocates nothing, whatever hand is held")
  func clock() {
    let frame = Rect(x: -125, y: -125, width: 250, height: 250)
    for time in [TimeOfDay(hour: 4, minute: 0), TimeOfDay(hour: 10, minute: 20)] {
      let clock = AnalogClock(frame: frame, time: time)
      #expect(clock.hand(at: Self.events[0].location) != nil)
      #expect(calls(of: clock) == 0)
    }
  }

  @Test("A pin that is touched, carried and dropped allocates nothing")
  func pin() {
    let pin = MapPin(frame: Rect(x: -50, y: 0, width: 300, height: 300))
    #expect(pin.contains(Self.events[0].location))
    #expect(calls(of: pin) == 0)
  }

  @Test("Reading a state allocates nothing, but for texts")
  func states() {
    var numbers = StateNumbers()
    let pin = MapPin(frame: Rect(x: -50, y: 0, width: 300, height: 300))
    pin.encodeState(to: &numbers)
    Self.box.encodeState(to: &numbers)
    let start = AllocationCount.current
    pin.encodeState(to: &numbers)
    Self.box.encodeState(to: &numbers)
    #expect(AllocationCount.since(start).calls == 0)
    #expect(numbers.count > 0)
  }

  /// Counts the numbers of a state.
  private struct StateNumbers: StateEncoder {
    var count = 0
    mutating func number(_ value: Double) { count += 1 }
    mutating func field(_ name: StaticString) {}
    mutating func null() {}
    mutating func boolean(_ value: Bool) {}
    mutating func string(_ value: String) {}
    mutating func beginList() {}
    mutating func endList() {}
  }

  @Test("Columns allocate nothing")
  func columns() {
    let places = Self.events.map(\.location) + [.zero, Point(x: 1e300, y: 0)]
    let (x, y) = (places.map(\.x), places.map(\.y))
    var (first, second) = (x, x)
    var capture = AngleCapture(pivot: .zero, start: places[0])
    var dial = AngleDial(frame: Self.frame, insets: Self.insets, range: nil, grab: .relative)
    var box = Self.box
    dial.receive(Self.events[0])
    box.receive(Self.events[0])
    var one = first.mutableSpan
    var two = second.mutableSpan
    var calls = -1
    for _ in 0..<2 {
      let start = AllocationCount.current
      capture.move(x: x.span, y: y.span, turns: &one)
      dial.receiveMoves(x: x.span, y: y.span, at: 1, angles: &one)
      box.receiveMoves(x: x.span, y: y.span, rotations: &one, scales: &two)
      calls = Int(AllocationCount.since(start).calls)
    }
    #expect(calls == 0)
  }
}
