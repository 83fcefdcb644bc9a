/// What is drawn into: SwiftUI's `GraphicsContext`, which records a ``DisplayList``.
///
/// A context is a value, as SwiftUI's is: a copy has a transform and an opacity of its own, and
/// draws into the same list, in the order of the calls.
///
///     var copy = context
///     copy.translateBy(x: 100, y: 0)
///     copy.fill(path, with: .color(.red))     // 100 points to the right
///     context.fill(path, with: .color(.blue)) // where the path is, above the red one
///
/// Different from SwiftUI's, it knows colours only, no images, filters, clips or blend modes.
public struct GraphicsContext {
  /// What a path is filled or stroked with. SwiftUI's `GraphicsContext.Shading`.
  public struct Shading: Hashable, Sendable {
    let color: Color

    /// One colour all over.
    public static func color(_ color: Color) -> Shading { Shading(color: color) }

    /// The primary colour: SwiftUI's default.
    public static var foreground: Shading { Shading(color: .primary) }
  }

  /// The list that a context and its copies share.
  private final class Recorder {
    var list = DisplayList()
  }

  /// What takes the coordinates of what is drawn next to those of the list.
  public var transform = AffineTransform.identity
  /// By what the opacity of what is drawn next is multiplied, from 0 to 1; clamped when drawing. A
  /// picture leaves out what is drawn with NaN.
  public var opacity = 1.0

  private let recorder = Recorder()

  init() {}

  /// What was drawn so far.
  var displayList: DisplayList { recorder.list }

  /// Draws a command in the coordinates of this context.
  func append(_ command: DisplayList.Command) {
    var command = command
    if case .layer(let list) = command.content, !transform.isIdentity {
      command.content = .layer(
        DisplayList { layer in
          layer.transform = transform
          layer.draw(list)
        })
    } else {
      command.transform = command.transform.concatenating(transform)
    }
    command.opacity *= opacity.fraction
    recorder.list.commands.append(command)
  }

  private func append(_ content: DisplayList.Content, transform: AffineTransform) {
    recorder.list.commands.append(
      DisplayList.Command(content: content, transform: transform, opacity: opacity.fraction))
  }
}

// MARK: - Drawing

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append(.fill(path, shading.color, style), transform: transform)
  }

  /// Strokes a path with a line of a width in points, which the transform scales.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a path in a style, whose lengths the transform scales.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    append(.stroke(path, shading.color, style), transform: transform)
  }

  /// Draws a text with a place of its box, by default the middle, at a point.
  public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
    append(.text(text, at: point, anchor: anchor), transform: transform)
  }

  /// Draws what `content` draws as one picture, whose parts do not shine through each other.
  ///
  /// The layer's context begins with this one's transform and full opacity; this one's opacity is
  /// that of the whole.
  public func drawLayer(_ content: (inout GraphicsContext) -> Void) {
    var layer = GraphicsContext()
    layer.transform = transform
    content(&layer)
    append(.layer(layer.displayList), transform: .identity)
  }
}

// MARK: - Transforms

extension GraphicsContext {
  /// Moves the origin of what is drawn next, along the context's own axes, in points.
  public mutating func translateBy(x: Double, y: Double) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn next about the context's origin, clockwise where the angle is positive.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle) }

  /// Scales what is drawn next about the context's origin.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }

  /// Applies a transform to what is drawn next, before the transform that the context has.
  public mutating func concatenate(_ matrix: AffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
