import PropertyTesting
import Testing

/// The engine finds faults that were put there, and shrinks each to the simplest case of it.
struct PlantedFaultTests {
  @Test(
    "A planted fault is found and shrunk to its simplest case, from every seed",
    arguments: PlantedFault.integers + PlantedFault.lists + PlantedFault.doubles
      + PlantedFault.others)
  func shrinks(fault: PlantedFault) {
    for seed: UInt64 in 0..<20 {
      guard let found = fault.find(seed) else {
        Issue.record("\(fault.name): not found from seed \(seed)")
        continue
      }
      #expect(found.text == fault.smallest, "\(fault.name), seed \(seed): \(fault.why)")
      #expect(found.isComplete)
      // Twice what the worst of them takes.
      #expect(found.attempts <= 1_000)
    }
  }
}
