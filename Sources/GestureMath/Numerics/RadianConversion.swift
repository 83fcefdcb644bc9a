/// The conversion between radians and degrees.
package enum RadianConversion {
  /// The degrees of an angle in radians.
  package static func degrees(fromRadians radians: Double) -> Double { radians * (180 / .pi) }

  /// The radians of an angle in degrees.
  package static func radians(fromDegrees degrees: Double) -> Double { degrees * (.pi / 180) }
}
