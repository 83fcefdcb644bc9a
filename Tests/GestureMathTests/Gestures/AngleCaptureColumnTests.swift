import GestureMath
import Testing

@Suite("Angle capture over columns")
struct AngleCaptureColumnTests {
  private static let captures = [
    AngleCapture(pivot: .zero, start: Point(x: 100, y: 0)),
    AngleCapture(pivot: .zero, start: Point(x: 100, y: 0), direction: .towardPivot),
    AngleCapture(pivot: .zero, start: Point(x: 7, y: -3), handle: Point(x: 5, y: 5)),
    AngleCapture(pivot: .zero, start: .zero),
    AngleCapture(pivot: .zero, start: .zero, bearingOnPivot: .degrees(-120)),
  ]

  private static let places = [
    Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: -10, y: 0), Point(x: -10, y: 1e-9),
    Point(x: 2, y: -8),
  ]

  @Test("Once round by quarters is 90, 180, 270 and 360 degrees")
  func quarters() {
    var capture = AngleCapture(pivot: Point(x: 1, y: 2), start: Point(x: 2, y: 2))
    let turns = capture.take(x: [1, 0, 1, 2], y: [3, 2, 1, 2], at: 0)
    #expect(turns == [[90], [180], [270], [360]])
    #expect(capture.wholeTurns == 1)
  }

  @Test("All paths of four places give the bits of one place at a time, however they are split")
  func small() {
    for capture in Self.captures {
      for path in ColumnPath.all(of: Self.places, count: 4) {
        for pieces in [[4], [0, 1, 3], [2, 1, 1]] {
          let difference = capture.difference(on: path, pieces: pieces)
          #expect(difference == nil, "\(path), \(pieces)")
        }
      }
    }
  }

  @Test("Long paths give the bits of one place at a time", arguments: ColumnPath.counts)
  func long(count: Int) {
    for capture in Self.captures {
      for step in [-3.0, 91, 180] {
        let path = ColumnPath.spiral(count: count + 3, step: step)
        #expect(capture.difference(on: path, pieces: [count, 3]) == nil, "steps of \(step)°")
      }
    }
  }

  @Test("Wild paths give the bits of one place at a time", arguments: 1...6 as ClosedRange<UInt64>)
  func wild(seed: UInt64) {
    for capture in Self.captures {
      let path = ColumnPath.wild(count: 2000, seed: seed)
      let pieces = ColumnPath.pieces(of: path.count, seed: seed)
      #expect(capture.difference(on: path, pieces: pieces) == nil)
    }
  }

  @Test("Places and turns beyond the shortest column are left alone")
  func shortestColumn() {
    var capture = AngleCapture(pivot: .zero, start: Point(x: 1, y: 0))
    let (x, y) = ([0.0, -1, 0], [1.0, 0])
    var turns = [-7.0, -7, -7]
    do {
      var turns = turns.mutableSpan
      capture.move(x: x.span, y: y.span, turns: &turns)
    }
    #expect(turns == [90, 180, -7])
    #expect(capture.arm == Vector(dx: -1, dy: 0))
  }
}
