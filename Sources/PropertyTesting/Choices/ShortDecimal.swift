/// The shortest decimal number that reads back as a double: `digits` · 10^`exponent`.
///
/// Read from the double's description, which is the shortest and nearest such number by the
/// standard library's contract.
package struct ShortDecimal: Equatable {
  /// The significant digits as a whole number, not a multiple of 10 but for 0.
  package private(set) var digits: UInt64 = 0
  package private(set) var exponent = 0

  /// The decimal of a finite magnitude.
  package init(_ magnitude: Double) {
    var written = 0
    var isFraction = false
    var isExponent = false
    var isNegativeExponent = false
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isNegativeExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent {
          written = 10 * written + Int(digit)
        } else {
          digits = 10 &* digits &+ UInt64(digit)
          exponent -= isFraction ? 1 : 0
        }
      default: break
      }
    }
    exponent += isNegativeExponent ? -written : written
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
  }

  /// How many digits there are; 0 has none.
  package var digitCount: Int {
    var count = 0
    var rest = digits
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// As many nines as there are digits.
  var nines: UInt64 {
    (0..<digitCount).reduce(0) { nines, _ in 10 &* nines &+ 9 }
  }

  /// The double nearest to `digits` · 10^`exponent`.
  package static func double(_ digits: UInt64, exponent: Int) -> Double {
    Double("\(digits)e\(exponent)") ?? 0
  }
}
