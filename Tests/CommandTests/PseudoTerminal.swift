import Foundation
import Glibc

/// A terminal of 80 columns for the command to write to.
enum PseudoTerminal {
  struct Failure: Error {}

  /// Linux's TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  /// Runs a command whose standard output and standard error are one terminal; its output, with the
  /// terminal's line ends made plain.
  static func run(_ command: Command, _ arguments: [String], columns: UInt16 = 80) throws
    -> Command.Run
  {
    let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard leader >= 0 else { throw Failure() }
    defer { close(leader) }
    // What unlockpt and ptsname do, which Glibc's module leaves out.
    var (lock, number) = (Int32(0), UInt32(0))
    guard ioctl(leader, setLock, &lock) == 0, ioctl(leader, getNumber, &number) == 0 else {
      throw Failure()
    }
    let follower = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard follower >= 0 else { throw Failure() }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(follower, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure() }
    let process = try command.process(arguments)
    let handle = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    close(follower)
    let output = read(leader)
    process.waitUntilExit()
    return Command.Run(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n"))
  }

  /// All that comes until the other side is closed, which a terminal tells by an error.
  private static func read(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return output }
      output += chunk.prefix(count)
    }
  }
}
