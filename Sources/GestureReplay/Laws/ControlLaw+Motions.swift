import GestureMath

// Laws of moving the world: a control that is moved, scaled or turned together with what happens to
// it has a state that is moved, scaled or turned.

extension ControlLaw {
  static var motions: [ControlLaw] { [translation, scaling, turning] }

  private static var translation: ControlLaw {
    ControlLaw(
      "translation", "The control and the pointer moved together move the state.", input: .script,
      applies: { !$0.placeFields.isEmpty }
    ) { (trial, subject) throws(RecordingError) in
      let shift = Vector(
        dx: Double(trial.choice(0, below: 2000) - 1000),
        dy: Double(trial.choice(1, below: 2000) - 1000))
      // A place that rounds as it is moved may come to the other side of a pivot.
      let moved = trial.configuration.movingPlaces(subject.placeKeys) { $0 + shift }
      let samples = trial.samples.map { $0.moved { $0 + shift } }
      guard moved.movingPlaces(subject.placeKeys, by: { $0 - shift }) == trial.configuration,
        samples.map({ $0.moved { $0 - shift } }) == trial.samples,
        !isRounded(
          subject.landmarks(trial.configuration).first, movedBy: shift,
          to: subject.landmarks(moved).first),
        subject.canBeConfigured(as: moved)
      else { return nil }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let expected = base.last.movingPlaces(subject.placeFields) { $0 + shift }
      guard
        let tolerances = translationTolerances(
          trial.configuration, (trial.samples, base), (samples, expected), subject)
      else { return nil }
      return Recording(
        control: moved, samples: samples,
        expectations: [
          Recording.Expectation(.end, state: expected, tolerance: .byField(tolerances))
        ])
    }
  }

  /// Whether rounding alone parts a pivot from where it is moved to.
  private static func isRounded(_ pivot: Point?, movedBy shift: Vector, to moved: Point?) -> Bool {
    guard let pivot, let moved else { return false }
    let slip = max(
      (moved - (pivot + shift)).length, ((moved - shift) - pivot).length)
    let rounding = Rounding.ulps(8, of: largest(pivot, moved), shift.dx, shift.dy)
    return slip > 0 && slip <= rounding
  }

  /// How far a state is off that was moved; nil where a box's direction is lost in rounding.
  ///
  /// What the pointer turns about is moved exactly, so that angles are the same. Another place is a
  /// sum or two away from it. A velocity is a sum of differences of up to 12 places, each off by an
  /// ulp, by weights of up to 8 over the shortest step, 1/1024 s: less than 2^17 ulps.
  private static func translationTolerances(
    _ control: JSONObject, _ before: (samples: [Sample], base: Trajectory),
    _ after: (samples: [Sample], state: JSONObject), _ subject: LawSubject
  ) -> [String: Double]? {
    let places = Rounding.largest(
      subject.placeFields.flatMap { [before.base.last[$0], after.state[$0]] })
    let largest = (before.samples + after.samples).reduce(places) {
      max($0, $1.location?.x.magnitude ?? 0, $1.location?.y.magnitude ?? 0)
    }
    var tolerances: [String: Double] = [:]
    for field in subject.placeFields { tolerances[field] = Rounding.ulps(8, of: largest) }
    for field in subject.movingFields {
      tolerances[field] = Rounding.ulps(0x1p17, of: largest)
    }
    guard subject.type == "textBox" else { return tolerances }
    // The one of the two that is farther from the origin rounds more.
    return BoxRounding(control, before.samples, before.base, placesUpTo: largest)?.tolerances
  }

  /// By 2, which rounds nothing. A control of fixed distances, such as 10 points, is not scaled.
  private static var scaling: ControlLaw {
    let lengths: [String: (keys: Set<String>, fixed: Set<String>)] = [
      "drag": (["minimumDistance"], ["phase"]),
      "angleDial": (
        ["frame", "insets", "minimumDistance"], ["angle", "presentedAngle", "isEditing", "label"]
      ),
      "textBox": (
        ["center", "size", "handleRadius", "minimumDistance"],
        ["text", "rotation", "scale", "fontSize", "color", "isSelected", "activePart"]
      ),
    ]
    return ControlLaw(
      "scaling", "Everything twice as large is twice as large, to the last bit.",
      applies: { lengths[$0.type] != nil }
    ) {
      (trial, subject) throws(RecordingError) in
      guard let (keys, fixed) = lengths[subject.type] else { return nil }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let isBox = subject.type == "textBox"
      if isBox, !base.states.contains(where: { $0.string("activePart") == "handle" }) { return nil }
      var control = trial.configuration
      if subject.type == "angleDial", control["insets"] == nil {
        control["insets"] = .numbers([100, 100, 100, 100])
      }
      for index in control.members.indices where keys.contains(control.members[index].key) {
        control.members[index].value = control.members[index].value.mapNumbers { 2 * $0 }
      }
      // No recording has a length above 1e9.
      guard subject.canBeConfigured(as: control) else { return nil }
      var expected = base.last
      for index in expected.members.indices where !fixed.contains(expected.members[index].key) {
        expected.members[index].value = expected.members[index].value.mapNumbers { 2 * $0 }
      }
      return Recording(
        control: control,
        samples: trial.samples.map { $0.moved { Point(x: 2 * $0.x, y: 2 * $0.y) } },
        expectations: [Recording.Expectation(.end, state: expected)])
    }
  }

  private static var turning: ControlLaw {
    ControlLaw(
      "turning", "A box and its pointer turned together by a quarter turn turn the state.",
      of: "textBox"
    ) {
      (trial, subject) throws(RecordingError) in
      let quarter = { (place: Point) in Point(x: -place.y, y: place.x) }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      var control = trial.configuration.movingPlaces(["center"], by: quarter)
      control["rotation"] = .number(control.number("rotation") + 90)
      // Half a turn goes either way.
      let rotations = ([base.initial] + base.states).map { $0.number("rotation") }
      let isHalfTurn = zip(rotations, rotations.dropFirst()).contains {
        ($1 - $0).magnitude > 179.99
      }
      guard !isHalfTurn, subject.canBeConfigured(as: control),
        let rounding = BoxRounding(trial.configuration, trial.samples, base)
      else { return nil }
      var expected = base.last.movingPlaces(["center", "vertices", "handle"], by: quarter)
      expected["rotation"] = .number(expected.number("rotation") + 90)
      return Recording(
        control: control, samples: trial.samples.map { $0.moved(by: quarter) },
        expectations: [
          Recording.Expectation(.end, state: expected, tolerance: .byField(rounding.tolerances))
        ])
    }
  }
}

extension JSONObject {
  /// The object with the places in some of its members moved.
  fileprivate func movingPlaces(_ keys: [String], by transform: (Point) -> Point) -> JSONObject {
    var moved = self
    for index in moved.members.indices where keys.contains(moved.members[index].key) {
      moved.members[index].value = moved.members[index].value.mapPlaces(transform)
    }
    return moved
  }
}

extension Sample {
  /// The sample with its place moved.
  fileprivate func moved(by transform: (Point) -> Point) -> Sample {
    guard case .contact(var contact) = input else { return self }
    contact.location = contact.location.map(transform)
    return Sample(time: time, .contact(contact))
  }
}
