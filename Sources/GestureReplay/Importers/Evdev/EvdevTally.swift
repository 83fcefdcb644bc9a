/// How many contacts are not as a device should tell of them.
struct EvdevTally: Hashable, Sendable {
  /// Contacts whose place never became known, and which are left out.
  var placeless = 0
  /// Contacts that were down before the recording began.
  var fromBefore = 0
  /// Contacts that went down before their place was known.
  var late = 0
  /// Contacts with the tracking id of another one that was down.
  var sharedIDs = 0
}

/// Ids for contacts whose device gives them none: whole numbers from 0 that no tracking id has.
struct EvdevIDs: Sendable {
  private let taken: Set<Int>
  private var next = 0

  /// Creates ids besides those of a recording's own contacts.
  init(besides taken: Set<Int>) { self.taken = taken }

  /// The next id.
  mutating func fresh() -> Int {
    while taken.contains(next) { next += 1 }
    defer { next += 1 }
    return next
  }
}
