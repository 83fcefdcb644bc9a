import GestureMath
import Testing

@Suite("Drop pin")
struct DropPinTests {
  let rect = Rect(x: 10, y: 20, width: 80, height: 100)

  @Test("The curved pin goes from the tip by the left over the head and back by the right")
  func curved() {
    let path = DropPin().path(in: rect)
    let tip = Point(x: 50, y: 120)
    #expect(path.elements.first == .move(to: tip))
    #expect(
      path.elements[1]
        == .curve(to: Point(x: 10, y: 70), control1: tip, control2: Point(x: 10, y: 95)))
    #expect(
      path.elements.suffix(2) == [
        .curve(to: tip, control1: Point(x: 90, y: 95), control2: tip), .closeSubpath,
      ])
    let ends = path.elements.compactMap(\.end)
    // Two of the four curves of the arc end at the top and at the right.
    #expect(ends.count == 7)
    #expect(ends[3] == Point(x: 50, y: 30) && ends[5] == Point(x: 90, y: 70))
    #expect(path.boundingRect == Rect(x: 10, y: 30, width: 80, height: 90))
    #expect(path.area(tolerance: 0.01) > 0)
  }

  @Test("The plainer pin has straight sides")
  func straight() {
    let path = DropPin(style: .straight).path(in: rect)
    #expect(path.elements[1] == .line(to: Point(x: 10, y: 70)))
    #expect(path.elements.suffix(2) == [.line(to: Point(x: 50, y: 120)), .closeSubpath])
    // Half a circle and a triangle: π·40²/2 + 80·50/2.
    #expect(abs(path.area(tolerance: 1e-4) - 4513.274122871834) < 0.05)
    #expect(path.boundingRect == DropPin().path(in: rect).boundingRect)
  }

  @Test("The head goes from the start angle through increasing angles to the end angle")
  func angles() {
    let whole = DropPin(startAngle: .degrees(180), endAngle: .zero)
    #expect(whole == DropPin() && whole.path(in: rect) == DropPin().path(in: rect))
    // From the left only to the top, (50, 30): a quarter, in two curves; then back to the tip.
    let quarter = DropPin(startAngle: .degrees(180), endAngle: .degrees(270)).path(in: rect)
    let ends = quarter.elements.compactMap(\.end)
    #expect(ends.count == 5 && ends[1] == Point(x: 10, y: 70) && ends[3] == Point(x: 50, y: 30))
    #expect(
      quarter.elements.suffix(2) == [
        .curve(
          to: Point(x: 50, y: 120), control1: Point(x: 90, y: 95), control2: Point(x: 50, y: 120)),
        .closeSubpath,
      ])
    // From the top on, with a line from the left to there.
    let late = DropPin(startAngle: .degrees(-90), endAngle: .degrees(0), style: .straight)
    #expect(
      late.path(in: rect).elements.prefix(3) == [
        .move(to: Point(x: 50, y: 120)), .line(to: Point(x: 10, y: 70)),
        .line(to: Point(x: 50, y: 30)),
      ])
    // As addArc has it, from 0° to 180° it goes round below.
    let below = DropPin(startAngle: .zero, endAngle: .degrees(180), style: .straight)
    #expect(below.path(in: rect).contains(Point(x: 50, y: 100)))
    #expect(!below.path(in: rect).contains(Point(x: 50, y: 35)))
  }

  @Test("A pin whose head has no angles has no outline", arguments: [Double.nan, .infinity])
  func notFinite(degrees: Double) {
    for pin in [DropPin(startAngle: .degrees(degrees)), DropPin(endAngle: .degrees(degrees))] {
      #expect(pin.path(in: rect).isEmpty && pin.boundingRect(in: rect) == nil)
      #expect(!pin.contains(rect.center, in: rect))
    }
  }

  @Test("Bounds and containment are those of the path")
  func withoutThePath() {
    for style in DropPin.Style.allCases {
      for end in [-30.0, 0, 45, 270] {
        let pin = DropPin(startAngle: .degrees(150), endAngle: .degrees(end), style: style)
        let path = pin.path(in: rect)
        #expect(pin.boundingRect(in: rect) == path.boundingRect)
        for x in stride(from: 5.0, to: 100, by: 9) {
          for y in stride(from: 15.0, to: 130, by: 9) {
            let point = Point(x: x, y: y)
            #expect(pin.contains(point, in: rect) == path.contains(point), "\(style) \(point)")
          }
        }
      }
    }
  }

  @Test("Both forms contain the head's middle and the tip's neighbourhood inside, not beside it")
  func hits() {
    for style in DropPin.Style.allCases {
      let path = DropPin(style: style).path(in: rect)
      #expect(path.contains(rect.center) && path.contains(Point(x: 50, y: 119)))
      #expect(!path.contains(Point(x: 12, y: 118)) && !path.contains(Point(x: 12, y: 32)))
    }
    // The curved sides are outside the straight ones.
    #expect(DropPin().path(in: rect).contains(Point(x: 18, y: 88)))
    #expect(!DropPin(style: .straight).path(in: rect).contains(Point(x: 18, y: 88)))
  }

  @Test("In an empty rectangle every point is at its origin")
  func empty() {
    let empty = Rect(x: 5, y: 6, width: 0, height: 0)
    #expect(DropPin().path(in: empty).boundingRect == empty)
  }
}
