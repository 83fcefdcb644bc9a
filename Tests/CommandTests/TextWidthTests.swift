import Testing

@testable import swivel

@Suite("The width of text on a terminal")
struct TextWidthTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let columns: Int
    let why: String
    var testDescription: String { why }
  }

  // The widths are those of UAX #11.
  static let rows = [
    Row(text: "", columns: 0, why: "nothing"),
    Row(text: "45°", columns: 3, why: "Latin letters and signs"),
    Row(text: "e\u{301}", columns: 1, why: "a mark stands on the letter before"),
    Row(text: "こんにちは", columns: 10, why: "kana are wide"),
    Row(text: "한국어", columns: 6, why: "so is Hangul"),
    Row(text: "ｱ", columns: 1, why: "half-width kana are not"),
    Row(text: "🎉", columns: 2, why: "an emoji is"),
    Row(text: "−½…", columns: 3, why: "signs beyond Latin 1"),
  ]

  @Test("A text takes so many columns", arguments: rows)
  func columns(row: Row) {
    #expect(row.text.columnCount == row.columns)
    #expect(row.text.padded(to: 12).columnCount == 12)
    #expect(row.text.paddedBefore(to: 12).columnCount == 12)
  }

  @Test("A text is cut by columns, with an ellipsis where something is left out")
  func cut() {
    #expect("こんにちは".cut(to: 10) == "こんにちは")
    #expect("こんにちは".cut(to: 9) == "こんにち…")
    #expect("こんにちは".cut(to: 8) == "こんに…")
    #expect("abc".cut(to: 3) == "abc")
    #expect("abcd".cut(to: 3) == "ab…")
    #expect("abcd".cut(to: 0) == "")
    #expect("abcd".cut(to: nil) == "abcd")
  }

  @Test("A word of a shell's command is quoted, unless it is a name")
  func shellWords() {
    #expect("angleDial".quotedForShell == "angleDial")
    #expect(#"{"type":"a b"}"#.quotedForShell == #"'{"type":"a b"}'"#)
    #expect("it's".quotedForShell == #"'it'\''s'"#)
  }

  @Test("However many marks stand on a letter, few are kept of a text that is cut")
  func marks() {
    let text = "e" + String(repeating: "\u{301}", count: 500_000) + "f"
    #expect(text.cut(to: 80).unicodeScalars.count == 10)
    #expect(text.cut(to: 1) == "…")
  }
}
