import GestureMath
import Testing

struct GraphicsContextTests {
  static let line = Path { path in
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
  }

  /// Where the point (x, y) of what a command draws is in the list.
  static func place(_ x: Double, _ y: Double, of command: DisplayList.Command) -> Point {
    Point(x: x, y: y).applying(command.transform)
  }

  @Test("A copy has a transform of its own, and draws into the same list in order")
  func copies() {
    let list = DisplayList { context in
      var copy = context
      copy.translateBy(x: 100, y: 0)
      copy.opacity = 0.5
      copy.fill(Self.line, with: .color(.red))
      context.fill(Self.line, with: .color(.blue))
      copy.fill(Self.line, with: .color(.green))
    }
    #expect(
      list.commands.map(\.content)
        == [Color.red, .blue, .green].map { .fill(Self.line, $0, FillStyle()) })
    #expect(list.commands.map { Self.place(0, 0, of: $0).x } == [100, 0, 100])
    #expect(list.commands.map(\.opacity) == [0.5, 1, 0.5])
  }

  @Test("Two lists have nothing in common")
  func lists() {
    let one = DisplayList { $0.fill(Self.line, with: .color(.red)) }
    let other = DisplayList { $0.fill(Self.line, with: .color(.red)) }
    #expect(one == other)
    #expect(one.commands.count == 1)
    #expect(DisplayList { _ in }.isEmpty)
  }

  struct Row: CustomTestStringConvertible {
    let why: String
    let change: @Sendable (inout GraphicsContext) -> Void
    /// Where the point (1, 0) goes.
    let place: Point
    var testDescription: String { why }
  }

  @Test(
    "Transforms are along the context's own axes, the last one first applied",
    arguments: [
      Row(why: "moved", change: { $0.translateBy(x: 3, y: 4) }, place: Point(x: 4, y: 4)),
      Row(why: "turned", change: { $0.rotate(by: .degrees(90)) }, place: Point(x: 0, y: 1)),
      Row(why: "scaled", change: { $0.scaleBy(x: 2, y: 3) }, place: Point(x: 2, y: 0)),
      Row(
        why: "moved and then turned",
        change: {
          $0.translateBy(x: 3, y: 4)
          $0.rotate(by: .degrees(90))
        }, place: Point(x: 3, y: 5)),
      Row(
        why: "turned and then moved",
        change: {
          $0.rotate(by: .degrees(90))
          $0.translateBy(x: 3, y: 4)
        }, place: Point(x: -4, y: 4)),
      Row(
        why: "scaled and then moved",
        change: {
          $0.scaleBy(x: 2, y: 2)
          $0.translateBy(x: 3, y: 4)
        }, place: Point(x: 8, y: 8)),
      Row(
        why: "moved and then a matrix",
        change: {
          $0.translateBy(x: 3, y: 4)
          $0.concatenate(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        }, place: Point(x: 15, y: 4)),
    ])
  func transforms(row: Row) throws {
    let list = DisplayList { context in
      row.change(&context)
      context.stroke(Self.line, with: .foreground)
    }
    let command = try #require(list.commands.first)
    #expect(Self.place(1, 0, of: command) == row.place)
    // What is drawn stays in its own coordinates.
    #expect(command.content == .stroke(Self.line, .primary, StrokeStyle(lineWidth: 1)))
  }

  @Test("A layer begins with the transform and full opacity, and the whole has the context's")
  func layers() throws {
    let list = DisplayList { context in
      context.translateBy(x: 5, y: 0)
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.translateBy(x: 1, y: 0)
        layer.fill(Self.line, with: .color(.red))
      }
      context.fill(Self.line, with: .color(.blue))
    }
    #expect(list.commands.map(\.opacity) == [0.25, 0.25])
    guard case .layer(let layer) = list.commands[0].content else {
      Issue.record("no layer")
      return
    }
    let command = try #require(layer.commands.first)
    #expect(list.commands[0].transform.isIdentity)
    #expect(Self.place(0, 0, of: command) == Point(x: 6, y: 0))
    #expect(command.opacity == 1)
    #expect(Self.place(0, 0, of: list.commands[1]) == Point(x: 5, y: 0))
  }

  @Test("A list that is drawn goes where the context is, layers too")
  func drawnLists() throws {
    let inner = DisplayList { context in
      context.translateBy(x: 1, y: 0)
      context.opacity = 0.5
      context.fill(Self.line, with: .color(.red))
      context.drawLayer { $0.fill(Self.line, with: .color(.blue)) }
    }
    let list = DisplayList { context in
      context.scaleBy(x: 10, y: 10)
      context.opacity = 0.5
      context.draw(inner)
    }
    #expect(Self.place(0, 0, of: list.commands[0]) == Point(x: 10, y: 0))
    #expect(list.commands.map(\.opacity) == [0.25, 0.25])
    guard case .layer(let layer) = list.commands[1].content else {
      Issue.record("no layer")
      return
    }
    #expect(Self.place(0, 0, of: try #require(layer.commands.first)) == Point(x: 10, y: 0))
  }

  @Test("An opacity is clamped when it is drawn with, and NaN stays NaN")
  func opacity() {
    let list = DisplayList { context in
      for opacity in [2, -1, Double.nan] {
        context.opacity = opacity
        context.fill(Self.line, with: .foreground)
      }
    }
    #expect(list.commands.map(\.opacity).prefix(2) == [1, 0])
    #expect(list.commands[2].opacity.isNaN)
  }

  @Test("A text is drawn about its middle, in the primary colour, if nothing else is said")
  func texts() {
    let list = DisplayList { $0.draw(Text("45°"), at: Point(x: 1, y: 2)) }
    #expect(
      list.commands.map(\.content) == [.text(Text("45°"), at: Point(x: 1, y: 2), anchor: .center)])
    #expect(Text("a").color == .primary)
    #expect(Text("a").font == .system(size: 17))
    #expect(Text("a").foregroundStyle(.red).font(.system(size: 9, weight: .bold)).color == .red)
  }
}
