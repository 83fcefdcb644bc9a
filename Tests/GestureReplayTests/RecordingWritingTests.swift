import GestureMath
import GestureReplay
import Testing

@Suite("Writing recordings")
struct RecordingWritingTests {
  @Test("The example of the format's description is written as it stands there")
  func example() throws {
    let recording = try Recording(json: Array(RecordingReadingTests.example.utf8))
    #expect(recording.json == RecordingReadingTests.example)
  }

  @Test("Columns are written one a line, and those without a value left out")
  func columns() throws {
    let recording = Recording(
      samples: [
        Sample(time: 0, .contact(.init(.began, at: Point(x: 1, y: 2), pressure: 0.5))),
        Sample(time: 0.25, .contact(.init(.ended))),
      ], sampleForm: .columns)
    #expect(
      recording.json == """
        {
          "format": "swivel", "version": 1,
          "samples": {
            "t": [0, 0.25],
            "phase": "be",
            "x": [1, null],
            "y": [2, null],
            "pressure": [0.5, null]
          }
        }

        """)
    #expect(
      recording.jsonLine == #"{"format":"swivel","version":1,"samples":"#
        + #"{"t":[0,0.25],"phase":"be","x":[1,null],"y":[2,null],"pressure":[0.5,null]}}"#)
  }

  @Test("A recording of nothing is short")
  func nothing() {
    #expect(
      Recording().json == """
        {
          "format": "swivel", "version": 1,
          "samples": []
        }

        """)
    #expect(Recording().jsonLine == #"{"format":"swivel","version":1,"samples":[]}"#)
  }

  @Test("Columns with a command among them are written as objects")
  func commandInColumns() throws {
    let recording = Recording(
      samples: [Sample(time: 0, .command(.init("deselect")))], sampleForm: .columns)
    let read = try Recording(json: Array(recording.json.utf8))
    #expect(read.samples == recording.samples)
    #expect(read.sampleForm == .objects)
  }

  @Test("Other members stand after the known ones, and may not take their names")
  func others() {
    let others = JSONObject([
      .init("source", .object(JSONObject([.init("device", .string("x"))]))),
      .init("samples", .null), .init("b", .array([])),
    ])
    let recording = Recording(name: "n", otherMembers: others)
    #expect(
      recording.jsonLine == #"{"format":"swivel","version":1,"name":"n","#
        + #""source":{"device":"x"},"b":[],"samples":[]}"#)
  }

  @Test("A number that is not finite becomes null, which no reader takes for a number")
  func notFinite() {
    let recording = Recording(samples: [
      Sample(time: .nan, .contact(.init(.moved, at: Point(x: .infinity, y: 0))))
    ])
    #expect(recording.jsonLine.contains(#"{"t":null,"phase":"moved","x":null,"y":0}"#))
    #expect(throws: RecordingError.self) { try Recording(json: Array(recording.json.utf8)) }
  }

  @Test("What is written reads back equal, and is written again byte for byte")
  func roundTrip() throws {
    var random = SplitMix64(state: 20)
    for round in 0..<400 {
      let recording = random.recording()
      for text in [recording.json, recording.jsonLine] {
        let read = try Recording(json: Array(text.utf8))
        #expect(read == recording, "round \(round): \(text)")
      }
      let read = try Recording(json: Array(recording.json.utf8))
      #expect(read.json == recording.json, "round \(round)")
      #expect(read.jsonLine == recording.jsonLine, "round \(round)")
      #expect(!recording.jsonLine.utf8.contains(UInt8(ascii: "\n")), "round \(round)")
    }
  }

  @Test("The bits of every coordinate survive")
  func bits() throws {
    var random = SplitMix64(state: 7)
    var samples: [Sample] = []
    while samples.count < 2000 {
      let (x, y) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      guard x.magnitude <= 1e9, y.magnitude <= 1e9 else { continue }
      samples.append(Sample(time: 0, .contact(.init(.moved, at: Point(x: x, y: y)))))
    }
    samples.append(Sample(time: 0, .contact(.init(.moved, at: Point(x: -0.0, y: 0)))))
    for form in [Recording.SampleForm.objects, .columns] {
      let recording = Recording(samples: samples, sampleForm: form)
      let read = try Recording(json: Array(recording.json.utf8))
      #expect(read.samples.map(bits) == samples.map(bits))
    }
  }

  private func bits(_ sample: Sample) -> [UInt64] {
    guard let location = sample.contact?.location else { return [] }
    return [location.x.bitPattern, location.y.bitPattern]
  }

  @Test("What is not read is written as it was, without the white space between")
  func otherMembersAsText() throws {
    let others =
      #""later" : [ ] , "source" : {"n":[1.50,-0, 1e5 ,1E+2],"s":"\u00e9 \/ {,:}","o":{ }}"#
    let text = #"{"format":"swivel","version":1,"samples":[],"# + others + "}"
    var recording = try Recording(json: Array(text.utf8))
    recording.expectations = [.init(.end, digest: 1)]
    let line = #","later":[],"source":{"n":[1.50,-0,1e5,1E+2],"s":"\u00e9 \/ {,:}","o":{}},"#
    #expect(recording.jsonLine.contains(line))
    let spaced = #"""
      ,
        "later": [],
        "source": { "n": [1.50, -0, 1e5, 1E+2], "s": "\u00e9 \/ {,:}", "o": {} },
      """#
    #expect(recording.json.contains(spaced))
    #expect(try Recording(json: Array(recording.json.utf8)) == recording)
    #expect(recording.otherMembers["later"] == .array([]))
  }
}
