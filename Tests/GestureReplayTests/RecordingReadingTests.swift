import GestureMath
import GestureReplay
import Testing

@Suite("Reading recordings")
struct RecordingReadingTests {
  /// The example of the format's description.
  static let example = """
    {
      "format": "swivel", "version": 1,
      "name": "A quarter turn of the dial",
      "space": { "width": 400, "height": 400 },
      "control": { "type": "angleDial", "frame": [0, 0, 400, 400], "angle": 45 },
      "samples": [
        { "t": 0, "phase": "began", "x": 100, "y": 300 },
        { "t": 0.016, "phase": "moved", "x": 180, "y": 180, "id": 0, "pressure": 0.4 },
        { "t": 0.032, "phase": "ended" },
        { "t": 1, "command": "step", "by": 1 }
      ],
      "expect": [
        { "after": 1, "state": { "angle": 45, "isEditing": true }, "within": 1e-9 },
        { "at": 1.1, "state": { "presentedAngle": 46.2 }, "within": { "presentedAngle": 0.5 } },
        { "end": true, "state": { "angle": 50, "isEditing": false }, "digest": "9f86d081884c7d65" }
      ]
    }

    """

  @Test("The example of the format's description is read in every detail")
  func example() throws {
    let recording = try Recording(json: Array(Self.example.utf8))
    let frame = JSONValue.array([.number(0), .number(0), .number(400), .number(400)])
    let expected = Recording(
      name: "A quarter turn of the dial",
      space: Size(width: 400, height: 400),
      control: JSONObject([
        .init("type", .string("angleDial")), .init("frame", frame), .init("angle", .number(45)),
      ]),
      samples: [
        Sample(time: 0, .contact(.init(.began, at: Point(x: 100, y: 300)))),
        Sample(
          time: 0.016,
          .contact(.init(.moved, at: Point(x: 180, y: 180), id: 0, pressure: 0.4))),
        Sample(time: 0.032, .contact(.init(.ended))),
        Sample(time: 1, .command(.init("step", JSONObject([.init("by", .number(1))])))),
      ],
      expectations: [
        Recording.Expectation(
          .after(1),
          state: JSONObject([.init("angle", .number(45)), .init("isEditing", .boolean(true))]),
          tolerance: .all(1e-9)),
        Recording.Expectation(
          .at(1.1), state: JSONObject([.init("presentedAngle", .number(46.2))]),
          tolerance: .byField(["presentedAngle": 0.5])),
        Recording.Expectation(
          .end,
          state: JSONObject([.init("angle", .number(50)), .init("isEditing", .boolean(false))]),
          digest: 0x9f86_d081_884c_7d65),
      ])
    #expect(recording == expected)
  }

  @Test("Columns are read as the same samples as objects")
  func columns() throws {
    let objects = try Recording(
      json: document(
        #"""
        [{"t": 0, "phase": "began", "x": 1, "y": 2, "type": "pen", "pressure": 0},
         {"t": 1, "phase": "moved", "x": 3, "y": 4, "id": 7},
         {"t": 2, "phase": "stationary"},
         {"t": 3, "phase": "cancelled", "x": 5, "y": 6},
         {"t": 4, "phase": "ended"}]
        """#))
    let columns = try Recording(
      json: document(
        #"""
        {"t": [0, 1, 2, 3, 4], "phase": "bmsce", "x": [1, 3, null, 5, null],
         "y": [2, 4, null, 6, null], "id": [null, 7, null, null, null],
         "type": ["pen", null, null, null, null], "pressure": [0, null, null, null, null]}
        """#))
    #expect(objects.samples == columns.samples)
    #expect(objects.sampleForm == .objects)
    #expect(columns.sampleForm == .columns)
  }

  @Test("Unknown members at the top, and source, are kept in their order and not looked into")
  func others() throws {
    let text = #"""
      {"later": {"a": [1, null]}, "format": "swivel", "version": 1, "samples": [],
       "source": {"device": "x", "unheard": true}}
      """#
    let recording = try Recording(json: Array(text.utf8))
    #expect(recording.otherMembers.members.map(\.key) == ["later", "source"])
    #expect(
      recording.otherMembers["later"]
        == .object(JSONObject([.init("a", .array([.number(1), .null]))])))
  }

  @Test("Numbers keep all their bits, but for the sign of -0 without a point")
  func numbers() throws {
    let recording = try Recording(
      json: document(
        #"""
        [{"t": 0.1, "phase": "began", "x": -0.0, "y": -0},
         {"t": 4.9e-324, "phase": "moved", "x": 123456789.12345679, "y": 1E+3}]
        """#))
    let first = try #require(recording.samples.first?.contact?.location)
    #expect(first.x.sign == .minus && first.x == 0)
    #expect(first.y.sign == .plus && first.y == 0)
    let second = try #require(recording.samples.last)
    #expect(second.time == .leastNonzeroMagnitude)
    #expect(second.contact?.location == Point(x: 123456789.12345679, y: 1000))
  }

  @Test("The limits of times, coordinates, ids and pressures are themselves allowed")
  func limits() throws {
    let recording = try Recording(
      json: document(
        #"""
        [{"t": -1e12, "phase": "began", "x": -1e9, "y": 1e9, "id": -2147483648, "pressure": 0},
         {"t": 1e12, "phase": "moved", "x": 1e9, "y": -1e9, "id": 2147483647, "pressure": 1}]
        """#))
    #expect(recording.samples.map { $0.contact?.id } == [-2_147_483_648, 2_147_483_647])
  }

  @Test("A document over the limit is refused, and one of its length is read")
  func byteLimit() throws {
    let bytes = document("[]")
    _ = try Recording(json: bytes, limits: JSONLimits(byteCount: bytes.count))
    let error = #expect(throws: RecordingError.self) {
      try Recording(json: bytes, limits: JSONLimits(byteCount: bytes.count - 1))
    }
    #expect(
      error?.description
        == "found \(bytes.count) bytes, expected at most \(bytes.count - 1) bytes")
  }

  @Test("64 levels of nesting are read", arguments: ["[]", "0", "{}"])
  func depth(innermost: String) throws {
    // The document is one level, and an innermost array or object is another.
    let levels = innermost == "0" ? 63 : 62
    let nested =
      String(repeating: "[", count: levels) + innermost + String(repeating: "]", count: levels)
    let text = #"{"format": "swivel", "version": 1, "samples": [], "deep": \#(nested)}"#
    _ = try Recording(json: Array(text.utf8))
    let deeper = #"{"format": "swivel", "version": 1, "samples": [], "deep": [\#(nested)]}"#
    #expect(throws: RecordingError.self) { try Recording(json: Array(deeper.utf8)) }
  }

  @Test("A missing file and a folder are said to be that")
  func files() {
    let missing = #expect(throws: RecordingError.self) {
      try Recording(contentsOf: "/nowhere/at all.json")
    }
    #expect(
      missing?.description == "/nowhere/at all.json: found no such file, expected a file to read")
    let folder = #expect(throws: RecordingError.self) { try Recording(contentsOf: "/") }
    #expect(folder?.description == "/: found a folder, expected a file to read")
  }

  private func document(_ samples: String) -> [UInt8] {
    Array(#"{"format": "swivel", "version": 1, "samples": \#(samples)}"#.utf8)
  }
}

extension Sample {
  /// The contact's report; nil for a command.
  var contact: Contact? {
    guard case .contact(let contact) = input else { return nil }
    return contact
  }
}
