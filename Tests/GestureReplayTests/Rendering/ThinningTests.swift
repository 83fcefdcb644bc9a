import GestureMath
import Testing

@testable import GestureReplay

@Suite("Pictures of long recordings")
struct ThinningTests {
  /// Strokes of so many places each, from left to right.
  private func trace(strokes: Int, places: Int) -> PointerTrace {
    var trace = PointerTrace()
    for stroke in 0..<strokes {
      for place in 0..<places {
        let phase: PointerEvent.Phase =
          place == 0 ? .began : place == places - 1 ? .ended : .moved
        trace.receive(
          PointerEvent(
            phase, at: Point(x: Double(stroke), y: Double(place)), time: Double(stroke),
            id: stroke))
      }
    }
    return trace
  }

  struct Row: CustomTestStringConvertible {
    let strokes, places, limit: Int
    let kept, keptPlaces: Int
    let note: String?
    let why: String
    var testDescription: String { why }
  }

  // A stroke's marks count as 40 places, and all marks as half of the limit at most.
  static let rows = [
    Row(
      strokes: 3, places: 5, limit: 240, kept: 3, keptPlaces: 5, note: nil,
      why: "what has room is left alone"),
    Row(
      strokes: 1, places: 101, limit: 90, kept: 1, keptPlaces: 35,
      note: "1 of 3 places", why: "a long way"),
    Row(
      strokes: 100, places: 2, limit: 800, kept: 11, keptPlaces: 2,
      note: "1 of 10 strokes", why: "many taps, and the last one"),
    Row(
      strokes: 10, places: 100, limit: 400, kept: 6, keptPlaces: 26,
      note: "1 of 2 strokes, 1 of 4 places", why: "many long ways"),
    Row(
      strokes: 4, places: 3, limit: 0, kept: 2, keptPlaces: 2,
      note: "1 of 160 strokes, 1 of 6 places", why: "no room at all leaves the ends"),
  ]

  @Test("Strokes and places are left out evenly, and the last ones kept", arguments: rows)
  func thinned(row: Row) throws {
    let (thin, note) = trace(strokes: row.strokes, places: row.places).thinned(to: row.limit)
    #expect(thin.strokes.count == row.kept)
    #expect(thin.strokes.allSatisfy { $0.points.count == row.keptPlaces })
    #expect(note == row.note)
    let last = try #require(thin.strokes.last)
    #expect(last.start == Point(x: Double(row.strokes - 1), y: 0))
    #expect(last.location == Point(x: Double(row.strokes - 1), y: Double(row.places - 1)))
  }

  private func taps(_ count: Int) -> Recording {
    let samples = (0..<2 * count).map { index in
      let place = Point(x: Double(index % 100), y: Double(index % 37))
      let contact = Sample.Contact(index % 2 == 0 ? .began : .ended, at: place)
      return Sample(time: Double(index) * 0.01, .contact(contact))
    }
    return Recording(samples: Samples(samples))
  }

  @Test("Of more moments than there is room for every n-th is shown, and the last")
  func moments() {
    let times = AnimationTimes((0..<100).map { Double($0) * 0.05 })
    let (all, one) = times.probes(atMost: 1000)
    #expect(one == 1 && all.count > 300 && all == all.sorted())
    let (some, step) = times.probes(atMost: 50)
    #expect(step == (all.count - 1) / 50 + 1)
    #expect(some.count <= 51 && some.first == all.first && some.last == all.last)
    #expect(some.dropLast().enumerated().allSatisfy { $1 == all[$0 * step] })
  }

  @Test("A picture of thousands of taps is no larger than that of some, and says what it shows")
  func bounded() throws {
    let renderer = RecordingRenderer()
    // The marks of 1,250 taps are half of what an animation has room for.
    let (some, many) = (taps(1250), taps(5000))
    let small = try renderer.svg(of: some, .animation)
    let large = try renderer.svg(of: many, .animation)
    #expect(!small.contains("Shown:"))
    #expect(large.contains("Shown: 1 of 4 strokes"))
    // Parts of a longer time have more digits.
    #expect(Double(large.utf8.count) < 1.2 * Double(small.utf8.count))
  }
}
