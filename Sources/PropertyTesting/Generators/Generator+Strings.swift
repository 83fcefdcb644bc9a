extension Generator<String> {
  /// Printable ASCII, simplest first: shrinking ends in small a.
  package static let asciiCharacters: [String] =
    (Array("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + Array(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")).map { String($0) }

  /// Pieces of text that break programs: what is invisible, combines, reverses or changes case.
  package static let awkwardPieces: [String] = [
    "é", "e\u{301}", "ß", "ſ", "İ", "ﬁ", "\u{0}", "\t", "\n", "\r\n", "\u{7F}", "\u{A0}",
    "\u{AD}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{FFFD}",
    "\u{FFFF}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "中", "ا", "𝒳", "👍🏽", "👩‍👩‍👧", "🇨🇭",
    "a\u{300}\u{301}\u{302}\u{303}", "\u{301}", "1️⃣", "Ω",
  ]

  /// Strings of printable ASCII whose count of characters lies in a range.
  public static func ascii(count: ClosedRange<Int> = 0...20) -> Self {
    .joined(.element(of: asciiCharacters), count: count)
  }

  /// Strings of ASCII, awkward pieces and any other scalars; the range counts pieces.
  ///
  /// Pieces may join to fewer characters: an accent alone is one.
  public static func unicode(count: ClosedRange<Int> = 0...20) -> Self {
    let scalars = Generator<UInt32>.integers(in: 0...0x10FFFF)
      .compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
    return .joined(
      .frequency([
        (4, .element(of: asciiCharacters)), (3, .element(of: awkwardPieces)), (1, scalars),
      ]), count: count)
  }

  private static func joined(_ piece: Self, count: ClosedRange<Int>) -> Self {
    Generator<[String]>.arrays(of: piece, count: count).map { $0.joined() }
  }
}
