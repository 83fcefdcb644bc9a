// What a rectangle covers, and rectangles made from others.

extension Rect {
  /// Creates a rectangle from the coordinates of its edges, which become those of the result.
  ///
  /// The right edge is kept as far as rounding lets it: it is minX + (maxX − minX).
  @inlinable
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

// MARK: - Containment

extension Rect {
  /// Returns whether a point is inside: the left and top edges are, the right and bottom are not.
  ///
  /// So of rectangles that tile the plane exactly one contains a given point, and an empty
  /// rectangle contains none.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns whether another rectangle is inside, where shared edges count as inside.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}

// MARK: - Combinations

extension Rect {
  /// Returns the smallest rectangle that contains both. An empty one counts with its place.
  ///
  /// Edges that are NaN in one are NaN in the result.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: lesser(minX, other.minX), minY: lesser(minY, other.minY),
      maxX: greater(maxX, other.maxX), maxY: greater(maxY, other.maxY))
  }

  /// Returns the rectangle that both cover, or nil where they lie apart or an edge is NaN.
  ///
  /// Rectangles that touch along an edge or at a corner share an empty rectangle. `CGRect` returns
  /// its null rectangle instead of nil.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    let left = greater(minX, other.minX)
    let top = greater(minY, other.minY)
    let right = lesser(maxX, other.maxX)
    let bottom = lesser(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

// MARK: - Moved edges

extension Rect {
  /// Returns the rectangle moved to the right by `dx` and downward by `dy`, standardized.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle with its left and right edges moved in by `dx`, the others by `dy`.
  ///
  /// Negative distances move edges outward. Edges that would cross meet at the centre, with an
  /// extent of 0; `CGRect` returns its null rectangle then.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, leading: dx, bottom: dy, trailing: dx))
  }

  /// Returns the rectangle with each edge moved in by its inset.
  ///
  /// Negative insets move edges outward. Edges that would cross meet halfway between the places
  /// where the insets put them, with an extent of 0; `CGRect` lets them cross.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    let across = Self.span(from: minX, length: width, insets.leading, insets.trailing)
    let down = Self.span(from: minY, length: height, insets.top, insets.bottom)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The span that is left of one when its ends move inward by two distances.
  @usableFromInline
  static func span(
    from start: Double, length: Double, _ inset: Double, _ farInset: Double
  ) -> (start: Double, length: Double) {
    let left = length - inset - farInset
    if left < 0 { return (start + inset + left / 2, 0) }
    return (start + inset, left)
  }
}

// MARK: - Transforms

extension Rect {
  /// Returns the smallest rectangle that contains the four corners taken through a transform.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Rect {
    let topLeft = Point(x: minX, y: minY).applying(transform)
    let topRight = Point(x: maxX, y: minY).applying(transform)
    let bottomLeft = Point(x: minX, y: maxY).applying(transform)
    let bottomRight = Point(x: maxX, y: maxY).applying(transform)
    return Rect(
      minX: lesser(lesser(topLeft.x, topRight.x), lesser(bottomLeft.x, bottomRight.x)),
      minY: lesser(lesser(topLeft.y, topRight.y), lesser(bottomLeft.y, bottomRight.y)),
      maxX: greater(greater(topLeft.x, topRight.x), greater(bottomLeft.x, bottomRight.x)),
      maxY: greater(greater(topLeft.y, topRight.y), greater(bottomLeft.y, bottomRight.y)))
  }
}
