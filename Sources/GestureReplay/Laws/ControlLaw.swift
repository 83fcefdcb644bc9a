/// A law that a control keeps whatever is done with it.
///
/// A law turns a case into a recording whose expectations must hold. What is expected comes from
/// another input, which must lead to the same state, or from a formula of its own. So a case that
/// breaks a law is a recording that diverges, and can be replayed, shrunk and kept.
public struct ControlLaw: Sendable {
  /// The name, such as `retrace`.
  public let name: String
  /// What the law says, in a line.
  public let abstract: String
  /// What the input must be.
  public let input: LawCase.Input
  /// Whether cases that it says nothing of are told: those that it would be about, but for what
  /// rounding makes of them.
  public let countsUnknown: Bool
  /// Whether it is a law of a control.
  let applies: @Sendable (LawSubject) -> Bool

  /// The recording that must hold; nil where the law says nothing of the case.
  let recording: @Sendable (LawCase, LawSubject) throws(RecordingError) -> Recording?

  init(
    _ name: String, _ abstract: String, of types: String..., input: LawCase.Input = .drag,
    countsUnknown: Bool = false, applies: @escaping @Sendable (LawSubject) -> Bool = { _ in true },
    recording: @escaping @Sendable (LawCase, LawSubject) throws(RecordingError) -> Recording?
  ) {
    self.name = name
    self.abstract = abstract
    self.input = input
    self.countsUnknown = countsUnknown
    self.applies = { (types.isEmpty || types.contains($0.type)) && applies($0) }
    self.recording = recording
  }

  /// All laws: those of all controls first, then those of one.
  public static var all: [ControlLaw] {
    invariances + contacts + motions + dragLaws + dialLaws + boxLaws + clockLaws + pinLaws
  }
}
