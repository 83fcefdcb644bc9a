import CBenchmarks
import GestureMath
import Glibc

/// The kernels of GestureMath against the C library's and SLEEF's.
///
/// All write their results to memory. The others' angles are in radians. `call` calls the function
/// for each argument; `array` is the form that takes all of them.
enum KernelBenchmarks {
  /// A group for each function.
  static var groups: [BenchmarkGroup] {
    let sleef = Sleef.available
    return [
      sincos(sleef), sin(sleef), cos(sleef), atan2(sleef), hypot(sleef), exponential(sleef),
    ].map { BenchmarkGroup(name: "kernel/\($0)", members: $1) }
  }

  private static var glibc: Benchmark.Kind { .foreign(hasNumbers: true) }

  /// A member that handles the columns in one run.
  private static func member(
    _ name: String, _ kind: Benchmark.Kind = .own, unit: Double = 1,
    _ run: @escaping (KernelColumns) -> Void
  ) -> Benchmark {
    Benchmark(name, kind) { scale in
      let columns = KernelColumns(scale)
      return Workload(
        count: columns.count, run: { run(columns) }, checksum: { columns.checksum(unit: unit) })
    }
  }

  // MARK: - Sine and cosine

  private static func sincos(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let members = [
      member("glibc", glibc) { columns in
        let (first, second) = (columns.first.elements, columns.second.elements)
        for (index, angle) in columns.radians.elements.enumerated() {
          first[index] = Glibc.sin(angle)
          second[index] = Glibc.cos(angle)
        }
      },
      member("glibc-both", glibc) { columns in
        guard var sine = columns.first.elements.baseAddress,
          var cosine = columns.second.elements.baseAddress
        else { return }
        for angle in columns.radians.elements {
          CBenchmarks.sincos(angle, sine, cosine)
          sine += 1
          cosine += 1
        }
      },
      member("call") { columns in
        let (first, second) = (columns.first.elements, columns.second.elements)
        for (index, angle) in columns.degrees.elements.enumerated() {
          (first[index], second[index]) = GestureMath.sincos(Angle(degrees: angle))
        }
      },
      member("array") { columns in
        var sines = columns.first.elements.mutableSpan
        var cosines = columns.second.elements.mutableSpan
        GestureMath.sincos(
          degrees: columns.degrees.elements.span, sines: &sines, cosines: &cosines)
      },
    ]
    let others = sleef.map { sleef in
      member(sleef.name, glibc) { columns in
        let (first, second) = (columns.first.pairs, columns.second.pairs)
        for (index, angles) in columns.radians.pairs.enumerated() {
          let both = sleef.sineAndCosine(angles)
          (first[index], second[index]) = (both.sine, both.cosine)
        }
      }
    }
    return ("sincos", members + others)
  }

  private static func sin(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let members = [
      member("glibc", glibc) { map($0.radians, $0.first) { Glibc.sin($0) } },
      member("call") { map($0.degrees, $0.first) { GestureMath.sin(Angle(degrees: $0)) } },
      member("array") { columns in
        var sines = columns.first.elements.mutableSpan
        GestureMath.sin(degrees: columns.degrees.elements.span, into: &sines)
      },
    ]
    return ("sin", members + sleef.map { unary($0.name, \.radians, $0.sine) })
  }

  private static func cos(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let members = [
      member("glibc", glibc) { map($0.radians, $0.first) { Glibc.cos($0) } },
      member("call") { map($0.degrees, $0.first) { GestureMath.cos(Angle(degrees: $0)) } },
      member("array") { columns in
        var cosines = columns.first.elements.mutableSpan
        GestureMath.cos(degrees: columns.degrees.elements.span, into: &cosines)
      },
    ]
    return ("cos", members + sleef.map { unary($0.name, \.radians, $0.cosine) })
  }

  // MARK: - Others

  private static func atan2(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let unit = 180 / Double.pi
    let members = [
      member("glibc", glibc, unit: unit) { columns in
        map(columns.y, columns.x, columns.first) { Glibc.atan2($0, $1) }
      },
      member("call") { columns in
        map(columns.y, columns.x, columns.first) { GestureMath.atan2(y: $0, x: $1).degrees }
      },
      member("array") { columns in
        var angles = columns.first.elements.mutableSpan
        GestureMath.atan2(
          y: columns.y.elements.span, x: columns.x.elements.span, degrees: &angles)
      },
    ]
    return ("atan2", members + sleef.map { binary($0.name, $0.arcTangent, unit: unit) })
  }

  private static func hypot(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let members = [
      member("glibc", glibc) { columns in
        map(columns.x, columns.y, columns.first) { Glibc.hypot($0, $1) }
      },
      member("call") { columns in
        map(columns.x, columns.y, columns.first) { GestureMath.hypot(x: $0, y: $1) }
      },
      member("array") { columns in
        var lengths = columns.first.elements.mutableSpan
        GestureMath.hypot(
          x: columns.x.elements.span, y: columns.y.elements.span, into: &lengths)
      },
    ]
    return ("hypot", members + sleef.map { binary($0.name, $0.hypotenuse, unit: 1) })
  }

  private static func exponential(_ sleef: [Sleef]) -> (String, [Benchmark]) {
    let members = [
      member("glibc", glibc) { map($0.exponents, $0.first) { Glibc.exp($0) } },
      member("call") { map($0.exponents, $0.first) { GestureMath.exponential($0) } },
      member("array") { columns in
        var powers = columns.first.elements.mutableSpan
        GestureMath.exponential(columns.exponents.elements.span, into: &powers)
      },
    ]
    return ("exp", members + sleef.map { unary($0.name, \.exponents, $0.exponential) })
  }
}

// MARK: - Loops

extension KernelBenchmarks {
  @inline(__always)
  private static func map(_ source: Column, _ target: Column, _ function: (Double) -> Double) {
    let (source, target) = (source.elements, target.elements)
    for index in 0..<source.count { target[index] = function(source[index]) }
  }

  @inline(__always)
  private static func map(
    _ first: Column, _ second: Column, _ target: Column, _ function: (Double, Double) -> Double
  ) {
    let (first, second, target) = (first.elements, second.elements, target.elements)
    for index in 0..<first.count { target[index] = function(first[index], second[index]) }
  }

  private static func unary(
    _ name: String, _ source: KeyPath<KernelColumns, Column>, _ function: @escaping sleef_unary
  ) -> Benchmark {
    member(name, glibc) { columns in
      let (source, target) = (columns[keyPath: source].pairs, columns.first.pairs)
      for index in 0..<source.count { target[index] = function(source[index]) }
    }
  }

  /// A function of (y, x), or of (x, y) where their order does not matter.
  private static func binary(
    _ name: String, _ function: @escaping sleef_binary, unit: Double
  ) -> Benchmark {
    member(name, glibc, unit: unit) { columns in
      let (y, x, target) = (columns.y.pairs, columns.x.pairs, columns.first.pairs)
      for index in 0..<y.count { target[index] = function(y[index], x[index]) }
    }
  }
}
