import GestureMath
import GestureReplay
import Testing

struct SamplesTests {
  /// Samples of every kind, by what is there and what is not.
  private static var everyKind: [Sample] {
    var samples: [Sample] = []
    for phase in PointerEvent.Phase.allCases {
      for location in [nil, Point(x: -0.0, y: 1e9)] {
        for id in [nil, 0, -1, Int.min, Int.max] {
          for device in [nil, .touch, .pen, .mouse] as [PointerEvent.Device?] {
            for pressure in [nil, 0, 0.25] {
              let contact = Sample.Contact(
                phase, at: location, id: id, device: device, pressure: pressure)
              samples.append(Sample(time: Double(samples.count) / 8, .contact(contact)))
            }
          }
        }
      }
      samples.append(Sample(time: -1, .command(Sample.Command("step"))))
    }
    return samples
  }

  private static func sample(_ time: Double) -> Sample {
    Sample(time: time, .contact(Sample.Contact(.moved, at: Point(x: time, y: 0))))
  }

  private static func command(_ name: String) -> Sample {
    Sample(time: 0, .command(Sample.Command(name, JSONObject([.init("by", .number(1))]))))
  }

  @Test("A sample comes back as it was put in, whatever it has and has not")
  func everyKindComesBack() {
    let array = Self.everyKind
    #expect(array.count == 605)
    let samples = Samples(array)
    #expect(samples.count == array.count)
    #expect(Array(samples) == array)
    for (sample, original) in zip(samples, array) {
      #expect(sample == original)
      guard case .contact(let contact) = sample.input, let x = contact.location?.x else { continue }
      #expect(x.sign == .minus, "-0 keeps its sign")
    }
  }

  @Test("Every sample can take the place of every other")
  func replacing() {
    let array = Self.everyKind.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    let base: [Sample] = [Self.command("a"), Self.sample(1), Self.command("b"), Self.sample(2)]
    for index in base.indices {
      var samples = Samples(base)
      var expected = base
      for sample in array + [Self.command("c")] + array.reversed() {
        samples[index] = sample
        expected[index] = sample
        #expect(Array(samples) == expected)
      }
    }
  }

  @Test("A copy does not see what is changed after it was made")
  func copiesAreApart() {
    var samples: Samples = [Self.sample(0), Self.command("a"), Self.sample(2)]
    let before = samples
    samples.append(Self.sample(3))
    samples[1] = Self.sample(1)
    let between = samples
    samples[0].time = -1
    #expect(Array(before) == [Self.sample(0), Self.command("a"), Self.sample(2)])
    #expect(Array(between) == (0...3).map { Self.sample(Double($0)) })
    #expect(samples[0].time == -1)
    #expect(between[0].time == 0)
  }

  @Test("Any part can be replaced by any number of samples")
  func replacingParts() {
    let base = [Self.sample(0), Self.command("a"), Self.sample(2), Self.command("b")]
    for lower in 0...base.count {
      for upper in lower...base.count {
        for count in 0...3 {
          let part = [Self.command("c"), Self.sample(9), Self.command("d")].prefix(count)
          var (samples, array) = (Samples(base), base)
          samples.replaceSubrange(lower..<upper, with: part)
          array.replaceSubrange(lower..<upper, with: part)
          #expect(Array(samples) == array)
          samples.append(contentsOf: part)
          #expect(Array(samples) == array + part)
        }
      }
    }
  }

  @Test("Adding samples one at a time, from none, keeps them all")
  func growing() {
    var samples = Samples()
    for index in 0..<1000 {
      samples.append(index % 100 == 7 ? Self.command("\(index)") : Self.sample(Double(index)))
    }
    for index in 0..<1000 {
      #expect(
        samples[index] == (index % 100 == 7 ? Self.command("\(index)") : Self.sample(Double(index)))
      )
    }
  }

  @Test("Equal samples are equal and hash alike, however they came to be")
  func equality() {
    let plain: Samples = [Self.sample(0), Self.command("a")]
    // This one has had an id and a pressure, and so has columns for them.
    var other: Samples = [
      Sample(time: 0, .contact(Sample.Contact(.ended, id: 3, device: .pen, pressure: 1))),
      Self.command("a"),
    ]
    #expect(plain != other)
    other[0] = Sample(time: -0.0, .contact(Sample.Contact(.moved, at: Point(x: -0.0, y: 0))))
    #expect(plain == other)
    #expect(plain.hashValue == other.hashValue)
    #expect(plain != [Self.sample(0)])
    #expect(plain != [Self.command("a"), Self.sample(0)])
    #expect(plain != [Self.sample(0), Self.command("b")])
    #expect(plain.description == Array(plain).description)
  }

  @Test("The columns hold what the samples hold, and no column that nothing needs")
  func columns() {
    let plain: Samples = [Self.sample(3), Sample(time: 4, .contact(Sample.Contact(.cancelled)))]
    plain.withColumns { columns in
      #expect(Array(columns.times) == [3, 4])
      #expect(columns.xs[0] == 3 && columns.xs[1].isNaN)
      #expect(columns.ys[0] == 0 && columns.ys[1].isNaN)
      #expect(columns.marks.map(\.phase) == [.moved, .cancelled])
      #expect(columns.marks.map { $0.has(.place) } == [true, false])
      #expect(columns.ids == nil && columns.pressures == nil && columns.commands.isEmpty)
    }
    let full =
      plain + [
        Sample(time: 5, .contact(Sample.Contact(.ended, id: 7, device: .mouse, pressure: 0.5))),
        Self.command("step"),
      ]
    full.withColumns { columns in
      #expect(columns.marks.map { $0.has(.id) } == [false, false, true, false])
      #expect(columns.marks.map(\.device) == [nil, nil, .mouse, nil])
      #expect(columns.ids?[2] == 7 && columns.pressures?[2] == 0.5)
      #expect(columns.marks[3] == .command && columns.commands.map(\.index) == [3])
    }
  }

  @Test("A mark is valid where a document can hold its sample")
  func validMarks() {
    let valid = (UInt8.min...UInt8.max).filter { SampleMark(rawValue: $0).isValid }
    // Two phases with a place, three with and without; each by four devices, and id and pressure
    // there or not; and one command.
    #expect(valid.count == (2 + 3 * 2) * 4 * 4 + 1)
    for sample in Samples(Self.everyKind) {
      guard case .contact(let contact) = sample.input else { continue }
      let needsPlace = contact.phase == .began || contact.phase == .moved
      Samples([sample]).withColumns { columns in
        #expect(columns.marks[0].isValid == (contact.location != nil || !needsPlace))
      }
    }
  }

  @Test("Coordinates are handed over as columns, NaN where there is no place")
  func coordinates() {
    let samples: Samples = [
      Sample(time: 0, .contact(Sample.Contact(.began, at: Point(x: 1, y: -2)))),
      Sample(time: 1, .command(Sample.Command("frame"))),
      Sample(time: 2, .contact(Sample.Contact(.ended))),
    ]
    let columns = samples.withCoordinates { x, y in
      (x.indices.map { x[$0] }, y.indices.map { y[$0] })
    }
    #expect(columns.0[0] == 1 && columns.1[0] == -2)
    #expect(columns.0[1].isNaN && columns.0[2].isNaN && columns.1[1].isNaN && columns.1[2].isNaN)
    #expect(columns.0.count == 3 && columns.1.count == 3)
  }

  @Test("A control takes the coordinates as columns, as the README shows")
  func receiveMoves() {
    let places = [Point(x: 254, y: 303), Point(x: 154, y: 303)]
    let moves = Samples(
      places.map { Sample(time: 0, .contact(Sample.Contact(.moved, at: $0))) })
    var box = TextBox(
      center: Point(x: 200, y: 200), size: Size(width: 200, height: 100), isSelected: true)
    box.receive(PointerEvent(.began, at: Point(x: 304, y: 253), time: 0))
    var rotations = [Double](repeating: 0, count: moves.count)
    var scales = rotations
    moves.withCoordinates { x, y in
      var rotations = rotations.mutableSpan
      var scales = scales.mutableSpan
      box.receiveMoves(x: x, y: y, rotations: &rotations, scales: &scales)
    }
    #expect(rotations[1] == 90)
    #expect(scales == [1, 1])
  }
}
