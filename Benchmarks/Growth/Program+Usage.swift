import Glibc

extension Program {
  /// What a run took.
  struct Usage {
    /// From start to end, in seconds.
    var seconds: Double
    /// The most memory that was resident at once, in bytes.
    var peakBytes: Double
  }

  /// Runs the program to its end, and throws its output away.
  ///
  /// - Throws: ``BenchmarkError`` where it cannot be run, or does not exit with 0.
  func usage() throws(BenchmarkError) -> Usage {
    let begin = BenchmarkClock.wall.nanoseconds
    let process = start { actions in
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var status: Int32 = -1
    var resources = rusage()
    if let process {
      while wait4(process, &status, 0, &resources) < 0, errno == EINTR {}
    }
    guard status == 0 else {
      let line = ([path] + arguments).joined(separator: " ")
      throw .unreadable("'\(line)' could not be run, or did not exit with 0")
    }
    return Usage(
      seconds: Double(BenchmarkClock.wall.nanoseconds - begin) * 1e-9,
      peakBytes: Double(resources.ru_maxrss) * 1024)
  }
}
