import GestureMath
import GestureReplay

/// Recordings in memory that are replayed: contacts are followed, and every state is hashed.
enum ReplayBenchmarks {
  /// A group for each control.
  static var groups: [BenchmarkGroup] {
    [
      group(.drag), group(.angleDial), group(.textBox), group(.clock), group(.mapPin),
    ]
  }

  private static func group(_ control: BenchmarkControl<some Control>) -> BenchmarkGroup {
    let replay = Benchmark("memory") { scale throws(BenchmarkError) in
      let trace = DragTrace(count: scale.pick(4096, smoke: 600))
      let bytes = trace.json(control: control.json, .columns)
      let recording = try JSONBenchmarks.recording(bytes)
      let replayer = Replayer()
      let outcome = Box<Outcome?>(nil)
      return Workload(
        count: trace.events.count,
        run: { outcome.value = try? replayer.replay(recording) },
        checksum: { outcome.value.map(Checksum.init(of:)) ?? Checksum() })
    }
    return BenchmarkGroup(name: "replay/\(control.name)", members: [replay])
  }
}

extension Checksum {
  /// The checksum of what came of a replay.
  init(of outcome: Outcome) {
    self.init()
    add(outcome.digest)
    add(UInt64(outcome.sampleCount))
    add(UInt64(outcome.findings.count))
  }
}
