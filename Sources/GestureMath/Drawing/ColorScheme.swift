/// Whether what is drawn is dark on light or light on dark. SwiftUI's `ColorScheme`.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark on a light background.
  case light
  /// Light on a dark background.
  case dark
}
