import GestureMath
import GestureReplay
import Testing

/// What has a number that SVG cannot write is left out of a picture, and nothing takes its place. One
/// test at a time, as the board that they draw on is shared.
@Suite(.serialized)
struct NotFiniteDrawingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var why: String
    var draw: @Sendable (inout GraphicsContext) -> Void
    var testDescription: String { why }
  }

  static let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  /// Draws a text with one property of another value.
  static func text(
    size: Double = 10, at point: Point = .zero, anchor: UnitPoint = .center, color: Color = .red
  ) -> @Sendable (inout GraphicsContext) -> Void {
    { context in
      let text = Text("a").font(.system(size: size)).foregroundStyle(color)
      context.draw(text, at: point, anchor: anchor)
    }
  }

  static func stroke(_ style: StrokeStyle) -> @Sendable (inout GraphicsContext) -> Void {
    { $0.stroke(square, with: .color(.red), style: style) }
  }

  static let rows = [
    Row(why: "a colour's component") {
      $0.fill(square, with: .color(Color(red: 1, green: .nan, blue: 0)))
    },
    Row(why: "a colour's opacity") { $0.fill(square, with: .color(.red.opacity(.nan))) },
    Row(why: "an opacity") {
      $0.opacity = .nan
      $0.fill(square, with: .color(.red))
    },
    Row(why: "a transform") {
      $0.translateBy(x: .nan, y: 0)
      $0.fill(square, with: .color(.red))
    },
    Row(why: "an infinite transform") {
      $0.scaleBy(x: .infinity, y: 1)
      $0.stroke(square, with: .color(.red))
    },
    Row(why: "a line's width", draw: stroke(StrokeStyle(lineWidth: .nan))),
    Row(why: "an infinite line's width", draw: stroke(StrokeStyle(lineWidth: .infinity))),
    Row(why: "a miter limit", draw: stroke(StrokeStyle(miterLimit: .nan))),
    Row(why: "a dash", draw: stroke(StrokeStyle(dash: [4, .nan]))),
    Row(why: "where dashes begin", draw: stroke(StrokeStyle(dash: [4], dashPhase: .nan))),
    Row(why: "a font's size", draw: text(size: .nan)),
    Row(why: "a font of infinite size", draw: text(size: .infinity)),
    Row(why: "a text's place", draw: text(at: Point(x: 0, y: .nan))),
    Row(why: "a text's anchor", draw: text(anchor: UnitPoint(x: .nan, y: 0))),
    Row(why: "a text's colour", draw: text(color: Color(white: .nan))),
    Row(why: "all of a layer") { context in
      context.drawLayer { $0.fill(square, with: .color(Color(white: .nan))) }
    },
  ]

  /// Draws what a test gives it, in an extent that a test gives it.
  struct Board: RecordableControl, Drawable {
    nonisolated(unsafe) static var drawing: @Sendable (inout GraphicsContext) -> Void = { _ in }
    nonisolated(unsafe) static var bounds = Rect(x: 0, y: 0, width: 300, height: 100)

    /// Does work with a board that is drawn on, or bounded, in another way, and then as before.
    static func with<Result>(
      drawing: @escaping @Sendable (inout GraphicsContext) -> Void = { _ in },
      bounds: Rect = Rect(x: 0, y: 0, width: 300, height: 100), _ work: () throws -> Result
    ) rethrows -> Result {
      let before = (Self.drawing, Self.bounds)
      defer { (Self.drawing, Self.bounds) = before }
      (Self.drawing, Self.bounds) = (drawing, bounds)
      return try work()
    }

    static var recordedType: String { "board" }
    init(configuration: inout ObjectReader) {}
    mutating func receive(_ event: PointerEvent) {}
    func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder) {}
    var extent: Rect? { Self.bounds }
    func draw(in context: inout GraphicsContext) { Self.drawing(&context) }
  }

  static func svg(_ picture: RecordingRenderer.Picture = .end) throws -> String {
    let renderer = RecordingRenderer(replayer: Replayer(controls: [Board.self]))
    return try renderer.svg(of: SVGTests.control(#"{"type":"board"}"#), picture)
  }

  @Test("What has a number that is not finite is left out", arguments: rows)
  func leftOut(row: Row) throws {
    let empty = try Self.svg()
    for picture in [RecordingRenderer.Picture.end, .at(1)] {
      #expect(try Board.with(drawing: row.draw) { try Self.svg(picture) } == empty)
    }
    // What is drawn beside it is there.
    let both = try Board.with(drawing: { context in
      var copy = context
      row.draw(&copy)
      context.fill(Path(Rect(x: 1, y: 2, width: 3, height: 4)), with: .color(.blue))
    }) { try Self.svg() }
    #expect(both.contains(##"<rect x="1" y="2" width="3" height="4" fill="#007aff"/>"##))
    #expect(!both.contains("nan") && !both.contains("inf"))
  }

  @Test("An extent that is not finite is left out of what a picture shows")
  func extent() throws {
    for bad in [Double.nan, .infinity] {
      for bounds in [
        Rect(x: bad, y: 0, width: 300, height: 100), Rect(x: 0, y: 0, width: 300, height: bad),
      ] {
        let svg = try Board.with(bounds: bounds) { try Self.svg() }
        #expect(svg.contains(#"viewBox="-80 -60 160 120""#))
      }
    }
  }

  @Test("A picture at a time that is not finite is refused", arguments: [Double.nan, .infinity])
  func time(time: Double) {
    let error = #expect(throws: RecordingError.self) { try Self.svg(.at(time)) }
    #expect(
      error?.description
        == "found a picture at the time \(time), expected a time in seconds that is finite")
  }
}
