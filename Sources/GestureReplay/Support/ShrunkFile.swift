import Glibc

/// What happens where another program shortens a file while it is mapped into memory: the system
/// sends the signal SIGBUS.
package enum ShrunkFile {
  /// What is said of it.
  package static var message: String { "what it is made from became shorter while it was read" }

  /// Says what happened on standard error and ends the program with status 2, in a handler of the
  /// signal.
  package static func endProgram() -> Never {
    // Only what is safe in a handler of signals.
    let message: StaticString =
      "swivel: found a file that became shorter while it was read, expected one that stays\n"
    write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(2)
  }
}
