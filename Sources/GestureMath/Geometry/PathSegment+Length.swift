// The length of a curve: the integral of its speed, by Gauss–Legendre quadrature.

extension PathSegment {
  /// How often a curve may be halved, so that no curve needs more than 2¹² parts.
  private static let deepestHalving = 12

  /// The relative change that rounding alone makes, below which halving cannot help.
  private static let rounding = 0x1p-48

  /// Returns the length in points, with an estimated error of at most the tolerance.
  ///
  /// A curve is halved until eight nodes on the whole and on its halves differ by no more, or 12
  /// times. The difference over-estimates the error of the halves by far where the curve is
  /// smooth. It is 0 for a line whose ends are equal.
  package func length(tolerance: Double) -> Double {
    if case .line(let start, let end) = self { return start.distance(to: end) }
    return length(
      from: 0, to: 1, estimate: quadrature(from: 0, to: 1), tolerance: tolerance,
      halvings: Self.deepestHalving)
  }

  /// Returns the length up to a parameter.
  package func length(upTo t: Double, tolerance: Double) -> Double {
    part(from: 0, to: t).length(tolerance: tolerance)
  }

  private func length(
    from start: Double, to end: Double, estimate: Double, tolerance: Double, halvings: Int
  ) -> Double {
    let middle = start + (end - start) / 2
    let first = quadrature(from: start, to: middle)
    let second = quadrature(from: middle, to: end)
    let sum = first + second
    // Written so that NaN ends it.
    let isOff = (sum - estimate).magnitude > max(tolerance, sum * Self.rounding)
    guard isOff, halvings > 0 else { return sum }
    let rest = (tolerance: tolerance / 2, halvings: halvings - 1)
    return length(
      from: start, to: middle, estimate: first, tolerance: rest.tolerance,
      halvings: rest.halvings)
      + length(
        from: middle, to: end, estimate: second, tolerance: rest.tolerance,
        halvings: rest.halvings)
  }

  /// The integral of the speed between two parameters, from eight nodes.
  private func quadrature(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = start + half
    let near = pair(Self.node1, half, middle) * Self.weight1
    let mid = pair(Self.node2, half, middle) * Self.weight2
    let far = pair(Self.node3, half, middle) * Self.weight3
    let outer = pair(Self.node4, half, middle) * Self.weight4
    return half * (near + mid + far + outer)
  }

  /// The sum of the speeds at two nodes that mirror each other.
  private func pair(_ node: Double, _ half: Double, _ middle: Double) -> Double {
    derivative(at: middle - half * node).length + derivative(at: middle + half * node).length
  }

  // The positive roots of the Legendre polynomial of degree 8, and their weights. Source: Abramowitz
  // and Stegun, "Handbook of Mathematical Functions", table 25.4.
  private static let node1 = 0.18343464249564980
  private static let node2 = 0.52553240991632899
  private static let node3 = 0.79666647741362674
  private static let node4 = 0.96028985649753623
  private static let weight1 = 0.36268378337836198
  private static let weight2 = 0.31370664587788729
  private static let weight3 = 0.22238103445337447
  private static let weight4 = 0.10122853629037626
}

// MARK: - Inverse

extension PathSegment {
  /// Returns the parameter at a length from the start, between 0 and 1.
  ///
  /// Newton's steps, each kept inside the interval that is known to hold the parameter, at most
  /// 32 of them; a step that leaves it is replaced by a halving.
  func parameter(atLength target: Double, of length: Double, tolerance: Double) -> Double {
    guard target > 0, length > 0 else { return 0 }
    guard target < length else { return 1 }
    if case .line = self { return target / length }
    var low = 0.0
    var high = 1.0
    var t = target / length
    for _ in 0..<32 {
      let excess = self.length(upTo: t, tolerance: tolerance) - target
      if excess.magnitude <= tolerance { return t }
      if excess < 0 { low = t } else { high = t }
      let next = t - excess / derivative(at: t).length
      let isInside = next > low && next < high
      t = isInside ? next : low + (high - low) / 2
    }
    return t
  }
}
