/// How a path is filled. SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether a place is inside where a ray from it crosses the path an odd number of times; if not,
  /// it is where the path winds about it.
  public var isEOFilled: Bool

  /// Creates a style; without arguments, one that goes by winding.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
