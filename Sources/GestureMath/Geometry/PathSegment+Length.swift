// The length of a curve: the integral of its speed, by Gauss–Legendre quadrature.

extension PathSegment {
  /// Returns the length in points, off by at most the tolerance and by rounding.
  ///
  /// A curve is halved until eight nodes on each part are near enough, as ``SpeedBound`` knows
  /// before they are taken. So no cusp hides between nodes. It is 0 for a line whose ends are equal,
  /// and NaN for a curve where the tolerance or a coordinate is NaN.
  package func length(tolerance: Double) -> Double {
    if case .line(let start, let end) = self { return start.distance(to: end) }
    guard !tolerance.isNaN, let bound = SpeedBound(self, tolerance: tolerance) else {
      return tolerance.isNaN ? tolerance : quadrature(from: 0, to: 1)
    }
    return length(from: 0, to: 1, within: bound, halvings: SpeedBound.mostHalvings)
  }

  /// Returns the length up to a parameter.
  package func length(upTo t: Double, tolerance: Double) -> Double {
    part(from: 0, to: t).length(tolerance: tolerance)
  }

  private func length(
    from start: Double, to end: Double, within bound: SpeedBound, halvings: Int
  ) -> Double {
    guard halvings > 0, !bound.isKept(from: start, to: end) else {
      return quadrature(from: start, to: end)
    }
    let middle = start + (end - start) / 2
    return length(from: start, to: middle, within: bound, halvings: halvings - 1)
      + length(from: middle, to: end, within: bound, halvings: halvings - 1)
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
