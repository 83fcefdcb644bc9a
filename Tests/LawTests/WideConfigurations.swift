import GestureMath
import GestureReplay
import PropertyTesting

/// Configurations over all that a recording may have: places and lengths up to 1e9 points, angles up
/// to 1e9 degrees, and every option.
enum WideConfigurations {
  static func of(_ type: String) -> Generator<JSONObject>? {
    switch type {
    case "drag": drag
    case "angleDial": angleDial
    case "textBox": textBox
    case "clock": clock
    case "mapPin": mapPin
    default: nil
    }
  }

  // MARK: - Numbers

  /// From 0 to a limit: nothing, everyday numbers, all decades alike from 1e-9 on, and the limit.
  private static func magnitude(upTo limit: Double) -> Generator<Double> {
    let decades = Generator { (source) throws(Discarded) in
      let decade = try source.draw(.element(of: (-9...8).map { power(of: $0) }))
      let digits = try source.draw(.doubles(in: 1...10, distribution: .uniform))
      return min(decade * digits, limit)
    }
    return .frequency([
      (1, .constant(0)), (4, .doubles(in: 0...min(limit, 400), distribution: .uniform)),
      (2, .element(of: [1, 10, 90, 100, 360].map { min($0, limit) })), (4, decades),
      (1, .constant(limit)),
    ])
  }

  private static func power(of exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }

  private static func number(upTo limit: Double) -> Generator<Double> {
    Generator { (source) throws(Discarded) in
      let magnitude = try source.draw(magnitude(upTo: limit))
      return try source.draw(.booleans()) ? -magnitude : magnitude
    }
  }

  private static let coordinate = number(upTo: 1e9)
  private static let length = magnitude(upTo: 1e9)

  /// Mostly of every day, so that contacts go far enough.
  private static let distance = Generator.frequency([
    (3, .element(of: [0.0, 10])), (1, length),
  ])

  private static func list(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  private static func control(_ type: String, _ members: JSONObject.Member...) -> JSONObject {
    JSONObject([.init("type", .string(type))] + members)
  }

  private static let frame = Generator { (source) throws(Discarded) in
    list([
      try source.draw(coordinate), try source.draw(coordinate), try source.draw(length),
      try source.draw(length),
    ])
  }

  // MARK: - Controls

  private static let drag = Generator { (source) throws(Discarded) in
    control(
      "drag", .init("minimumDistance", .number(try source.draw(distance))),
      .init(
        "translationFrom", .string(try source.draw(.element(of: ["touchDown", "threshold"])))),
      .init("velocity", .string(try source.draw(.element(of: ["leastSquares", "swiftUI"])))),
      .init("rest", .number(try source.draw(magnitude(upTo: 1e9)))))
  }

  private static let mapPin = Generator { (source) throws(Discarded) in
    control(
      "mapPin", .init("frame", try source.draw(frame)),
      .init("style", .string(try source.draw(.element(of: ["curved", "straight"])))),
      .init("minimumDistance", .number(try source.draw(distance))))
  }

  private static let clock = Generator { (source) throws(Discarded) in
    let time = TimeOfDay(
      hour: 0, minute: 0, second: try source.draw(.integers(in: 0...86_399)))
    return control(
      "clock", .init("frame", try source.draw(frame)), .init("time", .string(time.label)),
      .init("hands", .string(try source.draw(.element(of: ["continuous", "discrete"])))),
      .init("minimumDistance", .number(try source.draw(distance))),
      .init(
        "hourCycle", .string(try source.draw(.element(of: ["zeroToTwentyThree", "oneToTwelve"])))))
  }

  private static let textBox = Generator { (source) throws(Discarded) in
    let least = try source.draw(.booleans()) ? nil : try source.draw(distance)
    return control(
      "textBox", .init("center", list([try source.draw(coordinate), try source.draw(coordinate)])),
      .init("size", list([try source.draw(length), try source.draw(length)])),
      .init("rotation", .number(try source.draw(number(upTo: 1e9)))),
      .init("fontSize", .number(try source.draw(length))),
      .init("minimumScale", .number(try source.draw(magnitude(upTo: 1)))),
      .init("handleRadius", .number(try source.draw(length))),
      .init("minimumDistance", least.map { .number($0) } ?? .null),
      .init("isSelected", .boolean(try source.draw(.booleans(trueProbability: 0.8)))))
  }

  private static let animations: [JSONValue] = [
    .string("default"), .null, .string("linear"), .string("easeInOut"), .string("bouncy"),
    .object(
      JSONObject([
        .init("name", .string("spring")), .init("response", .number(1e6)),
        .init("dampingFraction", .number(0)),
      ])),
    .object(
      JSONObject([
        .init("name", .string("spring")), .init("response", .number(1e-6)),
        .init("dampingFraction", .number(1000)),
      ])),
    .object(
      JSONObject([.init("name", .string("linear")), .init("duration", .number(1e-6))])),
  ]

  private static let angleDial = Generator { (source) throws(Discarded) in
    let (x, y) = (try source.draw(coordinate), try source.draw(coordinate))
    let side = try source.draw(magnitude(upTo: 1e9))
    guard side > 0 else { throw Discarded("a dial has some extent") }
    let angles = [
      try source.draw(number(upTo: 1e9)), try source.draw(number(upTo: 1e9)),
      try source.draw(number(upTo: 1e9)),
    ].sorted()
    let hasRange = try source.draw(.booleans(trueProbability: 0.7))
    let wraps = try source.draw(.booleans(trueProbability: 0.25)) && angles[0] < angles[2]
    var snap = JSONValue.null
    if try source.draw(.booleans()) {
      let step = max(1e-9, try source.draw(magnitude(upTo: 360)))
      let tolerance = try source.draw(magnitude(upTo: 360))
      snap = .object(
        JSONObject([.init("step", .number(step)), .init("tolerance", .number(tolerance))]))
    }
    return control(
      "angleDial", .init("frame", list([x, y, side, side])), .init("insets", list([0, 0, 0, 0])),
      .init("angle", .number(angles[1])), .init("step", .number(try source.draw(coordinate))),
      .init("range", hasRange ? list([angles[0], angles[2]]) : .null),
      .init("wraps", .boolean(wraps)),
      .init("stop", .string(try source.draw(.element(of: ["wait", "slip"])))),
      .init("grab", .string(try source.draw(.element(of: ["absolute", "relative"])))),
      .init("snap", snap), .init("minimumDistance", .number(try source.draw(distance))),
      .init("animation", try source.draw(.element(of: animations))))
  }
}
