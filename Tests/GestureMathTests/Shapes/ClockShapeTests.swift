import GestureMath
import Testing

@Suite("Shapes of the clock")
struct ClockShapeTests {
  let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test("The face is a circle about the frame's centre of the frame's width as radius")
  func face() {
    let bounds = ClockFace().path(in: frame).boundingRect
    #expect(bounds == Rect(x: -50, y: -50, width: 200, height: 200))
    let wide = ClockFace().path(in: Rect(x: 0, y: 0, width: 100, height: 40)).boundingRect
    #expect(wide == Rect(x: -50, y: -80, width: 200, height: 200))
  }

  struct Hand: Sendable {
    var degrees: Double
    var length: Double
    var end: Point
  }

  @Test(
    "A hand goes from the centre, up at twelve and to the right at three",
    arguments: [
      Hand(degrees: 0, length: 0.8, end: Point(x: 50, y: -30)),
      Hand(degrees: 90, length: 0.6, end: Point(x: 110, y: 50)),
      Hand(degrees: 180, length: 0.4, end: Point(x: 50, y: 90)),
      Hand(degrees: 270, length: 0.4, end: Point(x: 10, y: 50)),
      Hand(degrees: 30, length: 0.4, end: Point(x: 70, y: 50 - 20 * 1.7320508075688772)),
      Hand(degrees: 45, length: 0, end: Point(x: 50, y: 50)),
    ])
  func hand(hand: Hand) {
    let shape = ClockHand(angle: .degrees(hand.degrees), length: hand.length)
    let path = shape.path(in: frame)
    #expect(path.elements.count == 2)
    #expect(path.elements.first == .move(to: Point(x: 50, y: 50)))
    #expect(path.currentPoint == shape.end(in: frame))
    #expect(shape.end(in: frame).distance(to: hand.end) < 1e-13)
  }

  @Test("In a frame that is not square, a hand is a share of the width")
  func wideFrame() {
    let hand = ClockHand(angle: .degrees(90), length: 0.8)
    #expect(hand.end(in: Rect(x: 0, y: 0, width: 100, height: 40)) == Point(x: 130, y: 20))
  }

  @Test("The degrees are what animates a hand")
  func animatable() {
    var hand = ClockHand(angle: .degrees(354), length: 0.8)
    hand.animatableData += 12
    #expect(hand == ClockHand(angle: .degrees(366), length: 0.8))
  }

  @Test("The labels are at 0.9 of the width, offset by whole points")
  func labels() {
    let labels = ClockLabels(in: frame)
    // 90·(0, ½, √3/2, 1) rounds to 0, 45, 78, 90.
    let expected = [
      "12": Point(x: 50, y: -40), "1": Point(x: 95, y: -28), "2": Point(x: 128, y: 5),
      "3": Point(x: 140, y: 50), "4": Point(x: 128, y: 95), "5": Point(x: 95, y: 128),
      "6": Point(x: 50, y: 140), "7": Point(x: 5, y: 128), "8": Point(x: -28, y: 95),
      "9": Point(x: -40, y: 50), "10": Point(x: -28, y: 5), "11": Point(x: 5, y: -28),
    ]
    #expect(labels.points.count == 12 && ClockLabels.texts.count == 12)
    for (text, point) in zip(ClockLabels.texts, labels.points) {
      #expect(expected[text] == point, "\(text)")
    }
  }

  @Test("Halves round away from the centre, so that labels across have opposite offsets")
  func halves() {
    // 0.9 · 50 · ½ is 22.5.
    let labels = ClockLabels(in: Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(labels.points[1].x == 25 + 23 && labels.points[7].x == 25 - 23)
    for index in 0..<6 {
      let sum = (labels.points[index] - Point.zero) + (labels.points[index + 6] - Point.zero)
      #expect(sum == Vector(dx: 50, dy: 50))
    }
  }
}
