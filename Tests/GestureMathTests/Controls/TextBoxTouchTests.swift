import GestureMath
import Testing

struct TextBoxTouchTests {
  struct Row: CustomTestStringConvertible {
    let width: Double
    let height: Double
    let radius: Double
    let place: (x: Double, y: Double)
    let part: TextBox.Part
    let why: String
    var testDescription: String { why }

    init(
      _ width: Double, _ height: Double, radius: Double = 22, _ place: (x: Double, y: Double),
      _ part: TextBox.Part, _ why: String
    ) {
      (self.width, self.height, self.radius) = (width, height, radius)
      (self.place, self.part, self.why) = (place, part, why)
    }
  }

  @Test(
    "On the box the handle is taken only where it is nearer than the centre",
    arguments: [
      Row(30, 20, (0, 0), .body, "the middle of a small box"),
      Row(30, 20, (7.5, 5), .body, "half way between the centre and the corner"),
      Row(30, 20, (7.5, 5.001), .handle, "a little nearer to the corner"),
      Row(30, 20, (15, 10), .handle, "the corner"),
      Row(30, 20, (15.0.nextUp, 10), .handle, "just beyond the corner"),
      Row(30, 20, (15, -10), .body, "a corner without a handle, farther from the other corner"),
      Row(20, 30, (10, -15), .body, "a corner 30 points from the handle"),
      Row(2, 2, (-2, -2), .handle, "beside the box, on the other side of it"),
      Row(200, 100, (80, 45), .handle, "a large box, within the radius"),
      Row(200, 100, radius: 1000, (10, 10), .body, "a radius that reaches beyond the centre"),
      Row(200, 100, radius: 1000, (-101, 0), .handle, "beside the box, within such a radius"),
      Row(200, 100, radius: 0, (100, 50), .handle, "a radius of 0 is the corner alone"),
      Row(0, 0, (0, 0), .body, "all that a box without an extent has"),
      Row(0, 0, (0, .leastNonzeroMagnitude), .handle, "beside a box without an extent"),
      Row(0, 0, radius: 0, (0, 0), .body, "a box and a handle without an extent"),
      Row(0, 40, (0, 10), .body, "on a line, half way to its end"),
      Row(0, 40, (0, 11), .handle, "on a line, nearer to its end"),
      Row(1e-300, 1e-300, (0, 0), .body, "the middle of next to nothing"),
      Row(1e-300, 1e-300, (1, 0), .handle, "beside next to nothing"),
    ])
  func parts(row: Row) {
    var box = TextBox(
      center: .zero, size: Size(width: row.width, height: row.height), handleRadius: row.radius,
      isSelected: true)
    box.put(.began, row.place.x, row.place.y)
    #expect(box.activePart == row.part)
  }

  @Test("A small box is moved by its middle, deselected by a tap there, and grown from beside it")
  func small() {
    var box = TextBox(center: .zero, size: Size(width: 30, height: 20), isSelected: true)
    box.drag([(0, 0), (100, 0)])
    #expect(box.center == Point(x: 100, y: 0))
    #expect(box.size == Size(width: 30, height: 20))
    box.drag([(100, 0)])
    #expect(!box.isSelected)
    box.drag([(100, 0)])
    // 3 points beyond the corner, to twice as far from the centre.
    box.drag([(118, 10), (133, 20)])
    #expect(box.scale == 2)
    #expect(box.rotation == .zero)
  }

  @Test("A box of no scale is moved by its place, deselected by a tap there, and grown beside it")
  func noScale() {
    var box = TextBox(
      center: .zero, size: Size(width: 200, height: 100), minimumScale: 0, isSelected: true)
    box.drag([(100, 50), (0, 0)])
    #expect(box.size == .zero)
    box.drag([(0, 0), (40, 30)])
    #expect(box.center == Point(x: 40, y: 30))
    #expect(box.size == .zero)
    box.drag([(40, 30)])
    #expect(!box.isSelected)
    box.drag([(40, 30)])
    #expect(box.isSelected)
    box.drag([(41, 30), (141, 80)])
    #expect(box.size == Size(width: 200, height: 100))
    #expect(box.rotation == .zero)
  }

  @Test("A handle without a place of its own points where the box is turned, less whole turns")
  func noExtent() {
    var box = TextBox(
      center: .zero, size: .zero, rotation: .degrees(1000), isSelected: true)
    // It points to 1000° − 3 · 360° = −80°, and goes 80° on to where it is pulled.
    box.drag([(3, 0), (13, 0)])
    #expect(box.rotation.degrees == 1080)
    #expect(box.size == .zero)
  }

  @Test("A box that was turned is the same to the last bit as it is grabbed again")
  func grabbedAgain() {
    for x in stride(from: -90.0, through: 90, by: 7) {
      var box = TextBox(center: .zero, size: Size(width: 200, height: 100), isSelected: true)
      box.put(.began, 100, 50)
      box.put(.moved, x, 77)
      box.put(.ended, x, 77)
      let (vertices, handle) = (box.vertices, box.handle)
      box.put(.began, handle.x, handle.y)
      box.put(.stationary, handle.x, handle.y)
      #expect(box.vertices == vertices)
    }
  }

  @Test("A box of next to nothing grows to its largest scale")
  func largest() {
    var box = TextBox(
      center: .zero, size: Size(width: 1e-100, height: 1e-100), minimumScale: 0, isSelected: true)
    box.put(.began, 1, 0)
    box.put(.moved, 1e9, 0)
    #expect(box.scale == TextBox.maximumScale)
  }
}

struct TextBoxDistanceTests {
  private func box(_ distance: Double?) -> TextBox {
    TextBox(
      center: .zero, size: Size(width: 200, height: 100), minimumDistance: distance,
      isSelected: true)
  }

  @Test("The handle waits for the minimum distance, and then follows from the touch on")
  func handle() {
    var box = box(10)
    let before = box.placement
    box.put(.began, 100, 50)
    for place in [(92.0, 45.0), (100, 40.25), (109.75, 50)] {
      box.put(.moved, place.0, place.1)
      #expect(box.placement == before)
      #expect(box.activePart == .none)
    }
    box.put(.moved, 106, 58)
    // 6 to the right and 8 down are 10 points.
    #expect(box.activePart == .handle)
    #expect(box.handle.distance(to: Point(x: 106, y: 58)) < 1e-12)
    box.put(.moved, 100, 50)
    #expect(box.placement == before)
    #expect(box.activePart == .handle)
  }

  @Test("A tap on the handle changes nothing", arguments: [nil, 0, 10])
  func handleTap(distance: Double?) {
    var box = box(distance)
    let before = box.placement
    box.drag([(104, 53)])
    #expect(box.placement == before)
    #expect(box.isSelected)
    box.drag([(104, 53), (104, 62)])
    #expect((box.placement == before) == (distance == 10))
    #expect(box.isSelected)
  }

  struct Row: CustomTestStringConvertible {
    let distance: Double?
    let way: [Double]
    let isMoved: Bool
    let why: String
    var testDescription: String { why }
  }

  @Test(
    "A contact on the body moves it or is a tap",
    arguments: [
      Row(distance: nil, way: [9.75], isMoved: false, why: "10 points are the default"),
      Row(distance: nil, way: [10], isMoved: true, why: "the distance itself counts"),
      Row(distance: 10, way: [9.75], isMoved: false, why: "10 points as without the option"),
      Row(
        distance: 10, way: [10], isMoved: true, why: "10 points as without the option, inclusive"),
      Row(distance: 25, way: [24.75], isMoved: false, why: "more than the default"),
      Row(distance: 25, way: [25, 1], isMoved: true, why: "the largest distance counts"),
      Row(distance: 0, way: [0.25], isMoved: true, why: "any way at all"),
      Row(distance: 0, way: [], isMoved: false, why: "none, lifted where it began"),
      Row(distance: 0, way: [0, 0], isMoved: false, why: "none, though it is said to move"),
      Row(distance: 0, way: [3, 0], isMoved: true, why: "away and back is no tap"),
      Row(distance: 0, way: [.leastNonzeroMagnitude], isMoved: true, why: "the least there is"),
    ])
  func body(row: Row) {
    for isOnBox in [true, false] {
      var box = box(row.distance)
      let y = isOnBox ? 0.0 : 500
      box.put(.began, 0, y)
      #expect(box.activePart == (isOnBox ? .body : .none))
      for x in row.way { box.put(.moved, x, y) }
      let end = row.way.last ?? 0
      #expect(box.center == Point(x: isOnBox && row.isMoved ? end : 0, y: 0))
      box.put(.ended, end, y)
      #expect(box.isSelected == row.isMoved)
    }
  }

  @Test("A cancel before and after the minimum distance restores the box, bit for bit")
  func cancel() {
    for places in [[(104.0, 53.0), (107, 53)], [(104, 53), (50, 90)], [(0, 0), (50, 90)]] {
      var box = box(10)
      let before = box.placement
      for (index, place) in places.enumerated() {
        box.put(index == 0 ? .began : .moved, place.0, place.1)
      }
      box.put(.cancelled, 0, 0)
      #expect(box.placement == before)
      #expect(box.activePart == .none)
      #expect(box.isSelected)
    }
  }

  @Test("A command that lets go of the box does so before the contact drags, too")
  func lettingGo() {
    var box = box(10)
    box.put(.began, 104, 53)
    box.perform(.deselect, at: 0)
    let before = box.placement
    box.put(.moved, 50, 90)
    box.put(.ended, 50, 90)
    #expect(box.placement == before)
    #expect(!box.isSelected)
  }

  @Test("Another finger cannot take a handle that waits")
  func secondFinger() {
    var box = box(10)
    box.put(.began, 100, 50)
    box.put(.began, 0, 0, id: 1)
    box.put(.moved, 50, 0, id: 1)
    box.put(.ended, 50, 0, id: 1)
    #expect(box.center == .zero)
    box.put(.moved, 200, 100)
    #expect(box.scale == 2)
  }
}
