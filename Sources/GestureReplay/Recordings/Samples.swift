/// Samples in the order of delivery, kept as columns: 25 bytes for one without an id or a pressure.
///
/// It is used as an array of ``Sample`` is. Copies share their columns until one is changed, which
/// copies them; adding at the end is fast.
public struct Samples: Sendable {
  private var storage: SampleStorage

  /// Creates no samples.
  public init() { storage = SampleStorage() }

  /// Creates samples as a sequence lists them. Other samples are shared, not copied.
  public init(_ samples: some Sequence<Sample>) {
    if let samples = samples as? Samples {
      self = samples
      return
    }
    storage = SampleStorage(capacity: samples.underestimatedCount)
    for sample in samples { storage.append(sample) }
  }

  /// Takes columns that are complete, and that nobody changes from then on.
  init(_ storage: SampleStorage) { self.storage = storage }
}

// MARK: - As a collection

extension Samples: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The index of the first sample, 0.
  public var startIndex: Int { 0 }

  /// The number of samples, which is the index after the last one.
  public var endIndex: Int { storage.count }

  /// The sample at an index, which must be in range.
  public subscript(index: Int) -> Sample {
    get {
      precondition(storage.range.contains(index), "index out of range")
      return storage[index]
    }
    set {
      precondition(storage.range.contains(index), "index out of range")
      makeUnique()
      storage.replace(index, with: newValue)
    }
  }

  /// Makes room for so many samples in all, so that adding them copies nothing.
  public mutating func reserveCapacity(_ count: Int) {
    makeUnique()
    storage.reserve(count)
  }

  /// Adds a sample at the end.
  public mutating func append(_ sample: Sample) {
    makeUnique()
    storage.append(sample)
  }

  /// Puts samples in the place of those in a range, which must be in range. Copies all samples.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with samples: some Collection<Sample>
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= storage.count, "range out of range")
    let capacity = storage.count - range.count + samples.count
    let result = SampleStorage(storage, 0..<range.lowerBound, capacity: capacity)
    for sample in samples { result.append(sample) }
    for index in range.upperBound..<storage.count { result.append(storage[index]) }
    storage = result
  }

  /// Copies the columns where another value shares them, or a file holds them.
  private mutating func makeUnique() {
    guard storage.mapped != nil || !isKnownUniquelyReferenced(&storage) else { return }
    storage = SampleStorage(storage, storage.range, capacity: storage.count)
  }
}

extension SampleStorage {
  fileprivate var range: Range<Int> { 0..<count }
}

extension Samples: ExpressibleByArrayLiteral {
  /// Creates samples as an array literal lists them.
  public init(arrayLiteral samples: Sample...) { self.init(samples) }
}

// MARK: - Equality

extension Samples: Hashable {
  /// Whether two values hold equal samples in the same order, as arrays would.
  public static func == (left: Samples, right: Samples) -> Bool {
    left.storage === right.storage || left.elementsEqual(right)
  }

  /// Hashes the samples.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for sample in self { hasher.combine(sample) }
  }
}

extension Samples: CustomStringConvertible {
  /// The samples as those of an array are shown.
  public var description: String { Array(self).description }
}

// MARK: - Columns

extension Recording {
  /// Whether some samples are commands.
  package var hasCommands: Bool { samples.withColumns { !$0.commands.isEmpty } }
}

extension Samples {
  /// The columns, as long as a call of ``Samples/withColumns(_:)`` lasts.
  package struct Columns {
    /// The times, in seconds, as recorded.
    package let times: UnsafeBufferPointer<Double>
    /// The places, in points; NaN where a sample has none.
    package let xs, ys: UnsafeBufferPointer<Double>
    /// What the samples are, and which of their parts are there.
    package let marks: UnsafeBufferPointer<SampleMark>
    /// The ids, where the mark tells of one; nil where no sample has one.
    package let ids: UnsafeBufferPointer<Int64>?
    /// The pressures, where the mark tells of one; nil where no sample has one.
    package let pressures: UnsafeBufferPointer<Double>?
    /// The commands, with the indices of their samples, in order.
    package let commands: [(index: Int, command: Sample.Command)]
  }

  /// Calls `body` with the coordinates of all samples, in points, such as a control takes in columns.
  ///
  /// Both are NaN where a sample has no place: a command, and a lift that says none. The columns must
  /// not be used after the call.
  public func withCoordinates<Result, Failure: Error>(
    _ body: (_ x: Span<Double>, _ y: Span<Double>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withColumns { columns throws(Failure) in
      try body(columns.xs.span, columns.ys.span)
    }
  }

  /// How many samples are walked through before those behind are given back.
  package static var window: Int { 65_536 }

  /// Refuses samples that lie in a file that was changed since it was opened.
  ///
  /// - Throws: ``RecordingError`` where it was.
  package func checkUnchanged() throws(RecordingError) {
    try storage.mapped?.checkUnchanged()
  }

  /// Gives back the memory of samples that lie in a file, and are not looked at soon.
  package func discard(_ range: Range<Int>) { storage.discard(range) }

  /// Calls `body` with the columns, which it must not keep.
  package func withColumns<Result, Failure: Error>(
    _ body: (Columns) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    let count = storage.count
    return try body(
      Columns(
        times: UnsafeBufferPointer(start: storage.times, count: count),
        xs: UnsafeBufferPointer(start: storage.xs, count: count),
        ys: UnsafeBufferPointer(start: storage.ys, count: count),
        marks: UnsafeBufferPointer(start: storage.marks, count: count),
        ids: storage.ids.map { UnsafeBufferPointer(start: $0, count: count) },
        pressures: storage.pressures.map { UnsafeBufferPointer(start: $0, count: count) },
        commands: storage.commands))
  }
}
