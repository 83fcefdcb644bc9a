import Foundation
import GestureMath
import GestureReplay
import PropertyTesting
import Testing

/// A law, tried on a control.
struct LawTrial: CustomTestStringConvertible {
  let subject: LawSubject
  let law: ControlLaw
  var testDescription: String { "\(subject.type) \(law.name)" }

  static let all = LawSubject.builtIn().flatMap { subject in
    subject.laws.map { LawTrial(subject: subject, law: $0) }
  }
}

struct LawTests {
  /// The seed that the environment gives, or the one of every run.
  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["SWIVEL_SEED"].flatMap { UInt64($0) }
      ?? Settings.defaultSeed
  }

  @Test("Every law holds for every control", arguments: LawTrial.all)
  func holds(trial: LawTrial) {
    let result = trial.subject.check(trial.law, runs: 200, seed: Self.seed)
    #expect(result.passed, "\(result)")
  }

  @Test("No law is broken in any configuration that a recording may have", arguments: LawTrial.all)
  func wide(trial: LawTrial) throws {
    let configurations = try #require(WideConfigurations.of(trial.subject.type))
    let subject = trial.subject.withConfigurations(configurations)
    let result = subject.check(trial.law, runs: 300, seed: Self.seed)
    #expect(result.counterexample == nil, "\(result)")
  }

  @Test("Every control has laws, and every law a name of its own and an abstract in a line")
  func names() {
    let names = ControlLaw.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 20)
    for law in ControlLaw.all { #expect(law.abstract.count <= 90, "\(law.name)") }
    for subject in LawSubject.builtIn() { #expect(subject.laws.count >= 10) }
  }

  /// A sum of all moves, each rounded: going back the same way does not undo them.
  private struct Drifting: Control {
    var contact: Int?
    var last = Point.zero
    var sum = 0.0

    mutating func receive(_ event: PointerEvent) {
      switch event.effect(on: contact) {
      case .begins, .restarts: (contact, last, sum) = (event.id, event.location, 0)
      case .moves:
        sum += 0.1 * (event.location.x - last.x)
        last = event.location
      case .ends, .cancels: contact = nil
      case .none: break
      }
    }

    func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
      encoder.encode("sum", sum)
    }
  }

  @Test("The same seed breaks a law in the same way, and its recording replays red")
  func reproducible() throws {
    let subject = LawSubject(Drifting())
    let law = try #require(subject.laws.first { $0.name == "retrace" })
    let first = subject.check(law, seed: 5)
    let again = subject.check(law, seed: 5)
    let recording = try #require(first.counterexample)
    #expect(recording == again.counterexample)
    let read = try Recording(json: Array(recording.json.utf8))
    #expect(try !Replayer().replay(read, on: Drifting()).passed)
    // It takes two moves and the way back from them; the rest is shrunk away.
    #expect(recording.samples.count <= 5)
  }
}
