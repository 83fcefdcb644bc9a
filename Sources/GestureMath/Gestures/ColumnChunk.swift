/// Some places of two columns of coordinates, at least one and few enough that what is computed of
/// them stays in the first-level cache.
struct ColumnChunk {
  /// The distances to the right of the origin, in points.
  let x: UnsafeBufferPointer<Double>
  /// The distances below the origin, in points; as many.
  let y: UnsafeBufferPointer<Double>

  /// The most places of a chunk.
  static var capacity: Int { 256 }

  /// The number of places.
  @inline(__always)
  var count: Int { x.count }

  /// The place of an index.
  @inline(__always)
  subscript(index: Int) -> Point { Point(x: x[index], y: y[index]) }

  /// Whether all coordinates are finite.
  ///
  /// The exponent of one that is not has all bits set, so that one more carries into the sign.
  var areFinite: Bool {
    var carries: UInt64 = 0
    for index in 0..<count {
      carries |= (x[index].bitPattern & 0x7FF0 << 48) &+ 1 << 52
      carries |= (y[index].bitPattern & 0x7FF0 << 48) &+ 1 << 52
    }
    return carries >> 63 == 0
  }

  /// Calls `body` with the places, in order, and with where their results go: as many places as the
  /// shortest of the columns has.
  @inline(__always)
  static func forEach(
    x: UnsafeBufferPointer<Double>, y: UnsafeBufferPointer<Double>,
    into results: UnsafeMutableBufferPointer<Double>,
    _ body: (ColumnChunk, UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    let count = min(x.count, y.count, results.count)
    var start = 0
    while start < count {
      let range = start..<min(start &+ capacity, count)
      let places = ColumnChunk(
        x: UnsafeBufferPointer(rebasing: x[range]), y: UnsafeBufferPointer(rebasing: y[range]))
      body(places, UnsafeMutableBufferPointer(rebasing: results[range]))
      start = range.upperBound
    }
  }
}
