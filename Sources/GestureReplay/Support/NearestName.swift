/// Finds the known name that a mistyped one most likely means, for advice in errors.
package enum NearestName {
  /// The name in `names` nearest to `name`; nil where none is near.
  ///
  /// Near is a third of the longer name's letters wrong, left out, added or swapped with the next,
  /// letter case aside, or one being the beginning of the other. The first of equally near ones.
  package static func nearest(to name: String, in names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(name, candidate)
      if distance < best?.distance ?? .max, isNear(name, candidate, distance) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// The advice to give about `name`, such as `did you mean "moved"?`; nil where none is near.
  package static func advice(for name: String, in names: [String]) -> String? {
    nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
  }

  /// The names as a choice: `"a", "b" or "c"`.
  package static func choice(of names: [String]) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func isNear(_ name: String, _ candidate: String, _ distance: Int) -> Bool {
    let (a, b) = (name.lowercased(), candidate.lowercased())
    let shorter = min(a.utf8.count, b.utf8.count)
    if shorter >= 2, a.hasPrefix(b) || b.hasPrefix(a) { return true }
    let longer = max(a.utf8.count, b.utf8.count)
    return distance <= (longer + 2) / 3 && distance < longer
  }

  /// The optimal string alignment distance, over bytes, letter case aside. Names beyond 64 bytes
  /// count as far from all.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.lowercased().utf8), Array(second.lowercased().utf8))
    guard a.count <= 64, b.count <= 64 else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let substituted = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
