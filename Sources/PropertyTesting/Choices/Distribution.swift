/// How random numbers spread over their range.
public enum Distribution: Sendable {
  /// Every number as likely as any other.
  case uniform
  /// Mostly uniform, with the numbers that break programs mixed in.
  ///
  /// Integers: the ends, and small distances from the target. Doubles: the ends and their
  /// neighbours, ±0, whole numbers and their neighbours, powers of two, subnormals, the huge.
  case awkward
}
