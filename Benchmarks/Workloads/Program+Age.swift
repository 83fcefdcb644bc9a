import Glibc

extension Program {
  /// What to do where `swivel` is absent or old: to run the benchmarks builds them alone.
  static var buildAdvice: String {
    "Build it: swift build" + (BenchmarkCommand.isDebugBuild ? "" : " -c release")
  }

  /// Whether `swivel` was linked before a module was compiled that it shares with this program.
  ///
  /// It is not this program that it is compared with: one build links both, either of them first.
  /// False where there are no modules beside them, such as of a saved build.
  static var isSwivelOld: Bool {
    guard let folder = ownFolder, let swivel, let linked = modified(swivel) else { return false }
    return ["GestureMath", "GestureReplay"].contains { module in
      objects(in: "\(folder)\(module).build").contains { object in
        modified(object).map { $0 > linked } ?? false
      }
    }
  }

  /// The paths of the object files in a folder; none where it cannot be read.
  private static func objects(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".o") { paths.append("\(folder)/\(name)") }
    }
    return paths
  }

  /// When a file was changed last, in nanoseconds since 1970; nil where there is none.
  private static func modified(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
  }
}
