import GestureReplay
import Testing

@Suite("Damaged recordings")
struct RecordingFuzzTests {
  /// Small, and yet with a bit of everything.
  private static let objects =
    #"""
    {"format":"swivel","version":1,"name":"é\u00e9\n","control":{"type":"drag","n":[null]},
    "samples":[{"t":0,"phase":"began","x":-1.5e2,"y":0.25,"id":1},{"t":1,"command":"a","b":true}],
    "expect":[{"end":true,"state":{"a":1},"within":{"a":0.5},"digest":"00000000000000ff"}]}
    """#
  private static let columns =
    #"""
    {"format":"swivel","version":1,"samples":{"t":[0,1],"phase":"be","x":[1,null],"y":[2,null],
    "id":[0,9],"type":["pen",null],"pressure":[0.5,null]}}
    """#

  @Test("No beginning of a document is a document", arguments: [objects, columns])
  func prefixes(text: String) throws {
    let document = Array(text.utf8)
    _ = try Recording(json: document)
    for length in document.indices {
      #expect(throws: RecordingError.self, "the first \(length) bytes") {
        try Recording(json: Array(document[..<length]))
      }
    }
  }

  @Test(
    "With any one byte changed a document is refused, or read and written without a change",
    arguments: [objects, columns])
  func changedBytes(text: String) throws {
    let document = Array(text.utf8)
    var readCount = 0
    for index in document.indices {
      for byte in UInt8.min...UInt8.max where byte != document[index] {
        var changed = document
        changed[index] = byte
        guard let recording = try? Recording(json: changed) else { continue }
        readCount += 1
        let again = try? Recording(json: Array(recording.jsonLine.utf8))
        guard again != recording else { continue }
        Issue.record("byte \(index) as \(byte): \(String(decoding: changed, as: UTF8.self))")
      }
    }
    // Digits, letters of names and such may change; most bytes may not.
    #expect(50..<document.count * 255 / 4 ~= readCount)
  }

  @Test("With any one byte left out or doubled nothing crashes", arguments: [objects, columns])
  func missingBytes(text: String) {
    let document = Array(text.utf8)
    for index in document.indices {
      var shorter = document
      shorter.remove(at: index)
      _ = try? Recording(json: shorter)
      var longer = document
      longer.insert(document[index], at: index)
      _ = try? Recording(json: longer)
    }
  }

  @Test("No text, however nested or opened, crashes the reader")
  func openings() {
    for opening in ["[", "{\"a\":", "[{\"a\":[", "\"", "\\", "-", "\\ud800"] {
      let text = String(repeating: opening, count: 10_000)
      #expect(throws: RecordingError.self) { try Recording(json: Array(text.utf8)) }
    }
  }
}
