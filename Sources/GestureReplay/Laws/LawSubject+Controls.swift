import GestureMath
import PropertyTesting

extension LawSubject {
  /// Swivel's own controls, replayed by a replayer, so that copies of them can be tried too.
  public static func builtIn(_ replayer: Replayer = Replayer()) -> [LawSubject] {
    [drag(replayer), angleDial(replayer), textBox(replayer), clock(replayer), mapPin(replayer)]
  }

  private static func drag(_ replayer: Replayer) -> LawSubject {
    LawSubject(
      "drag",
      configurations: Generator { (source) throws(Discarded) in
        var control = JSONObject([.init("type", .string("drag"))])
        control["minimumDistance"] = .number(try source.draw(.element(of: [10, 0, 1, 25])))
        control["translationFrom"] = .string(
          try source.draw(.element(of: ["touchDown", "threshold"])))
        control["velocity"] = .string(
          try source.draw(.element(of: ["leastSquares", "leastSquares", "swiftUI"])))
        control["rest"] = .number(try source.draw(.element(of: [0.04, 0.04, 0.05, 0.016, 0.5])))
        return control
      },
      landmarks: { _ in [Point(x: 100, y: 100)] },
      movingFields: [
        "phase", "translation", "velocity", "predictedEndLocation", "predictedEndTranslation",
      ],
      placeFields: ["startLocation", "location", "predictedEndLocation"], timing: .drag,
      defaults: [
        .init("minimumDistance", .number(10)), .init("translationFrom", .string("touchDown")),
        .init("velocity", .string("leastSquares")), .init("rest", .number(0.04)),
      ], replayer: replayer)
  }

  /// Quarter turns, steps of snaps, and their neighbours.
  private static let awkwardAngles: [Double] = [0, 15, 45, 90, 180, 270, 360].flatMap {
    [$0, $0.nextUp, $0.nextDown, -$0]
  }

  /// The animation where none is named, none, a curve, and springs that bounce.
  private static let animations: [JSONValue] = [
    .string("default"), .string("default"), .null, .string("linear"), .string("bouncy"),
    .object(
      JSONObject([
        .init("name", .string("spring")), .init("response", .number(0.3)),
        .init("dampingFraction", .number(0.4)),
      ])),
  ]

  private static func angleDial(_ replayer: Replayer) -> LawSubject {
    LawSubject(
      "angleDial",
      configurations: Generator { (source) throws(Discarded) in
        let ranges: [[Double]?] = [[0, 90], [-170, 170], [0, 360], [50, 150], [0, 720], nil]
        let range = try source.draw(.element(of: ranges))
        let ends = range ?? [-720, 720]
        let awkward = awkwardAngles.filter { (ends[0]...ends[1]).contains($0) }
        let angle = try source.draw(
          .frequency([(3, .doubles(in: ends[0]...ends[1])), (1, .element(of: awkward))]))
        let snaps: [[Double]?] = [
          nil, nil, [15, 7.5], [90, 10], [45, 22.5], [7, 3], [100, 50],
        ]
        let snap = try source.draw(.element(of: snaps))
        let corner = try source.draw(.element(of: [0.0, -300, 40]))
        var control = JSONObject([.init("type", .string("angleDial"))])
        control["frame"] = .numbers([corner, corner, 400, 400])
        control["angle"] = .number(angle)
        control["range"] = range.map { .numbers($0) } ?? .null
        control["grab"] = .string(try source.draw(.element(of: ["relative", "absolute"])))
        if let snap {
          control["snap"] = .object(
            JSONObject([.init("step", .number(snap[0])), .init("tolerance", .number(snap[1]))]))
        }
        control["step"] = .number(try source.draw(.element(of: [5, 5, 0.1, 33.3, 1.0 / 3])))
        // Most dials have no option or one.
        control["wraps"] = .boolean(try source.draw(.booleans(trueProbability: 0.25)))
        control["stop"] = .string(try source.draw(.element(of: ["wait", "wait", "slip"])))
        control["minimumDistance"] = .number(try source.draw(.element(of: [0, 0, 0, 10, 45])))
        control["animation"] = try source.draw(.element(of: animations))
        return control
      },
      landmarks: { control in
        let insets = control["insets"] == nil ? [100, 100, 100, 100] : control.numbers("insets")
        let frame = control.numbers("frame")
        let dial = AngleDial(
          frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
          insets: EdgeInsets(
            top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
        return [dial.pivot]
      },
      commands: Generator { (source) throws(Discarded) in
        let by = try source.draw(.integers(in: -20...20))
        let angle = try source.draw(.doubles(in: -400...400, distribution: .uniform))
        let isAnimated = try source.draw(.booleans())
        let isWhole = try source.draw(.booleans(trueProbability: 0.8))
        let count = isWhole ? Double(by) : Double(by) / 10
        let step = Sample.Command("step", JSONObject([.init("by", .number(count))]))
        let set = Sample.Command(
          "set",
          JSONObject([.init("angle", .number(angle)), .init("animated", .boolean(isAnimated))]))
        return try source.draw(.booleans()) ? step : set
      },
      placeKeys: ["frame"], placeFields: ["armEnd"],
      timing: .dial { control in
        var reader = ObjectReader(control, at: "/control")
        return (try? AngleDial(configuration: &reader))?.animation
      },
      defaults: [
        .init("frame", .numbers([0, 0, 400, 400])),
        .init("insets", .numbers([100, 100, 100, 100])),
        .init("angle", .number(45)), .init("step", .number(5)), .init("range", .numbers([0, 90])),
        .init("wraps", .boolean(false)), .init("stop", .string("wait")),
        .init("grab", .string("absolute")), .init("snap", .null),
        .init("minimumDistance", .number(0)), .init("animation", .string("default")),
      ], replayer: replayer)
  }

  private static func textBox(_ replayer: Replayer) -> LawSubject {
    LawSubject(
      "textBox",
      configurations: Generator { (source) throws(Discarded) in
        let center = try source.draw(.arrays(of: .integers(in: -50...400), count: 2...2))
        let sizes: [[Double]] = [
          [200, 100], [100, 100], [37, 211], [400, 1], [8, 300], [30, 20],
        ]
        let size = try source.draw(.element(of: sizes))
        let rotations: [Double] = [0, 0, 90, -30, 180, 725, 13.7]
        var control = JSONObject([.init("type", .string("textBox"))])
        control["center"] = .numbers(center.map(Double.init))
        control["size"] = .numbers(size)
        control["rotation"] = .number(try source.draw(.element(of: rotations)))
        control["minimumScale"] = .number(try source.draw(.element(of: [0.1, 0, 0.5])))
        control["handleRadius"] = .number(try source.draw(.element(of: [22, 22, 150])))
        let distance: Double? = try source.draw(.element(of: [nil, nil, 10, 0, 25]))
        control["minimumDistance"] = distance.map { .number($0) } ?? .null
        control["isSelected"] = .boolean(try source.draw(.booleans(trueProbability: 0.8)))
        return control
      },
      landmarks: { control in
        let center = Point(x: control.numbers("center")[0], y: control.numbers("center")[1])
        let size = Size(width: control.numbers("size")[0], height: control.numbers("size")[1])
        let vertices = Vertices(
          center: center, size: size, rotation: .degrees(control.number("rotation")))
        return [center, vertices.bottomRight, vertices.bottomRight]
      },
      commands: Generator { (source) throws(Discarded) in
        let texts = [
          JSONObject.Member("text", .string("Hello")), .init("size", .numbers([80, 20])),
        ]
        return try source.draw(
          .element(of: [
            Sample.Command("deselect"),
            Sample.Command("setColor", JSONObject([.init("color", .string("red"))])),
            Sample.Command("setText", JSONObject(texts)),
          ]))
      },
      placeKeys: ["center"], placeFields: ["center", "vertices", "handle"], timing: .still,
      defaults: [
        .init("rotation", .number(0)), .init("minimumScale", .number(0.1)),
        .init("handleRadius", .number(22)), .init("minimumDistance", .null),
        .init("isSelected", .boolean(false)),
      ], replayer: replayer)
  }

  private static let hourCycles = TimeOfDay.HourCycle.allCases

  private static func clock(_ replayer: Replayer) -> LawSubject {
    LawSubject(
      "clock",
      configurations: Generator { (source) throws(Discarded) in
        let seconds = try source.draw(.integers(in: 0...86_399))
        var control = JSONObject([.init("type", .string("clock"))])
        control["frame"] = .numbers([0, 0, 100, 100])
        let time = TimeOfDay(hour: 0, minute: 0, second: seconds)
        control["time"] = .string(time.label(try source.draw(.element(of: hourCycles))))
        control["hands"] = .string(try source.draw(.element(of: ["continuous", "discrete"])))
        control["minimumDistance"] = .number(try source.draw(.element(of: [0, 0, 10, 3])))
        control["hourCycle"] = .string(try source.draw(.element(of: hourCycles)).rawValue)
        return control
      },
      landmarks: { control in
        let frame = control.numbers("frame")
        let hands = AnalogClock(
          frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
          time: TimeOfDay(control.string("time")) ?? TimeOfDay(hour: 0, minute: 0),
          hands: control.string("hands") == "discrete" ? .discrete : .continuous)
        return [hands.center, hands.hourEnd, hands.minuteEnd, hands.minuteEnd]
      },
      commands: Generator { (source) throws(Discarded) in
        let time = TimeOfDay(
          hour: try source.draw(.integers(in: 0...23)),
          minute: try source.draw(.integers(in: 0...59)))
        let text = time.label(try source.draw(.element(of: hourCycles)))
        let by = Double(try source.draw(.integers(in: -4000...4000)))
        let unit = try source.draw(.element(of: [1, 0.1, 0.001, 1.0 / 1024]))
        return try source.draw(
          .element(of: [
            Sample.Command("advance", JSONObject([.init("by", .number(by * unit))])),
            Sample.Command("set", JSONObject([.init("time", .string(text))])),
          ]))
      },
      placeKeys: ["frame"], placeFields: ["hourEnd", "minuteEnd", "secondEnd", "labels"],
      isHeld: { $0.string("activeHand") != "none" }, timing: .still,
      defaults: [
        .init("frame", .numbers([0, 0, 100, 100])), .init("time", .string("10:09:30")),
        .init("hands", .string("continuous")), .init("minimumDistance", .number(0)),
        .init("hourCycle", .string("zeroToTwentyThree")),
      ], replayer: replayer)
  }

  private static func mapPin(_ replayer: Replayer) -> LawSubject {
    LawSubject(
      "mapPin",
      configurations: Generator { (source) throws(Discarded) in
        let corner = try source.draw(.arrays(of: .integers(in: -50...200), count: 2...2))
        let size = try source.draw(.element(of: [[100.0, 100], [60, 90], [44, 44]]))
        var control = JSONObject([.init("type", .string("mapPin"))])
        control["frame"] = .numbers(corner.map(Double.init) + size)
        control["minimumDistance"] = .number(try source.draw(.element(of: [0, 0, 10, 4])))
        control["style"] = .string(try source.draw(.element(of: ["curved", "straight"])))
        return control
      },
      landmarks: { control in
        let frame = control.numbers("frame")
        let head = Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
        return [head, Point(x: head.x, y: frame[1] + frame[3])]
      },
      placeKeys: ["frame"], placeFields: ["tip", "bounds"],
      isHeld: { $0.boolean("isLifted") }, timing: .pin,
      defaults: [
        .init("frame", .numbers([0, 0, 100, 100])), .init("style", .string("curved")),
        .init("minimumDistance", .number(0)),
      ], replayer: replayer)
  }
}
