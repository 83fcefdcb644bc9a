import Benchmarks
import Testing

@Suite("Growth")
struct GrowthTests {
  @Test("Points on a line give the line")
  func line() throws {
    let fit = try #require(LinearFit([(1, 3), (10, 21), (1000, 2001)]))
    #expect((fit.constant - 1).magnitude < 1e-12)
    #expect((fit.slope - 2).magnitude < 1e-12)
    #expect(fit.worst < 1e-12)
  }

  @Test("A point counts by how far off it is in relation to itself")
  func relative() throws {
    // (a + b - 1)² + (a + 2b - 3)²/9 + (a + 3b - 4)²/16 is least where 169 a + 203 b = 228 and
    // 203 a + 289 b = 348: at a = -33/53 and b = 87/53.
    let fit = try #require(LinearFit([(1, 1), (2, 3), (3, 4)]))
    #expect((fit.constant + 33.0 / 53).magnitude < 1e-12)
    #expect((fit.slope - 87.0 / 53).magnitude < 1e-12)
    // The second point is off the most: 2.66 instead of 3.
    #expect((fit.worst - 18.0 / 159).magnitude < 1e-12)
  }

  @Test("One size has no line")
  func onePoint() {
    #expect(LinearFit([]) == nil)
    #expect(LinearFit([(5, 1)]) == nil)
    #expect(LinearFit([(5, 1), (5, 2)]) == nil)
  }

  @Test(
    "Values are told with three digits and a prefix",
    arguments: [
      (0.00412, "s", "4.12 ms"), (0.0000009996, "s", "1 µs"), (1.5e-8, "s", "15 ns"),
      (25_000_000, "B", "25 MB"), (999_600, "B", "1 MB"), (12.34, "s", "12.3 s"),
      (123.4, "s", "123 s"), (1000, "", "1k"), (10_000_000, "", "10M"), (1, "", "1"),
      (-8190, "B", "-8.19 kB"),
    ])
  func values(value: Double, symbol: String, text: String) {
    #expect(ChartAxis.text(value, symbol) == text)
  }
}
