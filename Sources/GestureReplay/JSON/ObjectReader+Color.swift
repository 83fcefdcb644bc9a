import GestureMath

extension ObjectReader {
  /// Reads a colour as ``GestureMath/Color/init(name:)`` knows it; returns the text as it is.
  ///
  /// - Throws: ``RecordingError`` where the colour is not known, naming the nearest, or missing with
  ///   no default.
  public mutating func color(
    _ key: String, default fallback: String? = nil
  ) throws(RecordingError) -> String {
    switch (value(key), fallback) {
    case (.string(let name)?, _):
      if Color(name: name) != nil { return name }
      throw error(
        key, expected: Self.expectedColor,
        advice: NearestName.advice(for: name, in: Color.names))
    case (nil, let fallback?): return fallback
    default: throw error(key, expected: Self.expectedColor)
    }
  }

  private static var expectedColor: String {
    "a colour: #rgb, #rrggbb, #rrggbbaa, " + NearestName.choice(of: Color.names)
  }
}
