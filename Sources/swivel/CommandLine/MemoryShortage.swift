import AllocationCounting
import Glibc

/// What happens where there is no memory left. Neither the Swift runtime nor json-c can go on then.
enum MemoryShortage {
  /// Has the program say so on standard error and end with status 2, instead of crashing.
  static func endProgram() {
    AllocationCount.setFailureHandler {
      // Only what asks for no memory.
      let message: StaticString = "swivel: found no memory left, expected enough to go on\n"
      write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitStatus.unreadable.rawValue)
    }
  }
}
