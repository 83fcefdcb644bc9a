import GestureMath
import Testing

/// A curve whose length and bounds are known from 40-digit arithmetic.
///
/// Golden/make_paths.py prints them, but for the curve that is a line, which needs none.
struct SampleCurve: Sendable, CustomTestStringConvertible {
  var name: String
  var why: String
  var points: [Point]
  var length: Double
  var minX: Double
  var maxX: Double
  var minY: Double
  var maxY: Double

  var testDescription: String { name }

  /// The curve alone, from its first point.
  var path: Path {
    var path = Path()
    path.move(to: points[0])
    if points.count == 3 {
      path.addQuadCurve(to: points[2], control: points[1])
    } else {
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
    return path
  }

  init(
    _ name: String, _ why: String, _ points: [(Double, Double)], length: Double,
    x: (Double, Double), y: (Double, Double)
  ) {
    self.name = name
    self.why = why
    self.points = points.map { Point(x: $0.0, y: $0.1) }
    self.length = length
    (minX, maxX) = x
    (minY, maxY) = y
  }

  static let all = [
    SampleCurve(
      "arch", "its derivative in x has two roots at the ends",
      [(0, 0), (0, 100), (100, 100), (100, 0)], length: 200, x: (0, 100), y: (0, 75)),
    SampleCurve(
      "s", "it turns back twice in y, outside of its ends",
      [(0, 0), (150, -50), (-50, 150), (100, 100)], length: 224.81156308463232899,
      x: (0, 100), y: (-8.0947501931112532777, 108.09475019311125328)),
    SampleCurve(
      "loop", "it crosses itself", [(0, 0), (120, 80), (-20, 80), (100, 0)],
      length: 168.57993513659354897, x: (0, 100), y: (0, 60)),
    SampleCurve(
      "cusp", "its speed is 0 in the middle, a double root",
      [(0, 0), (100, 100), (0, 100), (100, 0)], length: 182.84271247461900976,
      x: (0, 100), y: (0, 75)),
    SampleCurve(
      "flat", "it is all but a line", [(10, 20), (40, 21), (70, 19), (100, 20)],
      length: 90.009998809932142332, x: (10, 100),
      y: (19.711324865405187118, 20.288675134594812882)),
    SampleCurve(
      "far", "it is small beside its coordinates",
      [(1e6, 1e6), (1e6 + 10, 1e6 + 30), (1e6 + 50, 1e6 + 40), (1e6 + 60, 1e6)],
      length: 85.8805379380795953, x: (1e6, 1e6 + 60), y: (1e6, 1000026.382592402293)),
    SampleCurve(
      "parabola", "it is quadratic and symmetric", [(0, 0), (50, 100), (100, 0)],
      length: 147.89428575445974338, x: (0, 100), y: (0, 50)),
    SampleCurve(
      "skew", "it is quadratic and turns back before its middle", [(0, 0), (30, -70), (100, 40)],
      length: 142.99093914663879872, x: (0, 100), y: (-27.222222222222222222, 40)),
    SampleCurve(
      "back", "it is a line that turns back: 500/9 there, and to 20 again",
      [(0, 0), (100, 0), (20, 0)], length: 1000.0 / 9 - 20, x: (0, 500.0 / 9), y: (0, 0)),
  ]
}
