import GestureMath

/// Writes SVG's numbers: to thousandths, as short as they can be.
enum SVGNumber {
  /// A length or a coordinate; 0 where it is not finite, which nothing that is drawn is.
  static func text(_ value: Double) -> String {
    value.isFinite ? JSONText.number(value.roundedToThousandths + 0) : "0"
  }

  /// A factor of a matrix, to millionths: on a thousand points that is a thousandth of a point.
  static func factor(_ value: Double) -> String {
    let millionths = (value * 1e6).rounded(.toNearestOrEven)
    return millionths.isFinite ? JSONText.number(millionths / 1e6 + 0) : "0"
  }

  /// A colour as #rgb or #rrggbb, without its opacity.
  static func color(_ color: Color.Resolved) -> String {
    let bytes = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16)
        return isShort ? String(digits.suffix(1)) : (byte < 16 ? "0" : "") + digits
      }.joined()
  }

  /// A transform as the value of an attribute; nil for the identity.
  static func transform(_ transform: AffineTransform) -> String? {
    let (x, y) = (text(transform.tx), text(transform.ty))
    let linear = [transform.a, transform.b, transform.c, transform.d].map(factor)
    if linear == ["1", "0", "0", "1"] {
      return x == "0" && y == "0" ? nil : "translate(\(x) \(y))"
    }
    if linear[0] == linear[3], linear[1] == "0", linear[2] == "0" {
      return (x == "0" && y == "0" ? "" : "translate(\(x) \(y)) ") + "scale(\(linear[0]))"
    }
    return "matrix(\(linear.joined(separator: " ")) \(x) \(y))"
  }
}
