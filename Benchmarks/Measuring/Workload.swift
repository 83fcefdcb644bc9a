/// Work that is ready to be done and timed.
package struct Workload {
  /// The events, or the elements, that one run handles.
  package let count: Int
  /// Does the work from the same start each time, and keeps the results where `checksum` finds them.
  package let run: () -> Void
  /// What the last run left. It is the same however often the work was run.
  package let checksum: () -> Checksum
  /// Whether the work is done in this process, in one thread.
  package let isInProcess: Bool

  package init(
    count: Int, run: @escaping () -> Void, checksum: @escaping () -> Checksum,
    isInProcess: Bool = true
  ) {
    self.count = count
    self.run = run
    self.checksum = checksum
    self.isInProcess = isInProcess
  }
}
