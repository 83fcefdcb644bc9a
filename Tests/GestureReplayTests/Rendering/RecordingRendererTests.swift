import Foundation
import FoundationXML
import GestureMath
import GestureReplay
import Testing

struct RecordingRendererTests {
  /// The golden recordings of the project.
  static let recordings: [(name: String, recording: Recording)] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".json") }.sorted().compactMap { path in
      (try? Recording(contentsOf: root.appending(path: path).path)).map { (path, $0) }
    }
  }()

  static let pictures: [RecordingRenderer.Picture] = [
    .end, .at(0.05), .strip(frames: 3), .animation,
  ]

  /// The numbers of the root's attribute `viewBox`.
  static func viewBox(_ svg: String) throws -> Rect {
    let text = try #require(svg.components(separatedBy: "viewBox=\"").dropFirst().first)
    let numbers = text.prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  static func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  @Test("Every recording of the project is drawn in XML, twice the same", arguments: pictures)
  func goldenRecordings(picture: RecordingRenderer.Picture) throws {
    try #require(Self.recordings.count > 100)
    for (name, recording) in Self.recordings {
      let svg = try RecordingRenderer().svg(of: recording, picture)
      #expect(Self.isWellFormed(svg), "\(name)")
      #expect(!svg.contains("nan") && !svg.contains("inf\""), "\(name)")
      let again = try RecordingRenderer().svg(of: recording, picture)
      #expect(svg == again, "\(name)")
    }
  }

  @Test("Every place of a contact is within the picture")
  func viewBoxHoldsTrace() throws {
    for (name, recording) in Self.recordings {
      let box = try Self.viewBox(try RecordingRenderer().svg(of: recording))
      for case .contact(let contact) in recording.samples.map(\.input) {
        guard let location = contact.location, contact.phase == .began else { continue }
        #expect(box.contains(location), "\(name)")
      }
    }
  }

  @Test("Pictures of one recording at different times show the same part of the plane")
  func sameBox() throws {
    let recording = SVGTests.drag()
    let renderer = RecordingRenderer()
    let box = try Self.viewBox(renderer.svg(of: recording))
    for picture in [RecordingRenderer.Picture.at(0), .at(0.5), .at(-9), .at(99), .animation] {
      #expect(try Self.viewBox(renderer.svg(of: recording, picture)) == box)
    }
  }

  @Test(
    "A hostile text stays a text",
    arguments: [
      "</text></svg><script>alert(1)</script>", "]]>&amp;<![CDATA[", "\"' onload=\"x",
      "&#0;&bogus;",
      "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}", "a\r\nb\u{2028}c\td  e ",
      "\u{202E}abc\u{301}\u{1F469}\u{200D}\u{1F680}",
    ])
  func hostileTexts(text: String) throws {
    var recording = Recording(
      name: text,
      control: JSONObject([
        .init("type", .string("textBox")), .init("text", .string(text)),
        .init("center", .array([.number(0), .number(0)])),
        .init("size", .array([.number(200), .number(100)])),
      ]))
    recording.samples = [Sample(time: 0, .command(.init("frame")))]
    for picture in Self.pictures {
      let svg = try RecordingRenderer().svg(of: recording, picture)
      let reader = TextReader()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(svg)")
      #expect(!reader.elements.contains("script"))
      // Characters that XML has not are replaced; line ends in the drawing part its lines.
      let replaced = text.unicodeScalars.map { scalar in
        (scalar.value < 32 && !"\t\n\r".unicodeScalars.contains(scalar))
          || [0xFFFE, 0xFFFF].contains(scalar.value) ? "\u{FFFD}" : String(scalar)
      }.joined()
      #expect(reader.title == replaced)
    }
  }

  /// Reads the title and the names of the elements.
  private final class TextReader: NSObject, XMLParserDelegate {
    var elements: Set<String> = []
    var title = ""
    private var isInTitle = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.insert(name)
      isInTitle = name == "title"
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { isInTitle = false }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isInTitle { title += text }
    }
  }

  @Test("The state at a time is that after all samples of that time")
  func times() throws {
    let recording = try Recording(
      json: Array(
        """
        {"format":"swivel","version":1,"control":{"type":"angleDial"},"samples":[\
        {"t":1,"command":"set","angle":10,"animated":false},\
        {"t":1,"command":"set","angle":20,"animated":false},\
        {"t":2,"command":"set","angle":30,"animated":false}]}
        """.utf8))
    let labels = [
      (0.9, ">45°<"), (1, ">20°<"), (1.9, ">20°<"), (2, ">30°<"), (9, ">30°<"),
    ]
    for (time, label) in labels {
      #expect(try RecordingRenderer().svg(of: recording, .at(time)).contains(label), "\(time)")
    }
    let strip = try RecordingRenderer().svg(of: recording, .strip(frames: 3))
    #expect(strip.contains(">1 s<") && strip.contains(">1.5 s<") && strip.contains(">2 s<"))
  }

  @Test("An animation goes on where a control moves by itself, after the last sample too")
  func settling() throws {
    let recording = try Recording(
      json: Array(
        """
        {"format":"swivel","version":1,"control":{"type":"mapPin"},"samples":[\
        {"t":0,"phase":"began","x":50,"y":50},{"t":0.1,"phase":"ended"}]}
        """.utf8))
    let svg = try RecordingRenderer().svg(of: recording, .animation)
    // The pin settles for about half of the second that follows, looked at 60 times a second.
    let frames = svg.components(separatedBy: "{visibility:hidden}}").count
    #expect((20...70).contains(frames))
    let still = try SVGTests.control(#"{"type":"mapPin"}"#)
    #expect(try !RecordingRenderer().svg(of: still, .animation).contains("@keyframes"))
  }

  @Test("Several contacts have numbers and colours of their own; one contact has no number")
  func contacts() throws {
    func touch(_ time: Double, _ phase: PointerEvent.Phase, _ x: Double, _ id: Int) -> Sample {
      Sample(time: time, .contact(.init(phase, at: Point(x: x, y: 0), id: id)))
    }
    let both = Recording(samples: [
      touch(0, .began, 0, 7), touch(0, .began, 300, -3), touch(0.1, .moved, 50, 7),
      touch(0.2, .ended, 300, -3), touch(0.2, .ended, 50, 7), touch(0.3, .began, 9, 7),
    ])
    let svg = try RecordingRenderer().svg(of: both)
    #expect(svg.contains(">1</text>") && svg.contains(">2</text>") && !svg.contains(">3</text>"))
    #expect(svg.contains("#af52de") && svg.contains("#ff9500"))
    // The second one taps: its ring is filled, and its number still there to be read.
    #expect(svg.contains("fill=\"#fff\">2</text>"))
    var one = both
    one.samples.remove(at: 3)
    one.samples.remove(at: 1)
    #expect(try !RecordingRenderer().svg(of: one).contains("<text"))
  }

  @Test("Without the trace there is only the control")
  func noTrace() throws {
    let renderer = RecordingRenderer(showsTrace: false)
    let svg = try renderer.svg(of: SVGTests.drag())
    #expect(!svg.contains("#af52de"))
  }

  @Test("A control of another maker is drawn by itself, or not at all")
  func ownControls() throws {
    let replayer = Replayer(controls: [Seen.self, Unseen.self])
    let renderer = RecordingRenderer(replayer: replayer)
    #expect(
      try renderer.svg(of: SVGTests.control(#"{"type":"seen"}"#)) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="332" height="132" viewBox="-16 -16 332 132">
          <rect x="-16" y="-16" width="332" height="132" fill="#fff"/>
          <rect width="300" height="100" fill="#ff3b30" opacity="0.5"/>
        </svg>

        """)
    #expect(
      try renderer.svg(of: SVGTests.control(#"{"type":"unseen"}"#)) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="-80 -60 160 120">
          <rect x="-80" y="-60" width="160" height="120" fill="#fff"/>
        </svg>

        """)
  }

  struct Seen: RecordableControl, Drawable {
    static var recordedType: String { "seen" }
    init(configuration: inout ObjectReader) {}
    mutating func receive(_ event: PointerEvent) {}
    func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}
    var extent: Rect? { Rect(x: 0, y: 0, width: 300, height: 100) }
    func draw(in context: inout GraphicsContext) {
      context.opacity = 0.5
      context.fill(Path(Rect(x: 0, y: 0, width: 300, height: 100)), with: .color(.red))
    }
  }

  struct Unseen: RecordableControl {
    static var recordedType: String { "unseen" }
    init(configuration: inout ObjectReader) {}
    mutating func receive(_ event: PointerEvent) {}
    func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}
  }

  @Test("A recording that cannot be replayed cannot be drawn")
  func errors() {
    #expect(throws: RecordingError.self) {
      try RecordingRenderer().svg(
        of: Recording(control: JSONObject([.init("type", .string("none"))])))
    }
  }
}
