// What of the geometry can be animated, with SwiftUI's data where SwiftUI has the type.

extension Double: Animatable {}

extension Vector: Animatable {}

extension Angle: Animatable {
  /// The angle in degrees, whole turns included: from 350° to 10° leads back through 180°.
  ///
  /// SwiftUI's data is a number too, in a unit of its own.
  @inlinable
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}

extension Point: Animatable {
  /// The coordinates, x first.
  @inlinable
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension Size: Animatable {
  /// The extents, the width first.
  @inlinable
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension Rect: Animatable {
  /// The data of the origin, then those of the size.
  @inlinable
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  /// The distances in the order top, leading, bottom, trailing.
  @inlinable
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
