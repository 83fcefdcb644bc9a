/// Deterministic arguments for laws and digests.
enum NumericsGrid {
  /// Angles in degrees: quarters and irregular steps over two turns, and all magnitudes.
  ///
  /// The quarters meet only 180 different arguments after reduction; the others do not repeat.
  static let angles: [Double] = {
    var angles = (-2880...2880).map { Double($0) * 0.25 }
    angles += (-4000...4000).map { Double($0) * 0.180_339_887_498_948_48 }
    for magnitude in magnitudes { angles += [magnitude, -magnitude] }
    return angles
  }()

  /// Directions: small whole numbers exhausted, a spiral, then magnitudes beside each other.
  static let pairs: [(y: Double, x: Double)] = {
    var pairs: [(y: Double, x: Double)] = []
    for y in -20...20 {
      for x in -20...20 { pairs.append((Double(y), Double(x))) }
    }
    // Steps of a point's coordinates that do not repeat.
    for index in 1...4000 {
      let step = Double(index) * 0.180_339_887_498_948_48
      pairs.append((step * step - 1000 * step.rounded(.down), 300 - step))
    }
    for (index, magnitude) in magnitudes.enumerated() {
      for offset in [0, 1, 7, 40] where index + offset < magnitudes.count {
        let other = magnitudes[index + offset]
        for (y, x) in [(magnitude, other), (other, magnitude)] {
          pairs += [(y, x), (-y, x), (y, -x), (-y, -x)]
        }
      }
    }
    return pairs
  }()

  /// Numbers of every other binary magnitude, with varied significands.
  private static let magnitudes: [Double] = {
    var significand: UInt64 = 1
    return stride(from: -1074, to: 1024, by: 2).map { exponent in
      significand = significand &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(
        sign: .plus, exponent: exponent, significand: 1 + Double(significand >> 12) * 0x1p-52)
    }
  }()
}
