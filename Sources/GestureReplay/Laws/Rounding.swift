import GestureMath

/// How far rounding leads two right ways to the same number apart.
///
/// A sum, difference, product, quotient or root is off by half a unit in the last place (ulp) of its
/// result. So what takes n of them, none with a result above M, is off by n/2 ulps of M.
enum Rounding {
  /// So many ulps of the largest number that took part.
  static func ulps(_ count: Double, of numbers: Double...) -> Double {
    count * (numbers.lazy.map(\.magnitude).max() ?? 0).ulp
  }

  /// The largest magnitude of a coordinate in places, lists of them, and rectangles.
  static func largest(_ values: [JSONValue?]) -> Double {
    var largest = 0.0
    for value in values {
      _ = value?.mapNumbers { number in
        largest = max(largest, number.magnitude)
        return number
      }
    }
    return largest
  }
}

/// How far the numbers of a text box are off by rounding, during some gestures.
///
/// The places of the corner and of the finger are rounded, and from them the arm between the centre
/// and the corner: three differences, twice (here, and in the box), at every touch. An arm that is off
/// by ε is off by ε/length in its direction, which a longer arm later shows: a box that is grown
/// from 0.001 points to 400 shows ε · 400/0.001. Rotations are degrees, and rounded, too.
struct BoxRounding {
  /// Of a place, in points, before any turn.
  let place: Double
  /// Of a direction, in radians.
  let turn: Double
  /// The longest arm, in points.
  private let reach: Double
  private let largestScale: Double
  private let touchCount: Int
  private let natural: Double
  private let fontSize: Double

  /// For a box that goes through some states, among places up to so far from the origin, or farther;
  /// nil where a direction is lost in rounding.
  init?(
    _ control: JSONObject, _ samples: [Sample], _ base: Trajectory, placesUpTo farthest: Double = 0
  ) {
    let states = [base.initial] + base.states
    let places = samples.map { max($0.location?.x.magnitude ?? 0, $0.location?.y.magnitude ?? 0) }
    let corners = Rounding.largest(states.flatMap { [$0["center"], $0["vertices"], $0["size"]] })
    touchCount = samples.count(where: \.isBegan)
    // Six differences a touch, rounded by half an ulp, in each of two directions; the corners have
    // products of their own.
    place = Rounding.ulps(8 * Double(1 + touchCount), of: corners, places.max() ?? 0, farthest)
    let arms = states.map { ($0.point("handle") - $0.point("center")).length }
    reach = arms.max() ?? 0
    let size = control.numbers("size")
    natural = hypot(x: size[0], y: size[1]) / 2
    fontSize = control["fontSize"] == nil ? 17 : control.number("fontSize")
    largestScale = states.map { $0.number("scale").magnitude }.max() ?? 1
    let shortest = Self.shortestArm(samples, states) ?? .infinity
    let rotation = Rounding.ulps(
      8, of: 360, states.map { $0.number("rotation").magnitude }.max() ?? 0)
    turn = place / shortest + rotation * .pi / 180
    guard turn < 1e-3 else { return nil }
  }

  /// The shortest arm that a turn is measured by, in points: that of a touch, and those to where its
  /// finger goes, which a box of its least scale does not follow. Arms of no length count for nothing:
  /// on the centre, the corner has the direction that the box has. Nil where there is none.
  private static func shortestArm(_ samples: [Sample], _ states: [JSONObject]) -> Double? {
    var touch: (corner: Vector, start: Point)?
    var shortest: Double?
    for (sample, before) in zip(samples, states) {
      guard let location = sample.location else { continue }
      if sample.isBegan { touch = (before.point("handle") - before.point("center"), location) }
      guard let touch else { continue }
      let arm = (touch.corner + (location - touch.start)).length
      if arm > 0 { shortest = min(shortest ?? arm, arm) }
    }
    return shortest
  }

  /// Of the length of the arm, in points. A later touch keeps how far it is from the corner, which was
  /// turned by those before.
  private var arm: Double { touchCount > 1 ? corners : place }

  /// Of the corners, in points: they are turned, and as far away as the arm is long.
  var corners: Double { place + reach * turn }

  /// Of all numbers of the state.
  var tolerances: [String: Double] {
    // A scale is an arm by the natural one, and a size is that times the natural one, twice as long.
    let scale = natural > 0 ? arm / natural + Rounding.ulps(4, of: largestScale) : 0
    let size = 2 * (arm + Rounding.ulps(4, of: reach))
    return [
      "center": place, "vertices": corners, "handle": corners, "scale": scale, "size": size,
      "fontSize": scale * fontSize + Rounding.ulps(1, of: largestScale * fontSize),
      "rotation": turn * 180 / .pi,
    ]
  }
}

extension Sample {
  /// Whether a contact begins.
  var isBegan: Bool {
    if case .contact(let contact) = input { contact.phase == .began } else { false }
  }
}
