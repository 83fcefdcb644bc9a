import GestureReplay
import Testing

/// A control with one fault, as a recording configures it: a law must fail on every one of them.
struct Mutant: Hashable, Sendable, CustomTestStringConvertible {
  /// The control's type, such as `angleDial`.
  let control: String
  /// The name of its fault.
  let fault: String

  var testDescription: String { "\(control) \(fault)" }
}

extension Mutant {
  /// The faulty copies of all controls.
  static let controls: [any RecordableControl.Type] = [
    FaultyDrag.self, FaultyDial.self, FaultyBox.self, FaultyClock.self, FaultyPin.self,
  ]

  /// Every fault of every control.
  static let all =
    mutants(of: FaultyDrag.recordedType, DragFault.self, but: .none)
    + mutants(of: FaultyDial.recordedType, DialFault.self, but: .none)
    + mutants(of: FaultyBox.recordedType, BoxFault.self, but: .none)
    + mutants(of: FaultyClock.recordedType, ClockFault.self, but: .none)
    + mutants(of: FaultyPin.recordedType, PinFault.self, but: .none)

  /// Replays a recording on the faulty copy of its control, with a fault or with `none`.
  static func replay(_ recording: Recording, fault: String) throws(RecordingError) -> Outcome {
    var recording = recording
    var control = recording.control ?? JSONObject([.init("type", .string("drag"))])
    control["fault"] = .string(fault)
    recording.control = control
    return try Replayer(controls: controls).replay(recording)
  }

  private static func mutants<Fault: CaseIterable & RawRepresentable<String> & Equatable>(
    of control: String, _ faults: Fault.Type, but none: Fault
  ) -> [Mutant] {
    faults.allCases.filter { $0 != none }.map { Mutant(control: control, fault: $0.rawValue) }
  }
}
