import Benchmarks
import Testing

@Suite("The table of figures")
struct FiguresTableTests {
  @Test("Columns are aligned, and fit 80")
  func table() throws {
    let group = BenchmarkGroup(
      name: "engine/angleDial", members: [.constant("event", 1), .constant("batch", 1)])
    let samples = try #require(Summary([40, 42, 44, 46, 12_345_678]))
    let figures = ["event", "batch"].map { name in
      Figures(
        name: "engine/angleDial/\(name)", reference: "engine/angleDial/event", count: 10,
        repetitions: 2, samples: 5, nanoseconds: name == "event" ? samples : samples.map { $0 / 2 },
        ratio: name == "event" ? 1 : 0.5, instructions: nil, checksum: Checksum())
    }
    let text = FiguresTable.text(of: figures, in: group)
    #expect(
      text == """
        engine/angleDial     min    25 %  median    75 %     max per sec  ratio checksum
          event            40.00   42.00   44.00   46.00 12.35ms  22.73M  1.000 4fd0bfc1
          batch            20.00   21.00   22.00   23.00 6.173ms  45.45M  0.500 4fd0bfc1

        """)
  }

  @Test("Instructions take the place of checksums where they were counted")
  func instructions() throws {
    let group = BenchmarkGroup(name: "group", members: [.constant("member", 1)])
    let figures = Figures(
      name: "group/member", reference: "group/member", count: 10, repetitions: 2, samples: 1,
      nanoseconds: try #require(Summary([4])), ratio: 1, instructions: 12.345,
      checksum: Checksum())
    let text = FiguresTable.text(of: [figures], in: group)
    #expect(
      text == """
        group                min    25 %  median    75 %     max per sec  ratio   instr.
          member           4.000   4.000   4.000   4.000   4.000  250.0M  1.000    12.35

        """)
  }
}
