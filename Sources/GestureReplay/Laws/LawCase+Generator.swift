import GestureMath
import PropertyTesting

// Drags as people make them. All times are multiples of 1/1024 s, unless they are those of devices,
// and all places of 1/64 point, so that shifting them by whole numbers is exact.

extension LawSubject {
  /// Cases for a law's input.
  func cases(_ input: LawCase.Input) -> Generator<LawCase> {
    let (landmarks, configurations, commands) = (landmarks, configurations, commands)
    return Generator { (source) throws(Discarded) in
      let configuration = try source.draw(configurations)
      let marks = landmarks(configuration)
      let samples =
        switch input {
        case .drag: try source.draw(DragGenerator(landmarks: marks).drag)
        case .script: try source.draw(DragGenerator(landmarks: marks).script(commands))
        case .history: try source.draw(DragGenerator(landmarks: marks).history(commands))
        case .timed: try source.draw(DragGenerator.timed(landmarks: marks, commands))
        }
      let dice = try source.draw(.arrays(of: .integers(in: 0...999_999), count: 4...4))
      return LawCase(configuration: configuration, samples: samples, dice: dice)
    }
  }
}

/// Makes drags about some landmarks.
struct DragGenerator: Sendable {
  let landmarks: [Point]
  /// The time from one sample to the next, in seconds.
  var steps = Generator.element(of: exactSteps)

  private static let exactSteps = [8, 16, 17, 4, 1, 31, 0, 64, 512].map { Double($0) / 1024 }

  /// One contact that begins and moves.
  var drag: Generator<[Sample]> {
    Generator { (source) throws(Discarded) in
      try source.draw(contact(id: .element(of: [0, 0, 7, -1]), start: 0))
    }
  }

  /// Several contacts, one after the other or at once, with commands in between.
  func script(_ commands: Generator<Sample.Command>?) -> Generator<[Sample]> {
    Generator { (source) throws(Discarded) in
      var samples: [Sample] = []
      let parts = try source.draw(.integers(in: 1...4))
      for _ in 0..<parts {
        let start = (samples.last?.time ?? 0) + (try source.draw(steps))
        if let commands, try source.draw(.booleans(trueProbability: 0.3)) {
          samples.append(Sample(time: start, .command(try source.draw(commands))))
          continue
        }
        var part = try source.draw(contact(id: .element(of: [0, 0, 1]), start: start))
        let end: PointerEvent.Phase? = try source.draw(
          .element(of: [.ended, .ended, .cancelled, nil]))
        if let end, let last = part.last, case .contact(let contact) = last.input {
          let lift = Sample.Contact(end, at: contact.location, id: contact.id)
          let pause = try source.draw(steps)
          part.append(Sample(time: last.time + pause, .contact(lift)))
        }
        samples += part
      }
      return samples
    }
  }

  /// Several gestures that end, or none, and then a contact that is still down at the end.
  func history(_ commands: Generator<Sample.Command>?) -> Generator<[Sample]> {
    Generator { (source) throws(Discarded) in
      var samples: [Sample] = []
      if try source.draw(.booleans(trueProbability: 0.7)) {
        samples = try source.draw(script(commands))
        let down = Set(samples.compactMap(\.contactID)).sorted()
        let time = samples.last?.time ?? 0
        // A lift of a contact that is up is ignored.
        samples += down.map { Sample(time: time, .contact(Sample.Contact(.ended, id: $0))) }
      }
      let start = (samples.last?.time ?? 0) + (try source.draw(.element(of: Self.exactSteps)))
      return samples + (try source.draw(contact(id: .element(of: [0, 0, 7, -1]), start: start)))
    }
  }

  private func contact(id: Generator<Int>, start: Double) -> Generator<[Sample]> {
    Generator { (source) throws(Discarded) in
      let id = try source.draw(id)
      let places = try source.draw(path)
      let step = try source.draw(steps)
      var time = start
      var samples: [Sample] = []
      for (index, place) in places.enumerated() {
        let phase: PointerEvent.Phase = index == 0 ? .began : .moved
        samples.append(Sample(time: time, .contact(Sample.Contact(phase, at: place, id: id))))
        if try source.draw(.booleans(trueProbability: 0.1)) {
          samples.append(
            Sample(time: time, .contact(Sample.Contact(.stationary, at: place, id: id))))
        }
        time += try source.draw(
          .frequency([
            (8, .constant(step)), (1, steps), (1, .constant(-0.0078125)),
          ]))
      }
      return samples
    }
  }
}

// MARK: - Paths

extension DragGenerator {
  /// The places of a contact, at least one: scribbles, arcs, flicks, and ways through the middle.
  private var path: Generator<[Point]> {
    .frequency([(3, scribble), (3, arc), (2, flick), (1, throughTheMiddle)])
  }

  private var middle: Point { landmarks.first ?? Point(x: 100, y: 100) }

  private var place: Generator<Point> {
    let (landmarks, middle) = (landmarks, middle)
    return Generator { (source) throws(Discarded) in
      let isNear = try source.draw(.booleans(trueProbability: 0.6))
      let mark = try source.draw(.element(of: landmarks.isEmpty ? [middle] : landmarks))
      if isNear, try source.draw(.booleans(trueProbability: 0.2)) { return Self.exact(mark) }
      let reach = isNear ? 20.0 : 400
      let center = isNear ? mark : middle
      let dx = try source.draw(.doubles(in: -reach...reach, distribution: .uniform))
      let dy = try source.draw(.doubles(in: -reach...reach, distribution: .uniform))
      return Self.exact(center + Vector(dx: dx, dy: dy))
    }
  }

  private var scribble: Generator<[Point]> { .arrays(of: place, count: 1...12) }

  /// What a sensor adds to a place: nothing, or up to half a point either way.
  private static let noise: Generator<Vector> = .frequency([
    (1, .constant(.zero)),
    (
      1,
      Generator { (source) throws(Discarded) in
        let dx = try source.draw(.doubles(in: -0.5...0.5, distribution: .uniform))
        let dy = try source.draw(.doubles(in: -0.5...0.5, distribution: .uniform))
        return Vector(dx: dx, dy: dy)
      }
    ),
  ])

  private var arc: Generator<[Point]> {
    let (place, middle) = (place, middle)
    return Generator { (source) throws(Discarded) in
      let start = try source.draw(place)
      let turns = try source.draw(
        .arrays(of: .doubles(in: -175...175, distribution: .uniform), count: 0...12))
      var places = [start]
      for turn in turns {
        let arm = (places.last ?? start) - middle
        let noise = try source.draw(Self.noise)
        places.append(Self.exact(middle + arm.rotated(by: .degrees(turn)) + noise))
      }
      return places
    }
  }

  /// A straight way at the speed of a hand that jerks least (Flash and Hogan 1985).
  private var flick: Generator<[Point]> {
    let place = place
    return Generator { (source) throws(Discarded) in
      let start = try source.draw(place)
      let end = try source.draw(place)
      let count = try source.draw(.integers(in: 1...12))
      var places: [Point] = []
      for index in 0...count {
        let t = Double(index) / Double(count)
        let share = t * t * t * (10 + t * (6 * t - 15))
        let noise = try source.draw(Self.noise)
        places.append(Self.exact(start + share * (end - start) + noise))
      }
      return places
    }
  }

  private var throughTheMiddle: Generator<[Point]> {
    let (place, middle) = (place, middle)
    return Generator { (source) throws(Discarded) in
      let start = try source.draw(place)
      let onward = try source.draw(.arrays(of: place, count: 0...6))
      return [start, middle] + onward
    }
  }

  private static func exact(_ place: Point) -> Point {
    Point(x: exact(place.x), y: exact(place.y))
  }

  /// The nearest 64th of a point that a pointer can be at.
  private static func exact(_ coordinate: Double) -> Double {
    let limit = PointerEvent.coordinateLimit
    return min(max((coordinate * 64).rounded() / 64, -limit), limit)
  }
}
