import PropertyTesting

extension PlantedFault {
  private struct Event: Sendable, CustomStringConvertible {
    let phase: String
    let x: Double
    let y: Double

    var description: String { "\(phase) \(x) \(y)" }

    static let generator = Generator { source in
      Event(
        phase: try source.draw(.element(of: ["moved", "began", "ended", "cancelled"])),
        x: source.double(in: -400...400), y: source.double(in: -400...400))
    }
  }

  private static let anyList = Generator<[Int]>.arrays(of: .integers(in: 0...1_000), count: 0...40)

  /// Faults of anyList, many from Links' collection of challenges for shrinkers
  /// (github.com/jlink/shrinking-challenge).
  static let lists: [PlantedFault] = [
    PlantedFault(
      "A sum is at most 100", anyList, smallest: "[101]", why: "one element takes what all had"
    ) { $0.reduce(0, +) <= 100 },
    PlantedFault(
      "Reversing changes nothing", anyList, smallest: "[0, 1]", why: "the shortest that differs"
    ) { $0 == $0.reversed() },
    PlantedFault(
      "Lists are sorted", anyList, smallest: "[1, 0]", why: "two elements, the wrong way round"
    ) { $0 == $0.sorted() },
    PlantedFault(
      "A sort that drops equal elements keeps the count", anyList, smallest: "[0, 0]",
      why: "a bug of sorting that needs two elements"
    ) { Set($0).sorted().count == $0.count },
    PlantedFault(
      "Lists have fewer than three different elements", anyList, smallest: "[0, 1, 2]",
      why: "in order, each as simple as can be"
    ) { Set($0).count < 3 },
    PlantedFault(
      "No list has a rising and a falling pair",
      .arrays(of: zip(.integers(in: 0...9), .integers(in: 0...9)), count: 0...20),
      smallest: "[(0, 1), (1, 0)]", why: "whole elements change places"
    ) { (pairs: [(Int, Int)]) in
      !pairs.contains { $0.0 < $0.1 } || !pairs.contains { $0.0 > $0.1 }
    },
    PlantedFault(
      "Lists of lists hold at most ten elements",
      .arrays(of: .arrays(of: .integers(in: 0...9), count: 0...20), count: 0...20),
      smallest: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", why: "the lists merge to one"
    ) { (lists: [[Int]]) in lists.map(\.count).reduce(0, +) <= 10 },
    PlantedFault(
      "A list of a count drawn before has nothing from 900 on",
      Generator<Int>.integers(in: 1...100).flatMap {
        .arrays(of: .integers(in: 0...1_000), count: $0...$0)
      }, smallest: "[900]", why: "the count must fall with the elements"
    ) { (list: [Int]) in (list.max() ?? 0) < 900 },
    PlantedFault(
      "Removing an element once removes it",
      zip(anyList, .integers(in: 0...1_000)), smallest: "([0, 0], 0)",
      why: "three equal numbers are lowered together"
    ) { list, element in
      var rest = list
      guard let index = rest.firstIndex(of: element) else { return true }
      rest.remove(at: index)
      return !rest.contains(element)
    },
    PlantedFault(
      "No two indices point at each other",
      Generator { source in
        let list = try source.draw(.arrays(of: .integers(in: 0...10), count: 0...12))
        try source.assume(list.allSatisfy { $0 < list.count })
        return list
      }, smallest: "[1, 0]", why: "elements are bound by the count"
    ) { (list: [Int]) in list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 } },
    PlantedFault(
      "What began never ends",
      .arrays(of: .element(of: ["moved", "stationary", "began", "ended"]), count: 0...100),
      smallest: #"["began", "ended"]"#, why: "the events between are deleted"
    ) { (events: [String]) in
      guard let began = events.firstIndex(of: "began") else { return true }
      return !events[began...].contains("ended")
    },
    PlantedFault(
      "No drag leaves the screen before it ends",
      .arrays(of: Event.generator, count: 0...200),
      smallest: "[began 0.0 0.0, moved 301.0 0.0, ended 0.0 0.0]",
      why: "three events of two hundred, and all that does not matter is 0"
    ) { (events: [Event]) in
      guard let began = events.firstIndex(where: { $0.phase == "began" }) else { return true }
      let drag = events[began...].prefix { $0.phase != "ended" }
      let hasEnd = began + drag.count < events.count
      return !hasEnd || !drag.contains { $0.phase == "moved" && $0.x > 300.5 }
    },
    PlantedFault(
      "A list of doubles has a sum of at most 10",
      .arrays(of: .doubles(in: 0...100), count: 0...20), smallest: "[11.0]",
      why: "whole, and all in one element"
    ) { (list: [Double]) in list.reduce(0, +) <= 10 },
  ]
}
