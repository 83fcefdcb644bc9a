import Foundation
import GestureMath
import GestureReplay
import Testing

/// A mutant shows that a law can fail only if nothing but its fault tells it from the real control.
@Suite("Mutants agree")
struct MutantsAgreeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let recording: Recording
    var testDescription: String { name }
  }

  private static let golden = Result { try readAll() }

  private static var allGolden: [Case] { (try? golden.get()) ?? [] }

  @Test("The golden recordings are read, and many of them")
  func reading() throws { #expect(try Self.golden.get().count >= 100) }

  @Test("A copy without a fault replays a golden recording to the same bits", arguments: allGolden)
  func golden(golden: Case) throws { try expectAgreement(golden.recording) }

  @Test("A copy without a fault replays random input to the same bits", arguments: configurations)
  func random(configuration: String) throws {
    for recording in try recordings(of: configuration) { try expectAgreement(recording) }
  }

  // So that agreement on it says something.
  @Test("Random input shows every fault but three", arguments: Mutant.all)
  func shown(mutant: Mutant) throws {
    let isShown = try Self.configurations.contains { configuration in
      guard configuration.hasPrefix(#""type":"\#(mutant.control)""#) else { return false }
      return try recordings(of: configuration).contains { recording in
        try Mutant.replay(recording, fault: mutant.fault).digest
          != Replayer().replay(recording).digest
      }
    }
    // They take a box that is let go of exactly on its centre, and grabbed again; a clock whose times
    // are not whole microseconds; and more than 20 samples in 100 ms.
    let hidden = [
      Mutant(control: "textBox", fault: "stuckAtZero"),
      Mutant(control: "drag", fault: "timesRoundedAlone"),
      Mutant(control: "drag", fault: "fewSamples"),
    ]
    #expect(isShown != hidden.contains(mutant))
  }

  /// Fails where findings, checkpoints, the last state or the bits of any state differ.
  private func expectAgreement(_ recording: Recording) throws {
    let outcome = try Mutant.replay(recording, fault: "none")
    #expect(try outcome == Replayer().replay(recording), "\(recording.jsonLine)")
  }

  // MARK: - Input

  private func recordings(of configuration: String) throws -> [Recording] {
    let text = #"{"format":"swivel","version":1,"control":{\#(configuration)},"samples":[]}"#
    let empty = try Recording(json: Array(text.utf8))
    let commands = commands(of: configuration)
    return (1...150 as ClosedRange<UInt64>).map { seed in
      var recording = empty
      recording.samples = Samples(RandomInput(seed: seed).samples(commands: commands))
      return recording
    }
  }

  private static let configurations = [
    #""type":"drag""#,
    #""type":"drag","minimumDistance":0,"translationFrom":"threshold","velocity":"swiftUI""#,
    #""type":"drag","minimumDistance":0,"rest":0.016"#,
    #""type":"angleDial""#,
    #""type":"angleDial","grab":"relative","range":null,"snap":{"step":15,"tolerance":4}"#,
    #""type":"angleDial","grab":"relative","range":[-30,200]"#,
    #""type":"angleDial","range":[0,360],"snap":{"step":90,"tolerance":20}"#,
    #""type":"angleDial","range":null,"wraps":true,"angle":270,"step":90,"animation":"bouncy""#,
    #""type":"angleDial","range":[0.1,100.3],"wraps":true,"step":33.3"#,
    #""type":"angleDial","range":[0,360],"wraps":true,"snap":{"step":7,"tolerance":2}"#,
    #""type":"angleDial","stop":"slip","grab":"relative","step":0.7,"animation":null"#,
    #""type":"angleDial","stop":"slip","snap":{"step":15,"tolerance":7},"minimumDistance":25"#,
    #""type":"angleDial","grab":"relative","range":null,"minimumDistance":10"#,
    #""type":"textBox","center":[200,200],"size":[200,100],"isSelected":true"#,
    #""type":"textBox","center":[200,200],"size":[200,100],"isSelected":true,"minimumScale":0"#,
    #""type":"textBox","center":[330,200],"size":[100,60],"isSelected":true,"rotation":90"#,
    #""type":"textBox","center":[290,240],"size":[30,20],"isSelected":true,"minimumDistance":0"#,
    #""type":"textBox","center":[290,240],"size":[30,20],"isSelected":true,"minimumDistance":10"#,
    #""type":"clock","frame":[150,150,100,100]"#,
    #""type":"clock","frame":[150,150,100,100],"minimumDistance":10,"hourCycle":"oneToTwelve""#,
    #""type":"clock","frame":[100,100,200,200],"time":"23:58:30","hands":"discrete""#,
    #""type":"mapPin","frame":[150,150,100,100]"#,
    #""type":"mapPin","frame":[150,150,100,100],"minimumDistance":10"#,
    #""type":"mapPin","frame":[150,150,100,100],"style":"straight""#,
  ]

  private func commands(of configuration: String) -> [Sample.Command] {
    let frame = Sample.Command("frame")
    let size = JSONValue.array([.number(120), .number(80)])
    if configuration.hasPrefix(#""type":"angleDial""#) {
      let by = { (count: Double) in JSONObject([.init("by", .number(count))]) }
      return [
        frame, .init("step"), .init("step", by(-3)), .init("step", by(0.1)),
        .init("set", JSONObject([.init("angle", .number(70))])),
      ]
    }
    if configuration.hasPrefix(#""type":"textBox""#) {
      let text = JSONObject([.init("text", .string("Hi")), .init("size", size)])
      let red = JSONObject([.init("color", .string("red"))])
      return [frame, .init("setColor", red), .init("setText", text), .init("deselect")]
    }
    if configuration.hasPrefix(#""type":"clock""#) {
      let noon = JSONObject([.init("time", .string("11:59:59 AM"))])
      let fraction = JSONObject([.init("by", .number(0.7))])
      return [frame, .init("advance"), .init("advance", fraction), .init("set", noon)]
    }
    return [frame]
  }

  // MARK: - Reading

  private static func readAll() throws -> [Case] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Recordings")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var all: [Case] = []
    for path in (paths ?? []).sorted() where path.hasSuffix(".json") || path.hasSuffix(".jsonl") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let documents = path.hasSuffix(".json") ? [Substring(text)] : text.split(separator: "\n")
      for (index, document) in documents.enumerated() {
        let recording = try Recording(json: Array(document.utf8), file: path)
        all.append(Case(name: "\(path):\(index + 1)", recording: recording))
      }
    }
    return all
  }
}
