extension Recording {
  /// Findings for keys at the top that are not read but are nearly known ones, such as `expekt`: a
  /// recording that asserts nothing because of a slip should say so.
  var misspelledKeys: [Finding] {
    otherMembers.members.compactMap { member in
      guard let known = NearestName.nearest(to: member.key, in: Self.knownKeys) else { return nil }
      return Finding(
        .misspelledKey,
        "the key \(JSONText.string(member.key)) is not read: is \"\(known)\" meant?")
    }
  }
}
