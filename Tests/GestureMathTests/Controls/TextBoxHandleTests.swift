import GestureMath
import Testing

struct TextBoxHandleTests {
  @Test("A handle grabbed off its centre and not moved moves nothing")
  func grab() {
    var box = TextBox.atOrigin()
    box.put(.began, 104, 53)
    box.put(.moved, 104, 53)
    #expect(box.size == Size(width: 200, height: 100))
    #expect(box.rotation.degrees == 0)
    #expect(box.activePart == .handle)
  }

  @Test("The corner stays as far from the finger as it was at the start")
  func underTheFinger() {
    var box = TextBox.atOrigin()
    box.put(.began, 104, 53)
    for place in [(150.0, 20.0), (-30, 90), (-200, -200), (10, -33)] {
      box.put(.moved, place.0, place.1)
      let corner = Point(x: place.0 - 4, y: place.1 - 3)
      #expect(box.handle.distance(to: corner) < 1e-12)
    }
  }

  @Test("However often the finger went round, the corner is where it is")
  func underTheFingerAfterManyTurns() {
    var box = TextBox.atOrigin()
    box.put(.began, 104, 53)
    for step in 1...3000 {
      // Radii from 40 to 400, and a turn of some 100° each: 838 turns at last.
      let (sine, cosine) = sincos(.degrees(100.6 * Double(step)))
      let radius = 40 * Double(1 + step % 10)
      let place = Point(x: radius * cosine, y: radius * sine)
      box.put(.moved, place.x + 4, place.y + 3)
      #expect(box.handle.distance(to: place) < 1e-15 * radius, "step \(step)")
    }
    // The first corner is at 26.6°, and 838 turns and 120° came after 0°.
    let turn = 100.6 * 3000 - atan2(y: 50, x: 100).degrees
    #expect((box.rotation.degrees - turn).magnitude < 1e-9)
  }

  @Test("w² + h² is 4 r², and the aspect is that of the start")
  func inscribed() {
    var box = TextBox.atOrigin()
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
    var box = TextBox.atOrigin()
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
    var box = TextBox.atOrigin()
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
    var box = TextBox.atOrigin(size: Size(width: 400, height: 200))
    box.drag([(200, 100), (200 * scale, 100 * scale)])
    #expect(box.scale == scale)
    #expect(box.size == Size(width: 400 * scale, height: 200 * scale))
  }

  @Test("Through the centre and back restores the box, bit for bit")
  func throughTheCentre() {
    for start in [(100.0, 50.0), (104, 53)] {
      var box = TextBox.atOrigin()
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
    var box = TextBox.atOrigin()
    box.put(.began, 100, 50)
    box.put(.moved, -50, 100)
    box.put(.moved, 0, 0)
    #expect(box.rotation.degrees == 90)
    #expect(box.size == Size(width: 20, height: 10))
  }

  @Test("The smallest size clamps the scale, so the aspect holds and the way back is the same")
  func minimumScale() {
    let start = TextBox.atOrigin(minimumScale: 0.5)
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
    var box = TextBox.atOrigin(minimumScale: .nan)
    box.drag([(100, 50), (0.5, 0.25)])
    #expect(box.scale == 0.005 && box.size == Size(width: 1, height: 0.5))
  }

  @Test("A box shrunk to nothing grows again, turned to where its handle is pulled")
  func fromNothing() {
    var box = TextBox.atOrigin(minimumScale: 0)
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
    var box = TextBox.atOrigin()
    box.put(.began, 100, 50)
    for place in [(-50.0, 100.0), (-100, -50), (50, -100), (100, 50)] {
      box.put(.moved, place.0, place.1)
    }
    #expect(box.rotation.degrees == 360)
    #expect(box.size == Size(width: 200, height: 100))
  }

  @Test("Sizes are never negative, and a flip is no rotation by half a turn")
  func noFlip() {
    var box = TextBox.atOrigin()
    box.drag([(100, 50), (-100, 50)])
    #expect(box.size.width > 0 && box.size.height > 0)
    // The corner's bearing went from atan2(50, 100) to atan2(50, −100): 180° − 2 · 26.565…°.
    #expect((box.rotation.degrees - 126.86989764584402).magnitude < 1e-12)
  }

  @Test("On selecting again, the handle is on the turned corner")
  func selectingAgain() {
    var box = TextBox.atOrigin()
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
    var box = TextBox.atOrigin(isSelected: false)
    box.drag([(104, 53), (200, 100)])
    #expect(box.size == Size(width: 200, height: 100))
  }

  @Test("The handle is taken within its radius, its edge included")
  func radius() {
    for (x, part) in [(122.0, TextBox.Part.handle), (122.0.nextUp, .none)] {
      var box = TextBox.atOrigin()
      box.put(.began, x, 50)
      #expect(box.activePart == part)
    }
  }
}
