/// The parabola of least squares through the samples of a motion, at the newest one.
enum VelocityFit {
  /// The samples of a motion: slots, of which the oldest may be in the window in part, and the
  /// newest sample after them.
  ///
  /// - Parameters:
  ///   - older: All slots but the newest one, at least one.
  ///   - newest: The newest sample, by itself.
  ///   - oldest: What counts of the first slot, as seen from the newest sample.
  /// - Returns: The velocity at the newest sample, in points a second; nil where it points against
  ///   the motion from the oldest sample to the newest one.
  static func velocity(
    _ older: Span<VelocitySlot>, _ newest: VelocitySlot, oldest: VelocitySlot.Run
  ) -> Vector? {
    let first = oldest.first
    guard older.count > 1 || oldest.count > 1 else {
      return Vector(dx: 0 - first.offset.dx, dy: 0 - first.offset.dy) / (0 - first.time)
    }
    let velocity = slope(older, newest, oldest: oldest, perSpan: 1 / (0 - first.time))
    return velocity.dot(first.offset) > 0 ? nil : velocity
  }

  /// The derivative, at the newest sample, of the parabola through three points or more.
  ///
  /// With the times u taken from their mean and in units of their span, the polynomials 1, u and
  /// q = u² − (Σu³ / Σu²) u − Σu² / n are orthogonal over the samples (Gram and Schmidt; Forsythe
  /// 1957), so the fit is the sum of its projections on each, and no system is solved:
  ///
  ///     p(u) = mean + (Σup / Σu²) u + (Σqp / Σq²) q,    p′ = Σup / Σu² + (Σqp / Σq²) q′
  private static func slope(
    _ older: Span<VelocitySlot>, _ newest: VelocitySlot, oldest: VelocitySlot.Run, perSpan: Double
  ) -> Vector {
    var total = 0.0
    var mean = 0.0
    forEachPoint(older, newest, oldest) { weight, time, _ in
      total += weight
      mean += weight * (time * perSpan)
    }
    mean /= total
    var u2 = 0.0
    var u3 = 0.0
    forEachPoint(older, newest, oldest) { weight, time, _ in
      let u = time * perSpan - mean
      let square = weight * (u * u)
      u2 += square
      u3 += square * u
    }
    var q2 = 0.0
    var up = Vector.zero
    var qp = Vector.zero
    let (u3PerU2, meanOfU2) = (u3 / u2, u2 / total)
    forEachPoint(older, newest, oldest) { weight, time, offset in
      let u = time * perSpan - mean
      let q = u * u - u3PerU2 * u - meanOfU2
      q2 += weight * (q * q)
      up += (weight * u) * offset
      qp += (weight * q) * offset
    }
    let slope = up / u2
    let curvature = qp / q2
    return (slope + (2 * (0 - mean) - u3PerU2) * curvature) * perSpan
  }

  /// Calls a function with the samples, or with points that stand for them, as seen from the newest.
  @inline(__always)
  private static func forEachPoint(
    _ older: Span<VelocitySlot>, _ newest: VelocitySlot, _ oldest: VelocitySlot.Run,
    _ body: (_ weight: Double, _ time: Double, _ offset: Vector) -> Void
  ) {
    oldest.forEachPoint(body)
    for index in 1..<older.count {
      if older[index].count == 1 {
        body(1, older[index].time - newest.time, older[index].location - newest.location)
      } else {
        older[index].run(from: newest).forEachPoint(body)
      }
    }
    body(1, 0, .zero)
  }
}
