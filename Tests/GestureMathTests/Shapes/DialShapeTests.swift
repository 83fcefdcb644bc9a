import GestureMath
import Testing

@Suite("Shapes of the dial")
struct DialShapeTests {
  let rect = Rect(x: 100, y: 100, width: 200, height: 200)

  struct Arm: Sendable {
    var degrees: Double
    var end: Point
    var why: String
  }

  @Test(
    "The arm goes from the left to the corner and out at the angle",
    arguments: [
      Arm(degrees: 0, end: Point(x: 100, y: 300), why: "back over the first arm"),
      Arm(degrees: 30, end: Point(x: 300 - 100 * 1.7320508075688772, y: 200), why: "sin 30° is ½"),
      Arm(degrees: 90, end: Point(x: 300, y: 100), why: "straight up"),
      Arm(degrees: 180, end: Point(x: 500, y: 300), why: "to the right"),
      Arm(degrees: -90, end: Point(x: 300, y: 500), why: "straight down"),
    ])
  func arm(arm: Arm) throws {
    let path = AngleShape(angle: .degrees(arm.degrees)).path(in: rect)
    let ends = path.elements.compactMap(\.end)
    #expect(ends.count == 3 && path.elements.count == 3, "it is open")
    #expect(ends[0] == Point(x: 100, y: 300) && ends[1] == Point(x: 300, y: 300))
    #expect(ends[2].distance(to: arm.end) < 1e-13, "\(arm.why)")
    #expect(AngleShape.armEnd(of: .degrees(arm.degrees), in: rect) == ends[2])
  }

  @Test("While it is edited, a circle of diameter 20 about the arm's end belongs to the angle")
  func editedArm() throws {
    let idle = AngleShape(angle: .degrees(90)).path(in: rect)
    #expect(AngleShape(angle: .degrees(90), isEditing: false).path(in: rect) == idle)
    let path = AngleShape(angle: .degrees(90), isEditing: true).path(in: rect)
    #expect(Array(path.elements.prefix(3)) == idle.elements)
    // The arm ends at (300, 100).
    let circle = Path(ellipseIn: Rect(x: 290, y: 90, width: 20, height: 20))
    #expect(Array(path.elements.dropFirst(3)) == circle.elements)
    #expect(path.contains(Point(x: 309, y: 100)) && !idle.contains(Point(x: 309, y: 100)))
  }

  @Test("The degrees are what animates both shapes")
  func animatable() {
    var arm = AngleShape(angle: .degrees(40))
    arm.animatableData += 5
    #expect(arm == AngleShape(angle: .degrees(45)))
    arm = AngleShape(angle: .degrees(40), isEditing: true)
    arm.animatableData += 5
    #expect(arm == AngleShape(angle: .degrees(45), isEditing: true))
    var wedge = WedgeShape(angle: .degrees(40), isEditing: true)
    wedge.animatableData.scale(by: 0.5)
    #expect(wedge == WedgeShape(angle: .degrees(20), isEditing: true))
  }

  @Test("The wedge is the band between radii of l − 20 and l − 40 from the left on")
  func band() throws {
    let path = WedgeShape(angle: .degrees(90), isEditing: false).path(in: rect)
    let ends = path.elements.compactMap(\.end)
    #expect(path.elements.last == .closeSubpath)
    #expect(ends.count == 6)
    #expect(ends[0] == Point(x: 120, y: 300) && ends[2] == Point(x: 300, y: 120))
    #expect(ends[3] == Point(x: 300, y: 140) && ends[5] == Point(x: 140, y: 300))
    // A quarter of a ring: π/4 · (180² − 160²), clockwise on screen first.
    let area = 5340.70751110265
    #expect(abs(path.area(tolerance: 1e-4) - area) < 1)
    #expect(path.contains(Point(x: 300 - 120, y: 300 - 120)))
    #expect(!path.contains(Point(x: 300 - 100, y: 300 - 100)))
    #expect(path.boundingRect == Rect(x: 120, y: 120, width: 180, height: 180))
  }

  @Test("While editing a circle of diameter 20 is at the arm's end")
  func handle() throws {
    for degrees in [0.0, 45, 90, 200, -30] {
      let idle = WedgeShape(angle: .degrees(degrees), isEditing: false).path(in: rect)
      let path = WedgeShape(angle: .degrees(degrees), isEditing: true).path(in: rect)
      #expect(Array(path.elements.prefix(idle.elements.count)) == idle.elements)
      let handle = Path { path in
        for element in WedgeShape(angle: .degrees(degrees), isEditing: true).path(in: rect)
          .elements.dropFirst(idle.elements.count)
        {
          switch element {
          case .move(let end): path.move(to: end)
          case .curve(let end, let control1, let control2):
            path.addCurve(to: end, control1: control1, control2: control2)
          default: path.closeSubpath()
          }
        }
      }
      let bounds = try #require(handle.boundingRect)
      let end = AngleShape.armEnd(of: .degrees(degrees), in: rect)
      #expect(bounds.center.distance(to: end) < 1e-12)
      #expect(abs(bounds.width - 20) < 1e-12 && abs(bounds.height - 20) < 1e-12)
    }
  }

  @Test(
    "In a rectangle too small for the band no radius is negative", arguments: [0.0, 10, 20, 30])
  func small(extent: Double) throws {
    let small = Rect(x: 0, y: 0, width: extent, height: extent)
    let path = WedgeShape(angle: .degrees(90), isEditing: false).path(in: small)
    let bounds = try #require(path.boundingRect)
    let radius = max(0, extent - 20)
    #expect(
      bounds == Rect(x: extent - radius, y: extent - radius, width: radius, height: radius))
  }

  @Test("A width that is NaN leaves no radius of the wedge a number")
  func unknownWidth() {
    let path = WedgeShape(angle: .degrees(90), isEditing: false).path(
      in: Rect(x: 0, y: 0, width: .nan, height: 200))
    #expect(path.boundingRect == nil)
    // The height alone says nothing of the radii, which would be 0 if NaN counted as less.
    #expect(path.elements.compactMap(\.end).allSatisfy { $0.x.isNaN && $0.y.isNaN })
  }

  @Test("An angle below 0 goes the other way, and a turn or more is a whole ring")
  func otherAngles() throws {
    let below = WedgeShape(angle: .degrees(-90), isEditing: false).path(in: rect)
    #expect(below.boundingRect == Rect(x: 120, y: 300, width: 180, height: 180))
    for degrees in [360.0, 725, -400] {
      let ring = WedgeShape(angle: .degrees(degrees), isEditing: false).path(in: rect)
      #expect(ring.boundingRect == Rect(x: 120, y: 120, width: 360, height: 360))
      #expect(!ring.contains(Point(x: 300, y: 300)))
      #expect(ring.contains(Point(x: 300, y: 130)) && ring.contains(Point(x: 300, y: 470)))
    }
  }

  @Test("An angle that is not finite gives an empty wedge", arguments: [Double.nan, .infinity])
  func notFinite(degrees: Double) {
    #expect(WedgeShape(angle: .degrees(degrees), isEditing: true).path(in: rect).isEmpty)
    #expect(AngleShape(angle: .degrees(degrees)).path(in: rect).elements.count == 3)
  }
}
