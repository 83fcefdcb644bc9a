/// A text with its font and its colour, to be drawn. SwiftUI's `Text`.
///
/// A line break begins a new line. Nothing here knows how wide a text is: what draws it does.
public struct Text: Hashable, Sendable {
  /// What it says.
  public var content: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: Color

  /// Creates a text in the font of what is read, 17 points, and the primary colour.
  public init(_ content: String) {
    self.content = content
    font = .body
    color = .primary
  }

  /// Returns the text in another font.
  public func font(_ font: Font) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// Returns the text in another colour.
  public func foregroundStyle(_ color: Color) -> Text {
    var text = self
    text.color = color
    return text
  }
}
