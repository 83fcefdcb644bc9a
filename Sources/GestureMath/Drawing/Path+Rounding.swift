extension Path {
  /// Returns the path with its coordinates rounded to thousandths of a point, for less text.
  package func roundedToThousandths() -> Path {
    var result = Path()
    for element in elements {
      result.append(
        element.mapPoints { Point(x: $0.x.roundedToThousandths, y: $0.y.roundedToThousandths) })
    }
    return result
  }
}

extension Double {
  /// The nearest thousandth. Its shortest decimal has at most three places.
  package var roundedToThousandths: Double {
    let thousandths = (self * 1000).rounded(.toNearestOrEven)
    return thousandths.isFinite ? thousandths / 1000 : self
  }
}
