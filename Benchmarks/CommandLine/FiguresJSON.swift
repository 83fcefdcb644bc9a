import GestureReplay
import Glibc

/// Figures and comparisons as one JSON object. `--help` says what its keys are.
enum FiguresJSON {
  /// What the object says that it is.
  static let format = "swivel-benchmarks"
  /// The version of the format, raised where an old reader would misread it.
  static let version = 1.0

  /// Figures of benchmarks.
  static func text(of figures: [Figures]) -> String {
    text("benchmarks", figures.map { .object(object(of: $0)) })
  }

  /// Comparisons with a baseline.
  static func text(of comparisons: [Comparison], with baseline: Baseline) -> String {
    text(
      "comparisons", comparisons.map { .object(object(of: $0)) },
      [.init("baseline", .string(baseline.name))])
  }

  private static func text(
    _ key: String, _ values: [JSONValue], _ others: [JSONObject.Member] = []
  ) -> String {
    let head: [JSONObject.Member] = [
      .init("format", .string(format)), .init("version", .number(version)),
      .init("machine", .object(machine)),
    ]
    return JSONText.text(of: .object(JSONObject(head + others + [.init(key, .array(values))])))
  }

  private static func object(of figures: Figures) -> JSONObject {
    JSONObject([
      .init("name", .string(figures.name)),
      .init("reference", .string(figures.reference)),
      .init("count", .number(Double(figures.count))),
      .init("repetitions", .number(Double(figures.repetitions))),
      .init("samples", .number(Double(figures.samples))),
      .init("nanoseconds", .object(object(of: figures.nanoseconds))),
      .init("eventsPerSecond", .number(figures.eventsPerSecond)),
      .init("ratio", .number(figures.ratio)),
      .init("instructions", figures.instructions.map { .number($0) } ?? .null),
      .init("checksum", .string(figures.checksum.text)),
    ])
  }

  private static func object(of comparison: Comparison) -> JSONObject {
    func value(_ summary: Summary?) -> JSONValue {
      summary.map { .object(object(of: $0)) } ?? .null
    }
    return JSONObject([
      .init("name", .string(comparison.name)),
      .init("verdict", .string(comparison.verdict.rawValue)),
      .init("pairs", .number(Double(comparison.samples.current.count))),
      .init("nanoseconds", value(Summary(comparison.samples.current))),
      .init("baselineNanoseconds", value(Summary(comparison.samples.baseline))),
      .init("ratio", value(comparison.samples.ratios)),
    ])
  }

  private static func object(of summary: Summary) -> JSONObject {
    JSONObject([
      .init("min", .number(summary.min)),
      .init("lowerQuartile", .number(summary.lowerQuartile)),
      .init("median", .number(summary.median)),
      .init("upperQuartile", .number(summary.upperQuartile)),
      .init("max", .number(summary.max)),
    ])
  }

  /// What the figures were measured on; the processor is null where the system does not name it.
  private static var machine: JSONObject {
    var name = utsname()
    uname(&name)
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    return JSONObject([
      .init("system", .string("\(text(&name.sysname)) \(text(&name.release))")),
      .init("architecture", .string(text(&name.machine))),
      .init("processor", processor.map { .string($0) } ?? .null),
      .init("processors", .number(Double(processors))),
    ])
  }

  /// The text in a C array of characters.
  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static var processor: String? {
    guard let file = fopen("/proc/cpuinfo", "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let characters = line {
      let parts = String(cString: characters).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("model name") else { continue }
      return String(parts[1].drop { $0 == " " }.prefix { $0 != "\n" })
    }
    return nil
  }
}
