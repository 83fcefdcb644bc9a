import Foundation
import GestureMath

/// Steps from an angle on, counted in Foundation's decimals, which have 38 digits.
struct StepRun {
  let base: Angle
  var count = 0.0
  var exactCount: Decimal? = 0
}

extension FaultyDial {
  mutating func take(_ count: Double) {
    var run = steps ?? StepRun(base: angle)
    run.exactCount = Decimal(short: count).flatMap { more in run.exactCount.map { $0 + more } }
    run.count = run.exactCount?.nearest ?? run.count + count
    var exact: Decimal?
    if let base = Decimal(short: run.base.degrees), let count = run.exactCount,
      let step = Decimal(short: settings.step.degrees)
    {
      exact = base + count * step
    }
    let sum = exact?.nearest ?? run.base.degrees + run.count * settings.step.degrees
    var target = placed(Angle(degrees: sum), exactly: exact)
    if fault == .stepsAddUp { target = confined(angle + settings.step * count) }
    let isEnd = !settings.wraps && (target == ends.lowerBound || target == ends.upperBound)
    steps = isEnd ? nil : run
    let way = settings.step * count
    guard settings.wraps, way != .zero else { return go(to: target, from: nil) }
    go(to: target, from: target - ((angle - shown.value(at: time)) + way))
  }

  mutating func set(_ angle: Angle, _ isAnimated: Bool) {
    steps = nil
    let target = placed(angle, exactly: Decimal(short: angle.degrees))
    guard settings.wraps, target != self.angle, fault != .wrapLongWay else {
      return go(to: target, from: nil, isAnimated)
    }
    let seen = wrapped(shown.value(at: time))
    let period = ends.upperBound - ends.lowerBound
    let isFarAbove = target - seen > period / 2
    let isFarBelow = seen - target >= period / 2
    go(
      to: target, from: isFarAbove ? seen + period : isFarBelow ? seen - period : seen, isAnimated)
  }

  private mutating func go(to target: Angle, from start: Angle?, _ isAnimated: Bool = true) {
    let transaction = Transaction(animation: isAnimated ? settings.animation : nil)
    if let start {
      shown.set(target, from: start, at: time, transaction: transaction)
    } else {
      shown.set(target, at: time, transaction: transaction)
    }
  }

  /// Where an angle that is asked for is; decimals are wrapped in decimals.
  private func placed(_ angle: Angle, exactly exact: Decimal?) -> Angle {
    let isInside = ends.lowerBound <= angle && angle < ends.upperBound
    guard settings.wraps, !isInside, fault != .wrapMirrors, fault != .wrapShowsEnd, let exact,
      let low = Decimal(short: ends.lowerBound.degrees),
      let high = Decimal(short: ends.upperBound.degrees)
    else { return confined(angle) }
    var turns = (exact - low) / (high - low)
    var whole = Decimal()
    NSDecimalRound(&whole, &turns, 0, .plain)
    var inside = exact - whole * (high - low)
    if inside < low { inside += high - low }
    return Angle(degrees: min(inside.nearest, ends.upperBound.degrees.nextDown))
  }
}

extension Decimal {
  /// The decimal of at most 15 digits that a double stands for: its shortest description.
  init?(short value: Double) {
    let digits = value.description.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    let significant = String(digits.reversed().drop { $0 == "0" })
    guard significant.count <= 15, value.magnitude < 1e15 else { return nil }
    self.init(string: value.description)
  }

  /// The double nearest to the decimal.
  var nearest: Double { Double(description) ?? .nan }
}
