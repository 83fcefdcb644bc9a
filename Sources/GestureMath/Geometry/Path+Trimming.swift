extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// SwiftUI's method of the same name. Subpaths count one after the other, with the lines that
  /// close them, and each that is cut begins anew; one that is kept whole stays closed. From 0 or
  /// less to 1 or more it is the path itself. Where `from` is not below `to`, or one of them or the
  /// length is NaN, it is empty. Lengths have the given tolerance, in points, as those of
  /// ``length(tolerance:)``: the ends are off by no more along the path.
  public func trimmedPath(
    from: Double, to: Double, tolerance: Double = defaultLengthTolerance
  ) -> Path {
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let length = length(tolerance: tolerance)
    guard !length.isNaN else { return Path() }
    var trimming = PathTrimming(
      from: from > 0 ? from * length : 0, to: to < 1 ? to * length : .infinity,
      tolerance: tolerance)
    for element in elements { trimming.add(element) }
    return trimming.result
  }
}

/// The part of a path between two lengths, while it is made.
private struct PathTrimming {
  var result = Path()
  private var cursor = PathCursor()
  private let from: Double
  private let to: Double
  private let tolerance: Double
  /// The length of what has been passed.
  private var passed = 0.0
  /// Whether the next part continues the result's subpath.
  private var isOpen = false
  /// Whether the path's own subpath has been kept from its start.
  private var isWhole = false

  init(from: Double, to: Double, tolerance: Double) {
    self.from = from
    self.to = to
    self.tolerance = tolerance
  }

  mutating func add(_ element: Path.Element) {
    let segment = cursor.advance(over: element)
    if case .move = element { begin() }
    guard let segment else { return }
    let length = segment.length(tolerance: tolerance)
    let start = passed
    passed += length
    let isKept = start >= from && passed <= to
    if case .closeSubpath = element {
      if isKept, isWhole, isOpen {
        result.closeSubpath()
      } else if length > 0 {
        add(segment, start: start, length: length)
      }
      return begin()
    }
    isWhole = isWhole && isKept
    add(segment, start: start, length: length)
  }

  /// Begins a subpath: nothing of it is there yet, so all of it so far is kept.
  private mutating func begin() {
    isOpen = false
    isWhole = true
  }

  /// Adds the part of a segment that is between the two lengths.
  private mutating func add(_ segment: PathSegment, start: Double, length: Double) {
    guard passed > from || (length == 0 && passed >= from), start < to else { return }
    let first =
      start < from
      ? segment.parameter(atLength: from - start, of: length, tolerance: tolerance) : 0
    let last =
      passed > to ? segment.parameter(atLength: to - start, of: length, tolerance: tolerance) : 1
    let part = first > 0 || last < 1 ? segment.part(from: first, to: last) : segment
    if !isOpen { result.move(to: part.start) }
    isOpen = true
    result.append(part.element)
  }
}
