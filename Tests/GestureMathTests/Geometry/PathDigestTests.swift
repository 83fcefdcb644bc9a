import GestureMath
import Testing

/// FNV-1a, 64 bits, over the bytes of numbers, the lowest first.
private struct PathDigest {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((number.bitPattern >> UInt64(shift)) & 0xFF)) &* 0x100_0000_01b3
    }
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ path: Path) {
    path.forEachSegment { segment in
      for step in 0...3 { add(segment.point(at: Double(step) / 3)) }
    }
  }
}

/// Pins every bit, so that debug and release, and one machine and another, can be compared.
///
/// The other tests say that the values are right; this says that they have not changed.
@Suite("Digests of paths")
struct PathDigestTests {
  @Test("Arcs and shapes give the pinned bits")
  func figures() {
    var digest = PathDigest()
    let rect = Rect(x: 1.1, y: 2.2, width: 93.3, height: 71.7)
    for degrees in stride(from: -400.0, through: 400, by: 6.1) {
      let angle = Angle(degrees: degrees)
      digest.add(
        Path {
          $0.addRelativeArc(
            center: rect.center, radius: 30.3, startAngle: angle, delta: -angle * 0.7)
        })
      digest.add(WedgeShape(angle: angle, isEditing: true).path(in: rect))
      digest.add(AngleShape(angle: angle).path(in: rect))
      digest.add(ClockHand(angle: angle, length: 0.6).path(in: rect))
    }
    for style in DropPin.Style.allCases { digest.add(DropPin(style: style).path(in: rect)) }
    digest.add(RoundedRectangle(cornerRadius: 7.7).path(in: rect))
    #expect(String(digest.value, radix: 16) == "f08652dea0081c64")
  }

  @Test("Measures give the pinned bits")
  func measures() throws {
    var digest = PathDigest()
    for curve in SampleCurve.all {
      let rect = try #require(curve.path.boundingRect)
      digest.add(rect.origin)
      digest.add(rect.width)
      digest.add(rect.height)
      digest.add(curve.path.length())
      for step in 0...16 {
        digest.add(try #require(curve.path.point(atFraction: Double(step) / 16)))
      }
      digest.add(curve.path.trimmedPath(from: 0.2, to: 0.7))
      digest.add(curve.path.flattened(tolerance: 0.1))
    }
    #expect(String(digest.value, radix: 16) == "30bc71c852ac4c85")
  }
}
