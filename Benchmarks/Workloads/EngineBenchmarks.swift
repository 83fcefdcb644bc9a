import GestureMath

/// Controls that take a long drag: one event at a time, and all its moves at once where they can.
enum EngineBenchmarks {
  /// A group for each control, and one for the capture of angles that they have in common.
  static var groups: [BenchmarkGroup] {
    [
      BenchmarkGroup(name: "engine/capture", members: [captureMoves, captureColumns]),
      group(.drag),
      group(.angleDial) { dial, moves in
        var angles = moves.first.elements.mutableSpan
        dial.receiveMoves(
          x: moves.x.elements.span, y: moves.y.elements.span, at: moves.lastTime, angles: &angles)
      },
      group(.textBox) { box, moves in
        var rotations = moves.first.elements.mutableSpan
        var scales = moves.second.elements.mutableSpan
        box.receiveMoves(
          x: moves.x.elements.span, y: moves.y.elements.span, rotations: &rotations,
          scales: &scales)
      },
      group(.clock),
      group(.mapPin),
    ]
  }

  private static func group<C: Control>(
    _ control: BenchmarkControl<C>, batch: ((inout C, MoveColumns) -> Void)? = nil
  ) -> BenchmarkGroup {
    let batches = batch.map { [columns(control, $0)] } ?? []
    return BenchmarkGroup(name: "engine/\(control.name)", members: [events(control)] + batches)
  }

  private static func trace(_ scale: Benchmark.Scale) -> DragTrace {
    DragTrace(count: scale.pick(4096, smoke: 600))
  }

  // MARK: - Controls

  private static func events(_ control: BenchmarkControl<some Control>) -> Benchmark {
    Benchmark("event") { scale in
      let events = trace(scale).events
      let box = Box(control.value)
      return Workload(
        count: events.count,
        run: {
          var control = control.value
          for event in events { control.receive(event) }
          box.value = control
        },
        checksum: { StateChecksum(of: box.value).checksum })
    }
  }

  private static func columns<C: Control>(
    _ control: BenchmarkControl<C>, _ receiveMoves: @escaping (inout C, MoveColumns) -> Void
  ) -> Benchmark {
    Benchmark("batch") { scale in
      let events = trace(scale).events
      let moves = MoveColumns(events)
      let box = Box(control.value)
      return Workload(
        count: events.count,
        run: {
          var control = control.value
          control.receive(events[0])
          receiveMoves(&control, moves)
          control.receive(events[events.count - 1])
          box.value = control
        },
        checksum: { StateChecksum(of: box.value).checksum })
    }
  }

  // MARK: - The capture of angles

  private static var captureMoves: Benchmark {
    captureBenchmark("event") { capture, moves in
      let (x, y, turns) = (moves.x.elements, moves.y.elements, moves.first.elements)
      for index in 0..<x.count {
        capture.move(to: Point(x: x[index], y: y[index]))
        turns[index] = capture.turn.degrees
      }
    }
  }

  private static var captureColumns: Benchmark {
    captureBenchmark("batch") { capture, moves in
      var turns = moves.first.elements.mutableSpan
      capture.move(x: moves.x.elements.span, y: moves.y.elements.span, turns: &turns)
    }
  }

  private static func captureBenchmark(
    _ name: String, _ move: @escaping (inout AngleCapture, MoveColumns) -> Void
  ) -> Benchmark {
    Benchmark(name) { scale in
      let events = trace(scale).events
      let moves = MoveColumns(events)
      let start = AngleCapture(pivot: Point(x: 200, y: 200), start: events[0].location)
      return Workload(
        count: moves.x.elements.count,
        run: {
          var capture = start
          move(&capture, moves)
        },
        checksum: { Checksum(moves.first.elements) })
    }
  }
}

/// The moves of a drag as columns, and room for what comes of each.
private final class MoveColumns {
  let x: Column
  let y: Column
  let first: Column
  let second: Column
  let lastTime: Double

  init(_ events: [PointerEvent]) {
    let moves = events.dropFirst().dropLast()
    x = Column(count: moves.count) { moves[moves.startIndex + $0].location.x }
    y = Column(count: moves.count) { moves[moves.startIndex + $0].location.y }
    first = Column(count: moves.count)
    second = Column(count: moves.count)
    lastTime = moves.last?.time ?? 0
  }
}
