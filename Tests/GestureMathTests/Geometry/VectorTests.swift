import GestureMath
import Testing

@Suite("Vector")
struct VectorTests {
  struct Direction: Sendable {
    let dx: Double
    let dy: Double
    let degrees: Double
    let why: String

    init(_ dx: Double, _ dy: Double, _ degrees: Double, _ why: String) {
      self.dx = dx
      self.dy = dy
      self.degrees = degrees
      self.why = why
    }
  }

  static let directions: [Direction] = [
    Direction(1, 0, 0, "right"),
    Direction(1, -0.0, 0, "right, minus zero"),
    Direction(0, 1, 90, "down"),
    Direction(-0.0, 1, 90, "down, minus zero"),
    Direction(-1, 0, 180, "left"),
    Direction(-1, -0.0, 180, "left, minus zero: not −180"),
    Direction(0, -1, -90, "up"),
    Direction(0, 0, 0, "nowhere"),
    Direction(-0.0, 0, 0, "nowhere, minus zero: not 180"),
    Direction(-0.0, -0.0, 0, "nowhere, twice minus zero"),
  ]

  @Test(
    "The direction is clockwise on screen, and a zero's sign has no effect", arguments: directions)
  func angle(row: Direction) {
    let angle = Vector(dx: row.dx, dy: row.dy).angle
    #expect(angle.degrees == row.degrees)
    #expect(angle.degrees != 0 || angle.degrees.sign == .plus)
  }

  @Test("Displacements form a group")
  func group() {
    let a = Vector(dx: 1, dy: 2)
    let b = Vector(dx: -3, dy: 5)
    let c = Vector(dx: 7, dy: -11)
    #expect(a + b == Vector(dx: -2, dy: 7))
    #expect(a - b == Vector(dx: 4, dy: -3))
    #expect((a + b) + c == a + (b + c))
    #expect(a + b == b + a)
    #expect(a + .zero == a)
    #expect(a + -a == .zero)
  }

  @Test("A factor stretches both components")
  func scaling() {
    let vector = Vector(dx: 3, dy: -4)
    #expect(vector * 2 == Vector(dx: 6, dy: -8))
    #expect(2 * vector == Vector(dx: 6, dy: -8))
    #expect(vector / 2 == Vector(dx: 1.5, dy: -2))
    var scaled = vector
    scaled *= 4
    scaled /= 2
    scaled.scale(by: -1)
    #expect(scaled == Vector(dx: -6, dy: 8))
    #expect(vector.length == 5)
  }

  @Test("The dot product is 0 across, and the cross product 0 along")
  func products() {
    let vector = Vector(dx: 3, dy: -4)
    let across = Vector(dx: 4, dy: 3)
    #expect(vector.dot(across) == 0)
    #expect(vector.cross(vector * 7) == 0)
    #expect(vector.dot(vector) == 25)
    #expect(vector.cross(across) == 25)
  }

  @Test("The cross product is positive where the second is clockwise from the first, on screen")
  func crossSign() {
    let right = Vector(dx: 1, dy: 0)
    let down = Vector(dx: 0, dy: 1)
    #expect(right.cross(down) == 1)
    #expect(down.cross(right) == -1)
    let vector = Vector(dx: 3, dy: -4)
    #expect(vector.cross(vector.rotated(by: .degrees(30))) > 0)
    #expect(vector.cross(vector.rotated(by: .degrees(-30))) < 0)
  }

  @Test("Quarter turns are exact and go clockwise on screen")
  func quarterTurns() {
    let vector = Vector(dx: 3, dy: -4)
    #expect(vector.rotated(by: .zero) == vector)
    #expect(vector.rotated(by: .degrees(90)) == Vector(dx: 4, dy: 3))
    #expect(vector.rotated(by: .degrees(180)) == Vector(dx: -3, dy: 4))
    #expect(vector.rotated(by: .degrees(270)) == Vector(dx: -4, dy: -3))
    #expect(vector.rotated(by: .degrees(-90)) == Vector(dx: -4, dy: -3))
  }

  @Test("A turn keeps lengths, adds to the direction, and its opposite undoes it")
  func turns() {
    let vector = Vector(dx: 3, dy: 1)
    for degrees in stride(from: -170.0, through: 170, by: 10) {
      let turned = vector.rotated(by: .degrees(degrees))
      let turn = Angle.shortestTurn(from: vector.angle, to: turned.angle)
      #expect((turn.degrees - degrees).magnitude < 1e-9)
      #expect((turned.length - vector.length).magnitude < 1e-9)
      #expect((turned.rotated(by: .degrees(-degrees)) - vector).length < 1e-9)
    }
  }
}
