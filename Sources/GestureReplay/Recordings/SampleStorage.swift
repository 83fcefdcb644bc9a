import GestureMath
import Glibc

/// The columns of samples.
///
/// Whoever holds the only reference may change them; once there is a second one, nobody does, which
/// is what makes it safe to send. `Samples` and the decoders keep to that.
final class SampleStorage: @unchecked Sendable {
  /// The number of samples.
  private(set) var count = 0
  /// The number of samples that there is room for.
  private(set) var capacity: Int
  /// The times, in seconds.
  private(set) var times: UnsafeMutablePointer<Double>
  /// The places, in points; NaN where a sample has none.
  private(set) var xs, ys: UnsafeMutablePointer<Double>
  /// What the samples are.
  private(set) var marks: UnsafeMutablePointer<SampleMark>
  /// The ids, where the mark tells of one; nil where no sample has one.
  private(set) var ids: UnsafeMutablePointer<Int64>?
  /// The pressures, where the mark tells of one; nil where no sample has one.
  private(set) var pressures: UnsafeMutablePointer<Double>?
  /// The commands, with the indices of their samples, in order.
  private(set) var commands: [(index: Int, command: Sample.Command)] = []
  /// What the columns lie in where that is not memory of their own; nobody may change them then.
  let mapped: MappedBytes?

  /// Creates columns without samples.
  init(capacity: Int = 0) {
    self.capacity = capacity
    mapped = nil
    times = Self.resized(nil, capacity)
    xs = Self.resized(nil, capacity)
    ys = Self.resized(nil, capacity)
    marks = Self.resized(nil, capacity)
  }

  /// Creates columns with samples of others.
  init(_ other: SampleStorage, _ range: Range<Int>, capacity: Int) {
    self.capacity = max(capacity, range.count)
    mapped = nil
    count = range.count
    times = Self.copy(other.times, range, self.capacity)
    xs = Self.copy(other.xs, range, self.capacity)
    ys = Self.copy(other.ys, range, self.capacity)
    marks = Self.copy(other.marks, range, self.capacity)
    ids = other.ids.map { Self.copy($0, range, self.capacity) }
    pressures = other.pressures.map { Self.copy($0, range, self.capacity) }
    for (index, command) in other.commands where range.contains(index) {
      commands.append((index - range.lowerBound, command))
    }
  }

  /// Takes the columns where they lie in a packed recording, whose layout fits its bytes.
  init(
    _ memory: MappedBytes, _ layout: PackedLayout,
    commands: [(index: Int, command: Sample.Command)]
  ) {
    count = layout.count
    capacity = layout.count
    mapped = memory
    times = memory.column(at: layout.columnsOffset, count)
    xs = memory.column(at: layout.xsOffset, count)
    ys = memory.column(at: layout.ysOffset, count)
    marks = memory.column(at: layout.marksOffset, count)
    ids = layout.idsOffset.map { memory.column(at: $0, layout.count) }
    pressures = layout.pressuresOffset.map { memory.column(at: $0, layout.count) }
    self.commands = commands
  }

  deinit {
    guard mapped == nil else { return }
    free(times)
    free(xs)
    free(ys)
    free(marks)
    free(ids)
    free(pressures)
  }
}

// MARK: - Memory

extension SampleStorage {
  /// Makes room for so many samples in all.
  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let before = capacity
    capacity = max(wanted, capacity * 2, 8)
    times = Self.resized(times, capacity)
    xs = Self.resized(xs, capacity)
    ys = Self.resized(ys, capacity)
    marks = Self.resized(marks, capacity)
    // Columns come one after the other, and each adds its bits to these.
    (marks + before).update(repeating: SampleMark(rawValue: 0), count: capacity - before)
    ids = ids.map { Self.resized($0, capacity) }
    pressures = pressures.map { Self.resized($0, capacity) }
  }

  /// The column of ids, which is there from then on.
  @inline(__always)
  func idColumn() -> UnsafeMutablePointer<Int64> {
    if let ids { return ids }
    let column: UnsafeMutablePointer<Int64> = Self.resized(nil, capacity)
    ids = column
    return column
  }

  /// The column of pressures, which is there from then on.
  @inline(__always)
  func pressureColumn() -> UnsafeMutablePointer<Double> {
    if let pressures { return pressures }
    let column: UnsafeMutablePointer<Double> = Self.resized(nil, capacity)
    pressures = column
    return column
  }

  private static func resized<Value: BitwiseCopyable>(
    _ column: UnsafeMutablePointer<Value>?, _ capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let size = max(capacity, 1).multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    // As an array ends the program, too.
    guard !size.overflow, let memory = realloc(column, size.partialValue) else {
      fatalError("no memory left for \(capacity) samples")
    }
    return memory.assumingMemoryBound(to: Value.self)
  }

  private static func copy<Value: BitwiseCopyable>(
    _ column: UnsafeMutablePointer<Value>, _ range: Range<Int>, _ capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let copy: UnsafeMutablePointer<Value> = resized(nil, capacity)
    copy.update(from: column + range.lowerBound, count: range.count)
    return copy
  }
}

extension SampleStorage {
  /// Gives back the memory of samples that lie in a file.
  func discard(_ range: Range<Int>) {
    guard let mapped else { return }
    func discard<Value>(_ column: UnsafeMutablePointer<Value>) {
      let bytes = mapped.bytes.baseAddress.map { UnsafeRawPointer($0) }
      let start = UnsafeRawPointer(column) - (bytes ?? UnsafeRawPointer(column))
      let stride = MemoryLayout<Value>.stride
      mapped.discard(start + range.lowerBound * stride..<start + range.upperBound * stride)
    }
    for column in [times, xs, ys] { discard(column) }
    discard(marks)
    ids.map(discard)
    pressures.map(discard)
  }
}

// MARK: - Samples

extension SampleStorage {
  /// The sample at an index, which must be in range.
  subscript(index: Int) -> Sample {
    let contact = marks[index].contact(
      x: xs[index], y: ys[index], id: ids?[index], pressure: pressures?[index])
    if let contact { return Sample(time: times[index], .contact(contact)) }
    let command = commandIndex(index)
    guard command < commands.count else {
      // Only in a file that was changed since it was looked through.
      return Sample(time: times[index], .command(Sample.Command("frame")))
    }
    return Sample(time: times[index], .command(commands[command].command))
  }

  /// Adds a sample at the end.
  func append(_ sample: Sample) {
    switch sample.input {
    case .contact(let contact):
      append(contact, at: sample.time)
    case .command(let command):
      append(.command, time: sample.time)
      commands.append((count - 1, command))
    }
  }

  /// Adds a contact's report at the end.
  @inline(__always)
  func append(_ contact: Sample.Contact, at time: Double) {
    append(Self.mark(of: contact), time: time, location: contact.location)
    if let id = contact.id { idColumn()[count - 1] = Int64(id) }
    if let pressure = contact.pressure { pressureColumn()[count - 1] = pressure }
  }

  /// Puts a sample in the place of one.
  func replace(_ index: Int, with sample: Sample) {
    if marks[index] == .command { commands.remove(at: commandIndex(index)) }
    var contact: Sample.Contact?
    switch sample.input {
    case .contact(let replacement): contact = replacement
    case .command(let command): commands.insert((index, command), at: commandIndex(index))
    }
    times[index] = sample.time
    marks[index] = contact.map(Self.mark) ?? .command
    xs[index] = contact?.location?.x ?? .nan
    ys[index] = contact?.location?.y ?? .nan
    if let id = contact?.id { idColumn()[index] = Int64(id) }
    if let pressure = contact?.pressure { pressureColumn()[index] = pressure }
  }

  /// Takes the columns as they were filled from outside, with room for so many samples at least.
  func setCount(_ count: Int) { self.count = count }

  @inline(__always)
  private func append(_ mark: SampleMark, time: Double, location: Point? = nil) {
    if count == capacity { reserve(count + 1) }
    times[count] = time
    xs[count] = location?.x ?? .nan
    ys[count] = location?.y ?? .nan
    marks[count] = mark
    count += 1
  }

  @inline(__always)
  private static func mark(of contact: Sample.Contact) -> SampleMark {
    var mark = SampleMark(contact.phase)
    if contact.location != nil { mark.add(.place) }
    if contact.id != nil { mark.add(.id) }
    if let device = contact.device { mark.add(SampleMark(device)) }
    if contact.pressure != nil { mark.add(.pressure) }
    return mark
  }

  /// Where the command of sample `index` is among the commands, or belongs.
  private func commandIndex(_ index: Int) -> Int {
    var (low, high) = (0, commands.count)
    while low < high {
      let middle = (low + high) / 2
      if commands[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
