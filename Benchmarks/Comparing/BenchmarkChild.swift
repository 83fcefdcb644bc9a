import CBenchmarks
import Glibc

/// A build of the benchmarks that runs as a child process and takes samples on request.
final class BenchmarkChild {
  /// What a build says of a benchmark.
  enum Preparation: Equatable {
    /// It is ready.
    case ready(count: Int, checksum: String)
    /// The build does not have it.
    case unknown
  }

  private let path: String
  private let process: pid_t
  private let requests: Int32
  private let answers: UnsafeMutablePointer<FILE>

  /// Starts a build.
  ///
  /// - Throws: ``BenchmarkError`` where it cannot be started, or speaks another language.
  init(_ path: String) throws(BenchmarkError) {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard pipe2(&toChild, O_CLOEXEC) == 0, pipe2(&fromChild, O_CLOEXEC) == 0,
      let answers = fdopen(fromChild[0], "r")
    else { throw .unreadable("cannot make a pipe: \(String(cString: strerror(errno)))") }
    let program = Program(path: path, arguments: ["--serve"])
    let process = program.start { actions in
      posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
    }
    close(toChild[0])
    close(fromChild[1])
    self.path = path
    self.answers = answers
    requests = toChild[1]
    self.process = process ?? -1
    guard process != nil else { throw .unreadable("\(path) cannot be run. \(Baseline.advice)") }
    let greeting = try nextAnswer()
    guard greeting == BenchmarkServer.greeting else {
      throw .unreadable(
        "\(path) says '\(greeting)', not '\(BenchmarkServer.greeting)'. \(Baseline.advice)")
    }
  }

  deinit {
    close(requests)
    fclose(answers)
    if process > 0 { _ = Program.status(of: process) }
  }

  /// Makes a benchmark ready.
  func prepare(_ name: String) throws(BenchmarkError) -> Preparation {
    let answer = try ask("prepare \(name)")
    if answer == "unknown" { return .unknown }
    let parts = answer.split(separator: " ").map(String.init)
    guard parts.count == 3, parts[0] == "ready", let count = Int(parts[1]), count > 0 else {
      throw unexpected(answer, to: "prepare \(name)")
    }
    return .ready(count: count, checksum: parts[2])
  }

  /// Takes a sample of the benchmark that is ready; nanoseconds for all repetitions.
  func time(repetitions: Int) throws(BenchmarkError) -> Double {
    let answer = try ask("run \(repetitions)")
    guard let nanoseconds = UInt64(answer) else { throw unexpected(answer, to: "run") }
    return Double(nanoseconds)
  }

  private func ask(_ request: String) throws(BenchmarkError) -> String {
    let line = Array((request + "\n").utf8)
    guard line.withUnsafeBytes({ write(requests, $0.baseAddress, $0.count) }) == line.count else {
      throw .unreadable("\(path) takes no more requests. \(Baseline.advice)")
    }
    return try nextAnswer()
  }

  private func nextAnswer() throws(BenchmarkError) -> String {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    guard getline(&line, &capacity, answers) > 0, let line else {
      throw .unreadable("\(path) ended before it answered. \(Baseline.advice)")
    }
    let text = String(cString: line)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func unexpected(_ answer: String, to request: String) -> BenchmarkError {
    .unreadable("\(path) answered '\(answer)' to '\(request)'. \(Baseline.advice)")
  }
}
