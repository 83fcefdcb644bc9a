import GestureMath
import Testing

struct TextBoxBodyTests {
  @Test("The body moves the box once the finger went 10 points, by all it went")
  func move() {
    var box = TextBox.atOrigin(isSelected: false)
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
    var box = TextBox.atOrigin(isSelected: false)
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
    var box = TextBox.atOrigin()
    box.drag([(500, 500), (400, 400)])
    #expect(box.isSelected)
    box.drag([(100, 50)])
    #expect(box.isSelected)
  }

  @Test("What is touched is the turned box")
  func turnedBody() {
    let box = TextBox.atOrigin(rotation: 90)
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
    var box = TextBox.atOrigin()
    box.put(.began, 100, 50)
    box.put(.moved, -50, 100)
    box.put(.began, 0, 0)
    #expect(box.placement == TextBox(center: .zero, size: box.naturalSize).placement)
    #expect(box.activePart == .body)
  }

  @Test("A second finger during a drag of the handle changes nothing")
  func secondFinger() {
    var alone = TextBox.atOrigin()
    var accompanied = TextBox.atOrigin()
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
    var box = TextBox.atOrigin()
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
      var box = TextBox.atOrigin()
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
