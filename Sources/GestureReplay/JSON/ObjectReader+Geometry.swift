import GestureMath

// Lists of numbers that stand for places and extents, in points. Every number is at most
// PointerEvent.coordinateLimit in magnitude, as pointers' coordinates are.
extension ObjectReader {
  /// Reads a place, `[x, y]`.
  ///
  /// - Throws: ``RecordingError`` where it is none, or missing with no default.
  public mutating func point(
    _ key: String, default fallback: Point? = nil
  ) throws(RecordingError) -> Point {
    try read(key, default: fallback, expected: "a point, [x, y]" + Self.limit) { value in
      guard let numbers = Self.coordinates(value, count: 2) else { return nil }
      return Point(x: numbers[0], y: numbers[1])
    }
  }

  /// Reads an extent, `[width, height]`, neither below 0.
  ///
  /// - Throws: ``RecordingError`` where it is none, or missing with no default.
  public mutating func size(
    _ key: String, default fallback: Size? = nil
  ) throws(RecordingError) -> Size {
    let expected = "a size, [width, height], not below 0" + Self.limit
    return try read(key, default: fallback, expected: expected) { value in
      guard let numbers = Self.coordinates(value, count: 2), numbers.allSatisfy({ $0 >= 0 }) else {
        return nil
      }
      return Size(width: numbers[0], height: numbers[1])
    }
  }

  /// Reads a rectangle, `[x, y, width, height]`, width and height not below 0.
  ///
  /// - Throws: ``RecordingError`` where it is none, or missing with no default.
  public mutating func rect(
    _ key: String, default fallback: Rect? = nil
  ) throws(RecordingError) -> Rect {
    let expected = "a rectangle, [x, y, width, height], no extent below 0" + Self.limit
    return try read(key, default: fallback, expected: expected) { value in
      guard let numbers = Self.coordinates(value, count: 4), numbers[2] >= 0, numbers[3] >= 0 else {
        return nil
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// Reads insets, `[top, left, bottom, right]`; negative ones point outward.
  ///
  /// - Throws: ``RecordingError`` where they are none, or missing with no default.
  public mutating func insets(
    _ key: String, default fallback: EdgeInsets? = nil
  ) throws(RecordingError) -> EdgeInsets {
    let expected = "insets, [top, left, bottom, right]" + Self.limit
    return try read(key, default: fallback, expected: expected) { value in
      guard let numbers = Self.coordinates(value, count: 4) else { return nil }
      return EdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }

  /// Reads a range, `[low, high]` with low not above high, or null for none.
  ///
  /// - Returns: nil for null, and the default where the member is missing.
  /// - Throws: ``RecordingError`` where it is neither a range nor null.
  public mutating func optionalRange(
    _ key: String, default fallback: ClosedRange<Double>?
  ) throws(RecordingError) -> ClosedRange<Double>? {
    let expected = "a range, [low, high] with low not above high, or null"
    return try read(key, default: .some(fallback), expected: expected) { value in
      if value == .null { return .some(nil) }
      guard case .array(let values) = value, values.count == 2,
        case .number(let low) = values[0], case .number(let high) = values[1],
        low.isFinite, high.isFinite, low <= high
      else { return nil }
      return low...high
    }
  }

  private static var limit: String { "; numbers of at most 1e9" }

  /// The numbers of an array that has exactly `count`, all within the limit; nil otherwise.
  private static func coordinates(_ value: JSONValue, count: Int) -> [Double]? {
    guard case .array(let values) = value, values.count == count else { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for value in values {
      guard case .number(let number) = value,
        number.magnitude <= PointerEvent.coordinateLimit
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
