// The array forms of the functions: the same kernels in plain loops, which the compiler vectorises.
// They yield the bits of the scalar forms. Each handles as many elements as the shortest argument.

/// The elements checked together, few enough to stay in the first-level cache.
///
/// Where one of them is out of the ordinary, all of them take the scalar form.
private let chunk = 256

/// Runs `fast` over the chunks whose elements are all ordinary, and `slow` over the others.
@inline(__always)
private func forEachChunk(
  count: Int, test: (Int) -> Int64, fast: (Int) -> Void, slow: (Int) -> Void
) {
  var start = 0
  while start < count {
    let end = min(start &+ chunk, count)
    var tests: Int64 = 0
    for i in start..<end { tests |= test(i) }
    if tests >= 0 {
      for i in start..<end { fast(i) }
    } else {
      for i in start..<end { slow(i) }
    }
    start = end
  }
}

/// Writes the sines and cosines of angles in degrees: ``sincos(_:)`` of each.
///
/// Each is that of the function for one value, to the last bit, in about half the time. It takes as
/// many as the shortest column has, and leaves what is beyond as it is.
public func sincos(
  degrees: Span<Double>, sines: inout MutableSpan<Double>, cosines: inout MutableSpan<Double>
) {
  degrees.withUnsafeBufferPointer { degrees in
    sines.withUnsafeMutableBufferPointer { sines in
      cosines.withUnsafeMutableBufferPointer { cosines in
        forEachChunk(
          count: min(degrees.count, sines.count, cosines.count),
          test: { SineKernel.test(degrees[$0]) },
          fast: { (sines[$0], cosines[$0]) = SineKernel.sincos(ofOrdinary: degrees[$0]) },
          slow: { (sines[$0], cosines[$0]) = sincos(Angle(degrees: degrees[$0])) })
      }
    }
  }
}

/// Writes the sines of angles in degrees: ``sin(_:)`` of each.
///
/// Each is that of the function for one value, to the last bit, in about half the time. It takes as
/// many as the shortest column has, and leaves what is beyond as it is.
public func sin(degrees: Span<Double>, into sines: inout MutableSpan<Double>) {
  degrees.withUnsafeBufferPointer { degrees in
    sines.withUnsafeMutableBufferPointer { sines in
      forEachChunk(
        count: min(degrees.count, sines.count),
        test: { SineKernel.test(degrees[$0]) },
        fast: { sines[$0] = SineKernel.sincos(ofOrdinary: degrees[$0]).sin },
        slow: { sines[$0] = sin(Angle(degrees: degrees[$0])) })
    }
  }
}

/// Writes the cosines of angles in degrees: ``cos(_:)`` of each.
///
/// Each is that of the function for one value, to the last bit, in about half the time. It takes as
/// many as the shortest column has, and leaves what is beyond as it is.
public func cos(degrees: Span<Double>, into cosines: inout MutableSpan<Double>) {
  degrees.withUnsafeBufferPointer { degrees in
    cosines.withUnsafeMutableBufferPointer { cosines in
      forEachChunk(
        count: min(degrees.count, cosines.count),
        test: { SineKernel.test(degrees[$0]) },
        fast: { cosines[$0] = SineKernel.sincos(ofOrdinary: degrees[$0]).cos },
        slow: { cosines[$0] = cos(Angle(degrees: degrees[$0])) })
    }
  }
}

/// Writes the angles in degrees of the directions (x, y): ``atan2(y:x:)`` of each.
///
/// Each is that of the function for one value, to the last bit, in about half the time. It takes as
/// many as the shortest column has, and leaves what is beyond as it is.
public func atan2(
  y: Span<Double>, x: Span<Double>, degrees: inout MutableSpan<Double>
) {
  y.withUnsafeBufferPointer { y in
    x.withUnsafeBufferPointer { x in
      degrees.withUnsafeMutableBufferPointer { degrees in
        forEachChunk(
          count: min(y.count, x.count, degrees.count),
          test: { ArcTangentKernel.test(y: y[$0], x: x[$0]) },
          fast: { degrees[$0] = ArcTangentKernel.angle(y: y[$0], x: x[$0]).rounded },
          slow: { degrees[$0] = atan2(y: y[$0], x: x[$0]).degrees })
      }
    }
  }
}

/// Writes the lengths of the vectors (x, y): ``hypot(x:y:)`` of each.
///
/// Each is that of the function for one value, to the last bit, in about half the time. It takes as
/// many as the shortest column has, and leaves what is beyond as it is.
public func hypot(x: Span<Double>, y: Span<Double>, into lengths: inout MutableSpan<Double>) {
  x.withUnsafeBufferPointer { x in
    y.withUnsafeBufferPointer { y in
      lengths.withUnsafeMutableBufferPointer { lengths in
        forEachChunk(
          count: min(x.count, y.count, lengths.count),
          test: { HypotenuseKernel.test(x: x[$0], y: y[$0]) },
          fast: { lengths[$0] = HypotenuseKernel.length(x: x[$0], y: y[$0]).rounded },
          slow: { lengths[$0] = hypot(x: x[$0], y: y[$0]) })
      }
    }
  }
}

/// Writes e raised to powers: ``exponential(_:)`` of each.
package func exponential(_ x: Span<Double>, into powers: inout MutableSpan<Double>) {
  x.withUnsafeBufferPointer { x in
    powers.withUnsafeMutableBufferPointer { powers in
      forEachChunk(
        count: min(x.count, powers.count),
        test: { ExponentialKernel.test(x[$0]) },
        fast: { powers[$0] = ExponentialKernel.power(ofOrdinary: x[$0]) },
        slow: { powers[$0] = exponential(x[$0]) })
    }
  }
}
