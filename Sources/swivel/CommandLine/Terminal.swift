import Glibc

/// Standard output and standard error, and what is known of them.
///
/// Output is collected and written in large pieces; what is on standard error comes at once.
final class Terminal {
  /// Whether standard output is a terminal that shows colours, and colours are wanted.
  let hasColor: Bool
  /// Whether standard error is a terminal, where a progress line can be drawn over.
  let showsProgress: Bool
  /// The width of the terminal in columns; nil where standard output is none.
  let width: Int?
  /// Whether the command runs in continuous integration.
  let isCI: Bool

  private var buffer: [UInt8] = []
  private var progressLine = ""

  init() {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = Self.environment("TERM") == "dumb"
    hasColor = outputIsTerminal && !isDumb && Self.environment("NO_COLOR") == nil
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
    isCI = Self.environment("CI").map { $0 != "false" && $0 != "0" } ?? false
    var size = winsize()
    let known = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = outputIsTerminal ? (known ? Int(size.ws_col) : 80) : nil
  }

  deinit { flush() }

  /// The value of an environment variable; nil where it is unset or empty.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Writes a line to standard output.
  func print(_ line: String) { write(line + "\n") }

  /// Writes a text to standard output.
  func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Writes out what is collected.
  func flush() {
    clearProgress()
    Self.write(buffer, to: STDOUT_FILENO)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes a line to standard error.
  func error(_ line: String) {
    clearProgress()
    Self.write(Array((line + "\n").utf8), to: STDERR_FILENO)
  }

  /// Draws a line over the last progress line, on a terminal only.
  func progress(_ line: String) {
    guard showsProgress else { return }
    progressLine = line
    Self.write(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO)
  }

  private func clearProgress() {
    guard !progressLine.isEmpty else { return }
    progressLine = ""
    Self.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      // Nobody reads any more, or the disk is full: there is nobody to tell.
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
