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
    let vertices: Vertices
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
      let vertices = state.vertices
      for corner in [
        vertices.topLeft, vertices.topRight, vertices.bottomLeft, vertices.bottomRight,
      ] {
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
    let vertices = state.vertices
    var sum = state.rotation.degrees + state.size.width + state.size.height
    sum += vertices.topLeft.x + vertices.topLeft.y
    sum += vertices.topRight.x + vertices.topRight.y
    sum += vertices.bottomLeft.x + vertices.bottomLeft.y
    return sum + (vertices.bottomRight.x + vertices.bottomRight.y)
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
        take(State(rotation: box.rotation, size: box.size, vertices: box.vertices))
      }
    case .batch:
      takeColumns(&box)
      for index in 0..<Self.count {
        let rotation = Angle(degrees: rotations.elements[index])
        let scale = scales.elements[index]
        let size = Size(
          width: Self.naturalSize.width * scale, height: Self.naturalSize.height * scale)
        take(
          State(
            rotation: rotation, size: size,
            vertices: Vertices(center: Self.center, size: size, rotation: rotation)))
      }
    }
  }

  @inline(never)
  private func takeColumns(_ box: inout TextBox) {
    var rotations = rotations.elements.mutableSpan
    var scales = scales.elements.mutableSpan
    box.receiveMoves(
      x: x.elements.span, y: y.elements.span, rotations: &rotations, scales: &scales)
  }
}
