import GestureMath
import Testing

@Suite("Conversion of degrees and radians")
struct RadianConversionTests {
  @Test("Every row of the golden table is met within 0.501 units in the last place")
  func goldenTable() throws {
    let table = try GoldenTable("conversions.txt", arguments: 1)
    #expect(table.rows.count > 1000)
    let worst = table.worst { row in
      [
        RadianConversion.degrees(fromRadians: row.arguments[0]),
        RadianConversion.radians(fromDegrees: row.arguments[0]),
      ]
    }
    #expect(worst.error < 0.501, worst.comment)
  }

  @Test("Turns, halves and quarters of π are met exactly")
  func multiplesOfPi() {
    for (degrees, radians) in [(45.0, Double.pi / 4), (90, .pi / 2), (180, .pi), (360, 2 * .pi)] {
      #expect(RadianConversion.degrees(fromRadians: radians) == degrees)
      #expect(RadianConversion.radians(fromDegrees: degrees) == radians)
    }
  }

  @Test("Zeros and infinities stay what they are, and NaN gives NaN")
  func specialArguments() {
    let conversions: [(Double) -> Double] = [
      RadianConversion.degrees(fromRadians:), RadianConversion.radians(fromDegrees:),
    ]
    let fixedPoints: [Double] = [0, -0.0, .infinity, -.infinity]
    let notNumbers: [Double] = [.nan, -.nan, .signalingNaN]
    for convert in conversions {
      for value in fixedPoints { #expect(convert(value).bitPattern == value.bitPattern) }
      for value in notNumbers { #expect(convert(value).bitPattern == Double.nan.bitPattern) }
    }
    let largest = Double.greatestFiniteMagnitude
    #expect(RadianConversion.degrees(fromRadians: largest) == .infinity)
    #expect(RadianConversion.degrees(fromRadians: -largest) == -.infinity)
    #expect(RadianConversion.radians(fromDegrees: .leastNonzeroMagnitude).bitPattern == 0)
    #expect(
      RadianConversion.radians(fromDegrees: -Double.leastNonzeroMagnitude).bitPattern
        == (-0.0).bitPattern)
  }
}
