import GestureMath
import Testing

struct ShortTextTests {
  @Test("Whole numbers are written as strings would have them")
  func numbers() {
    let large: [Int64] = [
      10_010, 12_345_678, 99_999_999, 100_000_000, 100_000_001, 1_000_000_000_000, .max, .min + 1,
    ]
    for number in Array(0...9999) + large {
      #expect(ShortText(number).description == "\(number)")
      #expect((ShortText(-number) + "°").description == "\(-number)°")
    }
    #expect(ShortText(.min).description == "-9223372036854775808")
  }

  @Test("Two digits are always two")
  func twoDigits() {
    for number in 0..<100 {
      #expect(ShortText(twoDigits: number).description == (number < 10 ? "0" : "") + "\(number)")
    }
  }

  @Test("A text after another is what the strings are one after the other, for all lengths")
  func sums() throws {
    let letters = "abcdefghijklmnopqrstuvwx"
    for first in 0...24 {
      for second in 0...24 - first {
        let (left, right) = (String(letters.prefix(first)), String(letters.suffix(second)))
        let sum = try #require(ShortText(left)) + #require(ShortText(right))
        #expect(sum.description == left + right)
        #expect(sum == ShortText(left + right))
      }
    }
  }

  @Test("A string fits if it has 24 bytes of UTF-8, not letters")
  func capacity() {
    let text = String(repeating: "°", count: 12)
    #expect(ShortText(text)?.description == text)
    #expect(ShortText(text + "°") == nil)
  }

  @Test("An encoder that knows no short texts gets strings")
  func encoding() {
    var texts = Texts()
    texts.encode("label", ShortText(45) + "°")
    #expect(texts.texts == ["45°"])
  }

  private struct Texts: StateEncoder {
    var texts: [String] = []
    mutating func string(_ value: String) { texts.append(value) }
    mutating func number(_ value: Double) {}
    mutating func field(_ name: StaticString) {}
    mutating func null() {}
    mutating func boolean(_ value: Bool) {}
    mutating func beginList() {}
    mutating func endList() {}
  }
}
