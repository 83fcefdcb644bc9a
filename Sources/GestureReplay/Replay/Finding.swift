/// Something odd but real in a recording, and what was done about it.
public struct Finding: Hashable, Sendable {
  /// What is odd.
  public enum Kind: String, CaseIterable, Sendable {
    /// A sample is earlier than the one before it: its time is taken to be that one's.
    case timeWentBack
    /// A contact moved, rested, ended or was cancelled without having begun: ignored.
    case notBegun
    /// A contact that is down began again: what it did before is cancelled.
    case beganTwice
    /// A contact is still down at the end: left as it is.
    case openAtEnd
    /// A key at the top is not read, but is nearly one that is.
    case misspelledKey
    /// There is no sample of a contact at all, so nothing is dragged.
    case noContacts
    /// There are more findings than are listed.
    case others
    /// An imported device states no ranges: what was touched is scaled to fit the space.
    case rangeUnknown
    /// Events of an imported recording were lost, or its last frame is cut off: left out.
    case eventsLost
    /// A contact of an imported recording never says where it is: left out.
    case placeUnknown
    /// A contact of an imported recording was down before its place was known, perhaps before the
    /// recording began: it begins at the first place that is known.
    case beganLate
    /// A contact of an imported recording had the id of another one: it has one of its own.
    case idShared
  }

  /// What is odd.
  public var kind: Kind
  /// The index of the sample, counted from 0; nil where the finding is about the whole.
  public var sample: Int?
  /// What was found and what was done about it, as a sentence.
  public var message: String

  /// Creates a finding.
  public init(_ kind: Kind, sample: Int? = nil, _ message: String) {
    self.kind = kind
    self.sample = sample
    self.message = message
  }
}
