/// Doubles in memory of their own, which begins at a line of the cache, as where they begin would
/// show in the times.
final class Column {
  /// The elements.
  let elements: UnsafeMutableBufferPointer<Double>

  init(count: Int, _ element: (Int) -> Double = { _ in 0 }) {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(8 * count, 8), alignment: 64)
    elements = UnsafeMutableBufferPointer(
      start: bytes.bindMemory(to: Double.self, capacity: count), count: count)
    for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
  }

  deinit { elements.deallocate() }

  /// Two neighbours at a time.
  var pairs: UnsafeMutableBufferPointer<SIMD2<Double>> {
    UnsafeMutableBufferPointer(
      start: UnsafeMutableRawPointer(elements.baseAddress)?
        .assumingMemoryBound(to: SIMD2<Double>.self),
      count: elements.count / 2)
  }
}
