import GestureMath
import Testing

@Suite("The dial over columns")
struct AngleDialColumnTests {
  struct Row: CustomTestStringConvertible {
    let dial: AngleDial
    let start: Point
    let why: String
    var testDescription: String { why }

    /// A dial whose pivot is the origin, and where a contact takes it.
    init(
      _ why: String, start: Point = Point(x: -60, y: -40), angle: Double = 45,
      range: ClosedRange<Angle>? = nil, wraps: Bool = false, stop: AngleDial.Stop = .wait,
      grab: AngleDial.Grab = .absolute, snap: AngleDial.Snap? = nil, minimumDistance: Double = 0
    ) {
      dial = AngleDial(
        frame: Rect(x: -300, y: -300, width: 400, height: 400), angle: .degrees(angle),
        range: range, wraps: wraps, stop: stop, grab: grab, snap: snap,
        minimumDistance: minimumDistance)
      self.start = start
      self.why = why
    }

    /// The dial with the contact down.
    var touched: AngleDial {
      var dial = dial
      dial.perform(.step(by: 2), at: -1)
      dial.receive(PointerEvent(.began, at: start, time: -0.75))
      return dial
    }
  }

  private static let quarter: ClosedRange<Angle> = .zero ... .degrees(90)
  private static let snap = AngleDial.Snap(step: .degrees(15), tolerance: .degrees(4))

  static let rows = [
    Row("an absolute grab without end"),
    Row("a relative grab without end", grab: .relative),
    Row("an absolute grab in a range", range: quarter),
    Row("a relative grab in a range", range: quarter, grab: .relative),
    Row("a range that is one angle", range: .degrees(33) ... .degrees(33)),
    Row("snapped without end", snap: snap),
    // The touch takes it at 57.8°, on its way to 60°, to which it would snap if it turned.
    Row("a relative grab that snaps", angle: 50, range: quarter, grab: .relative, snap: snap),
    Row("an absolute grab that begins on the pivot", start: .zero, range: quarter),
    Row("a relative grab that begins on the pivot", start: .zero, grab: .relative, snap: snap),
    Row("many turns away", angle: 1e6 + 0.1, grab: .relative),
    Row("wrapping over a turn", wraps: true),
    Row("a relative grab that wraps over a range", range: quarter, wraps: true, grab: .relative),
    Row("snapped and wrapped", wraps: true, stop: .slip, grab: .relative, snap: snap),
    Row("an absolute grab that slips", range: quarter, stop: .slip),
    Row("a relative grab that slips", range: quarter, stop: .slip, grab: .relative),
    Row("slipping and snapping", range: quarter, stop: .slip, snap: snap),
    Row(
      "a relative grab on the pivot that slips and snaps", start: .zero, range: quarter,
      stop: .slip, grab: .relative, snap: snap),
    Row("far enough on the way", grab: .relative, minimumDistance: 60),
    Row("far enough from the pivot", start: .zero, range: quarter, minimumDistance: 60),
    Row(
      "all options at once", range: quarter, stop: .slip, grab: .relative, snap: snap,
      minimumDistance: 12),
  ]

  private static let places = [
    Point(x: 0, y: 0), Point(x: -10, y: 0), Point(x: 10, y: 1e-9), Point(x: 0, y: 9),
    Point(x: -60, y: -40),
  ]

  @Test("The arm points where the finger is about the pivot")
  func golden() {
    var dial = Row("").dial
    dial.receive(PointerEvent(.began, at: Point(x: -10, y: 0), time: 0))
    // From the left, which is 0°, over the top.
    let angles = dial.take(x: [-10, 0, 10, 0, -10], y: [-10, -10, 0, 10, 0], at: 1)
    #expect(angles == [[45], [90], [180], [270], [360]])
    #expect(dial.angle.degrees == 360)
    #expect(dial.presentedAngle.degrees == 360)
  }

  @Test("All paths of four places give the bits of one event at a time", arguments: rows)
  func small(row: Row) {
    for path in ColumnPath.all(of: Self.places, count: 4) {
      for pieces in [[4], [1, 1, 2]] {
        #expect(row.touched.difference(on: path, pieces: pieces) == nil, "\(path), \(pieces)")
      }
    }
  }

  @Test("Long paths give the bits of one event at a time", arguments: rows)
  func long(row: Row) {
    for count in ColumnPath.counts {
      for step in [-3.0, 91] {
        let path = ColumnPath.spiral(count: count + 3, step: step)
        #expect(row.touched.difference(on: path, pieces: [count, 3]) == nil, "\(count), \(step)°")
      }
    }
  }

  @Test("A command during a drag is a new start for columns too", arguments: rows)
  func command(row: Row) {
    var dial = row.touched
    _ = dial.take(Point(x: 30, y: -70), at: 0)
    dial.perform(.set(.degrees(71), animated: true), at: 0.25)
    let path = ColumnPath.spiral(count: 300, step: 2)
    #expect(dial.difference(on: path, pieces: [280, 20]) == nil)
    // The moves make a new base for the next step.
    dial.perform(.step(by: 1.0 / 3), at: 0.5)
    #expect(dial.difference(on: path, pieces: [300]) == nil)
  }

  @Test("Wild paths give the bits of one event at a time", arguments: rows)
  func wild(row: Row) {
    for seed in 1...2 as ClosedRange<UInt64> {
      let path = ColumnPath.wild(count: 2000, seed: seed)
      let pieces = ColumnPath.pieces(of: path.count, seed: seed)
      #expect(row.touched.difference(on: path, pieces: pieces) == nil, "seed \(seed)")
    }
  }

  @Test("A dial that is not touched stays, and only its time goes on", arguments: rows)
  func untouched(row: Row) {
    var dial = row.dial
    dial.perform(.step(by: 2), at: 0)
    let path = ColumnPath.wild(count: 300, seed: 1)
    #expect(dial.difference(on: path, pieces: [300]) == nil)
    #expect(dial.difference(on: path, pieces: [0, 1, 299]) == nil)
  }

  @Test("Moves of another contact are ignored")
  func otherContact() {
    var dial = rows[0].touched
    let angle = dial.angle.degrees
    var angles = [-7.0, -7]
    do {
      var angles = angles.mutableSpan
      dial.receiveMoves(of: 1, x: [5.0, 6].span, y: [50.0, 60].span, at: 3, angles: &angles)
    }
    #expect(angles == [angle, angle])
    #expect(String(reflecting: dial) != String(reflecting: rows[0].touched), "the time went on")
  }

  @Test("A time before the last one counts as that")
  func timeGoingBack() {
    var (one, many) = (Self.rows[1].touched, Self.rows[1].touched)
    one.advance(to: 5)
    many.advance(to: 5)
    one.receive(PointerEvent(.moved, at: Point(x: 3, y: -70), time: 1))
    #expect(many.take(x: [3], y: [-70], at: 1) == [[one.angle.degrees]])
    #expect(String(reflecting: many) == String(reflecting: one))
  }

  @Test("Without places nothing changes, not even the time")
  func noPlaces() {
    var dial = Self.rows[0].touched
    let before = String(reflecting: dial)
    #expect(dial.take(x: [], y: [], at: 9) == [])
    #expect(String(reflecting: dial) == before)
  }

  private var rows: [Row] { Self.rows }
}
