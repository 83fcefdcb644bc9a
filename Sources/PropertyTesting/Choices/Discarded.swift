/// The error of a value that is not worth a test: a filter held for none, an assumption failed.
///
/// A discarded run neither passes nor fails; it is counted, and too many make a property give up.
public struct Discarded: Error, Sendable, Equatable {
  /// Why, in words that a report can show.
  public let reason: String

  /// Creates the error with its reason.
  public init(_ reason: String) {
    self.reason = reason
  }
}
