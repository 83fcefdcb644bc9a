import GestureMath

extension Path {
  /// The corners of the lines that stand for the path, subpath by subpath.
  func corners(tolerance: Double) -> [Point] {
    flattened(tolerance: tolerance).elements.compactMap(\.end)
  }

  /// The signed area of a path of one closed subpath: positive where it goes clockwise on screen.
  func area(tolerance: Double) -> Double {
    let points = corners(tolerance: tolerance)
    var doubled = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      doubled += (point - points[0]).cross(next - points[0])
    }
    return doubled / 2
  }

  /// A random path of a few subpaths, some closed, in a square of 100 points.
  static func random(using random: inout SplitMix) -> Path {
    func point() -> Point {
      Point(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
    }
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.addCurve(to: point(), control1: point(), control2: point())
        default:
          path.addRelativeArc(
            center: point(), radius: .random(in: 0...40, using: &random),
            startAngle: .degrees(.random(in: -720...720, using: &random)),
            delta: .degrees(.random(in: -400...400, using: &random)))
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  /// Forty random paths, the same in every run.
  static let randomPaths: [Path] = {
    var random = SplitMix(state: 2026)
    return (0..<40).map { _ in .random(using: &random) }
  }()
}
