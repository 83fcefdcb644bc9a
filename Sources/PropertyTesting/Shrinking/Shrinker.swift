/// Looks for the simplest choices from which a generator makes a value that fails in one way.
///
/// Passes propose simpler recordings; each is replayed, and kept if what the generator really
/// chose is simpler than the best so far (shortlex, see ``Recording``) and the property fails on
/// it with the same key. Every kept step goes down a well-order, so shrinking ends; the limit on
/// attempts bounds how long it may take. After MacIver and Donaldson, ECOOP 2020.
struct Shrinker<Value> {
  let law: Law<Value>
  /// The simplest value so far.
  private(set) var value: Value
  /// Its failure.
  private(set) var failure: Failure
  /// Its choices.
  private(set) var best: Recording
  /// How often a simpler value was found.
  private(set) var steps = 0
  /// How many values were made.
  private(set) var attempts = 0
  private let size: Int
  private let limit: Int
  private var tried: Set<UInt64> = []

  init(
    law: Law<Value>, value: Value, failure: Failure, recording: Recording, size: Int, limit: Int
  ) {
    self.law = law
    self.value = value
    self.failure = failure
    self.best = recording
    self.size = size
    self.limit = limit
  }

  /// Whether the limit of attempts is reached.
  var isExhausted: Bool { attempts >= limit }

  /// Shrinks until no pass finds anything simpler, or the limit is reached.
  mutating func shrink() {
    consider(best.choices.map(\.simplest))
    var before = -1
    while before != steps, !isExhausted {
      before = steps
      deleteSpans()
      liftSpans()
      clearSpans()
      lowerEach()
      lowerEqualTogether()
      // What follows takes a number of attempts quadratic in the choices, or helps rarely.
      guard before == steps else { continue }
      deleteChoices()
      lowerAndDelete()
      shiftBetweenPairs()
      reorderSpans()
      guard before == steps else { continue }
      scanSmallest()
    }
  }

  /// Tries choices in place of the best ones; returns whether they took their place.
  @discardableResult
  mutating func consider(_ choices: [Choice]) -> Bool {
    guard !isExhausted, Recording.isSimpler(choices, than: best.choices) else { return false }
    guard tried.insert(Self.digest(choices)).inserted else { return false }
    attempts += 1
    var source = ChoiceSource(replaying: choices, size: size)
    guard let candidate = try? law.value(from: &source) else { return false }
    let recording = source.recording
    guard Recording.isSimpler(recording.choices, than: best.choices),
      case .failed(let failure) = law.trial(candidate), failure.key == self.failure.key
    else { return false }
    value = candidate
    self.failure = failure
    best = recording
    steps += 1
    return true
  }

  /// Tries the best choices with one replaced.
  @discardableResult
  mutating func consider(_ choice: Choice, at index: Int) -> Bool {
    var choices = best.choices
    choices[index] = choice
    return consider(choices)
  }

  /// Tries the best choices without a range of them.
  mutating func considerDeleting(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    var choices = best.choices
    choices.removeSubrange(range)
    return consider(choices)
  }

  /// FNV-1a over the values, by words. Two recordings of one digest cost an attempt, no more.
  private static func digest(_ choices: [Choice]) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for choice in choices {
      let word = choice.value ^ (UInt64(choice.kind.rawValue) << 62)
      digest = (digest ^ (word >> 32)) &* 0x100_0000_01B3
      digest = (digest ^ (word & 0xFFFF_FFFF)) &* 0x100_0000_01B3
    }
    return digest
  }
}
