import Benchmarks
import GestureMath
import Testing

@Suite("The drag that controls are timed with")
struct DragTraceTests {
  private static func dragged<C: Control>(_ control: BenchmarkControl<C>) -> C {
    var value = control.value
    for event in DragTrace(count: 600).events.dropLast() { value.receive(event) }
    return value
  }

  @Test("Every control follows it to its end, or its times would be those of idling")
  func follows() {
    #expect(Self.dragged(.angleDial).isEditing)
    #expect(Self.dragged(.textBox).activePart == .handle)
    #expect(Self.dragged(.clock).activeHand == .minute)
    #expect(Self.dragged(.mapPin).isLifted)
  }

  @Test("It turns a dial by whole turns and what is left of 600 events")
  func turns() {
    let turn = Self.dragged(.angleDial).angle - BenchmarkControl.angleDial.value.angle
    #expect((turn.degrees - 598 * 360 / 256).magnitude < 1e-9)
  }
}
