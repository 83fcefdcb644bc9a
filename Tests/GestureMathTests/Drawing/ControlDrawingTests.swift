import GestureMath
import Testing

struct ControlDrawingTests {
  /// What a control draws.
  static func list(_ drawable: some Drawable) -> DisplayList {
    DisplayList { drawable.draw(in: &$0) }
  }

  static func texts(_ list: DisplayList) -> [(text: Text, place: Point)] {
    list.commands.compactMap { command in
      guard case .text(let text, let point, let anchor) = command.content, anchor == .center
      else { return nil }
      return (text, point.applying(command.transform))
    }
  }

  static func strokes(_ list: DisplayList) -> [(path: Path, color: Color, style: StrokeStyle)] {
    list.commands.compactMap { command in
      guard case .stroke(let path, let color, let style) = command.content else { return nil }
      return (path, color, style)
    }
  }

  static func fills(_ list: DisplayList) -> [(path: Path, color: Color)] {
    list.commands.compactMap { command in
      guard case .fill(let path, let color, _) = command.content else { return nil }
      return (path, color)
    }
  }

  // MARK: - Dial

  @Test("A dial's arms are 10 points wide with round ends, from the left to the corner and out")
  func arms() throws {
    let arms = try #require(Self.strokes(Self.list(AngleDial(angle: .degrees(90)))).first)
    #expect(
      arms.style == StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    #expect(
      arms.path.elements == [
        .move(to: Point(x: 100, y: 300)), .line(to: Point(x: 300, y: 300)),
        .line(to: Point(x: 300, y: 100)),
      ])
  }

  @Test("Only while it is edited, a dial has a circle of 20 points at the arm's end")
  func knob() {
    var dial = AngleDial(angle: .degrees(90))
    #expect(Self.fills(Self.list(dial)).count == 1)
    dial.receive(PointerEvent(.began, at: Point(x: 300, y: 100), time: 0))
    #expect(
      Self.fills(Self.list(dial)).last?.path.boundingRect
        == Rect(x: 290, y: 90, width: 20, height: 20))
  }

  @Test("No arm runs through a dial's label, at any angle")
  func label() throws {
    for degrees in stride(from: -720.0, through: 720, by: 1) {
      let dial = AngleDial(angle: .degrees(degrees), range: nil)
      let label = try #require(Self.texts(Self.list(dial)).first)
      #expect(label.text.content == dial.label)
      // Half of the text's box, from the font: digits are at most 0.65 as wide as it is high.
      let width = label.text.font.size * 0.65 * Double(dial.label.utf8.count - 2) / 2
      let height = label.text.font.size * 0.7 / 2
      for end in [Point(x: 100, y: 300), dial.armEnd] {
        for step in 0...200 {
          let place = dial.pivot + (end - dial.pivot) * (Double(step) / 200)
          let offset = place - label.place
          #expect(
            offset.dx.magnitude > width || offset.dy.magnitude > height,
            "\(degrees)° at \(place)")
        }
      }
    }
  }

  @Test(
    "A dial's extent holds the arm at every angle of its range",
    arguments: [0...90, -30...200, 100...170, 0...360, -1000...1000] as [ClosedRange<Double>])
  func dialExtent(range: ClosedRange<Double>) throws {
    for degrees in stride(from: range.lowerBound, through: range.upperBound, by: 5) {
      let dial = AngleDial(
        angle: .degrees(degrees),
        range: .degrees(range.lowerBound) ... .degrees(range.upperBound))
      let extent = try #require(dial.extent)
      #expect(extent.insetBy(dx: 9.99, dy: 9.99).contains(dial.armEnd), "\(degrees)°")
      #expect(extent.contains(dial.pivot))
    }
    // A dial of the first quarter does not take the room of a whole turn.
    #expect(try #require(AngleDial().extent).height < 250)
  }

  @Test("A dial's extent ends where the arm, its knob and the label do")
  func dialExtentInNumbers() throws {
    // From 100° to 170° no quarter turn lies between: the arm is highest at 100° and farthest right
    // at 170°. The label of 135° is below the pivot. All from 30-digit arithmetic.
    let dial = AngleDial(angle: .degrees(135), range: .degrees(100) ... .degrees(170))
    let extent = try #require(dial.extent)
    #expect(extent.minX == 90)
    #expect(abs(extent.maxX - 506.96155060244161187) < 1e-12)
    #expect(abs(extent.minY - 93.038449397558388) < 1e-12)
    #expect(abs(extent.maxY - 346.35469193229243) < 1e-12)
  }

  struct Label: Sendable {
    var degrees: Double
    var place: Point
    var why: String
  }

  // The pivot is at (300, 300). The label, of 28 points, is 21 high and 17.36 wide a digit and 11.2
  // more; it is 17 points and half of its box away from the pivot, in the direction given.
  @Test(
    "A dial's label is in the middle of the larger sector; of two halves it takes the upper one",
    arguments: [
      Label(degrees: 180, place: Point(x: 300, y: 300 - 27.5), why: "straight up"),
      Label(degrees: 0, place: Point(x: 300 + 17 + 14.28, y: 300), why: "to the right"),
      Label(degrees: 360, place: Point(x: 300 + 17 + 31.64, y: 300), why: "a turn is as none"),
      Label(degrees: -180, place: Point(x: 300, y: 300 - 27.5), why: "half a turn back"),
    ])
  func labelPlace(label: Label) throws {
    let dial = AngleDial(angle: .degrees(label.degrees), range: nil)
    let place = try #require(Self.texts(Self.list(dial)).first).place
    #expect(place.distance(to: label.place) < 1e-12, "\(place): \(label.why)")
  }

  // MARK: - Text box

  @Test("A box's text has its colour and its size, at the centre, turned")
  func boxText() throws {
    let center = Point(x: 50, y: 60)
    let box = TextBox(
      text: "Hi", center: center, size: Size(width: 200, height: 100), rotation: .degrees(90),
      fontSize: 20, color: "red")
    let list = Self.list(box)
    let text = try #require(Self.texts(list).first)
    #expect(text.text == Text("Hi").font(.system(size: 20)).foregroundStyle(.red))
    #expect(text.place == center)
    let command = try #require(list.commands.last)
    #expect(Point(x: 1, y: 0).applying(command.transform) == Point(x: 50, y: 61))
  }

  @Test("A text in a colour that is not known is not drawn, and the rest of its box is")
  func unknownColor() {
    let box = TextBox(center: .zero, size: Size(width: 9, height: 9), color: "no such colour")
    #expect(Self.texts(Self.list(box)).isEmpty && Self.strokes(Self.list(box)).count == 1)
  }

  @Test("Only a selected box has its handle, with a padding of 4 points, and its corners")
  func handle() throws {
    func box(isSelected: Bool) -> TextBox {
      TextBox(center: .zero, size: Size(width: 200, height: 100), isSelected: isSelected)
    }
    #expect(Self.fills(Self.list(box(isSelected: false))).isEmpty)
    let fills = Self.fills(Self.list(box(isSelected: true)))
    let bounds = fills.compactMap(\.path.boundingRect)
    #expect(bounds.count == 5)
    #expect(
      bounds.prefix(3).map(\.center) == [
        Point(x: -100, y: -50), Point(x: 100, y: -50), Point(x: -100, y: 50),
      ])
    let (halo, knob) = (bounds[3], bounds[4])
    #expect(knob.center == Point(x: 100, y: 50))
    #expect(halo == knob.insetBy(dx: -4, dy: -4))
    #expect(try #require(box(isSelected: true).extent).contains(halo))
  }

  @Test("The handle has a strong halo while it is held, and not while the body is")
  func halo() {
    func halo(touchedAt place: Point) -> Color? {
      var box = TextBox(center: .zero, size: Size(width: 200, height: 100), isSelected: true)
      box.receive(PointerEvent(.began, at: place, time: 0))
      return Self.fills(Self.list(box)).dropLast().last?.color
    }
    #expect(halo(touchedAt: Point(x: 100, y: 50)) == .blue.opacity(0.45))
    #expect(halo(touchedAt: Point(x: -50, y: 0)) == .blue.opacity(0.2))
  }

  @Test("A box's extent holds its corners however it is turned")
  func boxExtent() throws {
    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let box = TextBox(
        center: Point(x: 7, y: 8), size: Size(width: 200, height: 10), rotation: .degrees(degrees))
      let extent = try #require(box.extent)
      let corners = box.vertices
      for corner in [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight] {
        #expect(extent.contains(corner), "\(degrees)°")
      }
    }
  }

  // MARK: - Drag

  @Test("A drag has nothing to draw before it begins, and its ends after")
  func drag() {
    var drag = DragGesture()
    #expect(Self.list(drag).isEmpty)
    #expect(drag.extent == nil)
    drag.receive(PointerEvent(.began, at: Point(x: 10, y: 10), time: 0))
    drag.receive(PointerEvent(.moved, at: Point(x: 40, y: 50), time: 0.1))
    #expect(
      Self.fills(Self.list(drag)).compactMap(\.path.boundingRect?.center)
        == [Point(x: 10, y: 10), Point(x: 40, y: 50)])
    #expect(drag.extent == Rect(x: 4, y: 4, width: 42, height: 52))
  }
}
