/// A type whose changes can be shown step by step, because its data can be interpolated.
///
/// SwiftUI's protocol of the same name. ``animatableData`` names what changes; an animation reads
/// it before and after a change, and sets what lies between.
public protocol Animatable {
  /// The type of the data that is interpolated; none unless the type names another.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the value changes at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which can be interpolated as it is.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
