/// What the command tells the shell.
package enum ExitStatus: Int32 {
  /// All held.
  case success = 0
  /// An expectation did not hold, or a recording was recorded for the first time.
  case failure = 1
  /// A file could not be read, understood or written.
  case unreadable = 2
  /// The command line was wrong (`EX_USAGE` of sysexits).
  case usage = 64
}
