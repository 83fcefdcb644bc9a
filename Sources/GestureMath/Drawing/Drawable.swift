/// Something that can be drawn.
public protocol Drawable {
  /// Draws it.
  func draw(in context: inout GraphicsContext)

  /// A rectangle that all that is drawn lies in, line widths included; nil where nothing is.
  ///
  /// The extent of a text, which nothing here can measure, is only estimated.
  var extent: Rect? { get }
}
