import GestureMath

// Laws of what a touch has of a text box.

extension ControlLaw {
  /// What a contact that begins at a place has of a box in a state; nil where the place is within
  /// rounding of where that changes.
  static func part(at place: Point, of state: JSONObject, _ control: JSONObject) -> String? {
    let (center, handle) = (state.point("center"), state.point("handle"))
    let offset = (place - center).rotated(by: .degrees(-state.number("rotation")))
    let size = state.numbers("size")
    let outside = max(offset.dx.magnitude - size[0] / 2, offset.dy.magnitude - size[1] / 2)
    let (toHandle, toCenter) = (place.distance(to: handle), place.distance(to: center))
    let radius = control.number("handleRadius")
    let edges = [outside, toHandle - radius, toHandle - toCenter]
    // A turn has products of the offset, and rounds the angle.
    let margin = max(
      1e-6,
      Rounding.ulps(8, of: largest(center, handle, place), radius)
        + turnRounding(state) * offset.length)
    guard edges.allSatisfy({ $0.magnitude > margin }) else { return nil }
    let isInReach = state.boolean("isSelected") && toHandle < radius
    if isInReach, outside > 0 || toHandle < toCenter { return "handle" }
    return outside < 0 ? "body" : "none"
  }

  /// The largest magnitude of a coordinate of some places.
  static func largest(_ places: Point...) -> Double {
    places.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) }
  }

  /// How far a contact on a part of a box must go to drag it.
  static func least(_ part: String, _ control: JSONObject) -> Double {
    if case .number(let least)? = control["minimumDistance"] { return least }
    return part == "handle" ? 0 : 10
  }

  static var selecting: ControlLaw {
    ControlLaw(
      "select",
      "A tap on the box selects or deselects it, one elsewhere deselects it; no drag does.",
      of: "textBox"
    ) { (trial, subject) throws(RecordingError) in
      guard let place = trial.samples.first?.location else { return nil }
      var script = BoxScript(control: trial.configuration)
      for die in 0..<3 {
        let state = try script.state(subject)
        guard let part = part(at: place, of: state, trial.configuration) else { return nil }
        let least = least(part, trial.configuration)
        let ways = [0, 0.875 * least, least, 1.5 * least + 1]
        let way = ways[trial.choice(die, below: ways.count)]
        let sides = [
          Vector(dx: way, dy: 0), Vector(dx: 0, dy: way), Vector(dx: -way, dy: 0),
          Vector(dx: 0, dy: -way),
        ]
        let side = sides[trial.choice(die, below: 16) / 4]
        script.drag([place, place + side, place + 0.5 * side])
        // Far from the origin it goes a little more or less.
        let gone = (place + side).distance(to: place)
        let isTap = part != "handle" && (gone == 0 || gone < least)
        let isSelected = state.boolean("isSelected")
        let expected = isTap ? part == "body" && !isSelected : isSelected
        script.expect([.init("isSelected", .boolean(expected))])
      }
      return script.recording
    }
  }

  static var anySize: ControlLaw {
    ControlLaw(
      "anySize", "A selected box of any size is moved and deselected by its middle, and grown.",
      of: "textBox"
    ) { (trial, subject) throws(RecordingError) in
      let sizes = [extent(trial, die: 0), extent(trial, die: 1)]
      let radii: [Double] = [22, 0.5, 150, 1e9]
      let radius = radii[trial.choice(2, below: radii.count)]
      var control = trial.configuration
      guard least("body", control) <= 64, least("handle", control) <= 64 else { return nil }
      control["size"] = .numbers(sizes)
      control["minimumScale"] = .number(0)
      control["isSelected"] = .boolean(true)
      control["handleRadius"] = .number(radius)
      var script = BoxScript(control: control)
      let shares: [Double] = [1, 0.001, 1e-9, 0]
      let share = shares[trial.choice(3, below: shares.count)]
      if share < 1 {
        // Away first, so that it drags.
        let (center, corner) = try script.places(subject)
        script.drag([corner, corner + Vector(dx: 100, dy: 0), center + share * (corner - center)])
      }

      let state = try script.state(subject)
      let middle = state.point("center")
      let moved = middle + Vector(dx: -64, dy: 48)
      let place = Rounding.ulps(8, of: largest(middle, moved), radius, sizes[0], sizes[1])
      script.drag([middle, moved])
      script.expect(
        [
          .init("center", .numbers([moved.x, moved.y])), .init("size", state["size"] ?? .null),
          .init("isSelected", .boolean(true)),
        ], within: .byField(["center": place]))
      for isSelected in [false, true] {
        script.drag([moved])
        script.expect([.init("isSelected", .boolean(isSelected))])
      }

      // On the corner, where it is apart from the centre, or beside it, away from the centre.
      let (center, corner) = try script.places(subject)
      let arm = corner - center
      let outward = arm == .zero ? Vector(dx: 0.6, dy: 0.8) : (1 / arm.length) * arm
      let isOnCorner = arm != .zero && trial.choice(3, below: 8) < 4
      let touch = isOnCorner ? corner : corner + min(radius / 2, 11) * outward
      let pull = max(100, arm.length) * outward
      script.drag([touch, touch + pull])
      let grown = arm + pull
      let natural = (sizes[0] * sizes[0] + sizes[1] * sizes[1]).squareRoot() / 2
      let scale = grown.length / natural
      // The corner of a box that is next to nothing is rounded to a place in another direction.
      let rounding = (arm == .zero ? 0 : place / arm.length) + turnRounding(state)
      let tolerance = place + Rounding.ulps(8, of: grown.length)
      script.expect(
        [
          .init("size", .numbers(sizes.map { $0 * scale })),
          .init("handle", .numbers([corner.x + pull.dx, corner.y + pull.dy])),
        ],
        within: .byField(["size": tolerance, "handle": tolerance + rounding * grown.length]))
      return script.recording
    }
  }

  /// By how many radians a rotation in degrees is off, after a few sums.
  private static func turnRounding(_ state: JSONObject) -> Double {
    Rounding.ulps(8, of: 360, state.number("rotation")) * .pi / 180
  }

  /// From 0.001 to a million points, all decades alike.
  private static func extent(_ trial: LawCase, die: Int) -> Double {
    let decades = [0.001, 0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000]
    let choice = trial.choice(die, below: decades.count * 91)
    return decades[choice % decades.count] * (1 + Double(choice / decades.count) / 10)
  }
}

/// A recording of a text box that is made gesture by gesture.
private struct BoxScript {
  private(set) var recording: Recording
  private var samples: [Sample] = []

  init(control: JSONObject) { recording = Recording(control: control, samples: []) }

  /// The state after what there is so far.
  func state(_ subject: LawSubject) throws(RecordingError) -> JSONObject {
    try subject.trajectory(recording.control ?? JSONObject(), samples).last
  }

  /// The centre and the corner with the handle, after what there is so far.
  func places(
    _ subject: LawSubject
  ) throws(RecordingError) -> (center: Point, corner: Point) {
    let state = try state(subject)
    return (state.point("center"), state.point("handle"))
  }

  /// Adds a contact that begins at the first place, goes through the others and is lifted.
  mutating func drag(_ places: [Point]) {
    for (index, place) in places.enumerated() {
      add(index == 0 ? .began : .moved, place)
    }
    if let last = places.last { add(.ended, last) }
  }

  private mutating func add(_ phase: PointerEvent.Phase, _ place: Point) {
    let contact = Sample.Contact(phase, at: place)
    samples.append(Sample(time: Double(samples.count) / 64, .contact(contact)))
    recording.samples = Samples(samples)
  }

  /// Expects members of the state after what there is so far.
  mutating func expect(
    _ members: [JSONObject.Member], within tolerance: Recording.Expectation.Tolerance = .all(1e-9)
  ) {
    recording.expectations.append(
      Recording.Expectation(
        .after(samples.count - 1), state: JSONObject(members), tolerance: tolerance))
  }
}
