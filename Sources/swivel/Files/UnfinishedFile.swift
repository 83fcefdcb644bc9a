import GestureReplay
import Glibc
import Synchronization

/// The temporary file that is being written. It is removed where a signal ends the program.
enum UnfinishedFile {
  /// The signals that end a program, unless it is meant to go on: all that can be caught, but for
  /// those of a fault in the program itself.
  private static let endingSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
    SIGVTALRM, SIGPROF,
  ]

  /// The address of the path, bytes that end with 0; 0 where there is none. The command writes one
  /// file at a time.
  private static let address = Atomic<UInt>(0)

  /// Has every signal that ends the program remove the file first. Signals that are ignored stay so.
  static func removeOnSignals() {
    // A static value is made when it is first asked for, which must not be in a handler.
    forget()
    for number in endingSignals { handle(number) { UnfinishedFile.end($0) } }
    handle(SIGBUS) { _ in
      UnfinishedFile.remove()
      ShrunkFile.endProgram()
    }
  }

  /// Notes the path of the file.
  static func set(_ path: String) {
    forget()
    address.store(UInt(bitPattern: strdup(path.pathBytes)), ordering: .releasing)
  }

  /// Notes that there is no such file any more.
  static func forget() { free(take()) }

  private static func take() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: address.exchange(0, ordering: .acquiringAndReleasing))
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    var before = sigaction()
    action.__sigaction_handler.sa_handler = handler
    // The handler is for once: what is raised in it ends the program.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
    sigaction(number, nil, &before)
    let ignored = unsafeBitCast(SIG_IGN, to: UInt.self)
    guard unsafeBitCast(before.__sigaction_handler.sa_handler, to: UInt.self) != ignored else {
      return
    }
    sigaction(number, &action, nil)
  }
}

// MARK: - In a handler

// Only what is safe in a handler of signals: atomic values, unlink and raise.
extension UnfinishedFile {
  private static func end(_ number: Int32) {
    remove()
    raise(number)
  }

  private static func remove() {
    guard let path = take() else { return }
    unlink(path)
  }
}
