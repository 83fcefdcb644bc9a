/// Work that is ready to be done and timed.
struct Workload {
  /// The events, or the elements, that one run handles.
  let count: Int
  /// Does the work from the same start each time, and keeps the results where `checksum` finds them.
  let run: () -> Void
  /// What the last run left. It is the same however often the work was run.
  let checksum: () -> Checksum
  /// Whether the work is done in this process, in one thread.
  var isInProcess = true
}
