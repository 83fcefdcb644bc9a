import GestureMath
import Glibc

/// Times the kernels of GestureMath against the C library's, one call at a time and over arrays.
///
/// The arguments are a gesture's: angles within two turns, coordinates within 1000 points; so many
/// that branches cannot be learned. All sides write their results to memory. The C library's
/// angles are in radians, and sine and cosine take it two calls: Swift does not see its sincos.
struct KernelBenchmarks {
  private let degrees: [Double]
  private let radians: [Double]
  private let x: [Double]
  private let y: [Double]

  init(count: Int = 16_384) {
    var state: UInt64 = 1
    func uniform(_ bound: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) * 0x1p-52 - 1) * bound
    }
    degrees = (0..<count).map { _ in uniform(720) }
    radians = degrees.map { $0 * .pi / 180 }
    x = (0..<count).map { _ in uniform(1000) }
    y = (0..<count).map { _ in uniform(1000) }
  }

  /// Runs all benchmarks and prints a line for each.
  func run() {
    print("kernel      glibc ns   one call  / glibc   in arrays  / glibc   checksum")
    let (degrees, radians, x, y) = (degrees, radians, x, y)
    compare(
      "sincos",
      glibc: { first, second in
        for i in radians.indices {
          (first[i], second[i]) = (Glibc.sin(radians[i]), Glibc.cos(radians[i]))
        }
      },
      scalar: { first, second in
        for i in degrees.indices {
          (first[i], second[i]) = sincos(Angle(degrees: degrees[i]))
        }
      },
      array: { first, second in
        var sines = first.mutableSpan
        var cosines = second.mutableSpan
        sincos(degrees: degrees.span, sines: &sines, cosines: &cosines)
      })
    compare(
      "sin",
      glibc: { first, _ in for i in radians.indices { first[i] = Glibc.sin(radians[i]) } },
      scalar: { first, _ in
        for i in degrees.indices { first[i] = sin(Angle(degrees: degrees[i])) }
      },
      array: { first, _ in
        var sines = first.mutableSpan
        sin(degrees: degrees.span, into: &sines)
      })
    compare(
      "atan2",
      glibc: { first, _ in for i in x.indices { first[i] = Glibc.atan2(y[i], x[i]) } },
      scalar: { first, _ in for i in x.indices { first[i] = atan2(y: y[i], x: x[i]).degrees } },
      array: { first, _ in
        var angles = first.mutableSpan
        atan2(y: y.span, x: x.span, degrees: &angles)
      })
    compare(
      "hypot",
      glibc: { first, _ in for i in x.indices { first[i] = Glibc.hypot(x[i], y[i]) } },
      scalar: { first, _ in for i in x.indices { first[i] = hypot(x: x[i], y: y[i]) } },
      array: { first, _ in
        var lengths = first.mutableSpan
        hypot(x: x.span, y: y.span, into: &lengths)
      })
  }

  private func compare(
    _ name: String, glibc: @escaping (inout [Double], inout [Double]) -> Void,
    scalar: @escaping (inout [Double], inout [Double]) -> Void,
    array: @escaping (inout [Double], inout [Double]) -> Void
  ) {
    let count = degrees.count
    let medians = Measurement().medians(
      of: [glibc, scalar, array].map { body in
        let zeros = [Double](repeating: 0, count: count)
        var (first, second) = (zeros, zeros)
        return Workload(
          count: count, run: { body(&first, &second) },
          checksum: { first.reduce(0, +) + second.reduce(0, +) })
      })
    let (glibc, scalar, array) = (medians[0], medians[1], medians[2])
    precondition(scalar.checksum == array.checksum, "\(name): scalar and array forms differ")
    print(
      Table.line([
        (name, -10), (Table.number(glibc.nanoseconds, 2), 10),
        (Table.number(scalar.nanoseconds, 2), 11),
        (Table.number(scalar.nanoseconds / glibc.nanoseconds, 2), 9),
        (Table.number(array.nanoseconds, 2), 12),
        (Table.number(array.nanoseconds / glibc.nanoseconds, 2), 9),
        ("   \(array.checksum)", 0),
      ]))
  }
}
