/// The colours that have a name.
///
/// The numbers are those of Apple's Human Interface Guidelines, "Color", "Specifications", for iOS
/// and iPadOS, default contrast, as published from iOS 15 to iOS 18 (those of iOS 26 differ a
/// little); gray is `systemGray`, primary UIKit's `label` and secondary its `secondaryLabel`.
enum SystemColor: String, CaseIterable, Sendable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case white
  case gray
  case black
  case clear
  case primary
  case secondary

  /// The components in a scheme.
  func resolved(in scheme: ColorScheme) -> Color.Resolved {
    let (light, dark) = values
    let value = scheme == .light ? light : dark
    return Color.Resolved(
      red: Self.component(value >> 16), green: Self.component(value >> 8),
      blue: Self.component(value), opacity: opacity)
  }

  private static func component(_ value: UInt32) -> Double { Double(value & 0xFF) / 255 }

  private var opacity: Double {
    switch self {
    case .clear: 0
    case .secondary: 0.6
    default: 1
    }
  }

  /// Red, green and blue, a byte each, in the light and in the dark scheme.
  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .black, .clear: (0x000000, 0x000000)
    case .primary: (0x000000, 0xFFFFFF)
    case .secondary: (0x3C3C43, 0xEBEBF5)
    }
  }
}
