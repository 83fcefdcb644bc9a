import Foundation
import GestureReplay
import Testing

@Suite("Paths that are no text")
struct PathBytesTests {
  struct Row: CustomTestStringConvertible {
    let bytes: [UInt8]
    let scalars: [UInt32]
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(bytes: [], scalars: [], why: "nothing"),
    Row(bytes: [0x61, 0xC3, 0xA9], scalars: [0x61, 0xE9], why: "UTF-8"),
    Row(bytes: [0x61, 0xE9, 0x62], scalars: [0x61, 0x10FFE9, 0x62], why: "Latin-1"),
    Row(
      bytes: [0xFF, 0xFE, 0x80], scalars: [0x10FFFF, 0x10FFFE, 0x10FF80], why: "no UTF-8 at all"),
    Row(bytes: [0xE2, 0x82], scalars: [0x10FFE2, 0x10FF82], why: "a sequence that is cut off"),
    Row(bytes: [0xC0, 0xAF], scalars: [0x10FFC0, 0x10FFAF], why: "an overlong slash"),
    Row(
      bytes: [0xED, 0xA0, 0x80], scalars: [0x10FFED, 0x10FFA0, 0x10FF80], why: "a surrogate"),
    Row(bytes: [0xEF, 0xBF, 0xBD], scalars: [0xFFFD], why: "U+FFFD, which is text"),
    Row(
      bytes: [0xF4, 0x8F, 0xBF, 0xA9], scalars: [0x10FFF4, 0x10FF8F, 0x10FFBF, 0x10FFA9],
      why: "U+10FFE9, which stands for a byte elsewhere"),
    Row(bytes: [0xF4, 0x8F, 0xBD, 0xBF], scalars: [0x10FF7F], why: "the scalar before all those"),
  ]

  @Test("Bytes become a text and come back", arguments: rows)
  func text(row: Row) {
    let path = (row.bytes + [0]).map(CChar.init(bitPattern:))
    let text = String(path: path)
    #expect(text.unicodeScalars.map(\.value) == row.scalars)
    #expect(text.pathBytes == path)
  }

  @Test("Random bytes come back")
  func random() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    let frequent: [UInt8] = [0xF4, 0x8F, 0xBF, 0xE9]
    for _ in 0..<5000 {
      let bytes = (0..<12).map { _ in
        next(2) == 0 ? frequent[Int(next(4))] : UInt8(next(255) + 1)
      }
      let path = (bytes + [0]).map(CChar.init(bitPattern:))
      #expect(String(path: path).pathBytes == path)
    }
  }

  /// Makes two files whose names differ in a byte that is no text and in U+FFFD.
  private static let prepare =
    #"cat a.json > $'d/caf\xe9.json'; cat b.json > $'d/caf\uFFFD.json'; "#

  private func swivel() throws -> Command {
    var swivel = Command(
      folder: try TemporaryFolder([
        "a.json": Drag.diverging, "b.json": Drag.passing, "d/.keep": "",
      ]))
    swivel.environment["LC_ALL"] = "C.UTF-8"
    return swivel
  }

  @Test("A file is itself, in a folder and by its own name, and not the one with U+FFFD")
  func replay() throws {
    let swivel = try swivel()
    let folder = try swivel.shell(Self.prepare + "$SWIVEL replay d")
    #expect(folder.status == 1)
    #expect(folder.output.contains(#"diverged "d/caf\xE9.json""#), "\(folder.output)")
    #expect(folder.output.contains("1 passed, 1 diverged, 0 unreadable"))
    #expect(try swivel.shell(#"$SWIVEL replay $'d/caf\xe9.json'"#).status == 1)
    #expect(try swivel.shell(#"$SWIVEL replay --filter $'caf\xe9*' d"#).status == 1)
    #expect(try swivel.shell(#"$SWIVEL replay $'d/caf\uFFFD.json'"#).status == 0)
    let json = try swivel.shell(#"$SWIVEL replay --format jsonl $'d/caf\xe9.json'"#).output
    #expect(json.hasPrefix(#"{"path":"d/caf\\xE9.json""#), "\(json)")
    let missing = try swivel.shell(#"$SWIVEL replay $'d/\xff.json'"#)
    #expect(missing.status == 2 && (missing.output + missing.errors).contains(#"\xFF"#))
  }

  @Test("What is written has the name that was asked for, byte for byte")
  func written() throws {
    let swivel = try swivel()
    let run = try swivel.shell(
      Self.prepare
        + #"""
        $SWIVEL convert b.json -o $'o\xe9.swivel' && $SWIVEL convert --to packed d -o $'p\xfe' &&
        $SWIVEL replay --record all $'d/caf\xe9.json';
        test -f $'o\xe9.swivel' && test -f $'p\xfe/caf\xe9.swivel' && test -f $'p\xfe/caf\uFFFD.swivel' &&
        $SWIVEL replay $'d/caf\xe9.json' && ls -a d | grep -c swivel-; ls p* | wc -l
        """#)
    #expect(run.output.hasSuffix("0\n2\n"), "\(run)")
  }
}
