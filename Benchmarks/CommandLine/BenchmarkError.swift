/// Why the benchmarks stopped: what is said on standard error, and the status of the process.
package struct BenchmarkError: Error, Equatable {
  package let message: String
  package let status: BenchmarkStatus

  /// Results differ that must agree.
  package static func disagreement(_ problem: String) -> BenchmarkError {
    BenchmarkError(message: problem + ". Times of wrong work mean nothing.", status: .failure)
  }

  /// A file, or another program, could not be read, written or run.
  package static func unreadable(_ problem: String) -> BenchmarkError {
    BenchmarkError(message: problem, status: .unreadable)
  }

  /// The command line is wrong.
  package static func usage(_ problem: String) -> BenchmarkError {
    BenchmarkError(
      message: "\(problem)\n\(HelpText.usage)\nTry 'Benchmarks --help'.", status: .usage)
  }
}

/// What the benchmarks tell the shell.
package enum BenchmarkStatus: Int32 {
  /// All was measured, and nothing is slower than the baseline, or differs from it.
  case success = 0
  /// Something is slower than the baseline, or differs from it, or results do not agree.
  case failure = 1
  /// A baseline, a file or a program could not be read, written or run.
  case unreadable = 2
  /// The command line was wrong, or this is a debug build.
  case usage = 64
}
