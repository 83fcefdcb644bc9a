extension Xoshiro256 {
  /// Returns a rank from 0 through `bound`.
  mutating func rank(upTo bound: UInt64, _ distribution: Distribution) -> UInt64 {
    // Every rank of a small range comes soon enough by itself.
    guard distribution == .awkward, bound > 64 else { return next(upTo: bound) }
    let word = next()
    switch word & 15 {
    case 0: return bound - (word >> 4) % 4
    case 1, 2, 3: return min(next() >> ((word >> 4) & 63), bound)
    default: return next(upTo: bound)
    }
  }

  /// Returns a length of a range: the ends and short ones more often than by chance.
  mutating func length(in range: ClosedRange<Int>) -> Int {
    let spread = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    let word = next()
    switch word & 15 {
    case 0: return range.lowerBound
    case 1: return range.upperBound
    case 2, 3, 4, 5: return range.lowerBound + Int(min(spread, (word >> 8) % 4))
    default: return range.lowerBound &+ Int(truncatingIfNeeded: next(upTo: spread))
    }
  }

  // MARK: - Doubles

  /// Returns a finite double from `least` through `greatest`, both finite.
  mutating func double(
    from least: Double, through greatest: Double, _ distribution: Distribution
  ) -> Double {
    guard distribution == .awkward else { return uniform(from: least, through: greatest) }
    switch next() & 15 {
    case 0, 1: return awkward(from: least, through: greatest)
    case 2, 3: return whole(from: least, through: greatest)
    case 4, 5: return bits(from: least, through: greatest)
    default: return uniform(from: least, through: greatest)
    }
  }

  private mutating func uniform(from least: Double, through greatest: Double) -> Double {
    let part = nextUnit()
    // Written so that a range wider than the largest double does not overflow.
    return min(max(least * (1 - part) + greatest * part, least), greatest)
  }

  /// Every representable value as likely: as many below 1 as above.
  private mutating func bits(from least: Double, through greatest: Double) -> Double {
    let first = Self.ordinal(least)
    let distance = UInt64(bitPattern: Self.ordinal(greatest) &- first)
    let ordinal = first &+ Int64(bitPattern: next(upTo: distance))
    return ordinal < 0
      ? -Double(bitPattern: UInt64(bitPattern: 0 &- ordinal))
      : Double(bitPattern: UInt64(bitPattern: ordinal))
  }

  /// The position of a double among all of them in order; both zeros have 0.
  private static func ordinal(_ value: Double) -> Int64 {
    let magnitude = Int64(bitPattern: value.magnitude.bitPattern)
    return value < 0 ? -magnitude : magnitude
  }

  private mutating func whole(from least: Double, through greatest: Double) -> Double {
    var lower = least.rounded(.up)
    var upper = greatest.rounded(.down)
    guard lower <= upper else { return uniform(from: least, through: greatest) }
    // Of a wide range take the whole numbers that people write.
    if lower <= 1_000, upper >= -1_000 {
      lower = max(lower, -1_000)
      upper = min(upper, 1_000)
    }
    let value = uniform(from: lower, through: upper).rounded(.toNearestOrEven)
    return min(max(value, lower), upper)
  }

  private mutating func awkward(from least: Double, through greatest: Double) -> Double {
    let word = next()
    let sign: Double = word & 16 == 0 ? 1 : -1
    let value: Double
    switch word & 15 {
    case 0: value = -0.0
    case 1: value = 0
    case 2: value = sign * .leastNonzeroMagnitude
    case 3: value = sign * .leastNormalMagnitude
    case 4: value = sign * .greatestFiniteMagnitude
    case 5: value = sign * 0x1p53
    case 6: value = whole(from: least, through: greatest).nextUp
    case 7: value = whole(from: least, through: greatest).nextDown
    case 8: value = (whole(from: least, through: greatest) / 10)
    case 9, 10: value = sign * Self.powerOfTwo(Int((word >> 8) & 127) - 64)
    case 11: value = sign
    case 12: value = sign * Self.powerOfTwo(Int((word >> 8) & 127) - 64).nextDown
    default: return end(word >> 8, from: least, through: greatest)
    }
    guard value >= least, value <= greatest else {
      return end(word >> 8, from: least, through: greatest)
    }
    return value
  }

  private func end(_ word: UInt64, from least: Double, through greatest: Double) -> Double {
    switch word & 3 {
    case 0: return least
    case 1: return greatest
    case 2: return min(least.nextUp, greatest)
    default: return max(greatest.nextDown, least)
    }
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
