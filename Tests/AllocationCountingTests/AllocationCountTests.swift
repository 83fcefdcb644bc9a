import AllocationCounting
import Glibc
import Testing

@Suite("Counting allocations", .enabled(if: AllocationCount.isAvailable, "not counted here"))
struct AllocationCountTests {
  private final class Object {
    var value = 1
  }

  @Test("An array is one allocation of its elements and a header")
  func array() {
    let start = AllocationCount.current
    let array = [Int](repeating: 3, count: 1000)
    let count = AllocationCount.since(start)
    #expect(array.count == 1000)
    #expect(count.calls == 1)
    #expect(count.bytes >= 8000 && count.bytes < 8100)
  }

  @Test("Objects are an allocation each")
  func objects() {
    var objects: [Object] = []
    objects.reserveCapacity(100)
    let start = AllocationCount.current
    for _ in 0..<100 { objects.append(Object()) }
    #expect(AllocationCount.since(start).calls == 100)
  }

  @Test("Sums of numbers allocate nothing")
  func numbers() {
    let start = AllocationCount.current
    var sum = 0.0
    for index in 0..<1000 { sum += Double(index) }
    #expect(AllocationCount.since(start).calls == 0)
    #expect(sum == 499_500)
  }

  /// How often the handler was called.
  private nonisolated(unsafe) static var failures = 0

  @Test("Where there is no memory the handler is called, and null handed on where it returns")
  func failure() {
    AllocationCount.setFailureHandler { Self.failures += 1 }
    defer { AllocationCount.setFailureHandler(nil) }
    // More than any address space holds; not known when it is compiled, or it would be left out.
    let size = Int(CommandLine.arguments.count) << 58
    #expect(malloc(size) == nil)
    #expect(calloc(2, size) == nil)
    #expect(realloc(nil, size) == nil)
    #expect(aligned_alloc(64, size) == nil)
    #expect(Self.failures == 4)
    free(malloc(8))
    #expect(Self.failures == 4)
  }
}
