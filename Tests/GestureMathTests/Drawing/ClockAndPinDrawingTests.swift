import GestureMath
import Testing

struct ClockAndPinDrawingTests {
  @Test("A clock's face is white with a red rim of 2 points, twice as wide as its frame")
  func face() throws {
    let list = ControlDrawingTests.list(AnalogClock())
    let face = Path(ellipseIn: Rect(x: -50, y: -50, width: 200, height: 200))
    #expect(list.commands[0].content == .fill(face, .white, FillStyle()))
    #expect(list.commands[1].content == .stroke(face, .red, StrokeStyle(lineWidth: 2)))
    #expect(
      try #require(AnalogClock().extent).contains(Rect(x: -51, y: -51, width: 202, height: 202)))
  }

  @Test("A clock's hands are 3, 2 and 1 points wide, blue, blue and red, from the centre")
  func hands() {
    let clock = AnalogClock(time: TimeOfDay(hour: 3, minute: 0, second: 30))
    let hands = ControlDrawingTests.strokes(ControlDrawingTests.list(clock)).dropFirst()
    #expect(hands.map(\.style.lineWidth) == [3, 2, 1])
    #expect(hands.map(\.color) == [.blue, .blue, .red])
    let center = Point(x: 50, y: 50)
    for (hand, end) in zip(hands, [clock.hourEnd, clock.minuteEnd, clock.secondEnd]) {
      #expect(hand.path.elements == [.move(to: center), .line(to: end)])
    }
    // Half a minute: straight down, 0.8 of the frame's width.
    #expect(clock.secondEnd == Point(x: 50, y: 130))
  }

  @Test("A clock has its hours round the face, and the digital time in the middle above it")
  func texts() throws {
    let texts = ControlDrawingTests.texts(ControlDrawingTests.list(AnalogClock()))
    #expect(
      texts.map(\.text.content) == [
        "12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "10:09:30",
      ])
    #expect(texts[0].place == Point(x: 50, y: -40))
    #expect(texts[3].place == Point(x: 140, y: 50))
    let title = try #require(texts.last)
    #expect(title.place.x == 50)
    #expect(title.place.y + title.text.font.size / 2 < -51)
    #expect(try #require(AnalogClock().extent).minY <= title.place.y - title.text.font.size * 0.4)
  }

  @Test("A clock of twelve hours says so in its digital time, and has room for it")
  func twelveHours() throws {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let clock = AnalogClock(
      frame: frame, time: TimeOfDay(hour: 21, minute: 5), hourCycle: .oneToTwelve)
    let title = try #require(ControlDrawingTests.texts(ControlDrawingTests.list(clock)).last)
    #expect(title.text.content == "9:05:00 PM")
    #expect(try #require(clock.extent).width == 110)
    #expect(try #require(AnalogClock(frame: frame).extent).width == 80)
  }

  @Test("In a frame that is not square, the face goes by the width, and the time by the face")
  func wideFrame() throws {
    let clock = AnalogClock(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    let list = ControlDrawingTests.list(clock)
    #expect(
      ControlDrawingTests.fills(list).first?.path.boundingRect
        == Rect(x: -50, y: -70, width: 200, height: 200))
    // 18 points above the face, whose middle is at (50, 30) and whose radius is 100.
    #expect(ControlDrawingTests.texts(list).last?.place == Point(x: 50, y: -88))
    // The rim is half of 2 points outside; the time reaches 8 points above its middle.
    #expect(clock.extent == Rect(x: -51, y: -96, width: 202, height: 227))
  }

  @Test("Only a hand that turns has a dot at its end")
  func heldHand() {
    var clock = AnalogClock(time: TimeOfDay(hour: 3, minute: 0))
    let count = ControlDrawingTests.fills(ControlDrawingTests.list(clock)).count
    clock.receive(PointerEvent(.began, at: Point(x: 50, y: 0), time: 0))
    let fills = ControlDrawingTests.fills(ControlDrawingTests.list(clock))
    #expect(fills.count == count + 1)
    #expect(fills.contains { $0.path.boundingRect?.center == clock.minuteEnd })
  }

  @Test("A pin is red, and has a shadow at its tip only while it is above the map")
  func pin() throws {
    var pin = MapPin(frame: Rect(x: 0, y: 0, width: 40, height: 60))
    #expect(
      ControlDrawingTests.list(pin).commands.map(\.content)
        == [
          .fill(DropPin().path(in: Rect(x: 0, y: 0, width: 40, height: 60)), .red, FillStyle())
        ])
    pin.receive(PointerEvent(.began, at: Point(x: 20, y: 30), time: 0))
    let fills = ControlDrawingTests.fills(ControlDrawingTests.list(pin))
    #expect(fills.count == 2)
    #expect(fills[0].path.boundingRect?.center == Point(x: 20, y: 60))
    #expect(fills[1].path.boundingRect?.maxY == 48)
    let straight = MapPin(frame: Rect(x: 0, y: 0, width: 40, height: 60), style: .straight)
    #expect(
      ControlDrawingTests.fills(ControlDrawingTests.list(straight)).map(\.path)
        == [DropPin(style: .straight).path(in: Rect(x: 0, y: 0, width: 40, height: 60))])
    let extent = try #require(pin.extent)
    #expect(straight.extent == extent)
    for fill in fills {
      let bounds = try #require(fill.path.boundingRect)
      // A union rounds.
      #expect(extent.insetBy(dx: -1e-9, dy: -1e-9).contains(bounds), "\(extent), \(bounds)")
    }
  }
}
