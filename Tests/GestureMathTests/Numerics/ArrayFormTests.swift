import GestureMath
import Testing

@Suite("Array forms")
struct ArrayFormTests {
  /// Ordinary chunks, chunks with one odd element, chunks full of them, and an incomplete last one.
  private let angles: [Double] = {
    var angles: [Double] = (0..<1000).map { Double($0) * 0.37 - 180 }
    angles += [.nan, 0x1p60]
    angles += NumericsGrid.angles
    angles += [.infinity, -0.0]
    return angles
  }()

  private let pairs: [(y: Double, x: Double)] = {
    var pairs: [(y: Double, x: Double)] = []
    for index in 0..<1000 {
      let y = Double(index) - 500
      let x = Double(index * 7 % 1000) - 500
      pairs.append((y, x))
    }
    pairs += NumericsGrid.pairs
    pairs += [(y: .nan, x: 1), (y: .infinity, x: .nan), (y: 0, x: 0)]
    return pairs
  }()

  @Test("The array forms of sine and cosine give the scalar forms' bits")
  func sineAndCosine() {
    var sines = [Double](repeating: -7, count: angles.count)
    var cosines = sines
    var sinesAlone = sines
    var cosinesAlone = sines
    do {
      var sines = sines.mutableSpan
      var cosines = cosines.mutableSpan
      sincos(degrees: angles.span, sines: &sines, cosines: &cosines)
    }
    do {
      var sinesAlone = sinesAlone.mutableSpan
      sin(degrees: angles.span, into: &sinesAlone)
    }
    do {
      var cosinesAlone = cosinesAlone.mutableSpan
      cos(degrees: angles.span, into: &cosinesAlone)
    }
    for (index, degrees) in angles.enumerated() {
      let (sine, cosine) = sincos(Angle(degrees: degrees))
      #expect(sines[index].bitPattern == sine.bitPattern, "sin of \(degrees)°")
      #expect(sinesAlone[index].bitPattern == sine.bitPattern, "sin of \(degrees)°")
      #expect(cosines[index].bitPattern == cosine.bitPattern, "cos of \(degrees)°")
      #expect(cosinesAlone[index].bitPattern == cosine.bitPattern, "cos of \(degrees)°")
    }
  }

  @Test("The array forms of arc tangent and hypotenuse give the scalar forms' bits")
  func arcTangentAndHypotenuse() {
    let (y, x) = (pairs.map(\.y), pairs.map(\.x))
    var angles = [Double](repeating: -7, count: pairs.count)
    var lengths = angles
    do {
      var angles = angles.mutableSpan
      atan2(y: y.span, x: x.span, degrees: &angles)
    }
    do {
      var lengths = lengths.mutableSpan
      hypot(x: x.span, y: y.span, into: &lengths)
    }
    for index in pairs.indices {
      let (y, x) = pairs[index]
      let degrees = atan2(y: y, x: x).degrees
      #expect(angles[index].bitPattern == degrees.bitPattern, "atan2 of \(y), \(x)")
      let length = hypot(x: x, y: y)
      #expect(lengths[index].bitPattern == length.bitPattern, "hypot of \(x), \(y)")
    }
  }

  @Test("The array form of the exponential gives the scalar form's bits")
  func exponentials() {
    let numbers = angles + angles.map { $0 * 4 } + [709.7, 710, -708.5, -745.2, -746, .nan, 0]
    var powers = [Double](repeating: -7, count: numbers.count)
    do {
      var powers = powers.mutableSpan
      exponential(numbers.span, into: &powers)
    }
    for (number, power) in zip(numbers, powers) {
      #expect(power.bitPattern == exponential(number).bitPattern, "exp of \(number)")
    }
  }

  @Test("Elements beyond the shortest argument are left alone")
  func shortestArgument() {
    let x = [3.0, 6, 9]
    let y = [4.0, 8]
    var lengths = [0.0, 0, 0, -7]
    do {
      var lengths = lengths.mutableSpan
      hypot(x: x.span, y: y.span, into: &lengths)
    }
    #expect(lengths == [5, 10, 0, -7])
  }
}
