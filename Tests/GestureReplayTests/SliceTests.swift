import GestureMath
import GestureReplay
import Testing

@Suite("Reading in slices")
struct SliceTests {
  /// What reading gives: a recording, or an error in words.
  private enum Outcome: Equatable {
    case recording(Recording)
    case error(String)
  }

  private static let objects =
    #"""
    {"format":"swivel","version":1,"samples":[{"t":0,"phase":"began","x":-1.5e2,"y":0.25,"id":1},
    {"t":1,"command":"a","b":{"c":[1,{"d":2}]}},{"t":2,"phase":"moved","x":1,"y":2,"pressure":0.5},
    {"t":3,"phase":"ended","type":"pen"}],"expect":[{"after":3,"state":{"a":1}}]}
    """#
  private static let columns =
    #"""
    {"samples":{"t":[0,1,2],"phase":"bsc","x":[1,null,3],"y":[2,null,4],"id":[0,9,null],
    "type":["pen",null,"mouse"],"pressure":[0.5,null,1]},"format":"swivel","version":1,"a":[{}]}
    """#

  private static func read(_ document: [UInt8], sliceLength: Int) -> Outcome {
    var limits = JSONLimits()
    limits.sliceLength = sliceLength
    do throws(RecordingError) {
      return .recording(try Recording(json: document, limits: limits))
    } catch {
      return .error(error.description)
    }
  }

  /// Compares what short slices give with what a single one does.
  private static func compare(_ document: [UInt8]) {
    let whole = read(document, sliceLength: .max)
    for length in [0, 1, 40] where read(document, sliceLength: length) != whole {
      Issue.record("slices of \(length): \(String(decoding: document, as: UTF8.self))")
    }
  }

  @Test("Samples are the same however short the slices", arguments: [objects, columns])
  func sameSamples(text: String) throws {
    let whole = try Recording(json: Array(text.utf8))
    for length in 0..<60 {
      #expect(Self.read(Array(text.utf8), sliceLength: length) == .recording(whole))
    }
  }

  @Test(
    "A damaged document is refused in the same words however short the slices",
    arguments: [objects, columns])
  func sameErrors(text: String) {
    let document = Array(text.utf8)
    for index in document.indices {
      Self.compare(Array(document[..<index]))
      for piece in [",", "]", "}", "[", "{", "\"", "1e999", "null,", "{\"t\":1e999},", "\u{1}"] {
        var damaged = document
        damaged.insert(contentsOf: piece.utf8, at: index)
        Self.compare(damaged)
        damaged = document
        damaged[index] = piece.utf8.first ?? 0
        Self.compare(damaged)
      }
    }
  }

  /// What is wrong with a document of many slices, and how it is told.
  private struct Row {
    var sample: String
    var error: String
    var why: String
  }

  private static let rows = [
    Row(
      sample: #"{"t":9,"phase":"moved","x":"1","y":2}"#,
      error: #"/samples/1500/x: found a string "1", expected a number from -1e9 to 1e9"#,
      why: "an index counts the elements of the slices before"),
    Row(
      sample: #"{"t":9,"command":"a","b":[0,1e999]}"#,
      error: "/samples/1500/b/1: found the number 1e999, expected a finite number",
      why: "so does that of a number deep in a sample"),
    Row(
      sample: #"{"t":9,"t":9,"phase":"ended"}"#,
      error: #"1503:8: found the key "t" a second time, expected each key once in an object"#,
      why: "members are counted over all slices"),
    Row(
      sample: #"{"t":9 "phase":"ended"}"#,
      error: #"1503:8: found a double quote, expected "," or "}""#,
      why: "json-c's offset is one in a slice"),
    Row(
      sample: #"{"t":9,"phase":"gone"}, nul"#,
      error: #"1503:28: found ",", expected null"#,
      why: "a document that is no JSON is refused for that, whatever the samples before"),
  ]

  @Test("What is wrong far on in a document is told with its place", arguments: rows.indices)
  func places(row: Int) {
    let row = Self.rows[row]
    var samples = (0..<2000).map { #"{"t":\#($0),"phase":"moved","x":0.5,"y":2}"# }
    samples[1500] = row.sample
    let text =
      "{\"format\":\"swivel\",\"version\":1,\n\"samples\":[\n"
      + samples.joined(separator: ",\n") + "]}"
    #expect(
      Self.read(Array(text.utf8), sliceLength: 4096) == .error(row.error),
      Comment(rawValue: row.why))
  }

  @Test("Many samples in many slices are read in order, in both forms")
  func manySamples() throws {
    var recording = Recording()
    for index in 0..<5000 {
      let place = Point(x: Double(index) / 8, y: -Double(index) / 3)
      let contact = Sample.Contact(
        index % 7 == 0 ? .ended : .moved, at: index % 14 == 0 ? nil : place,
        id: index % 3 == 0 ? index : nil, device: index % 5 == 0 ? .pen : nil,
        pressure: index % 11 == 0 ? 0.5 : nil)
      recording.samples.append(Sample(time: Double(index) / 120, .contact(contact)))
    }
    for form in [Recording.SampleForm.objects, .columns] {
      recording.sampleForm = form
      #expect(try Recording(json: Array(recording.json.utf8)) == recording)
      #expect(try Recording(json: Array(recording.jsonLine.utf8)) == recording)
    }
  }
}
