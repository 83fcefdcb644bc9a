import GestureMath

/// Takes the state of a control into a checksum.
struct StateChecksum: StateEncoder {
  private(set) var checksum = Checksum()

  init(of control: some Control) { control.encodeState(to: &self) }

  mutating func number(_ value: Double) { checksum.add(value) }
  mutating func boolean(_ value: Bool) { checksum.add(value ? 1 : 0 as UInt64) }
  mutating func string(_ value: String) { checksum.add(value) }
  mutating func null() { checksum.add(2 as UInt64) }
  mutating func field(_ name: StaticString) {}
  mutating func beginList() {}
  mutating func endList() {}
}
