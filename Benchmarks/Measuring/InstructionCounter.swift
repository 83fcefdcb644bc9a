import CBenchmarks
import Glibc

/// Counts the instructions of this thread by the kernel's performance events, where it has them.
///
/// Virtual machines and containers often have none; then there is no counter, and no guess either.
struct InstructionCounter: ~Copyable {
  private let descriptor: Int32

  /// Opens the counter of instructions outside the kernel; nil where the kernel gives none.
  init?() {
    self.init(
      type: PERF_TYPE_HARDWARE.rawValue, event: UInt64(PERF_COUNT_HW_INSTRUCTIONS.rawValue))
  }

  /// Opens a counter by the kernel's numbers for its type and event; nil where there is none.
  init?(type: UInt32, event: UInt64) {
    descriptor = open_event_counter(type, event)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Does some work and returns its count; nil where the counter was not counting all the while.
  func count(_ work: () -> Void) -> UInt64? {
    let before = values
    guard start_event_counter(descriptor) == 0 else { return nil }
    work()
    guard stop_event_counter(descriptor) == 0, let before, let after = values else { return nil }
    // Only the count is set to 0 by a start; of the times, it matters how far they went. They differ
    // where other programs had the processor's counters meanwhile.
    let running = after.running &- before.running
    guard running > 0, running == after.enabled &- before.enabled else { return nil }
    return after.count
  }

  private var values: (count: UInt64, enabled: UInt64, running: UInt64)? {
    var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    let size = MemoryLayout.size(ofValue: words)
    guard read(descriptor, &words, size) == size else { return nil }
    return (words.0, words.1, words.2)
  }
}
