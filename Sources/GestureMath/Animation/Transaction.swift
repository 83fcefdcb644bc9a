/// The circumstances of a change: whether and how it is animated.
///
/// SwiftUI's type of the same name, passed as an argument instead of found in the surroundings.
public struct Transaction: Hashable, Sendable {
  /// The animation of the change, or nil to change at once.
  public var animation: Animation?

  /// Whether the change is made at once, whatever the animation.
  ///
  /// SwiftUI disables the animations that views add; here no view can add one, so it disables the
  /// transaction's own.
  public var disablesAnimations = false

  /// Creates a transaction that changes at once.
  public init() {}

  /// Creates a transaction with an animation, or none.
  public init(animation: Animation?) { self.animation = animation }

  /// The animation that applies: nil where animations are disabled.
  public var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}
