/// How far a search for the smallest recording has come.
public struct ShrinkProgress: Hashable, Sendable {
  /// The number of samples of the smallest recording so far.
  public var sampleCount: Int
  /// The number of replays so far.
  public var replayCount: Int
}
