extension Recording {
  /// Findings for keys at the top that are not read but are nearly known ones, such as `expekt`: a
  /// recording that asserts nothing because of a slip should say so. Only the first 1,000 are looked
  /// at: more are no slips.
  var misspelledKeys: [Finding] {
    others.keys.prefix(1000).compactMap { key in
      guard let known = NearestName.nearest(to: key, in: Self.knownKeys) else { return nil }
      return Finding(
        .misspelledKey, "the key \(JSONText.string(key)) is not read: is \"\(known)\" meant?")
    }
  }
}
