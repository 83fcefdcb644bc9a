import Foundation
import GestureReplay
import Testing

@Suite("swivel check")
struct CheckTests {
  @Test("Laws that hold are told one a line, in the same order each time")
  func holds() throws {
    let swivel = Command(folder: try TemporaryFolder())
    let run = try swivel("check", "--control", "mapPin", "--runs", "20", "--seed", "9")
    #expect(run.status == 0)
    #expect(
      run.output == """
        seed 9, 20 runs a law
        held     mapPin repeat
        held     mapPin retrace
        held     mapPin split
        held     mapPin cancel
        held     mapPin bystander
        held     mapPin looking
        held     mapPin finite
        held     mapPin timeOrigin
        held     mapPin roundTrip
        held     mapPin rest
        held     mapPin threshold
        held     mapPin translation
        held     mapPin contains
        13 laws: 13 held, 0 broken, 0 unknown

        """)
    #expect(try swivel.folder.names() == [])
    #expect(try swivel("check", "--control", "mapPin", "--runs", "20", "--seed", "9") == run)
  }

  @Test(
    "Every control is tried by its name alone, also one that recordings must configure",
    arguments: Replayer.builtInControls.map { $0.recordedType })
  func names(type: String) throws {
    let run = try Command(folder: TemporaryFolder())(
      "check", "--control", type, "--law", "repeat", "--runs", "5")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("held     \(type) repeat\n1 law: 1 held, 0 broken, 0 unknown\n"))
  }

  @Test("One law of one configuration can be tried")
  func one() throws {
    let run = try Command(folder: TemporaryFolder())(
      "check", "--law", "range", "--control", #"{"type":"angleDial","range":[10,50],"angle":20}"#)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("held     angleDial range\n1 law: 1 held, 0 broken, 0 unknown\n"))
  }

  @Test("Cases that rounding leaves undecided are counted beside the law that held")
  func unknown() throws {
    let dial = #"{"type":"angleDial","grab":"relative","snap":{"step":15,"tolerance":5}}"#
    let run = try Command(folder: TemporaryFolder())(
      "check", "--law", "timeOrigin", "--control", dial, "--runs", "50")
    #expect(run.status == 0)
    let pattern = /held     angleDial timeOrigin, unknown in [1-9][0-9]* cases more\n/
    #expect(run.output.contains(pattern), "\(run.output)")
    #expect(run.output.hasSuffix("1 law: 1 held, 0 broken, 0 unknown\n"))
  }

  @Test("The laws are listed, each in 80 columns, with the controls that they are of")
  func list() throws {
    let run = try Command(folder: TemporaryFolder())("check", "--list")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(run.output.contains("retrace "))
    #expect(run.output.contains("(mapPin)"))
  }

  @Test(
    "What is wrong with the call is told",
    arguments: [
      (["--law", "retrase"], "unknown law 'retrase'; did you mean 'retrace'?; see --list"),
      (["--runs", "0"], "option '--runs' takes a whole number from 1 to 100000000, not '0'"),
      (
        ["--seed", "x"],
        "option '--seed' takes a whole number from 0 to 9223372036854775807, not 'x'"
      ),
      (["drag"], "no operands are taken, such as 'drag'"),
    ])
  func usage(arguments: [String], problem: String) throws {
    let run = try Command(folder: TemporaryFolder()).run(["check"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("swivel check: \(problem)\n"))
  }
}
