import GestureMath
import Testing

/// A selected box of 200 by 100 about the origin, whose handle is (100, 50).
private func box(
  rotation: Double = 0, size: Size = Size(width: 200, height: 100), minimumScale: Double = 0.1,
  isSelected: Bool = true
) -> TextBox {
  TextBox(
    center: Point(x: 0, y: 0), size: size, rotation: .degrees(rotation),
    minimumScale: minimumScale, isSelected: isSelected)
}

extension TextBox {
  fileprivate mutating func put(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: Int = 0
  ) {
    receive(PointerEvent(phase, at: Point(x: x, y: y), time: 0, id: id))
  }

  /// Puts a contact down at the first place, leads it through the others, and lifts it.
  fileprivate mutating func drag(_ places: [(x: Double, y: Double)]) {
    for (index, place) in places.enumerated() {
      put(index == 0 ? .began : .moved, place.x, place.y)
    }
    if let last = places.last { put(.ended, last.x, last.y) }
  }
}

struct TextBoxHandleTests {
  @Test("A handle grabbed off its centre and not moved moves nothing")
  func grab() {
    var box = box()
    box.put(.began, 104, 53)
    box.put(.moved, 104, 53)
    #expect(box.size == Size(width: 200, height: 100))
    #expect(box.rotation.degrees == 0)
    #expect(box.activePart == .handle)
  }

  @Test("The corner stays as far from the finger as it was at the start")
  func underTheFinger() {
    var box = box()
    box.put(.began, 104, 53)
    for place in [(150.0, 20.0), (-30, 90), (-200, -200), (10, -33)] {
      box.put(.moved, place.0, place.1)
      let corner = Point(x: place.0 - 4, y: place.1 - 3)
      #expect(box.handle.distance(to: corner) < 1e-12)
    }
  }

  @Test("w² + h² is 4 r², and the aspect is that of the start")
  func inscribed() {
    var box = box()
    box.put(.began, 100, 50)
    for place in [(150.0, 20.0), (-30, 90), (-200, -200), (40, -33)] {
      box.put(.moved, place.0, place.1)
      let (w, h) = (box.size.width, box.size.height)
      let radius2 = place.0 * place.0 + place.1 * place.1
      #expect((w * w + h * h - 4 * radius2).magnitude < 1e-10 * radius2)
      #expect((w / h - 2).magnitude < 1e-15)
    }
  }

  @Test("A quarter turn of the corner is a quarter turn of the box, exactly")
  func quarterTurn() {
    var box = box()
    box.drag([(100, 50), (-50, 100)])
    #expect(box.rotation.degrees == 90)
    #expect(box.size == Size(width: 200, height: 100))
    #expect(box.vertices.topLeft == Point(x: 50, y: -100))
    #expect(box.vertices.topRight == Point(x: 50, y: 100))
    #expect(box.vertices.bottomLeft == Point(x: -50, y: -100))
    #expect(box.handle == Point(x: -50, y: 100))
  }

  @Test("Twice as far is twice as large, exactly, and so is the font")
  func twice() {
    var box = box()
    box.drag([(100, 50), (200, 100)])
    #expect(box.size == Size(width: 400, height: 200))
    #expect(box.rotation.degrees == 0)
    #expect(box.scale == 2)
    #expect(box.fontSize == 34)
  }

  @Test(
    "A scale that is a fraction is exact where the places are",
    arguments: [
      1.5, 0.75, 3, 0.3, 1.1, 0.2,
    ])
  func fractions(scale: Double) {
    var box = box(size: Size(width: 400, height: 200))
    box.drag([(200, 100), (200 * scale, 100 * scale)])
    #expect(box.scale == scale)
    #expect(box.size == Size(width: 400 * scale, height: 200 * scale))
  }

  @Test("Through the centre and back restores the box, bit for bit")
  func throughTheCentre() {
    for start in [(100.0, 50.0), (104, 53)] {
      var box = box()
      box.put(.began, start.0, start.1)
      for place in [(50.0, 25.0), (0, 0), (-40, -20), (-100, -50), (0, 0), start] {
        box.put(.moved, place.0, place.1)
        #expect(box.size.width.isFinite && box.rotation.degrees.isFinite)
      }
      #expect(box.size == Size(width: 200, height: 100))
      #expect(box.rotation.degrees == 0)
    }
  }

  @Test("On the centre exactly the angle holds, and the size is the smallest")
  func onTheCentre() {
    var box = box()
    box.put(.began, 100, 50)
    box.put(.moved, -50, 100)
    box.put(.moved, 0, 0)
    #expect(box.rotation.degrees == 90)
    #expect(box.size == Size(width: 20, height: 10))
  }

  @Test("The smallest size clamps the scale, so the aspect holds and the way back is the same")
  func minimumScale() {
    let start = box(minimumScale: 0.5)
    var box = start
    box.put(.began, 100, 50)
    box.put(.moved, 10, 5)
    #expect(box.size == Size(width: 100, height: 50))
    box.put(.moved, 80, 40)
    var other = start
    other.put(.began, 100, 50)
    other.put(.moved, 80, 40)
    #expect(box.placement == other.placement)
  }

  @Test("A smallest scale that is NaN clamps nothing and does not enter the state")
  func unknownMinimumScale() {
    var box = box(minimumScale: .nan)
    box.drag([(100, 50), (0.5, 0.25)])
    #expect(box.scale == 0.005 && box.size == Size(width: 1, height: 0.5))
  }

  @Test("A box shrunk to nothing grows again, turned to where its handle is pulled")
  func fromNothing() {
    var box = box(minimumScale: 0)
    box.drag([(100, 50), (0, 0)])
    #expect(box.size == .zero)
    box.drag([(5, 5), (5, 55)])
    #expect(
      (box.size.width * box.size.width + box.size.height * box.size.height - 10_000).magnitude
        < 1e-8)
    #expect(box.handle.distance(to: Point(x: 0, y: 50)) < 1e-12)
  }

  @Test("Ten thousand events change no bit of the aspect")
  func noDrift() {
    var box = TextBox(
      center: Point(x: 3, y: 7), size: Size(width: 173, height: 59), isSelected: true)
    let start = box.handle
    var angle = 0.0
    for round in 0..<100 {
      let handle = box.handle
      box.put(.began, handle.x, handle.y)
      for _ in 0..<99 {
        angle += 37.7
        let (sine, cosine) = sincos(.degrees(angle))
        let radius = 40 + Double(round % 50)
        box.put(.moved, 3 + radius * cosine, 7 + radius * sine)
      }
      box.put(.ended, start.x, start.y)
    }
    #expect(box.naturalSize == Size(width: 173, height: 59))
    #expect((box.scale - 1).magnitude < 1e-12)
    #expect((box.size.width / box.size.height - 173.0 / 59).magnitude <= (173.0 / 59).ulp)
  }

  @Test("Turns beyond half a turn are counted")
  func wholeTurns() {
    var box = box()
    box.put(.began, 100, 50)
    for place in [(-50.0, 100.0), (-100, -50), (50, -100), (100, 50)] {
      box.put(.moved, place.0, place.1)
    }
    #expect(box.rotation.degrees == 360)
    #expect(box.size == Size(width: 200, height: 100))
  }

  @Test("Sizes are never negative, and a flip is no rotation by half a turn")
  func noFlip() {
    var box = box()
    box.drag([(100, 50), (-100, 50)])
    #expect(box.size.width > 0 && box.size.height > 0)
    // The corner's bearing went from atan2(50, 100) to atan2(50, −100): 180° − 2 · 26.565…°.
    #expect((box.rotation.degrees - 126.86989764584402).magnitude < 1e-12)
  }

  @Test("On selecting again, the handle is on the turned corner")
  func selectingAgain() {
    var box = box()
    box.drag([(100, 50), (-50, 100)])
    box.drag([(300, 300)])
    #expect(!box.isSelected)
    box.drag([(0, 0)])
    #expect(box.isSelected)
    box.drag([(-50, 100), (-100, -50)])
    #expect(box.rotation.degrees == 180)
  }

  @Test("Only a selected box has a handle")
  func notSelected() {
    var box = box(isSelected: false)
    box.drag([(104, 53), (200, 100)])
    #expect(box.size == Size(width: 200, height: 100))
  }

  @Test("The handle is taken within its radius, its edge included")
  func radius() {
    for (x, part) in [(122.0, TextBox.Part.handle), (122.0.nextUp, .none)] {
      var box = box()
      box.put(.began, x, 50)
      #expect(box.activePart == part)
    }
  }
}

struct TextBoxBodyTests {
  @Test("The body moves the box once the finger went 10 points, by all it went")
  func move() {
    var box = box(isSelected: false)
    box.put(.began, 20, 10)
    #expect(box.activePart == .body)
    box.put(.moved, 25, 15)
    #expect(box.center == Point(x: 0, y: 0))
    box.put(.moved, 50, -30)
    #expect(box.center == Point(x: 30, y: -40))
    box.put(.moved, 21, 10)
    #expect(box.center == Point(x: 1, y: 0))
    box.put(.ended, 21, 10)
    #expect(box.activePart == .none)
    #expect(!box.isSelected)
  }

  @Test("A tap on the body selects and deselects, a tap elsewhere deselects")
  func taps() {
    var box = box(isSelected: false)
    box.drag([(0, 0)])
    #expect(box.isSelected)
    box.drag([(0, 0), (5, 0)])
    #expect(!box.isSelected)
    box.drag([(0, 0)])
    box.drag([(500, 500)])
    #expect(!box.isSelected)
    box.drag([(500, 500)])
    #expect(!box.isSelected)
  }

  @Test("A drag over the void and a tap on the handle select nothing and deselect nothing")
  func noTaps() {
    var box = box()
    box.drag([(500, 500), (400, 400)])
    #expect(box.isSelected)
    box.drag([(100, 50)])
    #expect(box.isSelected)
  }

  @Test("What is touched is the turned box")
  func turnedBody() {
    let box = box(rotation: 90)
    #expect(box.contains(Point(x: 0, y: 99)))
    #expect(!box.contains(Point(x: 99, y: 0)))
    #expect(box.contains(Point(x: 50, y: 100)))
  }

  @Test("A cancel restores the box, bit for bit", arguments: [(20.0, 10.0), (104, 53)])
  func cancel(start: (x: Double, y: Double)) {
    var box = TextBox(
      center: Point(x: 0.1, y: 0.2), size: Size(width: 200, height: 100),
      rotation: .degrees(0.3), isSelected: true)
    box.drag([(100, 50), (90, 70)])
    let before = box.placement
    box.put(.began, box.handle.x + start.x - 100, box.handle.y + start.y - 50)
    box.put(.moved, 300, -250)
    #expect(box.placement != before)
    box.put(.cancelled, 0, 0)
    #expect(box.placement == before)
    #expect(box.activePart == .none)
    #expect(box.isSelected)
  }

  @Test("A contact that begins again while it is down restores the box first")
  func secondBegan() {
    var box = box()
    box.put(.began, 100, 50)
    box.put(.moved, -50, 100)
    box.put(.began, 0, 0)
    #expect(box.placement == TextBox(center: .zero, size: box.naturalSize).placement)
    #expect(box.activePart == .body)
  }

  @Test("A second finger during a drag of the handle changes nothing")
  func secondFinger() {
    var alone = box()
    var accompanied = box()
    for (index, place) in [(100.0, 50.0), (90, 80), (10, 120), (-80, 60)].enumerated() {
      let phase: PointerEvent.Phase = index == 0 ? .began : .moved
      alone.put(phase, place.0, place.1)
      accompanied.put(phase, place.0, place.1)
      accompanied.put([.began, .moved, .ended, .began][index], 0, 0, id: 3)
    }
    #expect(accompanied.placement == alone.placement)
    #expect(accompanied.activePart == .handle)
  }

  @Test("Commands recolour, change the text and deselect")
  func commands() {
    var box = box()
    box.perform(.setColor("red"), at: 0)
    #expect(box.color == "red")
    box.drag([(100, 50), (200, 100)])
    box.perform(.setText("Hello", naturalSize: Size(width: 80, height: 20)), at: 0)
    #expect(box.text == "Hello")
    #expect(box.size == Size(width: 160, height: 40))
    box.perform(.deselect, at: 0)
    #expect(!box.isSelected)
  }

  @Test("A command that changes what is held lets go of it")
  func lettingGo() {
    for command in [
      TextBox.Command.deselect, .setText("A", naturalSize: Size(width: 9, height: 9)),
    ] {
      var box = box()
      box.put(.began, 100, 50)
      box.put(.moved, 200, 100)
      box.perform(command, at: 0)
      let held = box.placement
      box.put(.moved, 10, 10)
      #expect(box.placement == held)
      #expect(box.activePart == .none)
    }
  }

  @Test(
    "Any finite input gives a finite box",
    arguments: [0, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 200, 1e9])
  func finite(extent: Double) {
    let places = [-1e9, -1, -Double.leastNonzeroMagnitude, 0, 1e-300, 3, 1e9]
    for center in [0.0, 1e9, -0.1] {
      for scale in [0, 0.1, 1.0] {
        var box = TextBox(
          center: Point(x: center, y: 0), size: Size(width: extent, height: extent / 2),
          minimumScale: scale, handleRadius: 1e9, isSelected: true)
        for x in places {
          for y in places {
            box.put(.began, y, x)
            box.put(.moved, x, y)
            box.put(x < 0 ? .ended : .moved, y, x)
            #expect(box.scale.isFinite && box.rotation.degrees.isFinite)
            #expect(box.handle.x.isFinite && box.handle.y.isFinite && box.size.width >= 0)
          }
        }
      }
    }
  }
}
