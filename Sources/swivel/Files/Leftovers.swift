import GestureReplay
import Glibc
import Synchronization

/// Temporary files that a run left behind, as it was killed by what no program can catch.
enum Leftovers {
  /// From which age a temporary file may be a leftover, in seconds. Process ids say nothing of other
  /// machines and containers that share a folder, but none writes to a file so seldom.
  private static let leastAge = 3600

  private static let prefix = ".swivel-"
  private static let digits = 13
  private static let foldersSeen = Mutex<Set<String>>([])

  /// A name for a temporary file: it tells the process that writes it.
  static func newName() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    return prefix + "\(getpid())-" + String(repeating: "0", count: digits - number.count) + number
  }

  /// Removes the leftovers in a folder, once in a run. It is empty for the working folder or ends in a
  /// slash.
  static func remove(from folder: String) {
    guard foldersSeen.withLock({ $0.insert(folder).inserted }) else { return }
    guard let stream = opendir((folder.isEmpty ? "." : folder).pathBytes) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(path: $0) }
      }
      if let process = process(of: name), isLeft(folder + name, by: process) {
        unlink((folder + name).pathBytes)
      }
    }
  }

  /// The process that a temporary file's name tells; nil where it is no such name.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == digits,
      let process = pid_t(parts[0]), process > 0,
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    else { return nil }
    return process
  }

  /// Whether a file is old, and the process that wrote it is gone.
  private static func isLeft(_ path: String, by process: pid_t) -> Bool {
    var status = stat()
    guard lstat(path.pathBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      time(nil) - status.st_mtim.tv_sec > leastAge
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
