/// What is kept of a workload's results: enough to tell whether two are alike.
///
/// Numbers are hashed by FNV-1a of 64 bits, 64 bits at a time.
package struct Checksum: Equatable {
  /// The hash of the results' bits.
  package private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The sum of the numbers.
  package private(set) var sum = 0.0
  /// The sum of their magnitudes.
  package private(set) var magnitude = 0.0

  /// Creates the checksum of no result.
  package init() {}

  /// Creates the checksum of numbers, each multiplied by `unit`.
  package init(_ numbers: some Sequence<Double>, unit: Double = 1) {
    for number in numbers { add(number * unit) }
  }

  /// Takes in a number.
  package mutating func add(_ number: Double) {
    add(number.bitPattern)
    sum += number
    magnitude += number.magnitude
  }

  /// Takes in 64 bits that are no number.
  package mutating func add(_ word: UInt64) { bits = (bits ^ word) &* 0x100_0000_01B3 }

  /// Takes in a text.
  package mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  /// Eight hexadecimal digits, both halves of the hash folded into one.
  package var text: String {
    let folded = String(UInt32(truncatingIfNeeded: bits ^ (bits >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - folded.count) + folded
  }

  /// Whether the numbers could be those of another way to compute the same: their sums differ by at
  /// most 1e-9 of the magnitudes.
  package func isNear(_ other: Checksum) -> Bool {
    (sum - other.sum).magnitude <= 1e-9 * max(magnitude, other.magnitude)
  }
}
