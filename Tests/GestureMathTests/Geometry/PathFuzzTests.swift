import GestureMath
import Testing

/// Whatever a path holds, every question about it ends without a trap.
@Suite("Paths of any numbers")
struct PathFuzzTests {
  static let numbers = [
    0, -0.0, 1, -1, 0.5, 1.5 * .leastNonzeroMagnitude, .leastNonzeroMagnitude, 1e9, -1e9, 1e154,
    1e308, -1.7e308, .infinity, -.infinity,
    .nan,
  ]

  static func path(using random: inout SplitMix) -> Path {
    func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
    func point() -> Point { Point(x: number(), y: number()) }
    var path = Path()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.closeSubpath()
      case 5:
        path.addArc(
          center: point(), radius: number(), startAngle: .degrees(number()),
          endAngle: .degrees(number()), clockwise: Bool.random(using: &random))
      case 6:
        path.addRoundedRect(
          in: Rect(origin: point(), size: Size(width: number(), height: number())),
          cornerSize: Size(width: number(), height: number()))
      default:
        path.addRelativeArc(
          center: point(), radius: number(), startAngle: .degrees(number()),
          delta: .degrees(number()))
      }
    }
    return path
  }

  @Test("Every measure of a path of extreme numbers ends, and bounds are in order")
  func measures() {
    var random = SplitMix(state: 7)
    for _ in 0..<400 {
      let path = Self.path(using: &random)
      let rect = path.boundingRect
      #expect(rect.map { !($0.width < 0) && !($0.height < 0) } ?? true)
      #expect(!(path.length() < 0))
      _ = path.contains(Point(x: 0.25, y: 0.25))
      _ = path.contains(Point(x: -1e300, y: Double.leastNormalMagnitude / 64), eoFill: true)
      _ = path.point(atFraction: 0.3)
      _ = path.tangent(atFraction: 0.6)
      _ = path.trimmedPath(from: 0.2, to: 0.8)
      _ = path.currentPoint
      #expect(!path.svgData.contains("n"), "neither nan nor inf")
      let flat = path.flattened(tolerance: 1e6)
      #expect(flat.elements.count <= path.elements.count * PathSegment.mostLines)
    }
  }

  @Test("Shapes take any rectangle")
  func shapes() {
    for x in Self.numbers {
      for extent in Self.numbers {
        let rect = Rect(x: x, y: -x, width: extent, height: extent)
        _ = Circle().path(in: rect).boundingRect
        _ = DropPin().path(in: rect).boundingRect
        _ = ClockFace().path(in: rect).boundingRect
        _ = ClockLabels(in: rect)
        for degrees in Self.numbers {
          let angle = Angle(degrees: degrees)
          _ = AngleShape(angle: angle).path(in: rect).boundingRect
          _ = WedgeShape(angle: angle, isEditing: true).path(in: rect).boundingRect
          _ = ClockHand(angle: angle, length: extent).path(in: rect).boundingRect
        }
      }
    }
  }
}
