import GestureReplay
import Glibc
import Synchronization

/// Standard output and standard error, and what is known of them.
///
/// Output is collected and written in large pieces; what is on standard error comes at once.
final class Terminal: Sendable {
  /// Whether standard output is a terminal that shows colours, and colours are wanted.
  let hasColor: Bool
  /// Whether standard error is a terminal, where a progress line can be drawn over.
  let showsProgress: Bool
  /// The width of the terminal in columns; nil where standard output is none.
  let width: Int?
  /// Whether the command runs in continuous integration.
  let isCI: Bool

  fileprivate let state = Mutex(State())

  fileprivate struct State {
    var buffer: [UInt8] = []
    var isProgressShown = false
    /// Why standard output took no more; 0 while it does.
    var failure: Int32 = 0
  }

  init() {
    Self.holdClosedStreams()
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = Self.environment("TERM") == "dumb"
    hasColor = outputIsTerminal && !isDumb && Self.environment("NO_COLOR") == nil
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
    isCI = Self.environment("CI").map { $0 != "false" && $0 != "0" } ?? false
    var size = winsize()
    let known = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = outputIsTerminal ? (known ? Int(size.ws_col) : 80) : nil
  }

  /// Puts something that fails in the place of standard streams that are closed, so that no file
  /// that is opened later takes their number, and what is meant for them.
  private static func holdClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The value of an environment variable; nil where it is unset or empty.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Why standard output could not be written to; nil where it could. That nobody reads it any more
  /// ends the process by SIGPIPE, and is such a failure where that is ignored.
  var failure: String? {
    let code = state.withLock { $0.failure }
    return code == 0 ? nil : "cannot write to standard output: " + String(cString: strerror(code))
  }

  /// Whether standard output takes no more, so that there is nothing left to do.
  var isBroken: Bool { state.withLock { $0.failure != 0 } }

  /// Writes a line to standard output.
  func print(_ line: String) { write(line + "\n") }

  /// Writes a text to standard output.
  func write(_ text: String) {
    state.withLock { state in
      state.buffer += text.utf8
      if state.buffer.count >= 1 << 16 { state.flush() }
    }
  }

  /// Writes out what is collected.
  func flush() { state.withLock { $0.flush() } }

  /// Writes lines to standard error, so that nothing in them steers a terminal.
  func error(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = lines.map { String($0).withoutControls + "\n" }.joined()
    state.withLock { state in
      state.clearProgress()
      _ = Self.write(Array(plain.utf8), to: STDERR_FILENO)
    }
  }

  /// Draws a line over the last progress line, on a terminal only.
  func progress(_ line: String) {
    guard showsProgress else { return }
    state.withLock { state in
      state.isProgressShown = true
      _ = Self.write(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO)
    }
  }

  /// Writes bytes to a file descriptor; the system's error, or 0.
  fileprivate static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 {
        let code = errno
        guard code == EINTR || Descriptor.waitsIfBusy(descriptor, POLLOUT, code) else {
          return code
        }
      } else {
        rest = rest.dropFirst(written)
      }
    }
    return 0
  }
}

extension Terminal.State {
  fileprivate mutating func flush() {
    clearProgress()
    let code = Terminal.write(buffer, to: STDOUT_FILENO)
    if failure == 0 { failure = code }
    buffer.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func clearProgress() {
    guard isProgressShown else { return }
    isProgressShown = false
    _ = Terminal.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
