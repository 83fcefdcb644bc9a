extension Shrinker {
  /// The powers of ten that a double holds exactly, through the most decimals worth a try.
  private static var scales: [Double] {
    var scales = [1.0]
    for _ in 0..<17 { scales.append((scales.last ?? 1) * 10) }
    return scales
  }

  /// Makes doubles of one value simpler: fewer decimals, then nearer to zero.
  mutating func lowerDoubles(_ indices: [Int]) {
    guard let first = indices.first, !best.choices[first].isSimplest else { return }
    if replace(indices, with: { $0.simplest }) { return }
    _ = replace(indices) { $0.kind == .double ? $0.with(abs($0.double)) : nil }
    _ = tryDouble(double(at: first).map { min(max($0, -0x1p53), 0x1p53) }, at: indices)
    guard let value = double(at: first) else { return }
    if value.magnitude <= 0x1p53 {
      lowerDecimals(indices, value)
    } else {
      lowerHuge(indices, value)
    }
  }

  private func double(at index: Int) -> Double? {
    guard index < best.choices.count, best.choices[index].kind == .double else { return nil }
    return best.choices[index].double
  }

  private mutating func tryDouble(_ value: Double?, at indices: [Int]) -> Bool {
    guard let value else { return false }
    return replace(indices) { $0.kind == .double ? $0.with(value) : nil }
  }

  /// Finds the fewest decimals that fail, and then the least number of so many decimals.
  private mutating func lowerDecimals(_ indices: [Int], _ value: Double) {
    for scale in Self.scales {
      let scaled = value.magnitude * scale
      guard scaled <= 0x1p53 else { break }
      let sign: Double = value.sign == .minus ? -1 : 1
      let down = scaled.rounded(.down)
      let isShort = sign * down / scale == value
      if isShort || tryDouble(sign * down / scale, at: indices)
        || tryDouble(sign * (down + 1) / scale, at: indices)
      {
        return lowerMagnitude(indices, scale: scale)
      }
    }
    lowerTiny(indices, value)
  }

  private mutating func lowerMagnitude(_ indices: [Int], scale: Double) {
    guard let first = indices.first, let value = double(at: first) else { return }
    let sign: Double = value.sign == .minus ? -1 : 1
    let count = (value.magnitude * scale).rounded(.toNearestOrEven)
    guard count <= 0x1p53 else { return }
    leastDistance(below: UInt64(count)) { shrinker, distance in
      shrinker.tryDouble(sign * Double(distance) / scale, at: indices)
    }
  }

  /// Finds the fewest decimals of a number below 10⁻¹⁷: the largest power of ten, or few digits.
  private mutating func lowerTiny(_ indices: [Int], _ value: Double) {
    let decimal = ShortDecimal(value.magnitude)
    let sign: Double = value.sign == .minus ? -1 : 1
    lowerDigits(indices, value)
    guard decimal.exponent < -17 else { return }
    leastDistance(below: UInt64(-decimal.exponent)) { shrinker, places in
      shrinker.tryDouble(sign * ShortDecimal.double(1, exponent: -Int(places)), at: indices)
    }
  }

  /// Finds the fewest digits of a number above 2⁵³, and then the least number of so many.
  private mutating func lowerHuge(_ indices: [Int], _ value: Double) {
    lowerDigits(indices, value)
    guard let first = indices.first, let value = double(at: first) else { return }
    let sign: Double = value.sign == .minus ? -1 : 1
    let decimal = ShortDecimal(value.magnitude)
    leastDistance(below: UInt64(max(decimal.exponent, 0))) { shrinker, exponent in
      let lower = ShortDecimal.double(decimal.digits, exponent: Int(exponent))
      return shrinker.tryDouble(sign * lower, at: indices)
    }
    guard let value = double(at: first) else { return }
    let exponent = ShortDecimal(value.magnitude).exponent
    leastDistance(below: ShortDecimal(value.magnitude).digits) { shrinker, digits in
      shrinker.tryDouble(sign * ShortDecimal.double(digits, exponent: exponent), at: indices)
    }
  }

  /// Rounds to as few significant digits as still fail, down first and then up.
  private mutating func lowerDigits(_ indices: [Int], _ value: Double) {
    let decimal = ShortDecimal(value.magnitude)
    let sign: Double = value.sign == .minus ? -1 : 1
    let count = decimal.digitCount
    for kept in 1..<max(count, 2) {
      var digits = decimal.digits
      for _ in kept..<max(count, kept) { digits /= 10 }
      let exponent = decimal.exponent + count - kept
      if tryDouble(sign * ShortDecimal.double(digits, exponent: exponent), at: indices)
        || tryDouble(sign * ShortDecimal.double(digits + 1, exponent: exponent), at: indices)
      {
        return
      }
    }
  }
}
