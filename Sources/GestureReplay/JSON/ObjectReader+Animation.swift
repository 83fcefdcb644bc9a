import GestureMath

// Animations by the names that SwiftUI has for them, with parameters under the names of SwiftUI's
// functions, and with their defaults.
extension ObjectReader {
  private static let curves: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  private static let springs: [(name: String, make: @Sendable (Double, Double) -> Animation)] = [
    ("smooth", { .smooth(duration: $0, extraBounce: $1) }),
    ("snappy", { .snappy(duration: $0, extraBounce: $1) }),
    ("bouncy", { .bouncy(duration: $0, extraBounce: $1) }),
  ]

  private static let names =
    ["default"] + curves.map(\.name) + ["timingCurve", "spring"] + springs.map(\.name)
    + ["interactiveSpring", "interpolatingSpring"]

  /// The longest duration and response, in seconds.
  private static let longest = 1e6

  /// Reads an animation: its name, an object of `name` and parameters, or null for none.
  ///
  /// | name | parameters (default) |
  /// | --- | --- |
  /// | default | none |
  /// | linear, easeIn, easeOut, easeInOut | duration (0.35) |
  /// | timingCurve | p1x, p1y, p2x, p2y; duration (0.35) |
  /// | spring | duration (0.5), bounce (0); or response (0.5), dampingFraction (0.825) |
  /// | smooth, snappy, bouncy | duration (0.5), extraBounce (0) |
  /// | interactiveSpring | response (0.15), dampingFraction (0.86) |
  /// | interpolatingSpring | mass (1); stiffness; damping; initialVelocity (0) |
  ///
  /// Durations and responses are seconds, up to 1e6. Bounces are from −1 to 1, damping fractions
  /// from 0 to 1000, `p1x` and `p2x` from 0 to 1, all other numbers up to 1e6.
  ///
  /// - Returns: nil for null, and the default where the member is missing.
  /// - Throws: ``RecordingError`` where it is no animation, or a parameter is missing, out of its
  ///   limits, or not one of the animation's.
  public mutating func animation(
    _ key: String, default fallback: Animation?
  ) throws(RecordingError) -> Animation? {
    switch value(key) {
    case nil: return fallback
    case .null?: return nil
    case .string(let name)?:
      var parameters = ObjectReader(JSONObject(), at: JSONPointer.member(key, of: pointer))
      guard let animation = try parameters.animation(named: name) else {
        throw error(
          key, expected: NearestName.choice(of: Self.names),
          advice: NearestName.advice(for: name, in: Self.names))
      }
      return animation
    case .object?:
      guard var parameters = try object(key) else { return nil }
      let name = try parameters.string("name")
      guard let animation = try parameters.animation(named: name) else {
        throw parameters.error(
          "name", expected: NearestName.choice(of: Self.names),
          advice: NearestName.advice(for: name, in: Self.names))
      }
      try parameters.finish()
      return animation
    default:
      throw error(
        key, expected: "the name of an animation, an object of name and parameters, or null")
    }
  }

  /// The animation of a name, this reader's object being its parameters; nil where there is none.
  private mutating func animation(named name: String) throws(RecordingError) -> Animation? {
    if let (_, curve) = Self.curves.first(where: { $0.name == name }) {
      return .timingCurve(curve, duration: try seconds("duration", default: 0.35))
    }
    if let (_, make) = Self.springs.first(where: { $0.name == name }) {
      return make(
        try seconds("duration", default: 0.5), try number("extraBounce", default: 0, in: -1...1))
    }
    switch name {
    case "default": return .default
    case "timingCurve":
      return .timingCurve(
        try number("p1x", in: 0...1), try number("p1y", in: -1e6...1e6),
        try number("p2x", in: 0...1), try number("p2y", in: -1e6...1e6),
        duration: try seconds("duration", default: 0.35))
    case "spring": return try spring()
    case "interactiveSpring":
      return .interactiveSpring(
        response: try seconds("response", default: 0.15), dampingFraction: try damping(0.86))
    case "interpolatingSpring":
      return .interpolatingSpring(
        mass: try number("mass", default: 1, in: 1e-6...1e6),
        stiffness: try number("stiffness", in: 0...1e6),
        damping: try number("damping", in: 0...1e6),
        initialVelocity: try number("initialVelocity", default: 0, in: -1e6...1e6))
    default: return nil
    }
  }

  /// A spring by its duration and bounce, or by its response and damping.
  private mutating func spring() throws(RecordingError) -> Animation {
    let isByResponse = has("response") || has("dampingFraction")
    guard isByResponse else {
      return .spring(
        duration: try seconds("duration", default: 0.5),
        bounce: try number("bounce", default: 0, in: -1...1))
    }
    for key in ["duration", "bounce"] where has(key) {
      throw error(key, expected: "response and dampingFraction, or duration and bounce")
    }
    return .spring(
      response: try seconds("response", default: 0.5), dampingFraction: try damping(0.825))
  }

  private mutating func seconds(
    _ key: String, default fallback: Double
  ) throws(RecordingError) -> Double {
    try number(key, default: fallback, in: 0...Self.longest)
  }

  private mutating func damping(_ fallback: Double) throws(RecordingError) -> Double {
    try number("dampingFraction", default: fallback, in: 0...1000)
  }
}
