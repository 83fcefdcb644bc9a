import GestureMath
import Testing

@Suite("SVG data of paths")
struct PathSVGTests {
  @Test("Each element has its command, with control points before the end")
  func commands() {
    let path = Path {
      $0.move(to: Point(x: 0, y: 1))
      $0.addLine(to: Point(x: 10, y: -2))
      $0.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 3, y: 4))
      $0.addCurve(
        to: Point(x: 11, y: 12), control1: Point(x: 7, y: 8), control2: Point(x: -9, y: 10))
      $0.closeSubpath()
    }
    #expect(path.svgData == "M0 1L10-2Q3 4 5 6C7 8-9 10 11 12Z")
    #expect(Path().svgData == "")
  }

  @Test("Numbers are the shortest decimals that read back as the same double")
  func numbers() throws {
    func data(_ x: Double, _ y: Double) -> String {
      Path { $0.move(to: Point(x: x, y: y)) }.svgData
    }
    #expect(data(0.1, 1 / 3.0) == "M0.1 0.3333333333333333")
    #expect(data(-0.0, 100) == "M0 100")
    #expect(data(-0.5, -0.0) == "M-0.5 0")
    #expect(data(1e-7, -1e20) == "M1e-07-1e+20")
    #expect(data(1e9, 123456789.25) == "M1000000000 123456789.25")
    for value in [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1 + 0.2] {
      #expect(Double(data(value, 0).dropFirst().dropLast(2)) == value)
    }
  }

  @Test("An element with a number that SVG cannot write is left out")
  func notFinite() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: Point(x: .nan, y: 0))
      $0.addCurve(to: .zero, control1: .zero, control2: Point(x: .infinity, y: 0))
      $0.addLine(to: Point(x: 1, y: 1))
    }
    #expect(path.svgData == "M0 0L1 1")
  }
}
