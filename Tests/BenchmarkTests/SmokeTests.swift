import Testing

@Suite("The smoke test of the benchmarks")
struct SmokeTests {
  /// What our own code gives, the same bits in debug and release and on every machine. A change of
  /// one is a change of behaviour.
  static let pinned = """
    ef0f5084 kernel/sincos/call
    ef0f5084 kernel/sincos/array
    7bd0bd5f kernel/sin/call
    7bd0bd5f kernel/sin/array
    d25a9ccf kernel/cos/call
    d25a9ccf kernel/cos/array
    020fd8e3 kernel/atan2/call
    020fd8e3 kernel/atan2/array
    6e3925f5 kernel/hypot/call
    6e3925f5 kernel/hypot/array
    630f5151 kernel/exp/call
    630f5151 kernel/exp/array
    37c26601 engine/capture/event
    37c26601 engine/capture/batch
    7213fd13 engine/drag/event
    7959f04c engine/angleDial/event
    7959f04c engine/angleDial/batch
    0f7ae0ce engine/textBox/event
    0f7ae0ce engine/textBox/batch
    29828db4 engine/clock/event
    7850aea6 engine/mapPin/event
    0cb8062d replay/drag/memory
    ae42803c replay/angleDial/memory
    9bf94b56 replay/textBox/memory
    ff648cf3 replay/clock/memory
    5b28f781 replay/mapPin/memory
    15dfcc27 json/objects/read
    0b4759e9 json/objects/replay
    0b4759e9 json/objects/packed
    15dfcc27 json/columns/read
    0b4759e9 json/columns/replay
    0b4759e9 json/columns/packed
    """

  /// The libraries, and the command, that give what is not ours to promise.
  private static let others = ["glibc", "sleef", "json-c", "folder/", "start/"]

  @Test("Everything runs, also in a debug build, and our own results are as ever")
  func everything() throws {
    let run = try BenchmarkRun("--smoke")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let own = run.lines.filter { line in !Self.others.contains { line.contains($0) } }
    #expect(own.joined(separator: "\n") == Self.pinned + "\n")
    #expect(run.lines.contains { $0.hasSuffix(" kernel/atan2/glibc") })
    #expect(run.lines.contains { $0.hasSuffix(" folder/jobs-2") })
  }

  @Test("The list has the same names")
  func list() throws {
    let names = try BenchmarkRun("--list").lines
    let measured = try BenchmarkRun("--smoke").lines.map {
      String($0.drop { $0 != " " }.dropFirst())
    }
    #expect(names == measured)
    #expect(Set(names).count == names.count)
  }

  @Test("A filter leaves what fits, and the first of its group")
  func filtered() throws {
    let run = try BenchmarkRun("--list", "--filter", "*/atan2/array")
    #expect(run.output == "kernel/atan2/glibc\nkernel/atan2/array\n")
  }
}
