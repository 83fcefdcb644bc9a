import GestureMath

extension TextBox {
  /// A selected box of 200 by 100 about the origin, whose handle is (100, 50).
  static func atOrigin(
    rotation: Double = 0, size: Size = Size(width: 200, height: 100), minimumScale: Double = 0.1,
    isSelected: Bool = true
  ) -> TextBox {
    TextBox(
      center: Point(x: 0, y: 0), size: size, rotation: .degrees(rotation),
      minimumScale: minimumScale, isSelected: isSelected)
  }

  /// Takes a report of a contact.
  mutating func put(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: Int = 0) {
    receive(PointerEvent(phase, at: Point(x: x, y: y), time: 0, id: id))
  }

  /// Puts a contact down at the first place, leads it through the others, and lifts it.
  mutating func drag(_ places: [(x: Double, y: Double)]) {
    for (index, place) in places.enumerated() {
      put(index == 0 ? .began : .moved, place.x, place.y)
    }
    if let last = places.last { put(.ended, last.x, last.y) }
  }
}
