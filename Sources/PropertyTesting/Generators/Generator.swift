/// A recipe for random values, written as a function of a source of choices.
///
/// ```swift
/// let segments = Generator { source in
///   let length = try source.draw(.integers(in: 1...5))
///   return try source.draw(.arrays(of: .doubles(in: 0...1), count: length...length))
/// }
/// ```
///
/// Values shrink by themselves, whatever the function does with its choices: it is called again
/// with simpler ones. It must depend on nothing else, or what it makes cannot be made again.
public struct Generator<Value>: Sendable {
  @usableFromInline let produce: @Sendable (inout ChoiceSource) throws(Discarded) -> Value

  /// Creates a generator of what `produce` makes of its choices.
  ///
  /// Any error it throws discards the run, and is given as the reason if the property gives up.
  public init(_ produce: @escaping @Sendable (inout ChoiceSource) throws -> Value) {
    // A closure of some lines is not inferred to throw one type, so this takes any error.
    self.produce = { (source) throws(Discarded) in
      do {
        return try produce(&source)
      } catch {
        throw (error as? Discarded) ?? Discarded("the generator threw \(error)")
      }
    }
  }

  @usableFromInline
  init(typed produce: @escaping @Sendable (inout ChoiceSource) throws(Discarded) -> Value) {
    self.produce = produce
  }

  /// The generator of a closure that throws nothing but ``Discarded``, without a wrapper.
  @inlinable
  static func making(
    _ produce: @escaping @Sendable (inout ChoiceSource) throws(Discarded) -> Value
  ) -> Self {
    Self(typed: produce)
  }

  /// The value of one run of a seed; nil where the run is discarded.
  public func value(seed: UInt64, run: Int = 0) -> Value? {
    var source = ChoiceSource(
      seed: SplitMix64.seed(seed, run: run), size: Settings.size(ofRun: run), isRecording: false)
    guard let value = try? produce(&source), !source.isOverrun else { return nil }
    return value
  }
}

extension ChoiceSource {
  /// Returns a value of a generator, its choices marked as a span.
  @inlinable
  public mutating func draw<Value>(
    _ generator: Generator<Value>
  ) throws(Discarded) -> Value {
    openSpan(.value)
    let value = try generator.produce(&self)
    closeSpan()
    return value
  }

  /// Discards the value in the making unless a condition holds.
  public func assume(_ condition: Bool) throws(Discarded) {
    guard condition else { throw Discarded("an assumption of the generator did not hold") }
  }
}
