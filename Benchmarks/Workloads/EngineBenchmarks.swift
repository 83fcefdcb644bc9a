import GestureMath

/// Controls that take a long drag, one event at a time.
enum EngineBenchmarks {
  /// A group for each control.
  static var groups: [BenchmarkGroup] {
    [
      group(.drag), group(.angleDial), group(.textBox), group(.clock), group(.mapPin),
    ]
  }

  private static func group(_ control: BenchmarkControl<some Control>) -> BenchmarkGroup {
    BenchmarkGroup(name: "engine/\(control.name)", members: [events(control)])
  }

  private static func events(_ control: BenchmarkControl<some Control>) -> Benchmark {
    Benchmark("event") { scale in
      let trace = DragTrace(count: scale.pick(4096, smoke: 600))
      let box = Box(control.value)
      return Workload(
        count: trace.events.count,
        run: {
          var control = control.value
          for event in trace.events { control.receive(event) }
          box.value = control
        },
        checksum: { StateChecksum(of: box.value).checksum })
    }
  }
}
