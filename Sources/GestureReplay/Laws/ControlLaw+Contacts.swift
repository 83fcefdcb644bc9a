import GestureMath

// Laws of what a contact reports while it is down.

extension ControlLaw {
  static var contacts: [ControlLaw] { [resting, threshold] }

  private static var resting: ControlLaw {
    ControlLaw("rest", "A report that a contact is still where it was changes nothing but speeds.")
    {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let index = trial.choice(0, below: trial.samples.count)
      guard case .contact(var contact) = trial.samples[index].input else { return nil }
      contact.phase = .stationary
      if trial.choice(1, below: 2) == 0 { contact.location = nil }
      var samples = trial.samples
      let next = samples[min(index + 1, samples.count - 1)].time
      let time = (samples[index].time + next) / 2
      samples.insert(Sample(time: time, .contact(contact)), at: index + 1)
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [
          Recording.Expectation(.after(index + 1), state: subject.still(base.states[index])),
          Recording.Expectation(.end, state: subject.still(base.last)),
        ])
    }
  }

  private static var threshold: ControlLaw {
    ControlLaw(
      "threshold", "Below the minimum distance nothing changes; from it on, all is as without one.",
      of: "textBox", "clock", "mapPin"
    ) {
      (trial, subject) throws(RecordingError) in
      guard let start = trial.samples.first?.location else { return nil }
      let distances: [Double] = [1, 3, 10, 25, 60]
      let least = distances[trial.choice(0, below: distances.count)]
      var control = trial.configuration
      control["minimumDistance"] = .number(0)
      let base = try subject.trajectory(control, trial.samples)
      control["minimumDistance"] = .number(least)
      var farthest = 0.0
      var expectations: [Recording.Expectation] = []
      for (index, sample) in trial.samples.enumerated() {
        farthest = max(farthest, sample.location?.distance(to: start) ?? 0)
        var state = base.states[index]
        if farthest < least {
          // A tap has the body, too.
          let isBody = state["activePart"] == .string("body")
          state = base.initial
          if isBody { state["activePart"] = .string("body") }
        }
        expectations.append(Recording.Expectation(.after(index), state: state))
      }
      return Recording(control: control, samples: trial.samples, expectations: expectations)
    }
  }
}
