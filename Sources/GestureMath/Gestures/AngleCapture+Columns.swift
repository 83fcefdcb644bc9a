// The columns of coordinates: many places at once, with the bits of one place after the other.

extension AngleCapture {
  /// Takes the pointer to the places (x, y) in order, and writes the ``turn`` after each, in degrees.
  ///
  /// It yields the bits of ``move(to:)`` place by place, also in the state that is left, so that the
  /// two can be mixed; it is several times as fast, and allocates nothing. It takes as many places as
  /// the shortest column has, and leaves the others alone: none, where one is empty.
  ///
  /// - Parameters:
  ///   - x: The distances to the right of the origin, in points.
  ///   - y: The distances below the origin, in points.
  ///   - turns: Where the turns go, clockwise on screen where positive: 0 until there was a bearing.
  public mutating func move(x: Span<Double>, y: Span<Double>, turns: inout MutableSpan<Double>) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        turns.withUnsafeMutableBufferPointer { turns in
          ColumnChunk.forEach(x: x, y: y, into: turns) { move(through: $0, turns: $1) }
        }
      }
    }
  }

  /// Takes the pointer to the places of a chunk, and writes the turn after each, in degrees.
  mutating func move(through places: ColumnChunk, turns: UnsafeMutableBufferPointer<Double>) {
    guard let firstBearing, let bearing, writeBearings(of: places, into: turns) else {
      for index in 0..<places.count {
        move(to: places[index])
        turns[index] = turn.degrees
      }
      return
    }
    arm = places[places.count - 1] - origin
    self.bearing = Angle(degrees: turns[places.count - 1])
    let passes = Self.passesHalfTurn(turns, from: bearing.degrees)
    var (whole, last, first) = (wholeTurns, bearing.degrees, firstBearing.degrees)
    if passes {
      for index in 0..<places.count {
        let next = turns[index]
        whole += Self.wholeTurns(from: last, to: next)
        last = next
        turns[index] = (next - first) + 360 * Double(whole)
      }
      wholeTurns = whole
    } else {
      let turnsBefore = 360 * Double(whole)
      for index in 0..<places.count { turns[index] = (turns[index] - first) + turnsBefore }
    }
  }

  /// Writes the bearings of all places, in degrees, or returns false where one of them is the pivot
  /// or so far from it, or so near, that it needs the scalar form.
  private func writeBearings(
    of places: ColumnChunk, into bearings: UnsafeMutableBufferPointer<Double>
  ) -> Bool {
    let (x, y, origin) = (places.x, places.y, origin)
    let sign: UInt64 = direction == .towardPivot ? 0x8000_0000_0000_0000 : 0
    var tests: Int64 = 0
    for index in 0..<places.count {
      let (dx, dy) = (x[index] - origin.x, y[index] - origin.y)
      let bits = Int64(bitPattern: dx.magnitude.bitPattern | dy.magnitude.bitPattern)
      tests |= ArcTangentKernel.test(y: dy, x: dx) | (bits &- 1)
    }
    guard tests >= 0 else { return false }
    for index in 0..<places.count {
      // As in `bearing(of:_:)`, the zeros turn −0 into 0.
      let dx = (x[index] - origin.x).flipped(by: sign) + 0
      let dy = (y[index] - origin.y).flipped(by: sign) + 0
      bearings[index] = ArcTangentKernel.angle(y: dy, x: dx).rounded
    }
    return true
  }

  /// Whether a bearing differs by more than 180° from the one before.
  private static func passesHalfTurn(
    _ bearings: UnsafeMutableBufferPointer<Double>, from last: Double
  ) -> Bool {
    var passes = mask((bearings[0] - last).magnitude > 180)
    for index in 1..<bearings.count {
      passes |= mask((bearings[index] - bearings[index - 1]).magnitude > 180)
    }
    return passes != 0
  }
}
