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
      let back = trial.configuration.movingPlaces(subject.placeKeys) { ($0 + shift) - shift }
      guard back == trial.configuration else { return nil }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      return Recording(
        control: trial.configuration.movingPlaces(subject.placeKeys) { $0 + shift },
        samples: trial.samples.map { $0.moved { $0 + shift } },
        expectations: [
          Recording.Expectation(
            .end, state: base.last.movingPlaces(subject.placeFields) { $0 + shift },
            tolerance: .all(1e-7))
        ])
    }
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
      var expected = base.last.movingPlaces(["center", "vertices", "handle"], by: quarter)
      expected["rotation"] = .number(expected.number("rotation") + 90)
      return Recording(
        control: control, samples: trial.samples.map { $0.moved(by: quarter) },
        expectations: [Recording.Expectation(.end, state: expected, tolerance: .all(1e-7))])
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
