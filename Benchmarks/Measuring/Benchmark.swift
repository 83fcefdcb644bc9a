/// One thing to time, a member of a group.
package struct Benchmark {
  /// Whose work it is, and so what its results must agree with.
  package enum Kind {
    /// Another library's; where the results are numbers, they are near to ours.
    case foreign(hasNumbers: Bool)
    /// Our own; all of a group give the same bits.
    case own
    /// Our own; what it gives is no other member's result.
    case alone
  }

  /// How large the work is.
  package enum Scale {
    /// As large as in the sessions that people record.
    case full
    /// As small as shows that it works.
    case smoke

    /// A count, or a smaller one for the smoke test.
    func pick(_ full: Int, smoke: Int) -> Int { self == .full ? full : smoke }
  }

  /// The name within the group.
  package let name: String
  /// Whose work it is.
  package let kind: Kind
  /// Makes everything ready.
  package let prepare: (Scale) throws(BenchmarkError) -> Workload

  package init(
    _ name: String, _ kind: Kind = .own,
    prepare: @escaping (Scale) throws(BenchmarkError) -> Workload
  ) {
    self.name = name
    self.kind = kind
    self.prepare = prepare
  }

  /// Whether the work is Swivel's.
  package var isOwn: Bool {
    if case .foreign = kind { false } else { true }
  }
}

/// Benchmarks that do the same work, and are measured in turn.
package struct BenchmarkGroup {
  /// The name, such as `kernel/atan2`.
  package let name: String
  /// The benchmarks; ratios are to the first.
  package let members: [Benchmark]

  package init(name: String, members: [Benchmark]) {
    self.name = name
    self.members = members
  }

  /// The whole name of a member.
  package func name(of member: Benchmark) -> String { "\(name)/\(member.name)" }

  /// The group with the members that a filter keeps, and the reference; nil where it keeps none.
  package func filtered(_ filter: NameFilter) -> BenchmarkGroup? {
    let kept = members.map { filter.keeps(name(of: $0)) }
    guard kept.contains(true) else { return nil }
    return BenchmarkGroup(
      name: name, members: zip(members, kept).enumerated().filter { $0 == 0 || $1.1 }.map(\.1.0))
  }
}
