/// FNV-1a, 64 bits, over the bytes of numbers, the lowest first, with one NaN.
struct Digest {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest as it is pinned.
  var text: String { String(value, radix: 16) }

  mutating func add(_ number: Double) {
    let bits = number.isNaN ? Double.nan.bitPattern : number.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((bits >> UInt64(shift)) & 0xFF)) &* 0x100_0000_01b3
    }
  }
}
