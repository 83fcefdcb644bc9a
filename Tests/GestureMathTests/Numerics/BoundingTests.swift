import GestureMath
import Testing

@Suite("Bounds")
struct BoundingTests {
  static let numbers = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity,
  ]

  @Test("Of two numbers the result is that of Swift's functions, to the sign of a zero")
  func numbers() {
    for x in Self.numbers {
      for y in Self.numbers {
        #expect(lesser(x, y).bitPattern == min(x, y).bitPattern, "\(x), \(y)")
        #expect(greater(x, y).bitPattern == max(x, y).bitPattern, "\(x), \(y)")
      }
    }
  }

  @Test("NaN beside any number gives NaN, in either place")
  func notANumber() {
    for x in Self.numbers + [.nan] {
      #expect(lesser(x, .nan).isNaN && lesser(.nan, x).isNaN, "\(x)")
      #expect(greater(x, .nan).isNaN && greater(.nan, x).isNaN, "\(x)")
      #expect(x.bounded(from: .nan, to: 1).isNaN && x.bounded(from: 0, to: .nan).isNaN, "\(x)")
    }
    #expect(Double.nan.bounded(from: 0, to: 1).isNaN)
  }

  @Test("A bounded number is itself or the nearer bound")
  func bounded() {
    for (x, expected) in [(-2.0, -1.0), (-1, -1), (0.5, 0.5), (3, 3), (4, 3), (.infinity, 3)] {
      #expect(x.bounded(from: -1, to: 3) == expected)
    }
    #expect((-0.0).bounded(from: 0, to: 1).bitPattern == 0)
  }
}
