import GestureMath
import Testing

@Suite("Trimmed paths")
struct PathTrimmingTests {
  @Test("From 0 to 1 and beyond a path is itself, bit for bit")
  func identity() {
    for path in Path.randomPaths {
      #expect(path.trimmedPath(from: 0, to: 1) == path)
      #expect(path.trimmedPath(from: -1, to: 2) == path)
    }
  }

  @Test("A range that is empty, turned round or no number gives an empty path")
  func empty() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    // 0.3 is within a side, where a range of nothing would leave a point.
    for (from, to) in [(0.5, 0.5), (0.3, 0.3), (0.8, 0.2), (.nan, 1), (0, .nan), (1, 2), (-2, 0)] {
      #expect(path.trimmedPath(from: from, to: to).isEmpty, "\(from) to \(to)")
    }
    #expect(Path().trimmedPath(from: 0.1, to: 0.9).isEmpty)
  }

  @Test("Lines are cut where the fractions are, also the line that closes")
  func square() {
    let path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      path.trimmedPath(from: 0.125, to: 0.5).elements == [
        .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10)),
      ])
    #expect(
      path.trimmedPath(from: 0.875, to: 1).elements == [
        .move(to: Point(x: 0, y: 5)), .line(to: .zero),
      ])
    #expect(
      path.trimmedPath(from: 0.75, to: 0.875).elements == [
        .move(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 5)),
      ])
  }

  @Test("A subpath that is kept whole stays closed, and each that is cut begins anew")
  func subpaths() {
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    var path = Path()
    path.addRects([square, square.offsetBy(dx: 20, dy: 0)])
    #expect(
      path.trimmedPath(from: 0, to: 0.5625).elements == Path(square).elements + [
        .move(to: Point(x: 20, y: 0)), .line(to: Point(x: 25, y: 0)),
      ])
    #expect(
      path.trimmedPath(from: 0.4375, to: 1).elements == [
        .move(to: Point(x: 0, y: 5)), .line(to: .zero),
      ] + Path(square.offsetBy(dx: 20, dy: 0)).elements)
    // What ends exactly where the range does is whole, and so is what begins there.
    #expect(path.trimmedPath(from: 0, to: 0.5) == Path(square))
    #expect(path.trimmedPath(from: 0.5, to: 1) == Path(square.offsetBy(dx: 20, dy: 0)))
  }

  @Test("A closed subpath of a point alone is left out, as it has no length")
  func pointAlone() {
    let path = Path {
      $0.move(to: Point(x: 50, y: 50))
      $0.closeSubpath()
      $0.addLines([.zero, Point(x: 8, y: 0)])
    }
    #expect(
      path.trimmedPath(from: 0, to: 0.5).elements == [
        .move(to: .zero), .line(to: Point(x: 4, y: 0)),
      ])
  }

  @Test("The parts have the lengths that were asked for, and begin and end at those places")
  func lengths() throws {
    for path in Path.randomPaths {
      let length = path.length(tolerance: 1e-9)
      var sum = 0.0
      for (from, to) in [(0, 0.2), (0.2, 0.55), (0.55, 0.9), (0.9, 1)] {
        let part = path.trimmedPath(from: from, to: to, tolerance: 1e-9)
        let partLength = part.length(tolerance: 1e-9)
        #expect(abs(partLength - (to - from) * length) < 1e-6)
        sum += partLength
        let start = try #require(part.point(atFraction: 0))
        let end = try #require(part.point(atFraction: 1))
        #expect(
          start.distance(to: try #require(path.point(atFraction: from, tolerance: 1e-9))) < 1e-6)
        #expect(end.distance(to: try #require(path.point(atFraction: to, tolerance: 1e-9))) < 1e-6)
      }
      #expect(abs(sum - length) < 1e-6)
    }
  }

  @Test("A part of a curve stays on the curve")
  func onCurve() throws {
    let path = try #require(SampleCurve.all.first { $0.name == "s" }).path
    let part = path.trimmedPath(from: 0.2, to: 0.6, tolerance: 1e-10)
    for step in 0...8 {
      let share = Double(step) / 8
      let here = try #require(part.point(atFraction: share, tolerance: 1e-10))
      let there = try #require(path.point(atFraction: 0.2 + 0.4 * share, tolerance: 1e-10))
      #expect(here.distance(to: there) < 1e-8)
    }
  }
}
