import Glibc

/// Answers requests for single samples on standard input, a line each, so that another process can
/// take samples of two builds in turn.
///
/// | request | answer |
/// | --- | --- |
/// | `prepare NAME` | `ready COUNT CHECKSUM`, `unknown`, or `failed MESSAGE` |
/// | `run REPETITIONS` | the nanoseconds that they took |
///
/// The first line that it writes is ``greeting``. It ends with its input.
struct BenchmarkServer {
  /// What the two sides of a pipe speak.
  static let greeting = "swivel-benchmarks 1"

  private var workload: Workload?

  /// Answers all requests.
  static func run() {
    var server = BenchmarkServer()
    server.write(greeting)
    while let line = readLine() { server.write(server.answer(line)) }
  }

  private func write(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Answers one request.
  mutating func answer(_ request: String) -> String {
    let parts = request.split(separator: " ", maxSplits: 1).map(String.init)
    switch parts.first {
    case "prepare" where parts.count == 2: return prepare(parts[1])
    case "run" where parts.count == 2:
      guard let workload, let repetitions = Int(parts[1]), repetitions > 0 else { break }
      return String(workload.time(repetitions: repetitions))
    default: break
    }
    return "failed not a request: \(request)"
  }

  private mutating func prepare(_ name: String) -> String {
    guard let benchmark = Catalogue.benchmark(named: name) else { return "unknown" }
    do throws(BenchmarkError) {
      let workload = try benchmark.prepare(.full)
      workload.run()
      self.workload = workload
      return "ready \(workload.count) \(workload.checksum().text)"
    } catch {
      return "failed \(error.message)"
    }
  }
}
