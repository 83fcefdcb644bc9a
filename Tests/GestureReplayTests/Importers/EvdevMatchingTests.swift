import GestureMath
import GestureReplay
import Testing

/// Which packet goes on with which contact, where there are no ids (protocol A).
@Suite("Matching of evdev's packets")
struct EvdevMatchingTests {
  private typealias Place = (x: Int, y: Int)

  private static func frame(_ places: [Place]) -> String {
    places.map { "3 35 \($0.x), 3 36 \($0.y), 0 2 0" }.joined(separator: ", ")
  }

  private static func squaredDistance(_ a: Place, _ b: Place) -> Int {
    (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
  }

  /// The least sum of squared distances over all ways to pair the fewer with some of the more.
  private static func leastSum(_ fewer: ArraySlice<Place>, _ more: [Place]) -> Int {
    guard let first = fewer.first else { return 0 }
    return more.indices.map { index in
      var rest = more
      let other = rest.remove(at: index)
      return squaredDistance(first, other) + leastSum(fewer.dropFirst(), rest)
    }.min() ?? 0
  }

  @Test("The pairs have the least sum of squared distances of all that there are")
  func leastSum() throws {
    var random = SplitMix64(state: 7)
    for _ in 0..<400 {
      // A narrow field now and then, so that ties are frequent.
      let side = [4, 30, 900].randomElement(using: &random) ?? 4
      func places(_ random: inout SplitMix64) -> [Place] {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
          (Int.random(in: 0...side, using: &random), Int.random(in: 0...side / 2, using: &random))
        }
      }
      let before = places(&random)
      let after = places(&random)
      let text = EvemuText.screen + EvemuText.events([Self.frame(before), Self.frame(after)])
      let samples = try EvemuText.importing(text).recording.samples
      var last = before
      var isUp = [Bool](repeating: false, count: before.count)
      var beganCount = 0
      for sample in samples where sample.time > 0 {
        guard case .contact(let contact) = sample.input, let id = contact.id else { continue }
        let place = try #require(contact.location)
        if contact.phase == .began { beganCount += 1 }
        if contact.phase == .ended { isUp[id] = true }
        if contact.phase == .moved { last[id] = (Int(place.x), Int(place.y)) }
      }
      let sum = before.indices.filter { !isUp[$0] }
        .reduce(0) { $0 + Self.squaredDistance(before[$1], last[$1]) }
      let isFewer = before.count < after.count
      let least = Self.leastSum(isFewer ? before[...] : after[...], isFewer ? after : before)
      #expect(sum == least, "\(before) \(after)")
      #expect(beganCount == max(0, after.count - before.count))
      #expect(isUp.count { $0 } == max(0, before.count - after.count))
    }
  }
}
