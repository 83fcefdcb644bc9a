import GestureMath

// Laws of a drag's velocity.

extension ControlLaw {
  static var velocity: ControlLaw {
    ControlLaw(
      "velocity", "Uniform and uniformly accelerated motion have their own velocity.", of: "drag"
    ) {
      (trial, subject) throws(RecordingError) in
      guard trial.configuration.string("velocity") == "leastSquares" else { return nil }
      let step = Double(1 + trial.choice(0, below: 16)) / 1024
      guard step <= trial.configuration.number("rest") else { return nil }
      let speed = Double(1 + trial.choice(1, below: 2000))
      let acceleration = Double(trial.choice(2, below: 2) * trial.choice(3, below: 5000))
      let start = Double(trial.choice(0, below: 7) * 100_000)
      let samples = (0..<(3 + trial.choice(1, below: 25))).map { index in
        let t = step * Double(index)
        let way = speed * t + acceleration * t * t
        let phase: PointerEvent.Phase = index == 0 ? .began : .moved
        return Sample(
          time: start + t,
          .contact(Sample.Contact(phase, at: Point(x: 10 + 0.6 * way, y: 0.8 * way))))
      }
      let last = speed + 2 * acceleration * ((samples.last?.time ?? start) - start)
      let expected = JSONObject([.init("velocity", .numbers([0.6 * last, 0.8 * last]))])
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: expected, tolerance: .all(1e-6 * last))])
    }
  }

  static var window: ControlLaw {
    ControlLaw(
      "window", "The velocity is that of all samples of the last 100 ms, and of no other.",
      of: "drag"
    ) {
      (trial, subject) throws(RecordingError) in
      let rest = trial.configuration.number("rest")
      let steps = [0.001, 0.004, 0.005, 0.008, 0.01, 0.0125, 0.02, 0.04, 0.05, rest]
      let step = steps[trial.choice(0, below: steps.count)]
      let (turn, repeats) = (1 + trial.choice(1, below: 60), 1 + trial.choice(2, below: 3))
      var timing = VelocityTiming(trial.configuration)
      var samples: [Sample] = []
      var expectations: [Recording.Expectation] = []
      for index in 0..<(2 + trial.choice(3, below: 130)) {
        let way = index / repeats
        let place = Point(
          x: 2 * Double(way) + Double(way * way * turn % 61), y: Double(way * turn % 37))
        let phase: PointerEvent.Phase = index == 0 ? .began : .moved
        let time = (step * Double(index) * 1e6).rounded() / 1e6
        samples.append(Sample(time: time, .contact(Sample.Contact(phase, at: place))))
        timing.add(place, time: time)
        guard let estimate = timing.estimate(at: time, error: 1e-12) else { return nil }
        let velocity = JSONValue.numbers([estimate.velocity.dx, estimate.velocity.dy])
        expectations.append(
          Recording.Expectation(
            .after(index), state: JSONObject([.init("velocity", velocity)]),
            tolerance: .all(1e-9 + estimate.error)))
      }
      return Recording(
        control: trial.configuration, samples: samples, expectations: expectations)
    }
  }

  static var onward: ControlLaw {
    ControlLaw("onward", "The velocity never points against the motion.", of: "drag") {
      (trial, subject) throws(RecordingError) in
      guard trial.configuration.string("velocity") == "leastSquares",
        trial.configuration.number("rest") >= 1.0 / 128
      else { return nil }
      // Onward ever more slowly, and at last a little back: within the window, and onward as a whole.
      let slowing = 2 + Double(trial.choice(0, below: 20))
      let count = 4 + trial.choice(1, below: 6)
      var place = 0.0
      let samples = (0..<count).map { index in
        if index > 0 { place += 30 - slowing * Double(index) }
        let phase: PointerEvent.Phase = index == 0 ? .began : .moved
        let contact = Sample.Contact(phase, at: Point(x: place, y: 5))
        return Sample(time: Double(index) / 128, .contact(contact))
      }
      guard place > 0 else { return nil }
      // From 0 to a million points a second.
      let expected = JSONObject([.init("velocity", .numbers([500_000, 0]))])
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [Recording.Expectation(.end, state: expected, tolerance: .all(500_000))])
    }
  }

  static var lift: ControlLaw {
    ControlLaw(
      "lift", "A lift where the contact is keeps the velocity, and after a rest it has none.",
      of: "drag"
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard let last = trial.samples.last, case .contact(var contact) = last.input,
        let latest = trial.times.last, base.last.string("phase") == "changed"
      else { return nil }
      let rest = trial.configuration.number("rest")
      let pauses = [0, 0.004, 0.03, rest - 1e-6, rest, rest + 1e-6, rest + 0.01, 2]
      let pause = max(0, pauses[trial.choice(0, below: pauses.count)])
      contact.phase = .ended
      var expected = base.last
      expected["phase"] = .string("ended")
      let isRest = (pause * 1e6).rounded() > (rest * 1e6).rounded()
      if isRest, trial.configuration.string("velocity") == "leastSquares" {
        expected["velocity"] = .numbers([0, 0])
        expected["predictedEndLocation"] = expected["location"]
        expected["predictedEndTranslation"] = expected["translation"]
      }
      return Recording(
        control: trial.configuration,
        samples: trial.samples + [Sample(time: latest + pause, .contact(contact))],
        expectations: [Recording.Expectation(.end, state: expected)])
    }
  }
}
