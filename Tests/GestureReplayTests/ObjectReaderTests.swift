import GestureMath
import GestureReplay
import Testing

@Suite("Reading objects")
struct ObjectReaderTests {
  enum Hands: String, CaseIterable { case continuous, discrete }

  private func reader(_ json: String) throws -> ObjectReader {
    guard case .object(let object) = try JSONValue(json: json) else { return ObjectReader(.init()) }
    return ObjectReader(object, at: "/control")
  }

  /// The error's text that reading gives.
  private func refusal<Value>(
    _ json: String, _ read: (inout ObjectReader) throws(RecordingError) -> Value
  ) throws -> String {
    var reader = try reader(json)
    let error = #expect(throws: RecordingError.self) { try read(&reader) }
    return error?.description ?? ""
  }

  @Test("Every kind of value is read")
  func values() throws {
    var reader = try reader(
      #"""
      {"n": -1.5, "i": 3, "b": true, "s": "text", "c": "discrete", "o": "on", "p": [1, 2],
       "z": [3, 0], "r": [1, 2, 3, 4], "e": [1, 2, 3, -4], "g": [0, 90], "u": null,
       "d": {"step": 5}, "v": [null]}
      """#)
    #expect(try reader.number("n") == -1.5)
    #expect(try reader.number("n", in: -1.5...0) == -1.5)
    #expect(try reader.integer("i", in: 0...3) == 3)
    #expect(try reader.boolean("b"))
    #expect(try reader.string("s") == "text")
    #expect(try reader.choice("c", of: Hands.self) == .discrete)
    #expect(try reader.choice("o", of: ["on": 1, "off": 0]) == 1)
    #expect(try reader.point("p") == Point(x: 1, y: 2))
    #expect(try reader.size("z") == Size(width: 3, height: 0))
    #expect(try reader.rect("r") == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try reader.insets("e") == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: -4))
    #expect(try reader.optionalRange("g", default: nil) == 0...90)
    #expect(try reader.optionalRange("u", default: 1...2) == nil)
    #expect(try reader.object("u") == nil)
    #expect(reader.value("v") == .array([.null]))
    var inner = try #require(try reader.object("d"))
    #expect(inner.pointer == "/control/d")
    #expect(try inner.number("step") == 5)
    try inner.finish()
    try reader.finish()
  }

  @Test("What is missing has its default, and the default is not checked")
  func defaults() throws {
    var reader = try reader("{}")
    #expect(try reader.number("n", default: 7, in: 0...1) == 7)
    #expect(try reader.integer("i", default: 7, in: 0...1) == 7)
    #expect(try reader.boolean("b", default: true))
    #expect(try reader.string("s", default: "") == "")
    #expect(try reader.choice("c", default: Hands.continuous) == .continuous)
    #expect(try reader.choice("o", of: ["on": 1], default: 0) == 0)
    #expect(try reader.point("p", default: Point(x: 1, y: 2)) == Point(x: 1, y: 2))
    #expect(try reader.optionalRange("g", default: 0...90) == 0...90)
    #expect(try reader.optionalRange("h", default: nil) == nil)
    #expect(try reader.object("d") == nil)
    let hasX = reader.has("x")
    #expect(!hasX)
    try reader.finish()
  }

  @Test("A wrong value is refused with its place, what it is and what it should be")
  func refusals() throws {
    #expect(
      try refusal(#"{"step": "5"}"#) { r throws(RecordingError) in try r.number("step") }
        == #"/control/step: found a string "5", expected a number"#)
    #expect(
      try refusal(#"{"step": -1}"#) { r throws(RecordingError) in
        try r.number("step", default: 1, in: 0...360)
      } == "/control/step: found the number -1, expected a number from 0 to 360")
    #expect(
      try refusal(#"{"step": null}"#) { r throws(RecordingError) in
        try r.number("step", default: 1, in: 0...(.infinity))
      } == "/control/step: found null, expected a number of at least 0")
    #expect(
      try refusal(#"{"i": 1.5}"#) { r throws(RecordingError) in try r.integer("i", in: 0...9) }
        == "/control/i: found the number 1.5, expected an integer from 0 to 9")
    #expect(
      try refusal(#"{"b": 1}"#) { r throws(RecordingError) in try r.boolean("b") }
        == "/control/b: found the number 1, expected true or false")
    #expect(
      try refusal("{}") { r throws(RecordingError) in try r.string("text") }
        == "/control/text: found nothing, expected a string")
    #expect(
      try refusal(#"{"colour": "red"}"#) { r throws(RecordingError) in try r.string("color") }
        == #"/control/color: found nothing but "colour", expected a string"#)
    #expect(
      try refusal(#"{"p1y": 1}"#) { r throws(RecordingError) in try r.number("p1x") }
        == "/control/p1x: found nothing, expected a number")
    #expect(
      try refusal(#"{"hands": "discreet"}"#) { r throws(RecordingError) in
        try r.choice("hands", of: Hands.self)
      } == #"/control/hands: found a string "discreet", expected "continuous" or "discrete""#
        + #" (did you mean "discrete"?)"#)
    #expect(
      try refusal(#"{"o": 1}"#) { r throws(RecordingError) in
        try r.choice("o", of: ["on": 1, "off": 0])
      } == #"/control/o: found the number 1, expected "off" or "on""#)
    #expect(
      try refusal(#"{"snap": 5}"#) { r throws(RecordingError) in try r.object("snap") }
        == "/control/snap: found the number 5, expected an object or null")
  }

  @Test("A wrong list of numbers is refused, whichever way it is wrong")
  func lists() throws {
    let limit = "; numbers of at most 1e9"
    for wrong in ["[1]", "[1, 2, 3]", "[1, null]", "[1, 1000000001]", "{}", "null"] {
      let error = try refusal(#"{"p": \#(wrong)}"#) { r throws(RecordingError) in
        try r.point("p")
      }
      #expect(error.hasSuffix(", expected a point, [x, y]" + limit), "\(wrong)")
    }
    #expect(
      try refusal(#"{"z": [-1, 1]}"#) { r throws(RecordingError) in try r.size("z") }
        == "/control/z: found the array [-1, 1], expected a size, [width, height], "
        + "not below 0" + limit)
    #expect(
      try refusal(#"{"r": [0, 0, 1, -1]}"#) { r throws(RecordingError) in try r.rect("r") }
        == "/control/r: found the array [0, 0, 1, -1], expected a rectangle, "
        + "[x, y, width, height], no extent below 0" + limit)
    #expect(
      try refusal(#"{"e": [1, 2, 3]}"#) { r throws(RecordingError) in try r.insets("e") }
        == "/control/e: found the array [1, 2, 3], expected insets, "
        + "[top, left, bottom, right]" + limit)
    for wrong in ["[1, 0]", "[1]", "90", "[null, 1]"] {
      let error = try refusal(#"{"g": \#(wrong)}"#) { r throws(RecordingError) in
        try r.optionalRange("g", default: nil)
      }
      #expect(
        error.hasSuffix("expected a range, [low, high] with low not above high, or null"),
        "\(wrong)")
    }
  }

  @Test("A member that was not asked for is refused, with the nearest of those that were")
  func unknown() throws {
    var reader = try reader(#"{"angle": 1, "a/b": 2}"#)
    _ = try reader.number("angle")
    #expect(
      throws: RecordingError(
        place: .pointer("/control/a~1b"), found: "an unknown key", expected: "\"angle\"")
    ) { try reader.finish() }
    var other = try self.reader(#"{"angel": 1}"#)
    _ = try other.number("angle", default: 0)
    #expect(
      throws: RecordingError(
        place: .pointer("/control/angel"), found: "an unknown key", expected: "\"angle\"",
        advice: "did you mean \"angle\"?")
    ) { try other.finish() }
    let nothing = try self.reader(#"{"by": 1}"#)
    #expect(
      throws: RecordingError(
        place: .pointer("/control/by"), found: "an unknown key", expected: "no keys")
    ) { try nothing.finish() }
  }

  @Test("Numbers that are not finite are refused, even where code made them")
  func notFinite() {
    var reader = ObjectReader(
      JSONObject([.init("n", .number(.infinity)), .init("p", .array([.number(.nan), .number(0)]))]))
    #expect(throws: RecordingError.self) { try reader.number("n") }
    #expect(throws: RecordingError.self) { try reader.point("p") }
  }
}
