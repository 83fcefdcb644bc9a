import GestureMath
import Testing

@Suite("Animatable data")
struct AnimatableTests {
  /// Reads the data, sets other data, and returns what was read and what that made.
  private func exchange<A: Animatable>(
    _ value: A, _ data: A.AnimatableData
  ) -> (A.AnimatableData, A) {
    var changed = value
    changed.animatableData = data
    return (value.animatableData, changed)
  }

  @Test("Geometry gives its components in SwiftUI's order and takes them back")
  func geometry() {
    let (point, movedPoint) = exchange(Point(x: 1, y: 2), AnimatablePair(3, 4))
    #expect(point == AnimatablePair(1, 2) && movedPoint == Point(x: 3, y: 4))
    let (size, changedSize) = exchange(Size(width: 1, height: 2), AnimatablePair(3, 4))
    #expect(size == AnimatablePair(1, 2) && changedSize == Size(width: 3, height: 4))
    let (rect, changedRect) = exchange(
      Rect(x: 1, y: 2, width: -3, height: 4),
      AnimatablePair(AnimatablePair(5, 6), AnimatablePair(7, 8)))
    #expect(rect == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(-3, 4)))
    #expect(changedRect == Rect(x: 5, y: 6, width: 7, height: 8))
    let (insets, changedInsets) = exchange(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      AnimatablePair(5, AnimatablePair(6, AnimatablePair(7, 8))))
    #expect(insets == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
    #expect(changedInsets == EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    let (angle, turned) = exchange(Angle.degrees(370), -20)
    #expect(angle == 370 && turned == .degrees(-20))
    let (vector, changedVector) = exchange(Vector(dx: 1, dy: 2), Vector(dx: 3, dy: 4))
    #expect(vector == Vector(dx: 1, dy: 2) && changedVector == Vector(dx: 3, dy: 4))
    #expect(exchange(2.5, 3.5) == (2.5, 3.5))
  }

  @Test("A pair adds, subtracts, scales and measures by components")
  func pairs() {
    let pair = AnimatablePair(3.0, Vector(dx: 4, dy: 12))
    #expect(pair.magnitudeSquared == 169)
    #expect(pair + pair == AnimatablePair(6, Vector(dx: 8, dy: 24)))
    #expect(pair - pair == .zero)
    #expect(pair.scaled(by: -0.5) == AnimatablePair(-1.5, Vector(dx: -2, dy: -6)))
    #expect(pair + .zero == pair)
  }

  private struct Still: Animatable {
    var name = "still"
  }

  @Test("A type without data of its own has the empty data")
  func empty() {
    let (data, value) = exchange(Still(), EmptyAnimatableData())
    #expect(data == .zero && value.name == "still")
    #expect(data + data == data && data - data == data && data.scaled(by: 3) == data)
    #expect(data.magnitudeSquared == 0)
  }
}
