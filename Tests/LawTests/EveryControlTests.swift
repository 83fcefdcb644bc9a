import Foundation
import GestureMath
import GestureReplay
import PropertyTesting
import Testing

/// A control of the core, configured at random.
struct AnyControl: Sendable, CustomTestStringConvertible {
  let type: any RecordableControl.Type
  let subject: LawSubject
  var testDescription: String { subject.type }

  /// All of them. A control that is left out is missed by ``EveryControlTests/complete()``.
  static let all = Replayer.builtInControls.compactMap { type in
    LawSubject.builtIn().first { $0.type == type.recordedType }
      .map { AnyControl(type: type, subject: $0) }
  }

  /// So many configurations.
  func configurations(count: Int) -> [JSONObject] {
    (0..<count).compactMap { subject.configurations.value(seed: Settings.defaultSeed, run: $0) }
  }
}

extension RecordableControl {
  /// The control as a recording configures it.
  fileprivate static func make(_ configuration: JSONObject) throws(RecordingError) -> Self {
    var reader = ObjectReader(configuration)
    reader.skip("type")
    let control = try Self(configuration: &reader)
    try reader.finish()
    return control
  }

  /// Puts events of a contact into the control.
  fileprivate mutating func put(_ phases: [PointerEvent.Phase], _ places: [Point], id: Int = 0) {
    for (phase, place) in zip(phases, places) {
      receive(PointerEvent(phase, at: place, time: 1, id: id))
    }
  }

  fileprivate var state: JSONObject { StateSnapshot(of: self).fields }
}

/// What holds of every control, tried on it directly: a replay normalises its events before.
struct EveryControlTests {
  @Test("Every control of the core can be recorded, and has a subject for laws")
  func complete() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/GestureMath")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    var names: Set<String> = []
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /(?:struct|extension) (\w+): (?:[\w, ]*\b)?Control\b/) {
        names.insert(String(match.output.1))
      }
    }
    #expect(names.count >= 5)
    #expect(names == Set(AnyControl.all.map { "\($0.type)" }))
  }

  @Test("No event traps, finite or not, in any control", arguments: AnyControl.all)
  func wild(control: AnyControl) throws {
    for configuration in control.configurations(count: 10) {
      let commands = (0..<4).compactMap { control.subject.commands?.value(seed: 1, run: $0) }
      try survive(control.type, configuration, commands: commands)
    }
  }

  private func survive<C: RecordableControl>(
    _ type: C.Type, _ configuration: JSONObject, commands: [Sample.Command]
  ) throws {
    let wild = [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 0, -0.0, 1e300, 150,
    ]
    let commands = try commands.compactMap { command in
      var reader = ObjectReader(command.arguments)
      return try C.command(command.name, arguments: &reader)
    }
    var control = try C.make(configuration)
    let count = control.state.members.count
    for x in wild {
      for y in wild {
        for phase in [PointerEvent.Phase.began, .moved, .stationary, .ended, .began, .cancelled] {
          control.receive(PointerEvent(phase, at: Point(x: x, y: y), time: y))
          control.advance(to: x)
        }
        for command in commands { control.perform(command, at: x) }
        try #require(control.state.members.count == count, "\(configuration) \(x) \(y)")
      }
    }
  }

  @Test("A contact that begins again is cancelled first, in any control", arguments: AnyControl.all)
  func restart(control: AnyControl) throws {
    for configuration in control.configurations(count: 40) {
      try restart(control.type, configuration, at: control.subject.landmarks(configuration))
    }
  }

  private func restart<C: RecordableControl>(
    _ type: C.Type, _ configuration: JSONObject, at marks: [Point]
  ) throws {
    for first in marks {
      for second in marks + [first + Vector(dx: 500, dy: 9)] {
        let places = [first, first + Vector(dx: 3, dy: 4), first + Vector(dx: -30, dy: 44)]
        let again = [second, second + Vector(dx: 30, dy: 4), second + Vector(dx: 1, dy: -60)]
        var (restarted, cancelled) = (try C.make(configuration), try C.make(configuration))
        restarted.put([.began, .moved, .moved], places)
        cancelled.put([.began, .moved, .moved, .cancelled], places + [.zero])
        for (index, phase) in [PointerEvent.Phase.began, .moved, .moved, .ended].enumerated() {
          let place = again[min(index, 2)]
          restarted.put([phase], [place])
          cancelled.put([phase], [place])
          try #require(restarted.state == cancelled.state, "\(configuration) \(first) \(second)")
        }
      }
    }
  }

  @Test("A contact that did not begin changes nothing, in any control", arguments: AnyControl.all)
  func strangers(control: AnyControl) throws {
    for configuration in control.configurations(count: 40) {
      try strangers(control.type, configuration, at: control.subject.landmarks(configuration))
    }
  }

  private func strangers<C: RecordableControl>(
    _ type: C.Type, _ configuration: JSONObject, at marks: [Point]
  ) throws {
    for mark in marks {
      let places = [mark, mark + Vector(dx: 30, dy: 40), mark, mark]
      let phases: [PointerEvent.Phase] = [.moved, .stationary, .ended, .cancelled]
      var control = try C.make(configuration)
      let before = control.state
      control.put(phases, places)
      try #require(control.state == before, "\(configuration) \(mark)")
      // Nor while another contact is down.
      control.put([.began, .moved], [mark, mark + Vector(dx: -30, dy: 44)], id: 1)
      let held = control.state
      control.put(phases, places)
      try #require(control.state == held, "\(configuration) \(mark)")
    }
  }
}
