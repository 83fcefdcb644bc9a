import GestureMath
import Testing

@Suite("Sine and cosine")
struct SineTests {
  @Test("Every row of the golden table is met within 0.8 units in the last place")
  func goldenTable() throws {
    let table = try GoldenTable("sincos.txt", arguments: 1)
    #expect(table.rows.count > 3000)
    let worst = table.worst { row in
      let angle = Angle(degrees: row.arguments[0])
      return [sin(angle), cos(angle)]
    }
    #expect(worst.error < 0.8, worst.comment)
  }

  @Test("A misplaced last bit is noticed in the golden table")
  func goldenTableCanFail() throws {
    let table = try GoldenTable("sincos.txt", arguments: 1)
    let worst = table.worst { row in row.results.map { $0.rounded.nextUp.nextUp } }
    #expect(worst.error > 1.5)
  }

  /// The sine at a multiple of 30° where it is rational.
  private static let sinesOfTwelfths: [Int: Double] = [
    0: 0, 1: 0.5, 3: 1, 5: 0.5, 6: 0, 7: -0.5, 9: -1, 11: -0.5,
  ]

  /// The sine of `twelfth` · 30° with IEEE 754-2019's zero signs, where it is rational.
  private func expectedSine(twelfth: Int, isNegative: Bool) -> Double? {
    Self.sinesOfTwelfths[twelfth].map { isNegative ? -$0 : $0 }
  }

  @Test("Multiples of 30° give exactly 0, a half and 1, with the zero signs of sinPi and cosPi")
  func multiplesOfThirty() {
    // 4000 turns one by one, then odd multiples times powers of two, to the end of the range.
    var multiples = (0...48_000).map { (degrees: Double($0 * 30), twelfth: $0 % 12) }
    for odd in stride(from: 1, to: 96, by: 2) {
      var power = (value: 1.0, modulo12: 1)
      for _ in 0..<1010 {
        multiples.append((Double(odd * 30) * power.value, odd * power.modulo12 % 12))
        power = (power.value * 2, power.modulo12 * 2 % 12)
      }
    }
    for (degrees, twelfth) in multiples {
      for isNegative in [false, true] {
        let angle = Angle(degrees: isNegative ? -degrees : degrees)
        if let sine = expectedSine(twelfth: twelfth, isNegative: isNegative) {
          #expect(sin(angle).bitPattern == sine.bitPattern, "sin of \(angle.degrees)°")
        }
        // The cosine is the sine a quarter turn later; its zeros are always positive.
        if let cosine = expectedSine(twelfth: (twelfth + 3) % 12, isNegative: false) {
          #expect(cos(angle).bitPattern == cosine.bitPattern, "cos of \(angle.degrees)°")
        }
      }
    }
  }

  @Test("Negative zero keeps its sign in the sine, and NaN and infinities give NaN")
  func specialArguments() {
    #expect(sin(Angle(degrees: -0.0)).bitPattern == (-0.0).bitPattern)
    #expect(cos(Angle(degrees: -0.0)) == 1)
    for degrees in [Double.nan, .signalingNaN, .infinity, -.infinity] {
      #expect(sin(Angle(degrees: degrees)).bitPattern == Double.nan.bitPattern)
      #expect(cos(Angle(degrees: degrees)).bitPattern == Double.nan.bitPattern)
    }
  }

  @Test("Sine is odd, cosine even, both repeat after whole turns, and sincos agrees with each")
  func symmetries() {
    for degrees in NumericsGrid.angles {
      let (sine, cosine) = sincos(Angle(degrees: degrees))
      let opposite = sincos(Angle(degrees: -degrees))
      #expect(sin(Angle(degrees: degrees)) == sine)
      #expect(cos(Angle(degrees: degrees)) == cosine)
      #expect(opposite.sin.bitPattern == (-sine).bitPattern, "\(degrees)")
      #expect(opposite.cos.bitPattern == cosine.bitPattern, "\(degrees)")
      for turns in [-1000.0, -2, -1, 1, 2, 1000] {
        let turned = degrees + 360 * turns
        guard turned - 360 * turns == degrees, abs(turned) < 0x1p50 else { continue }
        #expect(sin(Angle(degrees: turned)) == sine, "\(degrees) and \(turned)")
        #expect(cos(Angle(degrees: turned)) == cosine, "\(degrees) and \(turned)")
      }
    }
  }

  @Test("Turning by a quarter moves the sine to the cosine, exactly")
  func quarterTurns() {
    for eighth in -5760...5760 {
      let degrees = Double(eighth) / 8
      #expect(sin(Angle(degrees: degrees + 90)) == cos(Angle(degrees: degrees)), "\(degrees)")
      #expect(cos(Angle(degrees: degrees + 90)) == -sin(Angle(degrees: degrees)), "\(degrees)")
    }
  }

  @Test("The squares add up to 1 within two units in the last place")
  func pythagoras() {
    for degrees in NumericsGrid.angles {
      let (sine, cosine) = sincos(Angle(degrees: degrees))
      #expect(abs(sine * sine + cosine * cosine - 1) <= 0x1p-51, "\(degrees)")
    }
  }

  @Test("The sine never falls and the cosine never rises from 0° to 90°")
  func monotonicity() {
    var last = sincos(Angle(degrees: 0))
    for step in 1...90_000 {
      let next = sincos(Angle(degrees: Double(step) / 1000))
      #expect(next.sin > last.sin && next.cos < last.cos, "at \(step) thousandths")
      last = next
    }
  }
}
