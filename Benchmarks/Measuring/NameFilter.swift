import Glibc

/// Which benchmarks are wanted: a pattern of the shell, or a part of the name.
package struct NameFilter {
  /// The pattern; nil keeps all.
  package let pattern: String?

  /// A filter; nil keeps all.
  package init(pattern: String?) { self.pattern = pattern }

  /// Whether a benchmark is wanted: its name fits the pattern, where that has one of `*`, `?` and
  /// `[`, or else contains it. A `*` stands for slashes too.
  package func keeps(_ name: String) -> Bool {
    guard let pattern else { return true }
    guard pattern.contains(where: { "*?[".contains($0) }) else {
      return pattern.isEmpty || name.contains(pattern)
    }
    return fnmatch(pattern, name, 0) == 0
  }
}
