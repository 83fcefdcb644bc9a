import Foundation
import Testing

@Suite("Text that hides or steers")
struct HiddenTextTests {
  /// What a terminal obeys, or what makes other text look like what it is not.
  static let scalars: [Unicode.Scalar] =
    ["\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}"]
    + [0x202A...0x202E, 0x2066...0x2069].flatMap { (range: ClosedRange<UInt32>) in
      range.compactMap(Unicode.Scalar.init)
    }

  /// A recording that diverges, with the scalars in every text that a recording may have.
  private static func recording(_ text: String) -> String {
    """
    {"format":"swivel","version":1,"name":"\(text)",\
    "control":{"type":"textBox","center":[0,0],"size":[9,9],"text":"\(text)"},\
    "samples":[{"t":0,"command":"setText","text":"new \(text)","size":[9,9]}],\
    "expect":[{"end":true,"state":{"text":"\(text)"}}]}
    """
  }

  @Test(
    "No report, table or profile for people has them, nor has JUnit's report",
    arguments: [
      ["replay"], ["replay", "--format", "junit"], ["inspect"], ["inspect", "--fields", "all"],
      ["profile"],
    ])
  func escaped(arguments: [String]) throws {
    // JSON writes the control characters below space as escapes.
    let visible = Self.scalars.dropFirst().map(String.init).joined()
    let path = "a\(visible)\u{1B}.json"
    let folder = try TemporaryFolder([path: Self.recording("\\u001b\\n\(visible)")])
    let run = try Command(folder: folder).run(arguments + [path])
    let text = run.output + run.errors
    #expect(text.contains("u{202E}"))
    for scalar in Self.scalars {
      #expect(!text.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("A new line in a name makes no line of its own")
  func lines() throws {
    let folder = try TemporaryFolder(["a\npassed b.json": Self.recording("\\npassed c")])
    for verb in ["replay", "inspect", "profile"] {
      let run = try Command(folder: folder)(verb, "a\npassed b.json")
      let lines = (run.output + run.errors).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("passed") }, "\(verb): \(lines)")
    }
    let missing = try Command(folder: folder)("replay", "x\npassed b.json")
    #expect(!(missing.output + missing.errors).contains("\npassed b"))
  }

  @Test("Texts that look alike and differ are told scalar by scalar")
  func alike() throws {
    for (text, other, escaped) in [
      ("a", "a\u{200B}", #"a\u{200B}"#), ("\u{E9}", "e\u{301}", #"e\u{301}"#),
      ("K", "\u{212A}", #"\u{212A}"#),
    ] {
      let recording = Self.recording(text).replacing("new \(text)", with: other)
      let run = try Command(folder: TemporaryFolder(["a.json": recording]))("replay", "a.json")
      #expect(run.output.contains(#"actual   "\#(escaped)""#), "\(run.output)")
    }
    // Others are shown as they are.
    let run = try Command(folder: TemporaryFolder(["a.json": Self.recording("日本")]))(
      "replay", "a.json")
    #expect(run.output.contains(#"expected "日本""#) && run.output.contains(#"actual   "new 日本""#))
  }
}
