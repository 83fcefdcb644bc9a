import GestureMath
import Testing

/// An event of contact `id` at a place on the x-axis.
private func event(
  _ phase: PointerEvent.Phase, _ x: Double, _ time: Double = 0, id: Int = 0
) -> PointerEvent {
  PointerEvent(phase, at: Point(x: x, y: 0), time: time, id: id)
}

/// What a gesture shows after each of the events.
private func phases(
  _ events: [PointerEvent], _ gesture: DragGesture = DragGesture()
) -> [GesturePhase] {
  var gesture = gesture
  return events.map {
    gesture.receive($0)
    return gesture.phase
  }
}

struct DragGestureTests {
  @Test("The minimum distance latches: the largest distance so far counts")
  func minimumDistance() {
    let events = [event(.began, 0), event(.moved, 12), event(.moved, 3), event(.ended, 3)]
    #expect(phases(events) == [.possible, .changed, .changed, .ended])
  }

  @Test("Exactly the minimum distance is enough")
  func exactDistance() {
    let almost = 10.0.nextDown
    #expect(
      phases([event(.began, 0), event(.moved, almost), event(.moved, 10)])
        == [.possible, .possible, .changed])
  }

  @Test("A minimum distance of 0 recognises the touch itself")
  func noMinimumDistance() {
    let gesture = DragGesture(minimumDistance: 0)
    #expect(phases([event(.began, 5), event(.ended, 5)], gesture) == [.changed, .ended])
  }

  @Test("A lift before the minimum distance is a failure")
  func failure() {
    #expect(
      phases([event(.began, 0), event(.moved, 9), event(.ended, 9)])
        == [.possible, .possible, .failed])
  }

  @Test("A lift that reaches the minimum distance ends the drag")
  func lateRecognition() {
    #expect(phases([event(.began, 0), event(.ended, 30)]) == [.possible, .ended])
  }

  @Test("The translation is measured from the touch, slop included")
  func translation() {
    var gesture = DragGesture()
    for event in [event(.began, 100), event(.moved, 105), event(.moved, 140)] {
      gesture.receive(event)
    }
    #expect(gesture.value?.translation == Vector(dx: 40, dy: 0))
    #expect(gesture.value?.startLocation == Point(x: 100, y: 0))
  }

  @Test("Measured from the threshold, the first translation is zero")
  func translationFromThreshold() {
    var gesture = DragGesture(translationOrigin: .threshold)
    var translations: [Double?] = []
    for x in [100.0, 105, 112, 140, 100] {
      gesture.receive(event(x == 100 && translations.isEmpty ? .began : .moved, x))
      translations.append(gesture.value?.translation.dx)
    }
    #expect(translations == [0, 0, 0, 28, -12])
  }

  @Test("A drag after a cancelled one has nothing left of it")
  func nothingLeftOver() {
    var gesture = DragGesture()
    for event in [
      event(.began, 0), event(.moved, 50, 0.1), event(.cancelled, 0, 0.2), event(.began, 200, 0.3),
    ] { gesture.receive(event) }
    #expect(gesture.value?.velocity == .zero)
    gesture.receive(event(.moved, 201, 0.31))
    #expect(gesture.value?.translation == Vector(dx: 1, dy: 0))
    #expect(gesture.phase == .possible)
  }

  @Test(
    "A cancelled or failed drag restores what was known before",
    arguments: [
      PointerEvent.Phase.cancelled, .ended,
    ])
  func restores(phase: PointerEvent.Phase) {
    var gesture = DragGesture()
    gesture.receive(event(.began, 0))
    gesture.receive(event(phase, 1))
    #expect(gesture.value == nil)
    for event in [event(.began, 0), event(.moved, 20, 0.01), event(.ended, 20, 0.02)] {
      gesture.receive(event)
    }
    let before = gesture.value
    gesture.receive(event(.began, 500, 1))
    gesture.receive(event(phase, 501, 1.1))
    #expect(gesture.value == before)
    #expect(gesture.phase == (phase == .cancelled ? .cancelled : .failed))
  }

  @Test("A second finger changes nothing, whether it stays, lifts or is cancelled")
  func secondFinger() {
    var alone = DragGesture()
    var accompanied = DragGesture()
    for step in 0..<10 {
      let own = event(step == 0 ? .began : .moved, 15 * Double(step), 0.008 * Double(step))
      alone.receive(own)
      accompanied.receive(own)
      let phase: PointerEvent.Phase = [.began, .moved, .stationary, .cancelled, .ended][step % 5]
      accompanied.receive(event(phase, -90, 0.008 * Double(step), id: 7))
    }
    #expect(accompanied.value == alone.value)
    #expect(accompanied.phase == alone.phase)
  }

  @Test("A finger that was there before the drag ended does not drag on")
  func leftFinger() {
    var gesture = DragGesture()
    for event in [
      event(.began, 0), event(.moved, 20), event(.began, 90, id: 1), event(.ended, 20),
      event(.moved, 150, id: 1),
    ] { gesture.receive(event) }
    #expect(gesture.phase == .ended)
    #expect(gesture.value?.location == Point(x: 20, y: 0))
  }

  @Test("A contact that begins again while it is down starts a new drag")
  func secondBegan() {
    var gesture = DragGesture()
    for event in [event(.began, 0), event(.moved, 50), event(.began, 200), event(.moved, 215)] {
      gesture.receive(event)
    }
    #expect(gesture.value?.translation == Vector(dx: 15, dy: 0))
  }

  @Test("What did not begin is ignored", arguments: PointerEvent.Phase.allCases)
  func notBegun(phase: PointerEvent.Phase) {
    guard phase != .began else { return }
    var gesture = DragGesture(minimumDistance: 0)
    gesture.receive(event(phase, 50))
    #expect(gesture.phase == .possible)
    #expect(gesture.value == nil)
  }

  @Test("A lift that repeats the last move keeps the velocity; one after a rest has none")
  func velocityAtLift() {
    for (time, expected) in [(0.016, 1250.0), (0.024, 1250), (0.1, 0)] {
      var gesture = DragGesture()
      for event in [
        event(.began, 0), event(.moved, 10, 0.008), event(.moved, 20, 0.016),
        event(.ended, 20, time),
      ] { gesture.receive(event) }
      #expect(((gesture.value?.velocity.dx ?? .nan) - expected).magnitude < 1e-9)
    }
  }

  @Test("What is a rest before the lift can be said, and SwiftUI's estimate has none")
  func restBeforeLift() {
    let rows: [(gesture: DragGesture, pause: Double, velocity: Double)] = [
      (DragGesture(), 0.04, 1250), (DragGesture(), 0.048, 0),
      (DragGesture(rest: 0.05), 0.048, 1250), (DragGesture(rest: 0.05), 0.051, 0),
      (DragGesture(velocity: .swiftUI), 3, 1250),
    ]
    for row in rows {
      var gesture = row.gesture
      for event in [
        event(.began, 0), event(.moved, 10, 0.008), event(.moved, 20, 0.016),
        event(.ended, 20, 0.016 + row.pause),
      ] { gesture.receive(event) }
      let velocity = gesture.value?.velocity.dx ?? .nan
      #expect((velocity - row.velocity).magnitude < 1e-9, "\(row.gesture.rest), \(row.pause)")
    }
    #expect(DragGesture().rest == 0.04)
  }

  @Test("A lift at a new place is part of the motion")
  func liftElsewhere() {
    var gesture = DragGesture()
    for event in [event(.began, 0), event(.moved, 10, 0.008), event(.ended, 30, 0.016)] {
      gesture.receive(event)
    }
    // The parabola through 0, 10, 30 at 8 ms ends with (3·30 − 4·10 + 0) / 16 ms.
    #expect(((gesture.value?.velocity.dx ?? .nan) - 3125).magnitude < 1e-9)
    #expect(gesture.value?.location == Point(x: 30, y: 0))
  }

  @Test("The end is predicted a quarter of a second on")
  func prediction() {
    var gesture = DragGesture()
    for event in [event(.began, 100), event(.moved, 110, 0.008), event(.moved, 120, 0.016)] {
      gesture.receive(event)
    }
    #expect(((gesture.value?.predictedEndLocation.x ?? .nan) - 432.5).magnitude < 1e-9)
    #expect(((gesture.value?.predictedEndTranslation.dx ?? .nan) - 332.5).magnitude < 1e-9)
  }

  @Test("A drag from (0, 0) at time 0 with id 0 is like any other")
  func noSentinels() {
    var gesture = DragGesture()
    gesture.receive(event(.began, 0, 0, id: 0))
    #expect(gesture.value?.startLocation == Point(x: 0, y: 0))
    gesture.receive(event(.moved, 10, 0.01))
    #expect(gesture.phase == .changed)
  }
}
