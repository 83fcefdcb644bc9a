import Benchmarks
import Testing

@Suite("The command line of the benchmarks")
struct BenchmarkOptionsTests {
  @Test("Nothing asked for is everything measured with 31 samples")
  func defaults() throws {
    let options = try BenchmarkOptions([])
    #expect(options.task == .measure)
    #expect(options.samples == 31)
    #expect(options.filter == nil)
    #expect(!options.isJSON)
  }

  @Test("A value stands after the option or after an equals sign")
  func values() throws {
    let spaced = try BenchmarkOptions(["--filter", "a=b", "--samples", "33", "--save", "x"])
    #expect(spaced.filter == "a=b")
    #expect(spaced.samples == 33)
    #expect(spaced.task == .save("x"))
    #expect(try BenchmarkOptions(["--filter=a=b", "--samples=33", "--save=x"]) == spaced)
    #expect(try BenchmarkOptions(["--baseline", "x", "--json"]).task == .compare("x"))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var problem: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows = [
    Row(arguments: ["--fast"], problem: "unknown option '--fast'"),
    Row(arguments: ["kernel"], problem: "unknown argument 'kernel'"),
    Row(arguments: ["--filter"], problem: "option '--filter' needs a value: --filter PATTERN"),
    Row(arguments: ["--save="], problem: "option '--save' needs a value: --save NAME"),
    Row(
      arguments: ["--samples", "30"],
      problem: "option '--samples' takes an odd number from 31 to 9999, not '30'"),
    Row(
      arguments: ["--samples", "many"],
      problem: "option '--samples' takes an odd number from 31 to 9999, not 'many'"),
    Row(
      arguments: ["--baseline", "../x"],
      problem: "option '--baseline' takes a name without slashes and spaces that begins with no "
        + "dot or dash, not '../x'"),
    Row(arguments: ["--json=yes"], problem: "option '--json' takes no value"),
    Row(
      arguments: ["--save", "a", "--baseline", "b"],
      problem: "only one of --save, --baseline, --list, --smoke and --growth can be given"),
    Row(
      arguments: ["--smoke", "--json"], problem: "--json goes with measuring and comparing only"),
  ]

  @Test("A wrong call is told with what is wrong, and how to call", arguments: rows)
  func wrong(row: Row) {
    do throws(BenchmarkError) {
      _ = try BenchmarkOptions(row.arguments)
      Issue.record("taken")
    } catch {
      #expect(error.status == .usage)
      #expect(
        error.message == row.problem + "\nUsage: swift run -c release Benchmarks [OPTIONS]\n"
          + "Try 'Benchmarks --help'.")
    }
  }
}
