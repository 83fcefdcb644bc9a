/// Where generators take their choices from: at random from a seed, or from recorded ones.
///
/// Choices are recorded as they are made, so a value can be made again from simpler choices.
/// Shrinking works on the recording and never on the value: what it yields is always a value
/// that the generator can make. (MacIver and Donaldson, "Test-Case Reduction via Test-Case
/// Generation: Insights from the Hypothesis Reducer", ECOOP 2020.)
public struct ChoiceSource: Sendable {
  /// How many choices one value may take; past it every choice is the simplest.
  package static let limit = 1 << 16

  /// The size that sized generators keep to, from 1 through 100.
  public internal(set) var size: Int

  var random: Xoshiro256
  var isReplaying = false
  var replayed: [Choice] = []
  package private(set) var recording = Recording()
  private let isRecording: Bool
  private var position = 0
  private var drawn = 0
  private var innermost: Int?

  /// Creates a source of random choices; the same seed and size give the same choices.
  package init(seed: UInt64, size: Int, isRecording: Bool) {
    random = Xoshiro256(seed: seed)
    self.size = size
    self.isRecording = isRecording
  }

  /// Creates a source that makes the choices given, and the simplest ones after their end.
  package init(replaying choices: [Choice], size: Int) {
    self.init(seed: 0, size: size, isRecording: true)
    replayed = choices
    isReplaying = true
  }

  /// Whether a value took more choices than the limit, and so was cut short.
  package var isOverrun: Bool { drawn > Self.limit }

  /// Whether choices come at random: neither replayed nor past the limit.
  var isRandom: Bool { !isReplaying && drawn <= Self.limit }

  /// Returns the recorded choice whose turn it is; nil past their end.
  var current: Choice? {
    isReplaying && position < replayed.count ? replayed[position] : nil
  }

  /// Counts a choice and keeps it.
  mutating func note(_ choice: @autoclosure () -> Choice) {
    position += 1
    drawn += 1
    if isRecording { recording.choices.append(choice()) }
  }

  // MARK: - Spans

  /// Returns what `body` makes, its choices marked as one that may be deleted or moved whole.
  public mutating func span<Value>(
    _ body: (inout ChoiceSource) throws(Discarded) -> Value
  ) throws(Discarded) -> Value {
    try span(.value, body)
  }

  mutating func span<Value>(
    _ label: Span.Label, _ body: (inout ChoiceSource) throws(Discarded) -> Value
  ) throws(Discarded) -> Value {
    openSpan(label)
    let value = try body(&self)
    closeSpan()
    return value
  }

  @usableFromInline
  mutating func openSpan(_ label: Span.Label) {
    guard isRecording else { return }
    let start = recording.choices.count
    recording.spans.append(Span(start: start, end: start, label: label, parent: innermost))
    innermost = recording.spans.count - 1
  }

  @usableFromInline
  mutating func closeSpan() {
    guard isRecording, let index = innermost else { return }
    recording.spans[index].end = recording.choices.count
    innermost = recording.spans[index].parent
  }

  /// Forgets the innermost span, but not its choices; it must be the last one opened.
  mutating func dropSpan() {
    guard isRecording, let index = innermost else { return }
    innermost = recording.spans[index].parent
    recording.spans.removeLast()
  }

  // MARK: - Attempts

  /// Returns what `body` makes, trying again while it makes nil; discards after `attempts`.
  ///
  /// Failed attempts leave no trace in the recording. A replay tries once: what it reads is the
  /// attempt that succeeded, and choices after that belong to others.
  mutating func firstSuccess<Value>(
    attempts: Int, _ body: (inout ChoiceSource) throws(Discarded) -> Value?
  ) throws(Discarded) -> Value {
    for _ in 0..<(isReplaying ? 1 : max(attempts, 1)) {
      let start = (position, recording.choices.count, recording.spans.count, innermost)
      if let value = try body(&self) { return value }
      guard isRandom else { break }
      position = start.0
      recording.choices.removeLast(recording.choices.count - start.1)
      recording.spans.removeLast(recording.spans.count - start.2)
      innermost = start.3
    }
    throw Discarded("a filter held for none of \(max(attempts, 1)) values")
  }
}
