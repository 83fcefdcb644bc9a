/// How a path is stroked. SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// How the ends of open subpaths and of dashes look. CoreGraphics' `CGLineCap`.
  public enum LineCap: String, CaseIterable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// How corners look. CoreGraphics' `CGLineJoin`.
  public enum LineJoin: String, CaseIterable, Sendable {
    /// Pointed, up to the miter limit.
    case miter
    /// Rounded.
    case round
    /// Cut off.
    case bevel
  }

  /// The width, in points.
  public var lineWidth: Double
  /// How ends look.
  public var lineCap: LineCap
  /// How corners look.
  public var lineJoin: LineJoin
  /// How long a pointed corner may be, as a multiple of the width, before it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; without arguments, a line of 1 point without dashes.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
