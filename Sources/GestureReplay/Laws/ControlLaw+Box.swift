import GestureMath

// Laws of the text box.

extension ControlLaw {
  static var boxLaws: [ControlLaw] { [handle, regrowing, anySize, vertices, tap, selecting] }

  private static var handle: ControlLaw {
    ControlLaw(
      "handle",
      "The corner stays under the finger, and the box is of the old aspect in its circle.",
      of: "textBox"
    ) {
      (trial, subject) throws(RecordingError) in
      let control = trial.configuration
      let base = try subject.trajectory(control, trial.samples)
      guard base.initial.boolean("isSelected"), let start = trial.samples.first?.location else {
        return nil
      }
      let handle = base.initial.point("handle")
      guard part(at: start, of: base.initial, control) == "handle",
        let rounding = BoxRounding(control, trial.samples, base)
      else { return nil }
      let least = least("handle", control)
      let (center, grab) = (base.initial.point("center"), start - handle)
      let size = control.numbers("size")
      let natural = (size[0] * size[0] + size[1] * size[1]).squareRoot() / 2
      guard natural > 0 else { return nil }
      var farthest = 0.0
      var expectations: [Recording.Expectation] = []
      for (index, sample) in trial.samples.enumerated() {
        guard let place = sample.location else { return nil }
        farthest = max(farthest, place.distance(to: start))
        if farthest < least { continue }
        let arm = (place - grab) - center
        let scale = min(
          max(arm.length / natural, control.number("minimumScale")), TextBox.maximumScale)
        var state = JSONObject([.init("size", .numbers([size[0] * scale, size[1] * scale]))])
        if arm.length / natural == scale, arm.length > rounding.place {
          state["handle"] = .numbers([center.x + arm.dx, center.y + arm.dy])
        }
        expectations.append(
          Recording.Expectation(
            .after(index), state: state, tolerance: .byField(rounding.tolerances)))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }

  private static var regrowing: ControlLaw {
    ControlLaw(
      "regrow", "A box shrunk to nothing is finite, and grows again to where its corner is pulled.",
      of: "textBox"
    ) { (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["minimumScale"] = .number(0)
      control["isSelected"] = .boolean(true)
      let initial = try subject.trajectory(control, []).initial
      let (center, corner) = (initial.point("center"), initial.point("handle"))
      // The centre itself, all that is left of the box, moves it; beside it is the handle.
      let beside = Vector(dx: control.number("handleRadius") / 2, dy: 0)
      let least = least("handle", control)
      guard let pull = trial.samples.last?.location, pull.distance(to: center) > max(1e-3, least),
        corner.distance(to: center) >= least,
        // Far from the origin, rounding may take it onto the centre, or out of reach.
        center + beside != center,
        (center + beside).distance(to: center) <= control.number("handleRadius")
      else { return nil }
      let way: [(PointerEvent.Phase, Point)] = [
        (.began, corner), (.moved, center), (.ended, center), (.began, center + beside),
        (.moved, pull + beside),
      ]
      let size = control.numbers("size")
      let natural = (size[0] * size[0] + size[1] * size[1]).squareRoot() / 2
      guard natural > 0 else { return nil }
      let scale = (pull - center).length / natural
      guard scale <= TextBox.maximumScale else { return nil }
      let samples = way.enumerated().map {
        Sample(time: Double($0) / 64, .contact(Sample.Contact($1.0, at: $1.1)))
      }
      // What rounding leaves of a box on its centre has a direction of its own.
      let base = try subject.trajectory(control, samples)
      guard base.states[1].number("scale") == 0,
        let rounding = BoxRounding(control, samples, base)
      else { return nil }
      return Recording(
        control: control, samples: samples,
        expectations: [
          Recording.Expectation(
            .after(1),
            state: JSONObject([
              .init("scale", .number(0)), .init("rotation", initial["rotation"] ?? .null),
            ]),
            tolerance: .byField(rounding.tolerances)),
          Recording.Expectation(
            .end,
            state: JSONObject([
              .init("size", .numbers([size[0] * scale, size[1] * scale])),
              .init("handle", .numbers([pull.x, pull.y])),
            ]), tolerance: .byField(rounding.tolerances)),
        ])
    }
  }

  private static var vertices: ControlLaw {
    ControlLaw(
      "vertices", "The corners are those of the size, turned about the centre.", of: "textBox",
      input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard let rounding = BoxRounding(trial.configuration, trial.samples, base) else {
        return nil
      }
      return Recording(
        control: trial.configuration, samples: trial.samples,
        expectations: base.states.enumerated().map { index, state in
          let (center, size) = (state.point("center"), state.numbers("size"))
          let right = Vector(dx: size[0] / 2, dy: 0).rotated(by: .degrees(state.number("rotation")))
          let down = Vector(dx: 0, dy: size[1] / 2).rotated(by: .degrees(state.number("rotation")))
          let corners = [
            center - right - down, center + right - down, center - right + down,
            center + right + down,
          ]
          let places = corners.map { JSONValue.numbers([$0.x, $0.y]) }
          return Recording.Expectation(
            .after(index),
            state: JSONObject([.init("vertices", .array(places)), .init("handle", places[3])]),
            tolerance: .byField(rounding.tolerances))
        })
    }
  }

  private static var tap: ControlLaw {
    ControlLaw(
      "tap", "The body moves by all that the finger went, once it went far enough.", of: "textBox"
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard base.states.first?.string("activePart") == "body",
        let start = trial.samples.first?.location
      else { return nil }
      let center = base.initial.point("center")
      let least = least("body", trial.configuration)
      var farthest = 0.0
      var expectations: [Recording.Expectation] = []
      for (index, sample) in trial.samples.enumerated() {
        guard let place = sample.location else { return nil }
        farthest = max(farthest, (place - start).length)
        let moved = farthest >= least ? center + (place - start) : center
        let state = JSONObject([.init("center", .numbers([moved.x, moved.y]))])
        expectations.append(
          Recording.Expectation(
            .after(index), state: state,
            // Two sums of places, here and in the box.
            tolerance: .all(Rounding.ulps(4, of: largest(center, start, place)))))
      }
      return Recording(
        control: trial.configuration, samples: trial.samples, expectations: expectations)
    }
  }
}
