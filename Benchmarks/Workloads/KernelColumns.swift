import GestureMath

/// The arguments of kernels, and room for their results.
///
/// The arguments are a gesture's: angles within two turns, coordinates within 1000 points. They are so
/// many that branches cannot be learned: an EPYC has been seen to learn a list of 16,384 by heart,
/// and glibc's hypot to take 4.9 ns an element of it, but 17 of one of 65,536.
final class KernelColumns {
  let degrees: Column
  let radians: Column
  let x: Column
  let y: Column
  /// Exponents of an animation: it has faded away at e^−20.
  let exponents: Column
  let first: Column
  let second: Column

  init(_ scale: Benchmark.Scale) {
    let count = scale.pick(65_536, smoke: 600)
    var random = BenchmarkRandom(seed: 1)
    degrees = Column(count: count) { _ in random.uniform(within: 720) }
    radians = Column(count: count) { [degrees] in degrees.elements[$0] * .pi / 180 }
    x = Column(count: count) { _ in random.uniform(within: 1000) }
    y = Column(count: count) { _ in random.uniform(within: 1000) }
    exponents = Column(count: count) { _ in random.uniform(within: 20) }
    first = Column(count: count)
    second = Column(count: count)
  }

  /// The number of arguments; even.
  var count: Int { x.elements.count }

  /// What is kept of the results, each multiplied by `unit`.
  func checksum(unit: Double = 1) -> Checksum {
    var checksum = Checksum(first.elements, unit: unit)
    for number in second.elements { checksum.add(number * unit) }
    return checksum
  }
}

/// Numbers without a pattern, the same each time: the linear congruential generator of Knuth's MMIX.
struct BenchmarkRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number, from −bound to bound.
  mutating func uniform(within bound: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (Double(state >> 11) * 0x1p-52 - 1) * bound
  }
}
