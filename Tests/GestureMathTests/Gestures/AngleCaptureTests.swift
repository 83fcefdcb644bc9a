import GestureMath
import Testing

/// The turns of a pointer that is led through bearings, in degrees, about the origin at radius 100.
private func turns(
  through bearings: [Double], radius: Double = 100,
  direction: AngleCapture.Direction = .fromPivot
) -> [Double] {
  let places = bearings.map { place(bearing: $0, radius: radius) }
  var capture = AngleCapture(pivot: Point(x: 0, y: 0), start: places[0], direction: direction)
  return places.map { place in
    capture.move(to: place)
    return capture.turn.degrees
  }
}

private func place(bearing: Double, radius: Double) -> Point {
  let (sine, cosine) = sincos(Angle(degrees: bearing))
  return Point(x: radius * cosine, y: radius * sine)
}

struct AngleCaptureTests {
  struct Row: CustomTestStringConvertible {
    let bearings: [Double]
    let turns: [Double]
    let why: String
    var testDescription: String { why }
  }

  static let rows = [
    Row(
      bearings: [170, 179, -179, -170], turns: [0, 9, 11, 20],
      why: "passing half a turn goes on, and is not −349"),
    Row(
      bearings: Array(stride(from: 0, through: 720, by: 10)),
      turns: Array(stride(from: 0, through: 720, by: 10)), why: "two turns are 720, not 360"),
    Row(bearings: [265, 5], turns: [0, 100], why: "one event from 265 to 5 is +100, not −260"),
    Row(bearings: [0, 100], turns: [0, 100], why: "one event of 100° is not cut to the quarter"),
    Row(bearings: [5, 265], turns: [0, -100], why: "backward through 0"),
    Row(
      bearings: [0, 90, 180, 270, 360, 270, 180, 90, 0],
      turns: [0, 90, 180, 270, 360, 270, 180, 90, 0], why: "back the way it came undoes the turn"),
    Row(
      bearings: [0, 180, 0], turns: [0, 180, 0], why: "exactly half a turn, and back, is nothing"),
    Row(bearings: [-90, 90, -90], turns: [0, 180, 0], why: "half a turn from another bearing"),
  ]

  @Test("The turn is counted over any number of turns", arguments: rows)
  func turnIsUnwrapped(row: Row) {
    let turns = turns(through: row.bearings)
    for (turn, expected) in zip(turns, row.turns) { #expect((turn - expected).magnitude < 1e-12) }
  }

  @Test("A line between two fingers that swings over ±180° eight times turns by its net turn")
  func swingingLine() {
    let swings = Array(repeating: [178.0, -178.0], count: 8).flatMap { $0 } + [-179.3]
    #expect((turns(through: swings).last ?? .nan) - 2.7 < 1e-12)
  }

  @Test("Splitting a path changes no bit of the turn at its end")
  func splitting() {
    let whole = turns(through: [10, 140, 250, 359, 480, 600, 700])
    let split = turns(through: Array(stride(from: 10.0, through: 700, by: 3)) + [700])
    #expect(whole.last?.bitPattern == split.last?.bitPattern)
  }

  @Test("Two ways of reading the bearing give the same turn to a few ulps")
  func directions() {
    let bearings = Array(stride(from: 3.0, through: 900, by: 37))
    let from = turns(through: bearings)
    let toward = turns(through: bearings, direction: .towardPivot)
    for (a, b) in zip(from, toward) { #expect((a - b).magnitude < 1e-12) }
  }

  @Test("A handle grabbed off its centre stays where it is until the pointer moves")
  func grabOffset() {
    let center = Point(x: 0, y: 0)
    let handle = Point(x: 0, y: -58)
    var capture = AngleCapture(pivot: center, start: Point(x: 6, y: -58), handle: handle)
    capture.move(to: Point(x: 6, y: -58))
    #expect(capture.turn.degrees == 0)
    #expect(capture.arm == Vector(dx: 0, dy: -58))
  }

  @Test("A handle on the far side of the pivot does not turn by half a turn when touched")
  func farSide() {
    for handle in [Point(x: -50, y: 0), Point(x: 0, y: -50), Point(x: -3, y: 4)] {
      let capture = AngleCapture(
        pivot: Point(x: 0, y: 0), start: Point(x: -40, y: 1), handle: handle)
      #expect(capture.turn.degrees == 0)
    }
  }

  @Test("On the pivot the bearing keeps its last value")
  func onPivot() {
    var capture = AngleCapture(pivot: Point(x: 5, y: 5), start: Point(x: 15, y: 5))
    capture.move(to: Point(x: 5, y: 15))
    capture.move(to: Point(x: 5, y: 5))
    #expect(capture.turn.degrees == 90)
    #expect(capture.bearing?.degrees == 90)
  }

  @Test("A capture that begins on the pivot has not turned until the pointer left")
  func beginsOnPivot() {
    var capture = AngleCapture(pivot: Point(x: 5, y: 5), start: Point(x: 5, y: 5))
    #expect(capture.firstBearing == nil)
    capture.move(to: Point(x: 5, y: 15))
    #expect(capture.turn.degrees == 0)
    capture.move(to: Point(x: -5, y: 5))
    #expect(capture.turn.degrees == 90)
  }

  @Test("The ray of 180° has one bearing, whatever the sign of the zero")
  func zeroSigns() {
    for y in [0.0, -0.0] {
      let capture = AngleCapture(pivot: Point(x: 0, y: 0), start: Point(x: -10, y: y))
      #expect(capture.bearing?.degrees == 180)
    }
    for y in [0.0, -0.0] {
      let capture = AngleCapture(
        pivot: Point(x: 0, y: 0), start: Point(x: 10, y: y), direction: .towardPivot)
      #expect(capture.bearing?.degrees == 180)
    }
  }

  @Test("A touch exactly on the ray of 0° has the bearing 0, not 360")
  func rayOfZero() {
    let capture = AngleCapture(pivot: Point(x: 7, y: 7), start: Point(x: 9, y: 7))
    #expect(capture.bearing?.degrees == 0)
  }

  @Test("The pointer itself turns about the pivot, to the bit, however far away it began")
  func exactOrigin() {
    let pivot = Point(x: 0.1, y: 0.3)
    for start in [Point(x: 1e9 + 0.7, y: 3.3e8), Point(x: -7e15, y: 1)] {
      var capture = AngleCapture(pivot: pivot, start: start)
      capture.move(to: Point(x: 9, y: 9))
      let turn = capture.turn
      // On the pivot the bearing keeps its last value; a rounded pivot would be beside it.
      capture.move(to: pivot)
      #expect(capture.arm == .zero)
      #expect(capture.turn == turn)
    }
  }

  @Test("A place that is not finite changes nothing, at the start or later")
  func notFinite() {
    let wild = [Double.nan, .infinity, -.infinity].flatMap {
      [Point(x: $0, y: 3), Point(x: 3, y: $0), Point(x: $0, y: $0)]
    }
    for place in wild {
      var capture = AngleCapture(pivot: .zero, start: place)
      #expect(capture.turn == .zero && capture.firstBearing == nil)
      capture.move(to: Point(x: 10, y: 0))
      capture.move(to: Point(x: -10, y: 1))
      let before = capture
      capture.move(to: place)
      #expect(capture == before)
      // The finger went on over half a turn meanwhile, which is counted from the last place.
      capture.move(to: Point(x: -10, y: -1))
      #expect((capture.turn.degrees - 185.71059313749964).magnitude < 1e-12)
      // With a handle, the pointer counts as on it.
      let onHandle = AngleCapture(
        pivot: .zero, start: Point(x: 0, y: 5), handle: Point(x: 0, y: 5))
      #expect(AngleCapture(pivot: .zero, start: place, handle: Point(x: 0, y: 5)) == onHandle)
    }
  }
}
