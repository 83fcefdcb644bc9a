extension PointerTrace {
  /// How many places the marks of a stroke count as, by the bytes that they take in a picture.
  private static let marks = 20

  /// The trace without some of its strokes and places, so that those that are left count as at most
  /// about so many places. What is left is spread evenly, and the last of each is always kept.
  ///
  /// - Returns: The trace, and what was left out in words; nil where nothing was.
  func thinned(to limit: Int) -> (trace: PointerTrace, note: String?) {
    let most = max(limit, 1)
    let strokeStep = Self.step(strokes.count * Self.marks, to: most / 2)
    var thin = self
    thin.strokes = Self.every(strokeStep, of: strokes)
    let places = thin.strokes.reduce(0) { $0 + $1.points.count }
    let placeStep = Self.step(places, to: most - thin.strokes.count * Self.marks)
    if placeStep > 1 {
      for index in thin.strokes.indices {
        thin.strokes[index].points = Self.every(placeStep, of: thin.strokes[index].points)
      }
    }
    let notes = [(strokeStep, "contacts"), (placeStep, "places")].filter { $0.0 > 1 }
      .map { "1 of \($0.0) \($0.1)" }
    return (thin, notes.isEmpty ? nil : notes.joined(separator: ", "))
  }

  /// Each how many of `count` are kept so that at most `limit` are, but for the last one.
  private static func step(_ count: Int, to limit: Int) -> Int {
    count <= limit ? 1 : (count - 1) / max(limit, 1) + 1
  }

  private static func every<Element>(_ step: Int, of elements: [Element]) -> [Element] {
    guard step > 1 else { return elements }
    return elements.indices.filter { $0 % step == 0 || $0 == elements.count - 1 }
      .map { elements[$0] }
  }
}
