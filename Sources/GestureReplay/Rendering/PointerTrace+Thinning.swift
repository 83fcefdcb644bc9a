extension PointerTrace {
  /// How many places the marks of a stroke count as, by the bytes that they take in a picture.
  private static let marks = 40

  /// The trace without some of its strokes and places, so that those that are left count as about
  /// `limit` places. They are spread evenly, and the last of each is kept.
  ///
  /// - Returns: The trace, and what was left out in words; nil where nothing was.
  func thinned(to limit: Int) -> (trace: PointerTrace, note: String?) {
    let most = max(limit, 1)
    let strokeStep = [PointerStroke].step(of: strokes.count * Self.marks, to: most / 2)
    let kept = strokes.thinned(by: strokeStep)
    let places = kept.reduce(0) { $0 + $1.points.count }
    let placeStep = [PointerStroke].step(of: places, to: most - kept.count * Self.marks)
    let notes = [(strokeStep, "strokes"), (placeStep, "places")].filter { $0.0 > 1 }
      .map { "1 of \($0.0) \($0.1)" }
    return (
      withStrokes(kept.map { $0.thinned(by: placeStep) }),
      notes.isEmpty ? nil : notes.joined(separator: ", ")
    )
  }
}
