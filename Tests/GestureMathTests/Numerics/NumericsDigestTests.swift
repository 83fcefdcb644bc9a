import GestureMath
import Testing

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
    #expect(digest.text == "27c9799f450d37d9")
  }

  @Test("Arc tangent gives the pinned bits over the grid")
  func arcTangentDigest() {
    var digest = Digest()
    for (y, x) in NumericsGrid.pairs { digest.add(atan2(y: y, x: x).degrees) }
    #expect(digest.text == "110bf5fc0f73afeb")
  }

  @Test("Hypotenuse gives the pinned bits over the grid")
  func hypotenuseDigest() {
    var digest = Digest()
    for (y, x) in NumericsGrid.pairs { digest.add(hypot(x: x, y: y)) }
    #expect(digest.text == "f0bac72d218c3e82")
  }

  @Test("Exponential and logarithm give the pinned bits over the grid")
  func exponentialDigest() {
    var digest = Digest()
    for x in NumericsGrid.angles {
      digest.add(exponential(x))
      digest.add(naturalLogarithm(x))
    }
    #expect(digest.text == "14d489e16548c2d3")
  }

  @Test("The conversions give the pinned bits over the grid")
  func conversionDigest() {
    var digest = Digest()
    for degrees in NumericsGrid.angles {
      digest.add(RadianConversion.radians(fromDegrees: degrees))
      digest.add(RadianConversion.degrees(fromRadians: degrees))
    }
    #expect(digest.text == "196554afdc980cd")
  }
}
