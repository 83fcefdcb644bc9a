extension AngleDial {
  /// Takes reports that one contact moved to the places (x, y) in order, all at one time, and writes
  /// the ``angle`` after each, in degrees.
  ///
  /// It yields the bits of ``receive(_:)`` report by report, also in the state that is left, so that
  /// the two can be mixed; it is several times as fast, and allocates nothing. A contact that does
  /// not turn the arm leaves the angle as it is. It takes as many places as the shortest column has,
  /// and leaves the others alone; where one is empty, nothing changes, not even the time.
  ///
  /// - Parameters:
  ///   - contact: What tells the contact from others.
  ///   - x: The distances to the right of the origin, in points.
  ///   - y: The distances below the origin, in points.
  ///   - time: When the contact was at the places, in seconds. The state depends on the latest time
  ///     alone, so that the time of the last place does for all that were before it.
  ///   - angles: Where the angles go.
  public mutating func receiveMoves(
    of contact: Int = 0, x: Span<Double>, y: Span<Double>, at time: Double,
    angles: inout MutableSpan<Double>
  ) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        angles.withUnsafeMutableBufferPointer { angles in
          ColumnChunk.forEach(x: x, y: y, into: angles) { places, angles in
            advance(to: time)
            follow(places, of: contact, angles: angles)
          }
        }
      }
    }
  }

  private mutating func follow(
    _ places: ColumnChunk, of contact: Int, angles: UnsafeMutableBufferPointer<Double>
  ) {
    guard drag?.contact == contact else {
      angles.update(repeating: angle.degrees)
      return
    }
    // There is no origin until the contact went far enough and had a bearing, which are for single
    // places to say.
    guard var drag, let origin = drag.originOfTurns() else {
      for index in 0..<places.count {
        follow(places[index])
        angles[index] = angle.degrees
      }
      return
    }
    drag.capture.move(through: places, turns: angles)
    if rule.slips {
      slip(&drag, angles: angles)
    } else {
      let (rule, turnAtOrigin) = (rule, drag.turnAtOrigin.degrees)
      let snapsAtOrigin = drag.snapsAtOrigin
      for index in 0..<places.count {
        let turn = Angle(degrees: angles[index] - turnAtOrigin)
        angles[index] =
          rule.angle(origin: origin, turn: turn, snapsAtOrigin: snapsAtOrigin).degrees
      }
    }
    self.drag = drag
    show(Angle(degrees: angles[places.count - 1]))
  }

  /// Puts in place of turns since the contact went down the angles that an arm shows which slips at
  /// the ends of its range.
  private func slip(_ drag: inout Drag, angles: UnsafeMutableBufferPointer<Double>) {
    for index in 0..<angles.count {
      // An end that was passed is a new origin.
      guard let origin = drag.origin else { return }
      let turn = Angle(degrees: angles[index])
      angles[index] = drag.angle(after: turn, from: origin, by: rule).degrees
    }
  }
}
