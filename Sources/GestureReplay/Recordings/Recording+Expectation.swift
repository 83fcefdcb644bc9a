extension Recording {
  /// A checkpoint of a recording: which states must hold, and when.
  public struct Expectation: Hashable, Sendable {
    /// When the checkpoint is compared.
    public enum Checkpoint: Hashable, Sendable {
      /// After the sample of this index, counted from 0.
      case after(Int)
      /// At this time, in seconds: the state as presented then, after all samples up to it.
      case at(Double)
      /// After the last sample.
      case end
    }

    /// How far a number may be from the expected one. A tolerance is inclusive.
    public enum Tolerance: Hashable, Sendable {
      /// Not at all.
      case exact
      /// By so much, in every number.
      case all(Double)
      /// By so much, in the numbers of the fields named here; the others are exact.
      case byField([String: Double])
    }

    /// When.
    public var checkpoint: Checkpoint
    /// The fields that are compared, with the values they must have.
    public var state: JSONObject
    /// How far they may be off.
    public var tolerance: Tolerance
    /// What the digest of the trajectory must be.
    public var digest: UInt64?

    /// Creates an expectation.
    public init(
      _ checkpoint: Checkpoint, state: JSONObject = JSONObject(), tolerance: Tolerance = .exact,
      digest: UInt64? = nil
    ) {
      self.checkpoint = checkpoint
      self.state = state
      self.tolerance = tolerance
      self.digest = digest
    }
  }
}
