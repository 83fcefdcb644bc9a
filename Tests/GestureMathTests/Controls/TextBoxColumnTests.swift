import GestureMath
import Testing

@Suite("The text box over columns")
struct TextBoxColumnTests {
  struct Row: CustomTestStringConvertible {
    let box: TextBox
    let start: Point
    let why: String
    var testDescription: String { why }

    /// A box about the origin, and where a contact takes it.
    init(
      _ why: String, start: Point = Point(x: 104, y: 53),
      size: Size = Size(width: 200, height: 100),
      rotation: Double = 0, minimumScale: Double = 0.1, handleRadius: Double = 22,
      minimumDistance: Double? = nil, isSelected: Bool = true
    ) {
      box = TextBox(
        center: .zero, size: size, rotation: .degrees(rotation), minimumScale: minimumScale,
        handleRadius: handleRadius, minimumDistance: minimumDistance, isSelected: isSelected)
      self.start = start
      self.why = why
    }

    /// The box with the contact down.
    var touched: TextBox {
      var box = box
      box.receive(PointerEvent(.began, at: start, time: -1))
      return box
    }
  }

  static let rows = [
    Row("the handle, grabbed off its centre"),
    Row("the handle, grabbed at its centre", start: Point(x: 100, y: 50)),
    Row("the handle of a box that is turned", start: Point(x: -50, y: 100), rotation: 3690),
    Row("the handle of a box that never shrinks", minimumScale: 1),
    Row("the handle of a box that may vanish", minimumScale: 0),
    Row("the handle of a box without extent", start: Point(x: 3, y: 0), size: .zero),
    Row("the handle of a box without width", size: Size(width: 0, height: 100)),
    Row("the handle that waits for no distance", minimumDistance: 0),
    Row("the handle that waits for 10 points", minimumDistance: 10),
    Row("the handle that waits for 150 points", minimumDistance: 150),
    Row("the handle that waits for ever", minimumDistance: 1e9),
    Row("the handle of a small box", start: Point(x: 9, y: 8), size: Size(width: 16, height: 12)),
    Row("the body of a small box", start: Point(x: 3, y: 2), size: Size(width: 16, height: 12)),
    Row("the body within a large radius", start: Point(x: 20, y: 10), handleRadius: 1e9),
    Row("the body that waits for no distance", start: Point(x: 20, y: 10), minimumDistance: 0),
    Row("the body that waits for 25 points", start: Point(x: 20, y: 10), minimumDistance: 25),
    Row("the body", start: Point(x: 20, y: 10)),
    Row("the body of a box that is not selected", isSelected: false),
    Row("nothing of the box", start: Point(x: 400, y: 0)),
  ]

  private static let places = [
    Point(x: 4, y: 3), Point(x: 104, y: 53), Point(x: -96, y: -47), Point(x: 103, y: 60),
    Point(x: -400, y: 3),
  ]

  @Test("A quarter turn, half a turn, and through the centre, half as far out")
  func golden() {
    var box = rows[0].touched
    let values = box.take(x: [-46, -96, 54, 154], y: [103, -47, 28, 78], at: 0)
    #expect(values.map { $0[1] } == [1, 1, 0.5, 1.5])
    for (value, rotation) in zip(values, [90.0, 180, 360, 360]) {
      #expect((value[0] - rotation).magnitude < 1e-13)
    }
    #expect(box.scale == 1.5)
    #expect(box.size == Size(width: 300, height: 150))
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

  @Test("Wild paths give the bits of one event at a time", arguments: rows)
  func wild(row: Row) {
    for seed in 1...2 as ClosedRange<UInt64> {
      let path = ColumnPath.wild(count: 2000, seed: seed)
      let pieces = ColumnPath.pieces(of: path.count, seed: seed)
      #expect(row.touched.difference(on: path, pieces: pieces) == nil, "seed \(seed)")
    }
  }

  @Test("A contact that trembles and then moves gives the bits of one event at a time")
  func trembling() {
    let tremble = (0..<600).map { Point(x: 104 + Double($0 % 3), y: 53 - Double($0 % 7)) }
    let path = tremble + ColumnPath.spiral(count: 600, step: 2)
    for row in rows { #expect(row.touched.difference(on: path, pieces: [300, 1, 900]) == nil) }
  }

  @Test(
    "Places that are not finite give the bits of one event at a time",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    let odd = [Point(x: value, y: 3), Point(x: 3, y: value), Point(x: value, y: value)]
    for place in odd {
      for index in [0, 7, 255, 256, 299] {
        var path = ColumnPath.spiral(count: 300, step: 20)
        path[index] = place
        for row in rows {
          #expect(row.touched.difference(on: path, pieces: [300]) == nil, "\(place) at \(index)")
          var box = row.touched
          for place in path { box.put(.moved, place.x, place.y) }
          #expect(box.rotation.degrees.isFinite && box.scale.isFinite)
        }
      }
    }
  }

  @Test("A box that is not touched stays")
  func untouched() {
    let path = ColumnPath.wild(count: 300, seed: 1)
    for row in rows { #expect(row.box.difference(on: path, pieces: [300]) == nil) }
  }

  @Test("Moves of another contact are ignored, and the shortest column counts")
  func otherContact() {
    var box = rows[0].touched
    let turned = box.take(Point(x: -46, y: 103), at: 0)
    let before = String(reflecting: box)
    var rotations = [-7.0, -7, -7]
    var scales = [-7.0, -7]
    do {
      var rotations = rotations.mutableSpan
      var scales = scales.mutableSpan
      box.receiveMoves(
        of: 1, x: [5.0, 6, 7].span, y: [50.0, 60, 70].span, rotations: &rotations, scales: &scales)
    }
    #expect(rotations == [turned[0], turned[0], -7])
    #expect(scales == [turned[1], turned[1]])
    #expect(String(reflecting: box) == before)
  }

  private var rows: [Row] { Self.rows }
}
