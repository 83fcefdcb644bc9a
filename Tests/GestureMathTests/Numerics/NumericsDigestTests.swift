import GestureMath
import Testing

/// FNV-1a, 64 bits, over the bytes of numbers, the lowest first, with one NaN.
private struct Digest {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    let bits = number.isNaN ? Double.nan.bitPattern : number.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((bits >> UInt64(shift)) & 0xFF)) &* 0x100_0000_01b3
    }
  }
}

/// Pins every bit, so that debug and release, and one machine and another, can be compared.
///
/// The golden tables say that the values are right; this says that they have not changed. A new
/// value is a change of behaviour: it alters the digests of recordings.
@Suite("Digests of the kernels")
struct NumericsDigestTests {
  @Test("Sine and cosine give the pinned bits over the grid")
  func sincosDigest() {
    var digest = Digest()
    for degrees in NumericsGrid.angles {
      let (sine, cosine) = sincos(Angle(degrees: degrees))
      digest.add(sine)
      digest.add(cosine)
    }
    #expect(String(digest.value, radix: 16) == "27c9799f450d37d9")
  }

  @Test("Arc tangent gives the pinned bits over the grid")
  func arcTangentDigest() {
    var digest = Digest()
    for (y, x) in NumericsGrid.pairs { digest.add(atan2(y: y, x: x).degrees) }
    #expect(String(digest.value, radix: 16) == "110bf5fc0f73afeb")
  }

  @Test("Hypotenuse gives the pinned bits over the grid")
  func hypotenuseDigest() {
    var digest = Digest()
    for (y, x) in NumericsGrid.pairs { digest.add(hypot(x: x, y: y)) }
    #expect(String(digest.value, radix: 16) == "f0bac72d218c3e82")
  }

  @Test("Exponential and logarithm give the pinned bits over the grid")
  func exponentialDigest() {
    var digest = Digest()
    for x in NumericsGrid.angles {
      digest.add(exponential(x))
      digest.add(naturalLogarithm(x))
    }
    #expect(String(digest.value, radix: 16) == "14d489e16548c2d3")
  }

  @Test("The conversions give the pinned bits over the grid")
  func conversionDigest() {
    var digest = Digest()
    for degrees in NumericsGrid.angles {
      digest.add(RadianConversion.radians(fromDegrees: degrees))
      digest.add(RadianConversion.degrees(fromRadians: degrees))
    }
    #expect(String(digest.value, radix: 16) == "196554afdc980cd")
  }
}
