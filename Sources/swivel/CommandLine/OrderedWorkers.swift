import Dispatch
import Synchronization

/// Works on items on several threads, and hands the results on in the order of the items, each as
/// soon as those before it are there.
///
/// Memory is bounded: an item is taken only when it is among the next few that could be handed on.
struct OrderedWorkers<Item: Sendable, Output: Sendable> {
  /// How many items are worked on at a time.
  let jobs: Int
  /// Works on one item; on any thread, many at a time.
  let work: @Sendable (Item) -> Output

  private struct Waiting {
    var outputs: [Int: Output] = [:]
    var next = 0
  }

  /// Works on all items that `next` gives, until it gives none.
  ///
  /// - Parameters:
  ///   - next: Gives the next item; it may wait for input meanwhile.
  ///   - handOn: Takes the outputs in order; on any thread, one at a time.
  func run(_ next: () -> Item?, handOn: @escaping @Sendable (Output) -> Void) {
    let slots = DispatchSemaphore(value: jobs)
    let window = DispatchSemaphore(value: jobs * 16)
    let waiting = Mutex(Waiting())
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "swivel.work", attributes: .concurrent)
    var count = 0
    let shared = Shared(waiting: waiting)
    while let item = next() {
      window.wait()
      slots.wait()
      let index = count
      count += 1
      queue.async(group: group) {
        shared.finish(index, work(item)) { output in
          handOn(output)
          window.signal()
        }
        // Not before, or ever more threads would wait where outputs are taken slowly.
        slots.signal()
      }
    }
    group.wait()
  }

  /// The outputs that wait for those before them.
  private final class Shared: Sendable {
    private let waiting: Mutex<Waiting>

    init(waiting: consuming Mutex<Waiting>) { self.waiting = waiting }

    func finish(_ index: Int, _ output: Output, handOn: (Output) -> Void) {
      waiting.withLock { waiting in
        waiting.outputs[index] = output
        while let output = waiting.outputs.removeValue(forKey: waiting.next) {
          waiting.next += 1
          handOn(output)
        }
      }
    }
  }
}
