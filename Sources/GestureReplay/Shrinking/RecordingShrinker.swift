/// Reduces a failing recording to the smallest one that still fails at the same field in the same
/// way.
///
/// The search is delta debugging (Zeller and Hildebrandt, 2002, "Simplifying and Isolating
/// Failure-Inducing Input"): whole contacts, then ever shorter spans of samples are left out, and
/// what still fails is kept. Then what is left is made plain: other expectations, the tolerance of
/// other fields, `source`, pressure, type, id, and those members of the control's configuration and
/// of commands go whose default does as well; coordinates and arguments become round, 0, or the same
/// as the ones before; times become even steps. All of it is repeated until nothing more can be had.
/// So no sample of the result can be left out, unless the replays ran out. The name and the space
/// stay, and what is expected is never changed.
///
/// **The same way.** An expectation stays what it is: where the sample that it comes after goes, it
/// comes after the last one before that stays. The field must be off as it was: a number by as much
/// and to the same side, give or take a tenth of the difference, and all else exactly as it was. A
/// looser rule would explain every wrong angle by never turning the control, and a tighter one would
/// keep all decimals of a real finger. Expected values are those of the whole recording, however, so
/// look at the result before you blame the control: if it is right that the control does so with so
/// few samples, then it is the expectation that is wrong.
///
/// A digest tells of no single state. It is left out where any field fails, and where it is all
/// that fails, only what does not change it can go.
///
/// The search is deterministic, and the result is a recording as valid as the one given. It may be
/// odd, such as one that ends with the contact down.
public struct RecordingShrinker {
  /// The largest number of replays; the first one counts. At least 1.
  public var maximumReplays: Int

  private let replay: (Recording) throws(RecordingError) -> Outcome
  /// The control of recordings that name none.
  private let bareTraceControl: JSONObject?

  /// The number of replays that a shrinker has where nothing is said: some seconds of work.
  public static var defaultMaximumReplays: Int { 20_000 }

  /// Creates a shrinker of recordings that a replayer understands.
  ///
  /// Where a recording names no control, the replayer's is written into the result.
  public init(
    replayer: Replayer = Replayer(),
    maximumReplays: Int = RecordingShrinker.defaultMaximumReplays
  ) {
    self.maximumReplays = maximumReplays
    bareTraceControl = replayer.bareTraceControl
    replay = { (recording) throws(RecordingError) in try replayer.replay(recording) }
  }

  /// Creates a shrinker of recordings that are replayed by a function, such as on a control of one's
  /// own. The function must return the same for the same recording.
  public init(
    maximumReplays: Int = RecordingShrinker.defaultMaximumReplays,
    replay: @escaping (Recording) throws(RecordingError) -> Outcome
  ) {
    self.maximumReplays = maximumReplays
    bareTraceControl = nil
    self.replay = replay
  }

  /// Finds the smallest recording that fails as a recording does.
  ///
  /// - Parameters:
  ///   - recording: The recording that fails.
  ///   - field: The field whose failure is kept, or `digest`; nil for the first in the order of the
  ///     expectations, and a digest only where no field fails.
  ///   - observe: Is told of every replay.
  /// - Returns: The smallest recording; nil where the given one does not fail, or not in `field`.
  /// - Throws: ``RecordingError`` where the recording cannot be replayed.
  public func shrink(
    _ recording: Recording, field: String? = nil,
    observing observe: ((ShrinkProgress) -> Void)? = nil
  ) throws(RecordingError) -> ShrunkRecording? {
    var whole = recording
    whole.control = recording.control ?? bareTraceControl
    let outcome = try replay(whole)
    guard let failure = Failure(of: outcome, field: field) else { return nil }
    var search = ShrinkSearch(
      whole, failure: failure, maximumReplays: maximumReplays, replay: replay, observe: observe)
    search.run()
    return ShrunkRecording(
      recording: search.smallest, original: failure.original, divergence: search.divergence,
      originalSampleCount: recording.samples.count, stepCount: search.stepCount,
      replayCount: search.replayCount, isSmallest: !search.isExhausted)
  }
}
