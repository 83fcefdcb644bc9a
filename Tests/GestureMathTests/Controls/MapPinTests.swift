import GestureMath
import Testing

extension MapPin {
  fileprivate mutating func put(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double = 0, id: Int = 0
  ) {
    receive(PointerEvent(phase, at: Point(x: x, y: y), time: time, id: id))
  }
}

struct MapPinTests {
  @Test("The shape is what is touched: the round head, the point, and not what is beside it")
  func touched() {
    let pin = MapPin()
    for place in [(50.0, 5.0), (3, 50), (97, 50), (50, 50), (50, 95), (20, 20)] {
      #expect(pin.contains(Point(x: place.0, y: place.1)), "\(place)")
    }
    for place in [(5.0, 5.0), (95, 5), (20, 95), (80, 95), (5, 90), (50, 101), (50, -1)] {
      #expect(!pin.contains(Point(x: place.0, y: place.1)), "\(place)")
    }
  }

  @Test("A straight pin is touched where its sides are straight, and seen there")
  func straight() throws {
    // At a height of 80 the curved side is at 19.47, from a root search, and the straight one at 30.
    let (curved, straight) = (MapPin(), MapPin(style: .straight))
    #expect(curved.style == .curved && curved.contains(Point(x: 19.5, y: 80)))
    #expect(!curved.contains(Point(x: 19.4, y: 80)))
    #expect(straight.contains(Point(x: 30.1, y: 80)) && !straight.contains(Point(x: 29.9, y: 80)))
    #expect(straight.contains(Point(x: 69.9, y: 80)) && !straight.contains(Point(x: 70.1, y: 80)))
    #expect(straight.path == DropPin(style: .straight).path(in: straight.frame))
    #expect(straight.bounds == curved.bounds)
  }

  @Test("A pin is carried by as much as the finger moves, and marks with its tip")
  func carry() {
    var pin = MapPin()
    #expect(pin.tip == Point(x: 50, y: 100))
    pin.put(.began, 40, 30)
    #expect(pin.tip == Point(x: 50, y: 100))
    #expect(pin.isLifted)
    pin.put(.moved, 140, 10)
    #expect(pin.tip == Point(x: 150, y: 80))
    pin.put(.ended, 140, 10)
    #expect(pin.tip == Point(x: 150, y: 80))
    #expect(!pin.isLifted)
  }

  @Test("A time that is not finite is no time", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(time: Double) {
    var pin = MapPin()
    pin.put(.began, 40, 30, at: 1)
    pin.put(.ended, 40, 30, at: time)
    #expect(pin.presentedLift == MapPin.liftHeight)
    pin.advance(to: time)
    #expect(pin.presentedLift == MapPin.liftHeight)
    pin.advance(to: 30)
    #expect(pin.presentedLift == 0)
  }

  @Test("A touch beside the point picks nothing up")
  func missed() {
    var pin = MapPin()
    pin.put(.began, 20, 95)
    pin.put(.moved, 120, 95)
    #expect(!pin.isLifted)
    #expect(pin.tip == Point(x: 50, y: 100))
  }

  @Test("Picking up lifts, and dropping settles with a spring that swings below")
  func settles() {
    var pin = MapPin()
    #expect(pin.path.boundingRect == Rect(x: 0, y: 0, width: 100, height: 100))
    pin.put(.began, 50, 50, at: 1)
    #expect(pin.presentedLift == 12)
    #expect(pin.path.boundingRect == Rect(x: 0, y: -12, width: 100, height: 100))
    pin.put(.ended, 50, 50, at: 2)
    #expect(pin.presentedLift == 12)
    pin.advance(to: 2.1)
    // 12 (1 − x), with x the response of a spring of 0.35 s and damping 0.5 at 0.1 s, by mpmath.
    #expect((pin.presentedLift - 12 * 0.24183287217508718).magnitude < 1e-12)
    pin.advance(to: 2.2)
    #expect(pin.presentedLift < 0)
    pin.advance(to: 60)
    #expect(pin.presentedLift == 0)
  }

  @Test("A cancel puts the pin back, settled as before")
  func cancel() {
    var pin = MapPin()
    pin.put(.began, 50, 50)
    pin.put(.moved, 90, 90)
    pin.put(.cancelled, 0, 0)
    #expect(pin.tip == Point(x: 50, y: 100))
    #expect(pin.presentedLift == 0)
    #expect(!pin.isLifted)
  }

  @Test("A second finger changes nothing")
  func secondFinger() {
    var pin = MapPin()
    pin.put(.began, 50, 50)
    pin.put(.began, 60, 40, id: 1)
    pin.put(.moved, 500, 500, id: 1)
    pin.put(.moved, 60, 50)
    pin.put(.ended, 500, 500, id: 1)
    #expect(pin.tip == Point(x: 60, y: 100))
    #expect(pin.isLifted)
  }

  @Test("A frame without extent is no pin to be touched, and nothing breaks")
  func noExtent() {
    var pin = MapPin(frame: Rect(x: 5, y: 5, width: 0, height: 0))
    pin.put(.began, 5, 5)
    #expect(pin.tip == Point(x: 5, y: 5))
    #expect(pin.path.boundingRect?.width == 0)
  }

  @Test("A pin with a minimum distance is picked up there, and is where the contact took it")
  func minimumDistance() {
    var pin = MapPin(minimumDistance: 10)
    pin.put(.began, 50, 50, at: 1)
    pin.put(.moved, 58, 45, at: 1.1)
    #expect(!pin.isLifted)
    #expect(pin.presentedLift == 0)
    #expect(pin.tip == Point(x: 50, y: 100))
    pin.put(.moved, 56, 58, at: 1.2)
    #expect(pin.isLifted)
    #expect(pin.presentedLift == 12)
    #expect(pin.tip == Point(x: 56, y: 108))
    pin.put(.moved, 51, 50, at: 1.3)
    #expect(pin.tip == Point(x: 51, y: 100))
    pin.put(.cancelled, 0, 0, at: 1.4)
    #expect(pin.tip == Point(x: 50, y: 100))
    #expect(pin.presentedLift == 0)
  }

  @Test("A tap that trembles by less than the minimum distance changes nothing")
  func tap() {
    var pin = MapPin(minimumDistance: 10)
    pin.put(.began, 50, 50)
    pin.put(.moved, 51, 50)
    pin.put(.ended, 51, 50, at: 1)
    #expect(!pin.isLifted)
    #expect(pin.tip == Point(x: 50, y: 100))
    pin.advance(to: 1.1)
    #expect(pin.presentedLift == 0)
    // A lift that is far enough itself carries it.
    pin.put(.began, 50, 50, at: 2)
    pin.put(.ended, 60, 50, at: 2)
    #expect(pin.tip == Point(x: 60, y: 100))
    #expect(pin.presentedLift == 12)
  }

  @Test("A pin that settles goes on settling under a finger that does not drag yet")
  func settlesOn() {
    var pin = MapPin(minimumDistance: 10)
    pin.put(.began, 50, 50, at: 1)
    pin.put(.ended, 60, 50, at: 2)
    var other = pin
    other.put(.began, 60, 50, at: 2.05)
    other.put(.moved, 61, 50, at: 2.06)
    other.put(.ended, 61, 50, at: 2.07)
    for time in [2.1, 2.2, 60] {
      pin.advance(to: time)
      other.advance(to: time)
      #expect(other.presentedLift == pin.presentedLift)
    }
  }
}
