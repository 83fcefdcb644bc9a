import GestureMath

// Laws of the drag.

extension ControlLaw {
  static var dragLaws: [ControlLaw] {
    [phases, translating, failing, velocity, window, onward, lift, afresh]
  }

  private static var phases: ControlLaw {
    ControlLaw(
      "phases", "The phase follows the largest distance, the lift and the cancel.", of: "drag",
      input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      let least = trial.configuration.number("minimumDistance")
      var phase = "possible"
      var contact: (id: Int, start: Point)?
      var farthest = 0.0
      var expectations: [Recording.Expectation] = []
      for (index, sample) in trial.samples.enumerated() {
        guard case .contact(let report) = sample.input else { continue }
        let id = report.id ?? 0
        if report.phase == .began, contact == nil || contact?.id == id, let place = report.location
        {
          (contact, phase, farthest) = ((id, place), "possible", 0)
        }
        if let held = contact, held.id == id {
          let way = (report.location ?? held.start) - held.start
          farthest = max(farthest, way.length)
          if phase == "possible", farthest >= least { phase = "changed" }
          if report.phase == .ended {
            (contact, phase) = (nil, phase == "changed" ? "ended" : "failed")
          }
          if report.phase == .cancelled { (contact, phase) = (nil, "cancelled") }
        }
        let state = JSONObject([.init("phase", .string(phase))])
        expectations.append(Recording.Expectation(.after(index), state: state))
      }
      return Recording(
        control: trial.configuration, samples: trial.samples, expectations: expectations)
    }
  }

  private static var translating: ControlLaw {
    ControlLaw(
      "way", "A translation counts from the touch, or from where the drag was recognised.",
      of: "drag"
    ) { (trial, subject) throws(RecordingError) in
      let least = trial.configuration.number("minimumDistance")
      let isFromTouch = trial.configuration.string("translationFrom") == "touchDown"
      guard let start = trial.samples.first?.location else { return nil }
      var origin = isFromTouch ? start : nil
      var expectations: [Recording.Expectation] = []
      for (index, sample) in trial.samples.enumerated() {
        guard let place = sample.location else { return nil }
        if origin == nil, place.distance(to: start) >= least { origin = place }
        let way = place - (origin ?? place)
        let state = JSONObject([.init("translation", .numbers([way.dx, way.dy]))])
        expectations.append(Recording.Expectation(.after(index), state: state))
      }
      return Recording(
        control: trial.configuration, samples: trial.samples, expectations: expectations)
    }
  }

  private static var failing: ControlLaw {
    ControlLaw("failure", "A drag that is lifted too early leaves nothing behind.", of: "drag") {
      (trial, subject) throws(RecordingError) in
      var control = trial.configuration
      control["minimumDistance"] = .number(1e6)
      let base = try subject.trajectory(control, trial.samples)
      guard let last = trial.samples.last, let id = last.contactID else { return nil }
      var expected = base.initial
      expected["phase"] = .string("failed")
      let lift = Sample(time: last.time + 0.0078125, .contact(Sample.Contact(.ended, id: id)))
      return Recording(
        control: control, samples: trial.samples + [lift],
        expectations: [Recording.Expectation(.end, state: expected)])
    }
  }

  private static var afresh: ControlLaw {
    ControlLaw("afresh", "A drag has nothing of the drag before it.", of: "drag") {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard let first = trial.samples.first, let id = first.contactID else { return nil }
      // The drag before ends at full speed just before this one begins.
      let before = (0..<5).map { index in
        let phase: PointerEvent.Phase = index == 0 ? .began : index == 4 ? .ended : .moved
        let place = Point(x: 40 * Double(index), y: 7)
        return Sample(
          time: first.time + Double(index - 6) / 256,
          .contact(Sample.Contact(phase, at: place, id: id)))
      }
      let expectations = trial.samples.indices.map {
        Recording.Expectation(.after(before.count + $0), state: base.states[$0])
      }
      return Recording(
        control: trial.configuration, samples: before + trial.samples, expectations: expectations)
    }
  }
}
