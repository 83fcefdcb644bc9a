import Glibc

/// A program that is run to its end, for its time and its memory.
struct Subprocess {
  /// What a run took.
  struct Usage {
    /// From start to end, in seconds.
    var seconds: Double
    /// The most memory that was resident at once, in bytes.
    var peakBytes: Double
    /// The status that it exited with; nil where a signal ended it.
    var status: Int32?
  }

  /// Runs a program and waits for its end. What it writes is not kept.
  ///
  /// - Returns: What it took; nil where it could not be started.
  static func run(_ arguments: [String]) -> Usage? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let start = now()
    guard posix_spawn(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { return nil }
    }
    let hasExited = status & 0x7F == 0
    return Usage(
      seconds: now() - start, peakBytes: Double(usage.ru_maxrss) * 1024,
      status: hasExited ? (status >> 8) & 0xFF : nil)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
