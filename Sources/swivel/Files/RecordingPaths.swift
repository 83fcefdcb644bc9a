import Glibc

/// Finds the recordings that paths name.
enum RecordingPaths {
  /// The paths, with every folder replaced by the `.json` and `.jsonl` files below it, in the order
  /// of their names' bytes. Links to folders below it are not followed, as they may lead round.
  static func expand(_ paths: [String]) throws(CommandError) -> [String] {
    var files: [String] = []
    for path in paths {
      if isFolder(path, followingLinks: true) {
        try collect(path, into: &files)
      } else {
        files.append(path)
      }
    }
    return files
  }

  /// Whether a glob matches: the file's name, or the whole path where the glob has a slash.
  static func matches(_ path: String, glob: String) -> Bool {
    let subject =
      glob.contains("/") ? path : String(path.split(separator: "/").last ?? Substring(path))
    return fnmatch(glob, subject, 0) == 0
  }

  private static func collect(_ folder: String, into files: inout [String]) throws(CommandError) {
    for name in try names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path, followingLinks: false) {
        try collect(path, into: &files)
      } else if name.hasSuffix(".json") || name.hasSuffix(".jsonl") {
        files.append(path)
      }
    }
  }

  private static func names(in folder: String) throws(CommandError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .unreadable("\(folder): cannot list the folder: \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
