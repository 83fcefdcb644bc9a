import GestureMath

/// What takes places one at a time and in columns, and says numbers after each.
protocol ColumnTaking {
  /// Takes one place, and returns the numbers after it.
  mutating func take(_ place: Point, at time: Double) -> [Double]
  /// Takes the places of two columns, and returns the numbers after each.
  mutating func take(x: [Double], y: [Double], at time: Double) -> [[Double]]
}

extension AngleCapture: ColumnTaking {
  mutating func take(_ place: Point, at time: Double) -> [Double] {
    move(to: place)
    return [turn.degrees]
  }

  mutating func take(x: [Double], y: [Double], at time: Double) -> [[Double]] {
    var turns = [Double](repeating: -7, count: x.count)
    var span = turns.mutableSpan
    move(x: x.span, y: y.span, turns: &span)
    return turns.map { [$0] }
  }
}

extension AngleDial: ColumnTaking {
  mutating func take(_ place: Point, at time: Double) -> [Double] {
    receive(PointerEvent(.moved, at: place, time: time))
    return [angle.degrees]
  }

  mutating func take(x: [Double], y: [Double], at time: Double) -> [[Double]] {
    var angles = [Double](repeating: -7, count: x.count)
    var span = angles.mutableSpan
    receiveMoves(x: x.span, y: y.span, at: time, angles: &span)
    return angles.map { [$0] }
  }
}

extension TextBox: ColumnTaking {
  mutating func take(_ place: Point, at time: Double) -> [Double] {
    receive(PointerEvent(.moved, at: place, time: time))
    return [rotation.degrees, scale]
  }

  mutating func take(x: [Double], y: [Double], at time: Double) -> [[Double]] {
    var rotations = [Double](repeating: -7, count: x.count)
    var scales = rotations
    do {
      var rotations = rotations.mutableSpan
      var scales = scales.mutableSpan
      receiveMoves(x: x.span, y: y.span, rotations: &rotations, scales: &scales)
    }
    return zip(rotations, scales).map { [$0, $1] }
  }
}

extension ColumnTaking {
  /// What differs, to the bit, between taking a path one place at a time and in pieces, every other
  /// one of them as columns; nil where nothing does, also in all that is stored.
  func difference(on path: [Point], pieces: [Int]) -> String? {
    var (one, many) = (self, self)
    var start = 0
    for (index, piece) in pieces.enumerated() {
      let places = path[start..<min(start + piece, path.count)]
      let time = Double(index)
      let expected = places.map { one.take($0, at: time) }
      let isColumns = index.isMultiple(of: 2)
      let actual =
        isColumns
        ? many.take(x: places.map(\.x), y: places.map(\.y), at: time)
        : places.map { many.take($0, at: time) }
      for (offset, pair) in zip(expected, actual).enumerated()
      where pair.0.map(\.bitPattern) != pair.1.map(\.bitPattern) {
        return "place \(start + offset), \(places[start + offset]): \(pair.1), not \(pair.0)"
      }
      start += places.count
    }
    // Every stored number, in digits that tell it from all others.
    let states = (String(reflecting: one), String(reflecting: many))
    return states.0 == states.1 ? nil : "left behind: \(states.1), not \(states.0)"
  }
}

/// Paths of a pointer about a pivot at the origin.
enum ColumnPath {
  /// Counts about the places that are computed together, which are 256.
  static let counts = [0, 1, 2, 255, 256, 257, 513]

  /// All sequences of so many of the places.
  static func all(of places: [Point], count: Int) -> [[Point]] {
    (0..<count).reduce([[]]) { paths, _ in
      paths.flatMap { path in places.map { path + [$0] } }
    }
  }

  /// A path round and round, of the turn given each step, its distance swinging.
  static func spiral(count: Int, step: Double) -> [Point] {
    (0..<count).map { index in
      let (sine, cosine) = sincos(.degrees(26.5 + step * Double(index)))
      let radius = 110 + 60 * sincos(.degrees(1.7 * Double(index))).sin
      return Point(x: radius * cosine, y: radius * sine)
    }
  }

  /// A path of jumps, rests and steps, with places on the pivot, on the axes, and far and near
  /// beyond what the kernels take.
  static func wild(count: Int, seed: UInt64) -> [Point] {
    var random = SplitMix(state: seed)
    var last = Point(x: 30, y: 40)
    return (0..<count).map { _ in
      func coordinate(_ bound: Double) -> Double {
        Double.random(in: -bound...bound, using: &random)
      }
      switch Int.random(in: 0..<100, using: &random) {
      case 0: last = Point(x: 0, y: 0)
      case 1: last = Point(x: -last.x, y: -last.y)
      case 2: last = Point(x: coordinate(1e-307), y: coordinate(1e-300))
      case 3: last = Point(x: coordinate(1e300), y: coordinate(1e9))
      case 4..<8: last = Point(x: coordinate(100), y: 0)
      case 8..<12: last = Point(x: -0.0, y: coordinate(100))
      case 12..<20: break
      case 20..<50: last = Point(x: coordinate(200), y: coordinate(200))
      default: last += Vector(dx: coordinate(20), dy: coordinate(20))
      }
      return last
    }
  }

  /// Pieces of a path, of random counts about the chunk's.
  static func pieces(of count: Int, seed: UInt64) -> [Int] {
    var random = SplitMix(state: seed)
    var pieces: [Int] = []
    while pieces.reduce(0, +) < count {
      pieces.append(counts.randomElement(using: &random) ?? 1)
      pieces.append(Int.random(in: 0...3, using: &random))
    }
    return pieces
  }
}
