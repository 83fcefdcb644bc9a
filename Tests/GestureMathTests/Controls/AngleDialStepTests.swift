import GestureMath
import Testing

/// Steps count: the angle is a function of the angle before them and of their number.
struct AngleDialStepTests {
  struct Row: CustomTestStringConvertible {
    var angle = 0.0
    var step = 5.0
    var range: ClosedRange<Double>?
    let counts: [Double]
    /// The last of the angles, as many as there are here.
    let shown: [Double]
    let why: String
    var testDescription: String { why }
  }

  private static func times(_ count: Int, _ step: Double) -> [Double] {
    Array(repeating: step, count: count)
  }

  static let rows = [
    Row(step: 0.1, counts: times(10, 1), shown: [0.9, 1], why: "ten steps of 0.1 are 1"),
    Row(
      step: 0.1, counts: times(7, 1) + times(7, -1), shown: [0.2, 0.1, 0],
      why: "seven up and seven down are 0"),
    Row(step: 0.1, counts: times(333, 1), shown: [33.3], why: "333 steps of 0.1 are 33.3"),
    Row(step: 0.1, counts: [333], shown: [33.3], why: "and so is one of 333"),
    Row(step: 0.1, counts: [-333], shown: [-33.3], why: "and one back"),
    Row(
      step: 0.1, range: 0...1, counts: times(10, 1), shown: [0.8, 0.9, 1],
      why: "ten steps of 0.1 reach the end at 1"),
    Row(counts: times(3, 0.1), shown: [0.5, 1, 1.5], why: "counts are decimals, too"),
    Row(
      angle: 359.9, step: 0.2, counts: times(3, 1), shown: [360.1, 360.3, 360.5],
      why: "from a decimal on"),
    Row(
      angle: 0.1, step: 1.1, counts: [3, 1e8], shown: [3.4, 110_000_003.4],
      why: "many more than would add up"),
    Row(
      angle: 0.00000000000001, step: 100, counts: [1, -1], shown: [100.00000000000001, 1e-14],
      why: "what a double cannot hold comes back"),
    Row(
      range: 0...1, counts: [0.07, 0.07, 0.07, -0.01], shown: [0.35, 0.7, 1, 0.95],
      why: "a step back from an end moves at once"),
    Row(
      angle: 0.5, step: 0.3, range: 0...1, counts: [1, 1, 1, -1, -1, -1, -1, 1],
      shown: [0.8, 1, 1, 0.7, 0.4, 0.1, 0, 0.3], why: "an end that is met is a new base"),
    Row(
      angle: 0.1, step: 1.0 / 3, counts: [1, 1, 1, -1, -2],
      shown: [0.43333333333333335, 0.7666666666666666, 1.1, 0.7666666666666666, 0.1],
      why: "a third is no decimal, but steps count"),
    Row(
      angle: 0.1, step: 1.0 / 3, counts: [7, -7], shown: [2.4333333333333331, 0.1],
      why: "the doubles' product and sum, each rounded once"),
    Row(
      angle: 1.0 / 3, step: 0.1, counts: times(3, 1), shown: [0.6333333333333333],
      why: "the base is no decimal"),
    Row(
      step: 3, counts: [1.0 / 3, 0.1, 0.1], shown: [1, 1.3, 1.6],
      why: "a count that is no decimal makes doubles of those that follow"),
    Row(
      step: 1e15, range: -10...10, counts: [1, -1e-15], shown: [10, 9],
      why: "a step of 16 digits is clamped"),
    Row(
      step: 1e300, range: -10...10, counts: [1e300, -1e300], shown: [10, -10],
      why: "a product beyond all doubles is clamped"),
  ]

  @Test("After steps the dial stands at the base and the steps, in decimals", arguments: rows)
  func table(row: Row) {
    var dial = AngleDial.atOrigin(angle: row.angle, step: row.step, range: row.range)
    #expect(dial.take(row.counts).suffix(row.shown.count) == row.shown[...])
  }

  @Test("The same without animation")
  func withoutAnimation() {
    var dial = AngleDial.atOrigin(angle: 0, step: 0.1, animation: nil)
    #expect(dial.take([1, 1, 1]) == [0.1, 0.2, 0.3])
    #expect(dial.presentedAngle.degrees == 0.3)
  }

  // MARK: - New bases

  struct Interruption: CustomTestStringConvertible, Sendable {
    let name: String
    let isNewBase: Bool
    let interrupt: @Sendable (inout AngleDial) -> Void
    var testDescription: String { name }

    init(
      _ name: String, isNewBase: Bool, _ interrupt: @escaping @Sendable (inout AngleDial) -> Void
    ) {
      self.name = name
      self.isNewBase = isNewBase
      self.interrupt = interrupt
    }
  }

  static let interruptions = [
    Interruption("nothing", isNewBase: false) { _ in },
    Interruption("time", isNewBase: false) { $0.advance(to: 60) },
    Interruption("a drag that does not turn the arm", isNewBase: true) {
      $0.put(.began, 10)
      $0.put(.ended, 10)
    },
    Interruption("a drag that turned it and back", isNewBase: true) {
      $0.put(.began, 10)
      $0.put(.moved, 40)
      $0.put(.ended, 10)
    },
    Interruption("a cancelled drag", isNewBase: true) {
      $0.put(.began, 10)
      $0.put(.moved, 40)
      $0.put(.cancelled, 40)
    },
    Interruption("a drag that goes on", isNewBase: true) { $0.put(.began, 10) },
    Interruption("a set to the same angle", isNewBase: true) {
      $0.perform(.set($0.angle, animated: false), at: 0)
    },
    Interruption("a refused command", isNewBase: false) {
      $0.perform(.set(.degrees(.nan), animated: false), at: 0)
      $0.perform(.step(by: .infinity), at: 0)
    },
  ]

  // 0.1 + 3 · ⅓ is 1.1 in doubles, and (0.1 + 2 · ⅓) + ⅓ is not.
  @Test("Whatever sets the angle otherwise makes a new base there", arguments: interruptions)
  func newBase(interruption: Interruption) {
    var dial = AngleDial.atOrigin(angle: 0.1, step: 1.0 / 3)
    #expect(dial.take([1, 1]).last == 0.7666666666666666)
    dial.advance(to: 30)
    interruption.interrupt(&dial)
    #expect(dial.angle.degrees == 0.7666666666666666)
    dial.perform(.step(by: 1), at: 60)
    #expect(dial.angle.degrees == (interruption.isNewBase ? 1.0999999999999999 : 1.1))
  }

  @Test("A cancel makes a new base also for steps that were taken during the drag")
  func cancelAfterSteps() {
    var dial = AngleDial.atOrigin(angle: 0.1, step: 1.0 / 3)
    dial.put(.began, 10)
    #expect(dial.take([1, 1]).last == 0.7666666666666666)
    dial.put(.cancelled, 10)
    #expect(dial.angle.degrees == 0.7666666666666666)
    #expect(dial.take([1]) == [1.0999999999999999])
  }

  @Test("A touch that is no drag yet makes no new base, however it ends")
  func touchesOnly() {
    for end in [PointerEvent.Phase.ended, .cancelled] {
      var dial = AngleDial.atOrigin(angle: 0.1, step: 1.0 / 3, minimumDistance: 10)
      _ = dial.take([1, 1])
      dial.put(.began, 10)
      dial.put(.moved, 11)
      dial.put(end, 12)
      #expect(dial.take([1]) == [1.1])
    }
  }

  @Test("An end that is reached exactly is a new base, of doubles too")
  func endReachedExactly() {
    // In doubles, 0.1 + 2 · ⅓ is the end, and a step from there back not 0.1 + ⅓.
    let end = 0.1 + 2 * (1.0 / 3)
    var dial = AngleDial.atOrigin(angle: 0.1, step: 1.0 / 3, range: 0...end)
    #expect(dial.take([1, 1, -1, -1]) == [0.43333333333333335, end, end - 1 / 3.0, end - 2 / 3.0])
    #expect(dial.angle.degrees != 0.1)
  }

  @Test("Steps during a drag count from the arm, and the drag goes on from there")
  func duringADrag() {
    var dial = AngleDial.atOrigin(angle: 0, step: 0.1)
    _ = dial.drag([0, 45])
    #expect(dial.take([1, 1, 1]) == [45.1, 45.2, 45.3])
    dial.put(.moved, 135)
    #expect((dial.angle.degrees - 135.3).magnitude < 1e-12)
    dial.put(.cancelled, 0)
    #expect(dial.angle.degrees == 45.3)
  }
}
