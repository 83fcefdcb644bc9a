import GestureMath

// Laws of the clock's commands.

extension ControlLaw {
  static var ticks: ControlLaw {
    ControlLaw(
      "ticks", "Ticks add up to the nanosecond, during a drag too and for what a cancel restores.",
      of: "clock"
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      guard let last = trial.samples.last, let id = last.contactID else { return nil }
      let units = [100_000_000, 1_000_000, 333_333_333, 1, 999_999_999, 60_000_000_001]
      let sign = trial.choice(3, below: 2) == 0 ? 1 : -1
      let tick = units[trial.choice(0, below: units.count)] * sign
      let count = 1 + trial.choice(1, below: 40)
      let index = trial.choice(2, below: trial.samples.count)
      let now = trial.samples[index].time
      func advance(_ nanoseconds: Int) -> Sample {
        let by = JSONObject([.init("by", .number(Double(nanoseconds) / 1e9))])
        return Sample(time: now, .command(Sample.Command("advance", by)))
      }
      /// The time in a state and so many nanoseconds more.
      func time(_ state: JSONObject, plus nanoseconds: Int) -> JSONObject {
        let day = 86_400_000_000_000
        let rest = (Int((state.number("time") * 1e9).rounded()) + nanoseconds) % day
        return JSONObject([.init("time", .number(Double(rest < 0 ? rest + day : rest) / 1e9))])
      }
      let ticks = Array(repeating: advance(tick), count: count)
      let cancel = Sample(time: last.time, .contact(Sample.Contact(.cancelled, id: id)))
      let samples =
        Array(trial.samples[...index]) + ticks + [advance(-tick * count)] + ticks
        + Array(trial.samples[(index + 1)...]) + [cancel]
      let held = base.states[index]
      return Recording(
        control: trial.configuration, samples: samples,
        expectations: [
          Recording.Expectation(.after(index + count), state: time(held, plus: tick * count)),
          Recording.Expectation(.after(index + count + 1), state: time(held, plus: 0)),
          Recording.Expectation(
            .after(samples.count - 2), state: time(base.last, plus: tick * count)),
          Recording.Expectation(.end, state: time(base.initial, plus: tick * count)),
        ])
    }
  }

  static var setDuringDrag: ControlLaw {
    ControlLaw(
      "reset", "A time that is set during a drag is gone on from, and a cancel gives it back.",
      of: "clock"
    ) {
      (trial, subject) throws(RecordingError) in
      let base = try subject.trajectory(trial.configuration, trial.samples)
      let index = trial.choice(0, below: trial.samples.count)
      guard let seconds = turnedSeconds(trial, base), let before = seconds[index],
        let last = trial.samples.last, let id = last.contactID
      else { return nil }
      let newTime = 60 * Double(trial.choice(1, below: 1440))
      let text = TimeOfDay(hour: 0, minute: trial.choice(1, below: 1440)).label
      let set = Sample.Command("set", JSONObject([.init("time", .string(text))]))
      var samples = trial.samples
      samples.insert(Sample(time: samples[index].time, .command(set)), at: index + 1)
      samples.append(Sample(time: last.time, .contact(Sample.Contact(.cancelled, id: id))))
      var expectations = [
        Recording.Expectation(
          .after(index + 1), state: JSONObject([.init("time", .number(newTime))]))
      ]
      for (later, seconds) in seconds.enumerated().dropFirst(index + 1) {
        guard let seconds else { continue }
        let time = timeOfDay(newTime + seconds - before)
        expectations.append(
          Recording.Expectation(
            .after(later + 1), state: JSONObject([.init("time", .number(time))])))
      }
      expectations.append(
        Recording.Expectation(.end, state: JSONObject([.init("time", .number(newTime))])))
      return Recording(
        control: trial.configuration, samples: samples, expectations: expectations)
    }
  }
}
