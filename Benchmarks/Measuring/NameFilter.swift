import Glibc

/// Which benchmarks are wanted: a pattern of the shell, or a part of the name.
struct NameFilter {
  /// The pattern; nil keeps all.
  let pattern: String?

  /// Whether a benchmark is wanted: its name fits the pattern, where that has one of `*`, `?` and
  /// `[`, or else contains it. A `*` stands for slashes too.
  func keeps(_ name: String) -> Bool {
    guard let pattern else { return true }
    guard pattern.contains(where: { "*?[".contains($0) }) else {
      return pattern.isEmpty || name.contains(pattern)
    }
    return fnmatch(pattern, name, 0) == 0
  }
}
