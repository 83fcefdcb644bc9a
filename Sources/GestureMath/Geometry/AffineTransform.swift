/// A map of the plane that keeps straight lines straight and parallel lines parallel.
///
/// SwiftUI's counterpart is `CGAffineTransform`, and the six numbers have the same places. Points
/// are rows, multiplied from the left, so that in a product the transform written first is applied
/// first:
///
///                          ⎡ a   b   0 ⎤
///     [x′ y′ 1] = [x y 1] ·⎢ c   d   0 ⎥      x′ = a·x + c·y + tx
///                          ⎣ tx  ty  1 ⎦      y′ = b·x + d·y + ty
///
/// Many books write points as columns; their matrix is this one mirrored at its diagonal.
/// Equality is exact, so −0 equals 0 and NaN equals nothing.
@frozen
public struct AffineTransform: Hashable, Sendable {
  /// The growth of x′ with x.
  public var a: Double
  /// The growth of y′ with x.
  public var b: Double
  /// The growth of x′ with y.
  public var c: Double
  /// The growth of y′ with y.
  public var d: Double
  /// The x-coordinate of the point that the origin goes to, in points.
  public var tx: Double
  /// The y-coordinate of the point that the origin goes to, in points.
  public var ty: Double

  /// Creates a transform from the six numbers of its matrix, row by row.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity.
  @inlinable
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// The transform that leaves every point where it is.
  @inlinable
  public static var identity: AffineTransform { AffineTransform() }

  /// Whether the transform is exactly the identity.
  @inlinable
  public var isIdentity: Bool { self == .identity }
}

// MARK: - Elementary transforms

extension AffineTransform {
  /// Creates a move to the right by `translationX` and downward by `y`, in points.
  @inlinable
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Creates a scaling about the origin, by one factor along each axis.
  @inlinable
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a turn about the origin, clockwise on screen where the angle is positive.
  ///
  /// It takes the positive x-axis toward the positive y-axis, which points down. Its matrix has
  /// a = cos, b = sin, c = −sin and d = cos, exact at quarter turns.
  @inlinable
  public init(rotationAngle: Angle) {
    let (sin, cos) = sincos(rotationAngle)
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }
}

// MARK: - Composition

extension AffineTransform {
  /// Returns the transform that applies this one first and the other then: self · other.
  ///
  /// The order matters: `p.applying(s.concatenating(t))` is `p.applying(s).applying(t)`, up to
  /// rounding.
  @inlinable
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the transform that moves points first and applies this one then.
  ///
  /// The move is thus along this transform's own axes, as when drawing in a context.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that turns points about the origin first and applies this one then.
  @inlinable
  public func rotated(by angle: Angle) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that scales points about the origin first and applies this one then.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }
}

// MARK: - Inversion

extension AffineTransform {
  /// The factor by which areas grow, a·d − b·c: negative where the transform mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// Returns the transform that undoes this one, or nil where none can be computed.
  ///
  /// That is where the determinant, as computed, is 0, infinite or NaN, or where the inverse has a
  /// number that is not finite. `CGAffineTransform` returns the transform unchanged instead.
  @inlinable
  public func inverted() -> AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all six numbers are finite.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
