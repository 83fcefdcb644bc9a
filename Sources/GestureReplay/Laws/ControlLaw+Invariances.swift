import GestureMath

// Laws of all controls: what must not matter does not.

extension ControlLaw {
  static var invariances: [ControlLaw] {
    [repeating, retracing, splitting, cancelling, bystander, looking, finite, origin, roundTrip]
  }

  private static var repeating: ControlLaw {
    ControlLaw("repeat", "Repeating a report at its time and place changes nothing.") {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let index = trial.choice(0, below: trial.samples.count)
      guard case .contact(var contact) = trial.samples[index].input else { return nil }
      contact.phase = .moved
      var samples = trial.samples
      samples.insert(Sample(time: samples[index].time, .contact(contact)), at: index + 1)
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [
          Recording.Expectation(.after(index + 1), state: base.states[index]),
          Recording.Expectation(.end, state: base.last),
        ])
    }
  }

  private static var retracing: ControlLaw {
    ControlLaw("retrace", "Going back the way it came restores the state at the start.") {
      (trial, subject) throws(RecordingError) in
      // What begins on the pivot has no bearing to come back to.
      let landmarks = subject.landmarks(trial.configuration)
      guard let start = trial.samples.first?.location, start != landmarks.first else { return nil }
      // Nor has the corner of a box without extent.
      if landmarks.count > 1, landmarks[0] == landmarks[1] { return nil }
      // A contact that went the minimum distance goes on dragging as it comes back.
      var control = trial.configuration
      if case .number(let least)? = control["minimumDistance"], trial.farthest(from: start) >= least
      {
        control["minimumDistance"] = .number(0)
      }
      let base = try subject.trajectory(control, trial.samples)
      // An end that slips under the finger does not come back with it.
      if mayHaveSlipped(control, base) { return nil }
      var samples = trial.samples
      for place in trial.samples.dropLast().reversed() {
        guard case .contact(var contact) = place.input, let last = samples.last else { return nil }
        contact.phase = .moved
        samples.append(Sample(time: last.time + 0.0078125, .contact(contact)))
      }
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: subject.still(base.states[0]))])
    }
  }

  private static var splitting: ControlLaw {
    ControlLaw("split", "Reporting the middle of a straight move as well changes nothing after it.")
    {
      (trial, subject) throws(RecordingError) in
      let index = trial.choice(0, below: trial.samples.count - 1)
      guard trial.samples.count > 1, let from = trial.samples[index].location,
        let to = trial.samples[index + 1].location,
        case .contact(var contact) = trial.samples[index + 1].input
      else { return nil }
      // An end slips from where the contact went far enough, and which report that is counts.
      if slips(trial.configuration), trial.configuration.number("minimumDistance") > 0 {
        return nil
      }
      // A move past the pivot turns by half a circle, and which way is for rounding to say.
      let pivot = subject.landmarks(trial.configuration).first ?? .zero
      guard (from - pivot).cross(to - pivot).magnitude > 1e-3 * (to - from).length else {
        return nil
      }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      contact.location = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      var samples = trial.samples
      let time = (samples[index].time + samples[index + 1].time) / 2
      samples.insert(Sample(time: time, .contact(contact)), at: index + 1)
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: subject.still(base.last))])
    }
  }

  private static var cancelling: ControlLaw {
    ControlLaw(
      "cancel", "A cancelled contact leaves the state from before it began, whatever was before.",
      input: .history
    ) {
      (trial, subject) throws(RecordingError) in
      guard let last = trial.samples.last, let id = last.contactID,
        let began = trial.samples.lastIndex(where: \.isBegan)
      else { return nil }
      let time = trial.samples.reduce(last.time) { max($0, $1.time) } + 0.0078125
      // What moves by itself goes on meanwhile, with the contact and without.
      let history = Array(trial.samples[..<began])
      let pause = Sample(time: time, .command(Sample.Command("frame")))
      let cancel = Sample(time: time, .contact(Sample.Contact(.cancelled, id: id)))
      var expected = try subject.trajectory(trial.configuration, history + [pause]).last
      expected["phase"] = nil
      return Recording(
        control: trial.configuration, samples: trial.samples + [cancel],
        expectations: [Recording.Expectation(.end, state: expected)])
    }
  }

  private static var bystander: ControlLaw {
    ControlLaw("bystander", "Another finger that comes and goes during a drag changes nothing.") {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard base.states.contains(where: subject.isHeld) else { return nil }
      let first = trial.choice(0, below: trial.samples.count)
      let last = first + trial.choice(1, below: trial.samples.count - first)
      let way: [PointerEvent.Phase] = [
        .began, .moved, trial.choice(2, below: 2) == 0 ? .ended : .cancelled,
      ]
      var samples: [Sample] = []
      for (index, sample) in trial.samples.enumerated() {
        samples.append(sample)
        func add(_ phase: PointerEvent.Phase) {
          let shift = Double(trial.choice(3, below: 64) - 32)
          let place = sample.location.map { Point(x: $0.x + shift, y: $0.y - shift) }
          samples.append(
            Sample(time: sample.time, .contact(Sample.Contact(phase, at: place, id: 99))))
        }
        if index == first { add(way[0]) }
        if index == last { way.dropFirst().forEach(add) }
      }
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: base.last)])
    }
  }

  private static var looking: ControlLaw {
    ControlLaw(
      "looking", "Letting time pass between two inputs changes nothing after.", input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      guard trial.samples.count > 1 else { return nil }
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let index = trial.choice(0, below: trial.samples.count - 1)
      var samples = trial.samples
      let time = (samples[index].time + samples[index + 1].time) / 2
      samples.insert(Sample(time: time, .command(Sample.Command("frame"))), at: index + 1)
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: base.last)])
    }
  }

  private static var finite: ControlLaw {
    ControlLaw("finite", "No input makes a number that is not finite.", input: .script) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      var recording = Recording(control: trial.configuration, samples: trial.samples)
      for (index, state) in base.states.enumerated() {
        for member in state.members where !member.value.isFinite {
          // Nothing is within any distance of what is not finite.
          recording.expectations.append(
            Recording.Expectation(
              .after(index),
              state: JSONObject([.init(member.key, member.value.mapNumbers { _ in 0 })]),
              tolerance: .all(1e30)))
        }
      }
      return recording
    }
  }

  private static var roundTrip: ControlLaw {
    ControlLaw(
      "roundTrip", "A recording that is written and read replays the same.", input: .script
    ) {
      (trial, subject) throws(RecordingError) in
      // A control of one's own has no configuration to write.
      let control = trial.configuration.members.isEmpty ? nil : trial.configuration
      let recording = Recording(control: control, samples: trial.samples)
      var again = try Recording(json: Array(recording.json.utf8))
      let base = try subject.trajectory(trial.configuration, trial.samples)
      again.expectations = [Recording.Expectation(.end, state: base.last, digest: base.digest)]
      return again
    }
  }
}

extension JSONValue {
  fileprivate var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    default: true
    }
  }
}
