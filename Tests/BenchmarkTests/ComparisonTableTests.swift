import Benchmarks
import Testing

@Suite("The table of comparisons")
struct ComparisonTableTests {
  private static func comparison(
    _ name: String, _ current: [Double], _ baseline: [Double]
  ) -> Comparison {
    Comparison(name: name, starts: [PairedSamples(current: current, baseline: baseline)])
  }

  @Test("Columns are aligned, what differs has its times, and what needs a word has a line")
  func table() {
    var differs = Self.comparison("engine/textBox/event", [40, 40, 40], [20, 20, 20])
    differs.differs = true
    var new = Comparison(name: "kernel/cos/array")
    new.isNew = true
    let comparisons = [
      Self.comparison("replay/angleDial/memory", [100, 102, 104], [50, 51, 52]),
      Self.comparison("start/version", [4e6, 4e6, 4e6], [4e6, 4e6, 4e6]), differs, new,
    ]
    let text = ComparisonTable.text(of: comparisons, with: Baseline(named: "old"))
    #expect(
      text == """
        ns unless marked            saved      now    ratio     25 %     75 %  verdict
        replay/angleDial/memory     51.00    102.0    2.000    2.000    2.000  slower
        start/version             4.000ms  4.000ms    1.000    1.000    1.000  same
        engine/textBox/event        20.00    40.00    2.000    2.000    2.000  differs
        kernel/cos/array                -        -        -        -        -  new
        against 'old': 1 slower, 0 faster, 1 same, 1 differs, 1 new
        differs: the results' bits are others than the baseline's: a change of behaviour
        new: the baseline does not have it

        """)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Where all is as it was, nothing is explained")
  func same() {
    let comparisons = [Self.comparison("start/version", [4, 4, 4], [4, 4, 4])]
    let text = ComparisonTable.text(of: comparisons, with: Baseline(named: "old"))
    #expect(text.hasSuffix("against 'old': 0 slower, 0 faster, 1 same, 0 differs, 0 new\n"))
  }
}
