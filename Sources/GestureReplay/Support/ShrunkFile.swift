import Glibc

/// What happens where another program shortens a file while it is mapped into memory: the system
/// sends the signal SIGBUS.
package enum ShrunkFile {
  /// What is said of it.
  package static var message: String { "what it is made from became shorter while it was read" }

  /// Has the program say what happened on standard error and end with status 2, instead of crashing.
  package static func endProgram() {
    signal(SIGBUS) { _ in
      // Only what is safe in a handler of signals.
      let message: StaticString =
        "swivel: found a file that became shorter while it was read, expected one that stays\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
  }
}
