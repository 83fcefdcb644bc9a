extension TextBox {
  /// Takes reports that one contact moved to the places (x, y) in order, and writes the ``rotation``
  /// after each, in degrees, and the ``scale``.
  ///
  /// It yields the bits of ``receive(_:)`` report by report, also in the state that is left, so that
  /// the two can be mixed. With the handle it is several times as fast; it allocates nothing. A
  /// contact on the body moves the box and turns nothing, and one that has nothing of the box leaves
  /// it as it is. It takes as many places as the shortest column has, and leaves the others alone.
  ///
  /// - Parameters:
  ///   - contact: What tells the contact from others.
  ///   - x: The distances to the right of the origin, in points.
  ///   - y: The distances below the origin, in points.
  ///   - rotations: Where the rotations go.
  ///   - scales: Where the scales go.
  public mutating func receiveMoves(
    of contact: Int = 0, x: Span<Double>, y: Span<Double>,
    rotations: inout MutableSpan<Double>, scales: inout MutableSpan<Double>
  ) {
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        rotations.withUnsafeMutableBufferPointer { rotations in
          scales.withUnsafeMutableBufferPointer { scales in
            let count = min(rotations.count, scales.count)
            var scales = scales[..<count]
            ColumnChunk.forEach(
              x: x, y: y, into: UnsafeMutableBufferPointer(rebasing: rotations[..<count])
            ) { places, rotations in
              let chunk = scales.prefix(places.count)
              scales = scales.dropFirst(places.count)
              follow(
                places, of: contact, rotations: rotations,
                scales: UnsafeMutableBufferPointer(rebasing: chunk))
            }
          }
        }
      }
    }
  }

  private mutating func follow(
    _ places: ColumnChunk, of contact: Int, rotations: UnsafeMutableBufferPointer<Double>,
    scales: UnsafeMutableBufferPointer<Double>
  ) {
    guard var drag, drag.contact == contact, drag.part == .handle, drag.recognition.isRecognized,
      places.areFinite
    else {
      for index in 0..<places.count {
        if self.drag?.contact == contact { follow(places[index]) }
        rotations[index] = rotation.degrees
        scales[index] = scale
      }
      return
    }
    let rule = drag.rule
    let (x, y, origin) = (places.x, places.y, drag.capture.origin)
    for index in 0..<places.count {
      let arm = Vector(dx: x[index] - origin.x, dy: y[index] - origin.y)
      scales[index] = rule.scale(arm: arm)
    }
    drag.capture.move(through: places, turns: rotations)
    let before = drag.placementBefore.rotation.degrees
    for index in 0..<places.count { rotations[index] = before + rotations[index] }
    self.drag = drag
    placement.rotation = Angle(degrees: rotations[places.count - 1])
    placement.direction = rule.direction(arm: drag.capture.arm, rotation: placement.rotation)
    placement.scale = scales[places.count - 1]
  }
}
