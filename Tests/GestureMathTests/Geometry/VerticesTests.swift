import GestureMath
import Testing

@Suite("Vertices")
struct VerticesTests {
  static let center = Point(x: 150, y: -70)
  static let size = Size(width: 200, height: 100)

  static func vertices(_ degrees: Double, center: Point = center, size: Size = size) -> Vertices {
    Vertices(center: center, size: size, rotation: .degrees(degrees))
  }

  /// The corners as coordinates, in the documented order.
  static func corners(_ v: Vertices) -> [Point] {
    [v.topLeft, v.topRight, v.bottomLeft, v.bottomRight]
  }

  struct QuarterTurn: Sendable {
    let degrees: Double
    let corners: [Point]
  }

  static let left = Point(x: 50, y: -120)
  static let right = Point(x: 250, y: -120)
  static let lowLeft = Point(x: 50, y: -20)
  static let lowRight = Point(x: 250, y: -20)
  static let upright = [
    Point(x: 200, y: -170), Point(x: 200, y: 30), Point(x: 100, y: -170), Point(x: 100, y: 30),
  ]

  static let quarterTurns: [QuarterTurn] = [
    QuarterTurn(degrees: 0, corners: [left, right, lowLeft, lowRight]),
    QuarterTurn(degrees: 90, corners: upright),
    QuarterTurn(degrees: 180, corners: [lowRight, lowLeft, right, left]),
    QuarterTurn(degrees: 270, corners: upright.reversed()),
    QuarterTurn(degrees: -90, corners: upright.reversed()),
    QuarterTurn(degrees: 360, corners: [left, right, lowLeft, lowRight]),
  ]

  @Test("Quarter turns put the corners exactly, clockwise on screen", arguments: quarterTurns)
  func quarterTurn(row: QuarterTurn) {
    #expect(Self.corners(Self.vertices(row.degrees)) == row.corners)
  }

  @Test("A turn by 30° puts the corners where the half and √3/2 say")
  func thirty() {
    let v = Vertices(center: .zero, size: Self.size, rotation: .degrees(30))
    // (100·√3/2 − 50/2, 100/2 + 50·√3/2) and (100·√3/2 + 50/2, 100/2 − 50·√3/2).
    let bottomRight = Point(x: 61.602540378443864, y: 93.301270189221932)
    let topRight = Point(x: 111.602540378443864, y: 6.698729810778068)
    #expect(v.bottomRight.distance(to: bottomRight) < 1e-12)
    #expect(v.topRight.distance(to: topRight) < 1e-12)
    #expect(v.topLeft == .zero - (v.bottomRight - .zero))
    #expect(v.bottomLeft == .zero - (v.topRight - .zero))
  }

  @Test("The corners are those of a rectangle about the centre, at any angle")
  func laws() {
    let diagonal = (Self.size.width * Self.size.width + Self.size.height * Self.size.height)
      .squareRoot()
    for degrees in stride(from: -720.0, through: 720, by: 7.5) {
      let v = Self.vertices(degrees)
      let across = v.topRight - v.topLeft
      let down = v.bottomLeft - v.topLeft
      #expect((across.length - 200).magnitude < 1e-9, "\(degrees)°")
      #expect((down.length - 100).magnitude < 1e-9, "\(degrees)°")
      #expect(across.dot(down).magnitude < 1e-8, "\(degrees)°")
      #expect((across.cross(down) - 20_000).magnitude < 1e-7, "\(degrees)°")
      #expect((v.bottomRight - v.bottomLeft - across).length < 1e-9, "\(degrees)°")
      let turn = Angle.shortestTurn(from: .degrees(degrees), to: across.angle)
      #expect(turn.degrees.magnitude < 1e-9, "\(degrees)°")
      var sum = Vector.zero
      for corner in Self.corners(v) {
        #expect((corner.distance(to: Self.center) - diagonal / 2).magnitude < 1e-9)
        sum = sum + (corner - Self.center)
      }
      #expect(sum.length < 1e-9, "\(degrees)°")
    }
  }

  @Test("A rectangle of size 0 has all its corners at the centre")
  func empty() {
    let corners = Self.corners(Self.vertices(33, size: .zero))
    #expect(corners == Array(repeating: Self.center, count: 4))
  }
}
