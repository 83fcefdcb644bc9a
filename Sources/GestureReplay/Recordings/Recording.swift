import GestureMath

/// Recorded input, the control it is meant for, and the states that must result.
public struct Recording: Hashable, Sendable {
  /// How samples are written: each an object, or one object of equal-length columns.
  public enum SampleForm: Hashable, Sendable {
    /// `[{ "t": 0, "phase": "began", "x": 1, "y": 2 }, …]`
    case objects
    /// `{ "t": [0, …], "phase": "b…", "x": [1, …], "y": [2, …] }`
    case columns
  }

  /// What the recording shows, for people.
  public var name: String?
  /// The extent of the space that was touched, in points.
  public var space: Size?
  /// The control and its configuration, as an object with a `type`; nil for a bare trace.
  public var control: JSONObject?
  /// The input, in the order of delivery.
  public var samples: Samples
  /// How the samples are written.
  public var sampleForm: SampleForm
  /// The checkpoints, in the order of the document.
  public var expectations: [Expectation]
  /// Members at the top that this version does not know, and `source`: kept, not read.
  ///
  /// They are held as text: getting them reads it, and setting them writes it, without those of a name
  /// that this version knows. Two recordings are equal where the texts are.
  public var otherMembers: JSONObject {
    get { others.object }
    set { others = OtherMembers(newValue) }
  }
  /// The other members, as text.
  var others: OtherMembers

  /// Creates a recording.
  public init(
    name: String? = nil, space: Size? = nil, control: JSONObject? = nil,
    samples: some Sequence<Sample> = Samples(), sampleForm: SampleForm = .objects,
    expectations: [Expectation] = [], otherMembers: JSONObject = JSONObject()
  ) {
    self.name = name
    self.space = space
    self.control = control
    self.samples = Samples(samples)
    self.sampleForm = sampleForm
    self.expectations = expectations
    others = OtherMembers(otherMembers)
  }
}
