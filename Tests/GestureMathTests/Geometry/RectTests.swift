import GestureMath
import Testing

@Suite("Rect")
struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)
  /// The same region, measured from its bottom right.
  let backward = Rect(x: 40, y: 60, width: -30, height: -40)

  @Test("Edges and the centre come from the standardized rectangle")
  func edges() {
    for rect in [rect, backward] {
      #expect(rect.minX == 10)
      #expect(rect.midX == 25)
      #expect(rect.maxX == 40)
      #expect(rect.minY == 20)
      #expect(rect.midY == 40)
      #expect(rect.maxY == 60)
      #expect(rect.width == 30)
      #expect(rect.height == 40)
      #expect(rect.center == Point(x: 25, y: 40))
      #expect(rect.standardized == self.rect)
    }
    #expect(backward != rect)
    #expect(backward.size == Size(width: -30, height: -40))
  }

  @Test("A rectangle can be made of its origin and size, or of nothing")
  func initializers() {
    let made = Rect(origin: Point(x: 10, y: 20), size: Size(width: 30, height: 40))
    #expect(made == rect)
    #expect(Rect() == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 1, y: 1, width: 5, height: 0).isEmpty)
    #expect(!backward.isEmpty)
  }

  struct Place: Sendable {
    let x: Double
    let y: Double
    let isInside: Bool
    let why: String

    init(_ x: Double, _ y: Double, _ isInside: Bool, _ why: String) {
      self.x = x
      self.y = y
      self.isInside = isInside
      self.why = why
    }
  }

  static let places: [Place] = [
    Place(25, 40, true, "the centre"),
    Place(10, 20, true, "the top left corner is in"),
    Place(10, 59, true, "the left edge is in"),
    Place(39, 20, true, "the top edge is in"),
    Place(40, 20, false, "the top right corner is out"),
    Place(10, 60, false, "the bottom left corner is out"),
    Place(40, 40, false, "the right edge is out"),
    Place(25, 60, false, "the bottom edge is out"),
    Place((40.0).nextDown, (60.0).nextDown, true, "just inside the bottom right"),
    Place((10.0).nextDown, 40, false, "just left of it"),
    Place(25, (20.0).nextDown, false, "just above it"),
    Place(.nan, 40, false, "no place"),
  ]

  @Test("The left and top edges are inside, the right and bottom are not", arguments: places)
  func containsPoint(row: Place) {
    let point = Point(x: row.x, y: row.y)
    #expect(rect.contains(point) == row.isInside)
    #expect(backward.contains(point) == row.isInside)
  }

  @Test("Of tiles exactly one contains a point, and an empty rectangle contains none")
  func tiles() {
    let tiles = (0..<9).map { index in
      Rect(x: Double(index % 3) * 10, y: Double(index / 3) * 10, width: 10, height: 10)
    }
    for x in stride(from: 0.0, to: 30, by: 2.5) {
      for y in stride(from: 0.0, to: 30, by: 2.5) {
        #expect(tiles.filter { $0.contains(Point(x: x, y: y)) }.count == 1, "\(x), \(y)")
      }
    }
    #expect(!Rect(x: 5, y: 5, width: 0, height: 5).contains(Point(x: 5, y: 5)))
  }

  @Test("A rectangle contains another with shared edges, but none that sticks out")
  func containsRect() {
    #expect(rect.contains(rect))
    #expect(rect.contains(backward))
    #expect(rect.contains(Rect(x: 11, y: 21, width: 29, height: 39)))
    #expect(!rect.contains(Rect(x: 9, y: 21, width: 5, height: 5)))
    #expect(!rect.contains(Rect(x: 11, y: 21, width: 30, height: 5)))
    #expect(!rect.contains(Rect(x: 11, y: 19, width: 5, height: 5)))
    #expect(!rect.contains(Rect(x: 11, y: 21, width: 5, height: 40)))
  }
}
