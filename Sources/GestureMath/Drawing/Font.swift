/// The system's font at a size and a weight. SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  /// How heavy a font is. SwiftUI's `Font.Weight`.
  public enum Weight: String, CaseIterable, Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case regular
    /// A little heavier than regular.
    case medium
    /// Heavier than medium.
    case semibold
    /// Heavy.
    case bold
  }

  /// The size, in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether all digits are as wide, so that a number that counts does not tremble.
  public var hasMonospacedDigits = false

  /// The system's font at a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The font of text that is read, 17 points.
  public static var body: Font { .system(size: 17) }

  /// Returns the font with digits that are all as wide.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }
}
