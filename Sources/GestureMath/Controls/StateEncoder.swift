/// A reader of a control's state: one call of `field` for each field, then its value in tokens.
///
/// Digests, comparisons and tables are encoders. The state is never built as a tree of values, so
/// that reading it after every sample allocates nothing.
public protocol StateEncoder {
  /// Starts the field of this name.
  mutating func field(_ name: StaticString)
  /// Writes that there is no value.
  mutating func null()
  /// Writes a truth value.
  mutating func boolean(_ value: Bool)
  /// Writes a number.
  mutating func number(_ value: Double)
  /// Writes a text.
  mutating func string(_ value: String)
  /// Writes a short text. Who does not implement it gets it as a string.
  mutating func text(_ value: ShortText)
  /// Starts a list; its elements follow as values.
  mutating func beginList()
  /// Ends the list that was started last.
  mutating func endList()
}

extension StateEncoder {
  /// Writes a field: its name and its value.
  @inlinable @inline(__always)
  public mutating func encode(_ name: StaticString, _ value: some StateValue) {
    field(name)
    value.encode(to: &self)
  }

  /// Writes a short text as ``string(_:)`` does.
  @inlinable
  public mutating func text(_ value: ShortText) { string(value.description) }
}

/// A value that a field of a state can have.
public protocol StateValue {
  /// Writes the value in tokens.
  func encode<Encoder: StateEncoder>(to encoder: inout Encoder)
}

extension Bool: StateValue {
  /// Writes a truth value.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.boolean(self) }
}

extension Double: StateValue {
  /// Writes a number.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.number(self) }
}

extension String: StateValue {
  /// Writes a text.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.string(self) }
}

extension ShortText: StateValue {
  /// Writes a text.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.text(self) }
}

extension StateValue where Self: RawRepresentable, RawValue == String {
  /// Writes the name of the case.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.string(rawValue) }
}

extension Angle: StateValue {
  /// Writes the degrees as a number.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) { encoder.number(degrees) }
}

extension Point: StateValue {
  /// Writes `[x, y]`.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.beginList()
    encoder.number(x)
    encoder.number(y)
    encoder.endList()
  }
}

extension Vector: StateValue {
  /// Writes `[dx, dy]`.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    Point(x: dx, y: dy).encode(to: &encoder)
  }
}

extension Size: StateValue {
  /// Writes `[width, height]`.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    Point(x: width, y: height).encode(to: &encoder)
  }
}

extension Rect: StateValue {
  /// Writes `[x, y, width, height]`.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.beginList()
    encoder.number(minX)
    encoder.number(minY)
    encoder.number(width)
    encoder.number(height)
    encoder.endList()
  }
}

extension Vertices: StateValue {
  /// Writes the list of the four points: top left, top right, bottom left, bottom right.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.beginList()
    topLeft.encode(to: &encoder)
    topRight.encode(to: &encoder)
    bottomLeft.encode(to: &encoder)
    bottomRight.encode(to: &encoder)
    encoder.endList()
  }
}

extension Optional: StateValue where Wrapped: StateValue {
  /// Writes the value, or that there is none.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    if let self { self.encode(to: &encoder) } else { encoder.null() }
  }
}

extension Array: StateValue where Element: StateValue {
  /// Writes the list of the elements.
  @inlinable @inline(__always)
  public func encode<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.beginList()
    for element in self { element.encode(to: &encoder) }
    encoder.endList()
  }
}
