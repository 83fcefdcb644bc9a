import GestureReplay
import Glibc

/// Finds the recordings that paths name.
package enum RecordingPaths {
  /// A file to replay, or a folder that gives none.
  enum Found {
    /// A file, or `-`.
    case file(String)
    /// A folder that cannot be listed, or that holds no recordings, and the error that says so.
    case failure(String, RecordingError)
  }

  /// The paths, with every folder replaced by the `.json`, `.jsonl` and `.swivel` files below it, in
  /// the order of their names' bytes. Links to folders below it are not followed, as they may lead round.
  ///
  /// What cannot be listed keeps nothing else from being found.
  static func expand(_ paths: [String]) -> [Found] {
    var found: [Found] = []
    for path in paths {
      guard isFolder(path, followingLinks: true) else {
        found.append(.file(path))
        continue
      }
      let count = found.count
      collect(path, into: &found)
      if found.count == count {
        found.append(
          failure(
            path, "a folder without recordings", expected: ".json, .jsonl or .swivel files below it"
          ))
      }
    }
    return found
  }

  /// The recordings that a verb's operands name and its option `--filter` lets through.
  ///
  /// - Parameters:
  ///   - arguments: The verb's.
  ///   - doing: What is done with a recording, such as `replay`.
  /// - Returns: At least one file or failure.
  /// - Throws: An error where no path is given, or no file passes the filter.
  static func found(
    _ arguments: ParsedArguments, _ doing: String
  ) throws(CommandError) -> [Found] {
    guard !arguments.operands.isEmpty else {
      throw arguments.error("no path to \(doing); '-' is standard input")
    }
    let found = expand(arguments.operands)
    guard let glob = arguments.value("--filter") else { return found }
    let kept = found.filter { found in
      guard case .file(let path) = found else { return true }
      return path == "-" || matches(path, glob: glob)
    }
    if kept.isEmpty {
      let files = found.count == 1 ? "the only file" : "any of \(found.count) files"
      throw .unreadable("--filter '\(glob)' does not match \(files)")
    }
    return kept
  }

  /// Whether a glob matches: the file's name, or where the glob has a slash the path or its end.
  static func matches(_ path: String, glob: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let name = path.utf8.split(separator: slash).last.map { String(Substring($0)) }
    guard glob.utf8.contains(slash) else { return fits(glob, name ?? path) }
    return fits(glob, path) || fits("*/" + glob, path)
  }

  private static func fits(_ glob: String, _ path: String) -> Bool {
    fnmatch(glob.pathBytes, path.pathBytes, 0) == 0
  }

  /// Whether a path is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool { isFolder(path, followingLinks: true) }

  /// What the paths of the files that a path gives begin with, and is not part of their names: the
  /// folder itself, or only what leads to it where `keepsName` is true.
  static func base(of path: String, keepsName: Bool) -> String {
    var end = path.utf8.endIndex
    let slash = UInt8(ascii: "/")
    if isFolder(path), !keepsName { return path.hasSuffix("/") ? path : path + "/" }
    while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
      end = path.utf8.index(before: end)
    }
    let last = path[..<end].utf8.lastIndex(of: slash)
    return String(path[..<(last.map { path.utf8.index(after: $0) } ?? path.startIndex)])
  }

  private static func collect(_ folder: String, into found: inout [Found]) {
    let (entries, code) = entries(of: folder)
    if code != 0 {
      let reason = String(cString: strerror(code))
      found.append(
        failure(folder, "a folder that cannot be listed: \(reason)", expected: "one that can"))
    }
    for (name, type) in entries {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if type == Int(DT_DIR)
        || type == Int(DT_UNKNOWN) && isFolder(path, followingLinks: false)
      {
        collect(path, into: &found)
      } else if RecordingFile.suffix(of: name).map({ $0 != ".ndjson" }) ?? false {
        // A pipe that nobody writes to would hold up the rest for ever.
        found.append(
          mayWait(path, type)
            ? failure(path, "a device or a pipe", expected: "a file, or a pipe named as a path")
            : .file(path))
      }
    }
  }

  /// Whether an entry of a folder is a pipe or a device, or a link to one, which may have no end.
  /// The folder's word for its type (`DT_`) says nothing of where a link leads, and some file systems
  /// have none.
  package static func mayWait(_ path: String, _ type: Int) -> Bool {
    if type == Int(DT_REG) { return false }
    var status = stat()
    // What leads nowhere is told when it is read.
    guard stat(path.pathBytes, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func failure(_ path: String, _ found: String, expected: String) -> Found {
    .failure(
      path, RecordingError(file: path, place: .document, found: found, expected: expected))
  }

  /// The names that could be listed, each with its type (`DT_`), which is not known on every file
  /// system, and the system's error that ended the list, or 0.
  private static func entries(
    of folder: String
  ) -> (entries: [(name: String, type: Int)], code: Int32) {
    guard let stream = opendir(folder.pathBytes) else { return ([], errno) }
    defer { closedir(stream) }
    var entries: [(name: String, type: Int)] = []
    var code: Int32 = 0
    while true {
      // Only errno tells an error from the end.
      errno = 0
      guard let entry = readdir(stream) else {
        code = errno
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(path: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append((name, Int(entry.pointee.d_type)))
    }
    entries.sort { left, right in
      left.name.pathBytes.lexicographicallyPrecedes(right.name.pathBytes) {
        UInt8(bitPattern: $0) < UInt8(bitPattern: $1)
      }
    }
    return (entries, code)
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path.pathBytes, &status) : lstat(path.pathBytes, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
