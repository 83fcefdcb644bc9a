/// A colour, which may differ between light and dark surroundings. SwiftUI's `Color`.
///
/// A named colour stays a name until ``resolve(in:)``, so that one drawing serves both schemes.
/// Equality is that of names and components: `.white` is not `Color(red: 1, green: 1, blue: 1)`.
public struct Color: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case system(SystemColor)
    case components(red: Double, green: Double, blue: Double)
  }

  let base: Base
  /// How much the colour hides what is below it, from 0 to 1.
  let opacity: Double

  init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  init(_ system: SystemColor) { self.init(.system(system)) }

  /// Creates a colour of the sRGB space from its components, each from 0 to 1.
  ///
  /// Components outside are clamped, and NaN stays NaN: a picture leaves out what has such a colour.
  /// (SwiftUI keeps components outside: its space is the extended one.)
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      .components(red: red.fraction, green: green.fraction, blue: blue.fraction),
      opacity: opacity.fraction)
  }

  /// Creates a grey of the sRGB space, from black, 0, to white, 1. Clamped as the components are.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor, which is clamped from 0 to 1.
  public func opacity(_ factor: Double) -> Color { Color(base, opacity: opacity * factor.fraction) }
}

// MARK: - Names

extension Color {
  /// The system's red.
  public static var red: Color { Color(.red) }
  /// The system's orange.
  public static var orange: Color { Color(.orange) }
  /// The system's yellow.
  public static var yellow: Color { Color(.yellow) }
  /// The system's green.
  public static var green: Color { Color(.green) }
  /// The system's mint.
  public static var mint: Color { Color(.mint) }
  /// The system's teal.
  public static var teal: Color { Color(.teal) }
  /// The system's cyan.
  public static var cyan: Color { Color(.cyan) }
  /// The system's blue.
  public static var blue: Color { Color(.blue) }
  /// The system's indigo.
  public static var indigo: Color { Color(.indigo) }
  /// The system's purple.
  public static var purple: Color { Color(.purple) }
  /// The system's pink.
  public static var pink: Color { Color(.pink) }
  /// The system's brown.
  public static var brown: Color { Color(.brown) }
  /// White in both schemes.
  public static var white: Color { Color(.white) }
  /// The system's grey.
  public static var gray: Color { Color(.gray) }
  /// Black in both schemes.
  public static var black: Color { Color(.black) }
  /// Nothing to see: black of opacity 0.
  public static var clear: Color { Color(.clear) }
  /// The colour of text that matters most: black in the light scheme, white in the dark one.
  public static var primary: Color { Color(.primary) }
  /// The colour of text that matters less: a translucent grey.
  public static var secondary: Color { Color(.secondary) }
}

// MARK: - Resolution

extension Color {
  /// A colour as its components in the sRGB space, each from 0 to 1. SwiftUI's `Color.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The red component, gamma-encoded.
    public var red: Double
    /// The green component, gamma-encoded.
    public var green: Double
    /// The blue component, gamma-encoded.
    public var blue: Double
    /// How much the colour hides what is below it.
    public var opacity: Double

    /// Creates a resolved colour.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Returns the components that the colour has in a scheme.
  public func resolve(in scheme: ColorScheme) -> Resolved {
    switch base {
    case .system(let system):
      var resolved = system.resolved(in: scheme)
      resolved.opacity *= opacity
      return resolved
    case .components(let red, let green, let blue):
      return Resolved(red: red, green: green, blue: blue, opacity: opacity)
    }
  }
}

extension Double {
  /// The number clamped from 0 to 1; NaN where it is NaN.
  var fraction: Double { bounded(from: 0, to: 1) }
}
