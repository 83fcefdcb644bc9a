/// A failing recording in its smallest form, and how it was found.
public struct ShrunkRecording: Hashable, Sendable {
  /// The smallest recording. It expects one field at one checkpoint, and diverges there.
  public var recording: Recording
  /// The field of the whole recording whose failure was kept.
  public var original: Divergence
  /// The same failure, as the smallest recording shows it.
  public var divergence: Divergence
  /// The number of samples of the whole recording.
  public var originalSampleCount: Int
  /// The number of reductions that were kept, one after the other.
  public var stepCount: Int
  /// The number of replays that it took.
  public var replayCount: Int
  /// Whether every reduction was tried on the result in vain; false where the replays ran out
  /// before, so that a longer search may find a smaller one.
  public var isSmallest: Bool
}
