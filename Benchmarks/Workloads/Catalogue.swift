/// All benchmarks.
enum Catalogue {
  /// The groups, in the order in which they are measured.
  static var groups: [BenchmarkGroup] {
    KernelBenchmarks.groups + EngineBenchmarks.groups + ReplayBenchmarks.groups
      + JSONBenchmarks.groups + CommandBenchmarks.groups
  }

  /// A benchmark by its whole name.
  static func benchmark(named name: String) -> Benchmark? {
    for group in groups {
      if let member = group.members.first(where: { group.name(of: $0) == name }) { return member }
    }
    return nil
  }
}
