import GestureMath

/// When an animation shows something new.
struct AnimationTimes {
  /// How long the end is shown before all begins again, in seconds.
  static let pause = 1.0
  /// Samples less than 1/120 s apart are shown as one, as no screen shows more.
  private static let sameFrame = TimeBound(1.0 / 120 - 0.000_001)
  /// How often the time between samples is looked into, in seconds, and how often at most.
  private static let (step, longestProbe) = (1.0 / 60, 3600.0)

  /// When the first sample was, in seconds.
  let start: Double
  /// How long the recording takes, in seconds.
  let span: Double
  /// The times of samples that are shown, in order, the last one included.
  let samples: [Double]

  /// Chooses from the times of all samples, in order.
  init(_ times: [Double]) {
    start = times.first ?? 0
    let end = times.last ?? 0
    span = end - start
    var samples: [Double] = []
    for time in times {
      guard let last = samples.last else {
        samples.append(time)
        continue
      }
      if !Self.sameFrame.admits(time - last) { samples.append(time) }
    }
    if let last = samples.last, last < end { samples.append(end) }
    self.samples = samples
  }

  /// How long it takes until all begins again, in seconds.
  var duration: Double { span + Self.pause }

  /// The times of samples, and those between and after them at which a control may have moved on by
  /// itself, in order: every `step`-th, so that there are about `limit` at most, and the last one.
  func probes(atMost limit: Int) -> (times: [Double], step: Int) {
    let step = [Double].step(of: probes.count, to: limit)
    return (probes.thinned(by: step), step)
  }

  private var probes: [Double] {
    let step = max(Self.step, duration / Self.longestProbe)
    var probes: [Double] = []
    for (index, time) in samples.enumerated() {
      let next = index + 1 < samples.count ? samples[index + 1] : start + duration
      probes.append(time)
      var count = 1.0
      while time + count * step < next {
        probes.append(time + count * step)
        count += 1
      }
    }
    return probes
  }

  /// A time as a part of the duration, such as "12.5%".
  func percentage(_ time: Double) -> String {
    SVGNumber.text(100 * min(1, max(0, (time - start) / duration))) + "%"
  }
}
