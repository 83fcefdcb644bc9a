/// How large and how deep a document may be; one beyond is refused before it is read.
public struct JSONLimits: Hashable, Sendable {
  /// The longest document or line, in bytes. At most 2,147,483,646, which is all json-c can count.
  public var byteCount: Int {
    didSet { byteCount = min(max(byteCount, 0), Self.largestByteCount) }
  }
  /// How many arrays and objects may stand inside each other. At most 512.
  public var depth: Int {
    didSet { depth = min(max(depth, 1), Self.largestDepth) }
  }

  /// How many bytes of a long array json-c reads at once, unless one element is longer. 4096, about
  /// 60 samples, is where it is fastest: such a tree stays in the caches of processor and allocator.
  package var sliceLength = 4096

  /// How many values there may be in a sample, in a checkpoint, and in all that is in neither, the
  /// members that are only kept left out: so many take some 100 MB in json-c.
  var valueCount = 1_000_000
  /// How many of them may be arrays and objects.
  var containerCount = 100_000

  private static var largestByteCount: Int { Int(Int32.max) - 1 }
  private static var largestDepth: Int { 512 }

  /// Creates limits: 256 MiB and 64 levels unless given. Values out of range are brought into it.
  public init(byteCount: Int = 256 << 20, depth: Int = 64) {
    self.byteCount = min(max(byteCount, 0), Self.largestByteCount)
    self.depth = min(max(depth, 1), Self.largestDepth)
  }
}
