import GestureMath

/// How hard numbers are to read. Recordings of equal structure are compared by it, or those parts of
/// them that differ, with a sample around.
struct NumberCost: Comparable {
  /// The digits of all numbers.
  private var digits = 0
  /// How often a coordinate is another than the one before it, or a time is not one step further.
  private var changes = 0
  /// The bytes of all numbers as text.
  private var length = 0
  /// The sum of all numbers without their signs; last, so that all numbers come nearer 0.
  private var magnitude = 0.0

  /// The cost of a whole recording.
  init(of recording: Recording) {
    self.init(of: recording.samples)
    if case .at(let time)? = recording.expectations.first?.checkpoint { add(time) }
  }

  /// The cost of some samples in a row.
  init(of samples: some Collection<Sample>) {
    var last: Point?
    for sample in samples {
      add(sample.time)
      switch sample.input {
      case .contact(let contact):
        guard let location = contact.location else { continue }
        add(location.x)
        add(location.y)
        if let last {
          changes += (last.x == location.x ? 0 : 1) + (last.y == location.y ? 0 : 1)
        }
        last = location
      case .command(let command):
        for case .number(let value) in command.arguments.members.map(\.value) { add(value) }
      }
    }
    addUnevenSteps(samples.map(\.time))
  }

  private mutating func add(_ value: Double) {
    digits += PlainNumbers.digitCount(value)
    length += JSONText.number(value).utf8.count
    magnitude += value.magnitude
  }

  private mutating func addUnevenSteps(_ times: [Double]) {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    // Three times that are rounded, far from 0, move a change of steps by a microsecond at most.
    let same = TimeBound(0.000_001)
    changes += zip(steps.dropFirst(), steps).count { !same.admits(($0 - $1).magnitude) }
  }

  static func < (left: NumberCost, right: NumberCost) -> Bool {
    (left.digits, left.changes, left.length, left.magnitude)
      < (right.digits, right.changes, right.length, right.magnitude)
  }
}
