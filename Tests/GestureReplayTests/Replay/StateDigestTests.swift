import GestureMath
import GestureReplay
import Testing

private func digest(_ write: (inout StateDigest) -> Void) -> UInt64 {
  var digest = StateDigest()
  write(&digest)
  return digest.value
}

/// What of a state can be hashed.
private indirect enum Token {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case short(ShortText)
  case list([Token])
  case end

  func write(to digest: inout StateDigest) {
    switch self {
    case .null: digest.null()
    case .boolean(let value): digest.boolean(value)
    case .number(let value): digest.number(value)
    case .string(let text): digest.string(text)
    case .short(let text): digest.text(text)
    case .list(let tokens):
      digest.beginList()
      for token in tokens { token.write(to: &digest) }
      digest.endList()
    case .end: digest.endState()
    }
  }
}

/// A control with one field of whatever tokens there are.
private struct Fields: Control {
  var tokens: [Token]

  mutating func receive(_ event: PointerEvent) {}

  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {
    encoder.field("tokens")
    for token in tokens { write(token, to: &encoder) }
  }

  private func write<Encoder: StateEncoder>(_ token: Token, to encoder: inout Encoder) {
    switch token {
    case .null: encoder.null()
    case .boolean(let value): encoder.boolean(value)
    case .number(let value): encoder.number(value)
    case .string(let text): encoder.string(text)
    case .short(let text): encoder.text(text)
    case .list(let tokens):
      encoder.beginList()
      for token in tokens { write(token, to: &encoder) }
      encoder.endList()
    case .end: break
    }
  }
}

@Suite("The digest of states")
struct StateDigestTests {
  /// Tokens, and the words that they must be hashed as, by the README's table.
  private static let rows: [(tokens: [Token], words: [UInt64])] = [
    ([], []),
    ([.null], [0x7FF9 << 48]),
    ([.boolean(false), .boolean(true)], [0x7FFA << 48, 0x7FFB << 48]),
    ([.number(1)], [0x3FF0_0000_0000_0000]),
    ([.number(-0.0), .number(0)], [0, 0]),
    (
      [.number(.nan), .number(-.nan), .number(Double(nan: 77, signaling: false))],
      [0x7FF8 << 48, 0x7FF8 << 48, 0x7FF8 << 48]
    ),
    ([.number(.infinity), .number(-.infinity)], [0x7FF0 << 48, 0xFFF0 << 48]),
    ([.number(.leastNonzeroMagnitude)], [1]),
    ([.string("")], [0x7FFF << 48]),
    ([.string("a")], [0x7FFF << 48 | 1, 0x61]),
    ([.string("abcdefgh")], [0x7FFF << 48 | 8, 0x6867_6665_6463_6261]),
    (
      [.string("abcdefghi")], [0x7FFF << 48 | 9, 0x6867_6665_6463_6261, 0x69]
    ),
    ([.string("45°")], [0x7FFF << 48 | 4, 0xB0C2_3534]),
    ([.short("45°")], [0x7FFF << 48 | 4, 0xB0C2_3534]),
    (
      [.short("10:09:30 AM"), .null],
      [0x7FFF << 48 | 11, 0x3033_3A39_303A_3031, 0x4D_4120, 0x7FF9 << 48]
    ),
    (
      [.list([.number(1), .list([]), .string("")])],
      [0x7FFC << 48, 0x3FF0 << 48, 0x7FFC << 48, 0x7FFD << 48, 0x7FFF << 48, 0x7FFD << 48]
    ),
    ([.end], [0x7FFE << 48]),
  ]

  @Test("Tokens are hashed as the words of the table", arguments: 0..<rows.count)
  func words(row: Int) {
    let (tokens, words) = Self.rows[row]
    var hash = WordHash()
    for word in words { hash.add(word) }
    #expect(digest { for token in tokens { token.write(to: &$0) } } == hash.value)
  }

  @Test("The digest of no sample is XXH64 of nothing")
  func nothing() { #expect(digest { _ in } == 0xEF46_DB37_51D8_E999) }

  @Test("Other tokens have other digests, however they are grouped")
  func injectivity() {
    let (one, two, three) = (Token.number(1), Token.number(2), Token.number(3))
    let states: [[Token]] = [
      [.list([one, two]), .list([three])], [.list([one]), .list([two, three])],
      [.list([one, two, three])], [one, two, three], [.list([]), one, two, three],
      [.list([.list([one, two])]), three], [one, .end, two, three], [one, two, .end, three],
      [.string("ab"), .string("c")], [.string("a"), .string("bc")], [.string("abc")],
      [.string("abc\0")], [.string("\0abc")], [.string("abc"), .string("")], [.null],
      [.boolean(false)], [.boolean(true)], [.number(0)], [.number(.nan)], [.string("")],
      [.list([])],
      [.end],
    ]
    let digests = states.map { tokens in
      digest { for token in tokens { token.write(to: &$0) } }
    }
    #expect(Set(digests).count == states.count)
  }

  // A control's state goes to the hash by another way, many words at a time.
  @Test("The state of a control is hashed as its tokens, however many there are")
  func controls() {
    var random = SplitMix64(state: 9)
    for _ in 0..<2000 {
      let tokens = Self.tokens(&random, count: Int(random.next() % 300), depth: 0)
      var byControl = StateDigest()
      var byTokens = StateDigest()
      for _ in 0...random.next() % 4 {
        Fields(tokens: tokens).hashState(into: &byControl)
        for token in tokens { token.write(to: &byTokens) }
        byTokens.endState()
      }
      #expect(byControl.value == byTokens.value)
    }
  }

  private static func tokens(
    _ random: inout SplitMix64, count: Int, depth: Int
  ) -> [Token] {
    (0..<count).map { _ in
      switch random.next() % 7 {
      case 0: .null
      case 1: .boolean(random.next() % 2 == 0)
      case 2, 3: .number(Double(bitPattern: random.next()))
      case 4: .string(String(repeating: "ab°", count: Int(random.next() % 40)))
      case 5: .short(ShortText(Int64(bitPattern: random.next() >> (random.next() % 64))) + "°")
      default:
        depth < 3
          ? .list(tokens(&random, count: Int(random.next() % 9), depth: depth + 1)) : .list([])
      }
    }
  }

  @Test("A text is hashed as UTF-8, wherever its bytes are")
  func texts() {
    let text = "an angle of 45° and a half, which is too long to be stored in the string itself"
    let elsewhere = String(text.reversed().reversed())
    #expect(digest { $0.string(text) } == digest { $0.string(elsewhere) })
    #expect(digest { $0.string("45°") } == digest { $0.text("45°") })
  }

  @Test("A digest is written with 16 digits")
  func text() {
    #expect(UInt64(0xAB).digestText == "00000000000000ab")
  }
}
