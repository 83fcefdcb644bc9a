import GestureMath
import GestureReplay
import Testing

/// How device units become points.
@Suite("Places of evdev")
struct EvdevMappingTests {
  /// A contact at 100, 50, moved to 1000, 500.
  private let drag = EvemuText.events(["3 39 7, 3 35 100, 3 36 50", "3 35 1000, 3 36 500"])

  private func places(_ result: ImportedRecording) -> [Point?] {
    result.recording.contacts.map(\.location)
  }

  @Test("Each axis is scaled from its own range, as (v - min) * extent / (max - min + 1)")
  func axesApart() throws {
    let text = "A: 35 -100 2999 0 0\nA: 36 10 16 0 0\n"
    let result = try EvemuText.importing(
      text + EvemuText.events(["3 39 7, 3 35 102, 3 36 12"]), size: Size(width: 390, height: 844))
    // 202 · 390 = 78780 and 2 · 844 = 1688 are exact, so only the division rounds; at this x
    // dividing first, by either factor, gives other bits.
    #expect(places(result) == [Point(x: 78780.0 / 3100.0, y: 1688.0 / 7.0)])
  }

  struct Turn: Sendable {
    var rotation: ImportOptions.Rotation
    var first: Point
    var last: Point
    var why: String
  }

  static let turns = [
    Turn(
      rotation: .none, first: Point(x: 40, y: 20), last: Point(x: 400, y: 200), why: "as it is"),
    // Seen from the other side, 100 of 0…999 is 899 and 50 of 0…499 is 449; 1000 and 500, which are
    // one beyond the range, are −1.
    Turn(
      rotation: .quarter, first: Point(x: 359.2, y: 20), last: Point(x: -0.8, y: 200),
      why: "near the top left goes to near the top right"),
    Turn(
      rotation: .half, first: Point(x: 359.6, y: 179.6), last: Point(x: -0.4, y: -0.4),
      why: "near the top left goes to near the bottom right"),
    Turn(
      rotation: .threeQuarters, first: Point(x: 40, y: 179.8), last: Point(x: 400, y: -0.2),
      why: "near the top left goes to near the bottom left"),
  ]

  @Test("A turn is clockwise, and the size is that of the result", arguments: turns)
  func turn(_ turn: Turn) throws {
    let size = Size(width: 400, height: 200)
    let result = try EvemuText.importing(
      EvemuText.screen + drag, size: size, rotation: turn.rotation)
    #expect(places(result) == [turn.first, turn.last])
    #expect(result.recording.space == size)
  }

  @Test("A stated resolution makes points of 1/72 inch, and a quarter turn swaps the sides")
  func resolution() throws {
    // 5080 units at 20 a millimetre are 254 mm, 10 inches, 720 points; 2540 at 50 are 2 inches.
    let text = "A: 35 0 5079 0 0 20\nA: 36 0 2539 0 0 50\n"
    let events = EvemuText.events(["3 39 7, 3 35 2540, 3 36 635"])
    let upright = try EvemuText.importing(text + events, size: nil)
    #expect(upright.recording.space == Size(width: 720, height: 144))
    #expect(places(upright) == [Point(x: 360, y: 36)])
    let turned = try EvemuText.importing(text + events, size: nil, rotation: .quarter)
    #expect(turned.recording.space == Size(width: 144, height: 720))
    // 635 of 0…2539 is 1904 from the other side: 1904 · 144 / 2540.
    #expect(places(turned) == [Point(x: 274_176.0 / 2540.0, y: 360)])
  }

  @Test("Without ranges what was touched fits the size with one scale, and a finding says so")
  func unknownRange() throws {
    let result = try EvemuText.importing(drag, size: Size(width: 300, height: 300))
    // 900 by 450 units were touched: a third of a point a unit.
    #expect(places(result) == [Point(x: 0, y: 0), Point(x: 300, y: 150)])
    #expect(result.findings.map(\.kind) == [.rangeUnknown])
    let wide = try EvemuText.importing(drag, size: Size(width: 900, height: 90))
    #expect(places(wide) == [Point(x: 0, y: 0), Point(x: 180, y: 90)])
    let turned = try EvemuText.importing(
      drag, size: Size(width: 90, height: 900), rotation: .quarter)
    #expect(places(turned) == [Point(x: 90, y: 0), Point(x: 0, y: 180)])
    let upsideDown = try EvemuText.importing(
      drag, size: Size(width: 300, height: 300), rotation: .half)
    #expect(places(upsideDown) == [Point(x: 300, y: 150), Point(x: 0, y: 0)])
  }

  @Test("Without ranges a lone place is the origin")
  func loneTap() throws {
    let result = try EvemuText.importing(
      EvemuText.events(["3 39 7, 3 35 100, 3 36 50", "3 39 -1"]))
    #expect(places(result) == [Point(x: 0, y: 0), Point(x: 0, y: 0)])
  }

  @Test("An empty range counts as not stated")
  func emptyRange() throws {
    let result = try EvemuText.importing("A: 35 0 0 0 0\nA: 36 5 5 0 0\nA: 3a 0 0 0 0\n" + drag)
    #expect(result.findings.map(\.kind) == [.rangeUnknown])
  }

  @Test("Without size and resolution the error says which file, and to give --size")
  func noSize() throws {
    let error = #expect(throws: RecordingError.self) {
      try EvemuText.importing(EvemuText.screen, drag, size: nil)
    }
    #expect(
      error?.description
        == "1.events: found places in the device's own units, which are not points, expected axes "
        + "that state their range and their resolution in units/mm "
        + "(give the size of the result in points: --size WxH)")
  }

  @Test("A place beyond 1e9 points is refused with its line")
  func beyondLimit() throws {
    let text = "A: 35 0 1 0 0\nA: 36 0 1 0 0\nE: 0.000000 3 39 1\nE: 0.000000 3 35 2147483647\n"
    let error = #expect(throws: RecordingError.self) {
      try EvemuText.importing(text + "E: 0.000000 3 36 0\nE: 0.000000 0 0 0\n")
    }
    #expect(error?.place == .line(6))
    #expect(error?.found.contains("2147483647, 0") == true)
  }

  @Test(
    "A size that is not finite and positive is refused",
    arguments: [0, -1, Double.nan, .infinity, 1e300])
  func badSize(width: Double) {
    #expect(throws: RecordingError.self) {
      try EvemuText.importing(drag, size: Size(width: width, height: 100))
    }
    #expect(throws: RecordingError.self) {
      try EvemuText.importing("N: x\n", size: Size(width: 100, height: width))
    }
  }
}
