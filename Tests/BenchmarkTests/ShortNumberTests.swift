import Benchmarks
import Testing

@Suite("Numbers in a few characters")
struct ShortNumberTests {
  @Test(
    "Times have four digits and a unit from 10,000 on",
    arguments: [
      (0, "0.000"), (5.9476, "5.948"), (9.9995, "10.00"), (21.534, "21.53"), (838.06, "838.1"),
      (999.95, "1000"), (2345.4, "2345"), (9999.5, "10.00us"), (912_345, "912.3us"),
      (4_021_000, "4.021ms"), (123_456_789, "123.5ms"),
    ] as [(Double, String)])
  func time(value: Double, text: String) {
    #expect(ShortNumber.time(value) == text)
  }

  @Test(
    "Rates have four digits and a unit from 1000 on",
    arguments: [
      (0, "0.000"), (250, "250.0"), (999.96, "1.000k"), (5948, "5.948k"), (999_950, "1.000M"),
      (168_100_000, "168.1M"), (2_500_000_000, "2.500G"),
    ] as [(Double, String)])
  func rate(value: Double, text: String) {
    #expect(ShortNumber.rate(value) == text)
  }

  @Test("A ratio has the places that it is given")
  func fixed() {
    #expect(ShortNumber.fixed(1.0004, 3) == "1.000")
    #expect(ShortNumber.fixed(0.0456, 2) == "0.05")
    #expect(ShortNumber.fixed(12.5, 0) == "13")
  }
}
