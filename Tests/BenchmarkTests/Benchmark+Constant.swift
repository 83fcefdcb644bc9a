import Benchmarks

extension Benchmark {
  /// A benchmark whose result is always the same number.
  static func constant(_ name: String, _ result: Double, kind: Kind = .own) -> Benchmark {
    Benchmark(name, kind) { _ in
      Workload(count: 1, run: {}, checksum: { Checksum([result]) })
    }
  }
}
