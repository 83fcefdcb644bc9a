extension Array {
  /// The number n for which every n-th element makes at most `limit` elements, at least one.
  static func step(of count: Int, to limit: Int) -> Int {
    count <= limit ? 1 : (count - 1) / Swift.max(limit, 1) + 1
  }

  /// Every `step`-th element from the first on, and the last one.
  func thinned(by step: Int) -> [Element] {
    guard step > 1 else { return self }
    return indices.filter { $0 % step == 0 || $0 == count - 1 }.map { self[$0] }
  }
}
