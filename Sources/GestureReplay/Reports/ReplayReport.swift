/// A form in which results are written: a head, an entry for each result, and a tail.
///
/// An entry depends on nothing but its result, so that many can be made at a time, and written as
/// each recording ends.
public protocol ReplayReport: Sendable {
  /// What stands before the first entry.
  var head: String { get }
  /// What stands between two entries.
  var separator: String { get }
  /// Writes one result.
  func entry(for result: ReplayResult) -> String
  /// What stands after the last entry.
  func tail(_ summary: ReplaySummary) -> String
}

extension ReplayReport {
  /// Nothing.
  public var head: String { "" }
  /// Nothing.
  public var separator: String { "" }
}
