/// A file in evemu's text form: a description of a device, its events, or both.
///
/// Lines are `N: name`, `I: bus vendor product version`, `P: …` and `B: index …` (bits in hex),
/// `A: code minimum maximum fuzz flat [resolution]` (code in hex, the others decimal),
/// `L: index state`, `S: index state` and `E: seconds.microseconds type code value` (type and code
/// in hex, value decimal). `#` begins a comment, except in a name. Source: evemu's README.
struct EvemuFile: Sendable {
  /// The device's name; nil where the file has none, or an empty one.
  private(set) var name: String?
  /// The events, in order.
  private(set) var events: [EvdevEvent] = []
  /// Whether there is anything of evemu in the file, be it the version in a comment.
  private(set) var isEvemu = false
  /// The bytes of `P:` lines, and those of `B:` lines that speak of keys: the lowest bit of the
  /// first byte is number 0.
  private var properties: [UInt8] = []
  private var keys: [UInt8] = []

  /// Reads a file, and adds the axes, the properties and the keys that it describes to a device.
  ///
  /// Throws at the first line that is not as it should be.
  init(reading file: ImportFile, describing device: inout EvdevDevice) throws(RecordingError) {
    var axes = device
    let text = ImportText(file: file.name, bytes: file.bytes)
    try text.forEachLine { line throws(RecordingError) in try read(line, describing: &axes) }
    axes.properties.formUnion(Self.numbers(of: properties))
    axes.keys.formUnion(Self.numbers(of: keys))
    device = axes
  }

  /// The numbers of the bits that are set.
  private static func numbers(of bytes: [UInt8]) -> [Int] {
    bytes.enumerated().flatMap { index, byte in
      (0..<8).filter { byte >> $0 & 1 == 1 }.map { 8 * index + $0 }
    }
  }

  /// Reads a line.
  private mutating func read(
    _ line: ImportText.Line, describing device: inout EvdevDevice
  ) throws(RecordingError) {
    let bytes = line.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let letter = bytes.first else { return }
    if letter == UInt8(ascii: "#") {
      isEvemu = isEvemu || bytes.starts(with: "# EVEMU ".utf8)
      return
    }
    let rest = bytes.dropFirst()
    guard rest.first == UInt8(ascii: ":") else { throw Self.foreignLine(line) }
    let body = rest.dropFirst()
    switch letter {
    case UInt8(ascii: "E"): events.append(try Self.event(line, body))
    case UInt8(ascii: "A"): try Self.describeAxis(line, body, of: &device)
    case UInt8(ascii: "N"): readName(body)
    case UInt8(ascii: "I"): _ = try Self.hexadecimal(line, body, count: 4...4)
    case UInt8(ascii: "P"):
      properties += try Self.hexadecimal(line, body, count: 1...Int.max)
        .map(UInt8.init(truncatingIfNeeded:))
    case UInt8(ascii: "B"):
      let numbers = try Self.hexadecimal(line, body, count: 2...Int.max)
      if numbers.first == EvdevType.key {
        keys += numbers.dropFirst().map(UInt8.init(truncatingIfNeeded:))
      }
    case UInt8(ascii: "L"), UInt8(ascii: "S"):
      _ = try Self.hexadecimal(line, body, count: 2...2)
    default: throw Self.foreignLine(line)
    }
    isEvemu = true
  }

  /// Reads the device's name.
  private mutating func readName(_ body: ArraySlice<UInt8>) {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var trimmed = body.drop(while: isSpace)
    while let last = trimmed.last, isSpace(last) { trimmed.removeLast() }
    if !trimmed.isEmpty { name = String(decoding: trimmed, as: UTF8.self) }
  }
}

// MARK: - Lines

extension EvemuFile {
  private typealias Line = ImportText.Line

  /// The error of a line that is none of evemu's.
  private static func foreignLine(_ line: Line) -> RecordingError {
    line.error(
      found: Line.quoted(line.bytes),
      expected: "a line of evemu's text form, such as \"E: 0.000001 0003 0035 0330\"",
      advice: "lines begin with N: I: P: B: A: L: S: E: or #")
  }

  /// The fields before a comment; throws where there are too few or too many.
  private static func fields(
    _ line: Line, _ body: ArraySlice<UInt8>, count: ClosedRange<Int>, _ form: String
  ) throws(RecordingError) -> [ArraySlice<UInt8>] {
    let fields = Line.fields(of: body.prefix { $0 != UInt8(ascii: "#") })
    guard count ~= fields.count else {
      throw line.error(found: "\(fields.count) fields", expected: form)
    }
    return fields
  }

  /// `E: seconds.microseconds type code value`
  private static func event(
    _ line: Line, _ body: ArraySlice<UInt8>
  ) throws(RecordingError) -> EvdevEvent {
    let fields = try fields(
      line, body, count: 4...4, "4 fields: seconds.microseconds, type, code and value")
    return EvdevEvent(
      microseconds: try microseconds(line, fields[0]),
      type: try line.hexadecimal(fields[1], as: UInt16.self, "an event's type"),
      code: try line.hexadecimal(fields[2], as: UInt16.self, "an event's code"),
      value: try line.decimal(fields[3], as: Int32.self, "an event's value"), line: line.number)
  }

  /// A time as a count of microseconds: never by way of a floating-point number, which would lose
  /// bits of times since 1970. All six digits must be there: `0.5` could mean 5 µs or 500,000.
  private static func microseconds(
    _ line: Line, _ field: ArraySlice<UInt8>
  ) throws(RecordingError) -> Int64 {
    let parts = field.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, !field.contains(UInt8(ascii: "-"))
    else {
      throw timeError(line, field)
    }
    let seconds = try line.decimal(parts[0], as: Int64.self, "a time's seconds")
    let micros = try line.decimal(parts[1], as: Int64.self, "a time's microseconds")
    let (scaled, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, isBeyond) = scaled.addingReportingOverflow(micros)
    guard !isTooLarge, !isBeyond else {
      throw line.error(
        found: "the time \(Line.quoted(field))",
        expected: "a time of at most \(Int64.max / 1_000_000) seconds")
    }
    return sum
  }

  /// The error of a time that is none.
  private static func timeError(_ line: Line, _ field: ArraySlice<UInt8>) -> RecordingError {
    line.error(
      found: "the time \(Line.quoted(field))",
      expected: "seconds, a point and six digits of microseconds, such as 1338279976.740982")
  }

  /// `A: code minimum maximum fuzz flat [resolution]`
  private static func describeAxis(
    _ line: Line, _ body: ArraySlice<UInt8>, of device: inout EvdevDevice
  ) throws(RecordingError) {
    let fields = try fields(
      line, body, count: 5...6,
      "5 or 6 fields: code, minimum, maximum, fuzz, flat and perhaps resolution")
    let code = try line.hexadecimal(fields[0], as: UInt16.self, "an axis's code")
    var numbers: [Int32] = []
    for field in fields.dropFirst() {
      numbers.append(try line.decimal(field, as: Int32.self, "a number of an axis"))
    }
    let axis = EvdevDevice.Axis(
      minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0)
    guard device.describe(code, as: axis) else {
      throw line.error(
        found: "axis \(Line.quoted(fields[0])) from \(axis.minimum) to \(axis.maximum), "
          + "resolution \(axis.resolution)",
        expected: "what was said of it before",
        advice: "the files describe different devices; import the recordings of one at a time")
    }
  }

  /// The fields of a line that are bits or numbers in hex.
  private static func hexadecimal(
    _ line: Line, _ body: ArraySlice<UInt8>, count: ClosedRange<Int>
  ) throws(RecordingError) -> [UInt16] {
    let form =
      count.lowerBound == count.upperBound
      ? "\(count.lowerBound) numbers in hex" : "\(count.lowerBound) numbers in hex or more"
    return try fields(line, body, count: count, form).map { field throws(RecordingError) in
      try line.hexadecimal(field, as: UInt16.self, "a field")
    }
  }
}
