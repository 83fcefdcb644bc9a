import GestureReplay
import Testing

@Suite("The command of the benchmarks")
struct BenchmarkCommandTests {
  @Test("Help fits 80 columns and names every option")
  func help() throws {
    let run = try BenchmarkRun("--help")
    #expect(run.status == 0)
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    for option in [
      "--filter PATTERN", "--samples N", "--json", "--save NAME", "--baseline NAME", "--list",
      "--smoke", "--growth FILE", "-h, --help",
    ] {
      #expect(run.lines.contains("  " + option), "\(option)")
    }
    #expect(!run.output.contains("--serve"))
    #expect(!run.output.contains("--peer"))
  }

  @Test("A wrong call is told on standard error, with 64")
  func usage() throws {
    let run = try BenchmarkRun("--fast")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        Benchmarks: unknown option '--fast'
        Usage: swift run -c release Benchmarks [OPTIONS]
        Try 'Benchmarks --help'.

        """)
  }

  @Test("A filter that keeps nothing is a wrong call")
  func nothing() throws {
    let run = try BenchmarkRun("--list", "--filter", "nothing")
    #expect(run.status == 64)
    #expect(run.errors.contains("no benchmark fits 'nothing'; --list prints their names"))
  }

  #if DEBUG
    @Test("A debug build refuses to time anything", arguments: ["--json", "--save=x", "--serve"])
    func debugBuild(option: String) throws {
      let run = try BenchmarkRun(option)
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(
        run.errors == "Benchmarks: times of a debug build mean nothing. Run: swift run -c release "
          + "Benchmarks\n")
    }
  #else
    @Test("Figures as JSON have the keys that help names")
    func json() throws {
      let run = try BenchmarkRun("--json", "--filter", "engine/mapPin")
      #expect(run.status == 0)
      let object = try JSONObject(json: Array(run.output.utf8))
      #expect(object.members.map(\.key) == ["format", "version", "machine", "benchmarks"])
      guard case .object(let machine)? = object["machine"],
        case .array(let benchmarks)? = object["benchmarks"],
        case .object(let benchmark)? = benchmarks.first
      else {
        Issue.record("\(run.output)")
        return
      }
      #expect(
        machine.members.map(\.key) == ["system", "architecture", "processor", "processors"])
      #expect(
        benchmark.members.map(\.key) == [
          "name", "reference", "count", "repetitions", "samples", "nanoseconds",
          "eventsPerSecond", "ratio", "instructions", "checksum",
        ])
      #expect(benchmark["samples"] == .number(31))
      #expect(benchmark["ratio"] == .number(1))
    }

    @Test("The table fits 80 columns")
    func table() throws {
      let run = try BenchmarkRun("--filter", "engine/mapPin")
      #expect(run.lines.count == 6)
      #expect(run.lines[0].hasPrefix("Nanoseconds an event unless marked us or ms"))
      #expect(run.lines[2].hasPrefix("engine/mapPin "))
      #expect(run.lines[3].hasPrefix("  event "))
      #expect(run.lines.allSatisfy { $0.count <= 80 })
    }
  #endif
}
