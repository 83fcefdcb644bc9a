import PropertyTesting
import Testing

/// The engine finds faults that were put there, and shrinks each to the simplest case of it.
struct PlantedFaultTests {
  @Test(
    "A planted fault is found and shrunk to its simplest case, from every seed",
    arguments: PlantedFault.integers + PlantedFault.lists + PlantedFault.doubles
      + PlantedFault.others)
  func shrinks(fault: PlantedFault) {
    var runs = 0
    var steps = 0
    var attempts = 0
    let seeds: UInt64 = 20
    for seed in 0..<seeds {
      guard let found = fault.find(seed) else {
        Issue.record("\(fault.name): not found from seed \(seed)")
        continue
      }
      #expect(found.text == fault.smallest, "\(fault.name), seed \(seed): \(fault.why)")
      #expect(found.isComplete)
      runs = max(runs, found.runs)
      steps = max(steps, found.steps)
      attempts = max(attempts, found.attempts)
    }
    print("PLANTED\t\(fault.name)\t\(runs)\t\(steps)\t\(attempts)\t\(fault.smallest)")
    // What the worst of them takes, and some room.
    #expect(attempts <= 1_000, "\(fault.name)")
  }
}
