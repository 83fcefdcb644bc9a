import GestureMath

/// The work of the programs in Peers: a text box that is turned and resized by its handle, with its
/// rotation, size and corners after every event.
package final class RotateAndResize {
  /// How the events are handed over.
  package enum Form: String {
    /// One event at a time.
    case event
    /// All places at once, as columns.
    case batch
  }

  /// What the programs are asked for.
  package enum Question: String {
    /// The states after every event, a line each.
    case states
    /// The nanoseconds an event, and the sum of all states.
    case time
  }

  private struct State {
    let rotation: Angle
    let size: Size
    /// Top left, top right, bottom left and bottom right.
    let corners: (Point, Point, Point, Point)
  }

  private static let count = 4096
  private static let naturalSize = Size(width: 200, height: 100)
  private static let center = Point(x: 200, y: 200)
  /// Near the handle, so that there is an offset to keep.
  private static let touchDown = Point(x: 304, y: 253)

  private let form: Form
  private let x = Column(count: count) { RotateAndResize.place($0).x }
  private let y = Column(count: count) { RotateAndResize.place($0).y }
  private let rotations = Column(count: count)
  private let scales = Column(count: count)
  private let sines = Column(count: count)
  private let cosines = Column(count: count)

  init(form: Form) { self.form = form }

  /// A finger that goes round the centre 16 times on a rhombus, its distance swinging: made with
  /// exact arithmetic alone, so that all languages have the same places.
  private static func place(_ index: Int) -> Point {
    let turn = Double(index % 256) / 64
    let swing = Double(index % 512) / 512
    let reach = 112 + 40 * (swing < 0.5 ? swing : 1 - swing)
    let side = Int(turn)
    let along = turn - Double(side)
    let (a, b) = (reach * (1 - along), reach * along)
    let offsets = [
      Vector(dx: a, dy: b), Vector(dx: -b, dy: a), Vector(dx: -a, dy: -b), Vector(dx: b, dy: -a),
    ]
    return center + offsets[side]
  }
}

// MARK: - Answers

extension RotateAndResize {
  /// Prints the states, a line each.
  func printStates() {
    run { state in
      var numbers = [state.rotation.degrees, state.size.width, state.size.height]
      let corners = state.corners
      for corner in [corners.0, corners.1, corners.2, corners.3] {
        numbers += [corner.x, corner.y]
      }
      print(numbers.map { "\($0)" }.joined(separator: " "))
    }
  }

  /// Prints the median of nanoseconds an event, and the sum of all states.
  func printTime(_ measurement: Measurement) throws(BenchmarkError) {
    let total = Box(0.0)
    let benchmark = Benchmark(form.rawValue) { [self] _ in
      Workload(
        count: Self.count,
        run: { [self] in
          var sum = 0.0
          run { sum += Self.sum($0) }
          total.value = sum
        },
        checksum: { Checksum([total.value]) })
    }
    let group = BenchmarkGroup(name: "peer", members: [benchmark])
    for figures in try measurement.figures(of: group) {
      print("\(figures.nanoseconds.median) \(total.value)")
    }
  }

  @inline(__always)
  private static func sum(_ state: State) -> Double {
    let corners = state.corners
    var sum = state.rotation.degrees + state.size.width + state.size.height
    sum += corners.0.x + corners.0.y
    sum += corners.1.x + corners.1.y
    sum += corners.2.x + corners.2.y
    return sum + (corners.3.x + corners.3.y)
  }
}

// MARK: - Work

extension RotateAndResize {
  @inline(__always)
  private func run(_ take: (State) -> Void) {
    var box = TextBox(center: Self.center, size: Self.naturalSize, isSelected: true)
    box.receive(PointerEvent(.began, at: Self.touchDown, time: 0))
    switch form {
    case .event:
      for index in 0..<Self.count {
        let place = Point(x: x.elements[index], y: y.elements[index])
        box.receive(PointerEvent(.moved, at: place, time: 0))
        let corners = box.vertices
        take(
          State(
            rotation: box.rotation, size: box.size,
            corners: (
              corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight
            )))
      }
    case .batch:
      takeColumns(&box)
      for index in 0..<Self.count { take(columnState(index)) }
    }
  }

  @inline(never)
  private func takeColumns(_ box: inout TextBox) {
    var rotations = rotations.elements.mutableSpan
    var scales = scales.elements.mutableSpan
    box.receiveMoves(
      x: x.elements.span, y: y.elements.span, rotations: &rotations, scales: &scales)
    var sines = sines.elements.mutableSpan
    var cosines = cosines.elements.mutableSpan
    sincos(degrees: self.rotations.elements.span, sines: &sines, cosines: &cosines)
  }

  /// The state that the columns hold: the corners as `Vertices` has them.
  @inline(__always)
  private func columnState(_ index: Int) -> State {
    let (sine, cosine, scale) = (
      sines.elements[index], cosines.elements[index], scales.elements[index]
    )
    let size = Size(
      width: Self.naturalSize.width * scale, height: Self.naturalSize.height * scale)
    let corner = Vector(dx: size.width / 2, dy: size.height / 2)
    let falling = corner.rotated(sin: sine, cos: cosine)
    let rising = Vector(dx: corner.dx, dy: -corner.dy).rotated(sin: sine, cos: cosine)
    return State(
      rotation: Angle(degrees: rotations.elements[index]), size: size,
      corners: (
        Self.center - falling, Self.center + rising, Self.center - rising, Self.center + falling
      ))
  }
}
