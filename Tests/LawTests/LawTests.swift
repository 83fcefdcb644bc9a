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

  @Test("Every control has laws, and every law a name of its own and an abstract in a line")
  func names() {
    let names = ControlLaw.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 20)
    for law in ControlLaw.all { #expect(law.abstract.count <= 90, "\(law.name)") }
    for subject in LawSubject.builtIn() { #expect(subject.laws.count >= 10) }
  }

  @Test("The same seed breaks a law in the same way, and its recording replays red")
  func reproducible() throws {
    let subject = try #require(Self.subject("angleDial", fault: "naiveWrap"))
    let law = try #require(subject.laws.first { $0.name == "capture" })
    let first = subject.check(law, seed: 5)
    let again = subject.check(law, seed: 5)
    let recording = try #require(first.counterexample)
    #expect(recording == again.counterexample)
    let read = try Recording(json: Array(recording.json.utf8))
    #expect(try !Replayer(controls: Mutant.controls).replay(read).passed)
    // A wrap that is not counted needs a touch and one move; the rest is shrunk away.
    #expect(recording.samples.count == 2)
  }

  // MARK: - Planted faults

  /// A control that has a fault, for laws to find.
  static func subject(_ type: String, fault: String) -> LawSubject? {
    LawSubject.builtIn(Replayer(controls: Mutant.controls)).first { $0.type == type }?
      .withMember("fault", .string(fault))
  }

  @Test(
    "A law catches every planted fault within its default number of runs", arguments: Mutant.all)
  func caught(mutant: Mutant) throws {
    let subject = try #require(Self.subject(mutant.control, fault: mutant.fault))
    // Most faults are caught at once by one law or another, so few runs of all laws come first.
    let results = [50, 1000].lazy.flatMap { runs in
      subject.laws.lazy.map { subject.check($0, runs: runs, seed: Settings.defaultSeed) }
    }
    let broken = results.first { $0.counterexample != nil }
    let result = try #require(broken, "no law catches \(mutant)")
    print(
      "\(mutant) is caught by \(result.law.name), run \(result.failingRun ?? 0), "
        + "\(result.counterexample?.samples.count ?? 0) samples")
  }

  @Test("Every law is broken by a planted fault", arguments: ControlLaw.all.map(\.name))
  func breakable(law: String) {
    let isBroken = Mutant.all.contains { mutant in
      guard let subject = Self.subject(mutant.control, fault: mutant.fault),
        let law = subject.laws.first(where: { $0.name == law })
      else { return false }
      return subject.check(law, runs: 150).counterexample != nil
    }
    #expect(isBroken)
  }
}
