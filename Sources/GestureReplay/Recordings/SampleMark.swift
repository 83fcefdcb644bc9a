import GestureMath

/// One byte about a sample in columns: what it is, and which of its parts are there.
///
/// The low three bits are the phase, or 5 for a command; bits 3, 4 and 5 tell of a place, an id and a
/// pressure; the two highest bits are the device, 0 for none.
package struct SampleMark: RawRepresentable, Hashable, BitwiseCopyable, Sendable {
  /// The byte. Not every byte stands for a sample: see ``isValid``.
  package var rawValue: UInt8

  /// Creates a mark of its byte.
  @inline(__always)
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A command's mark.
  package static var command: SampleMark { SampleMark(rawValue: 5) }
  /// The bit of a sample with a place.
  package static var place: SampleMark { SampleMark(rawValue: 1 << 3) }
  /// The bit of a sample with an id.
  package static var id: SampleMark { SampleMark(rawValue: 1 << 4) }
  /// The bit of a sample with a pressure.
  package static var pressure: SampleMark { SampleMark(rawValue: 1 << 5) }

  /// The mark of a contact with neither a place nor an id, a device or a pressure.
  @inline(__always)
  package init(_ phase: PointerEvent.Phase) {
    rawValue =
      switch phase {
      case .began: 0
      case .moved: 1
      case .stationary: 2
      case .ended: 3
      case .cancelled: 4
      }
  }

  /// The bits of a device.
  @inline(__always)
  package init(_ device: PointerEvent.Device) {
    rawValue =
      switch device {
      case .touch: 1 << 6
      case .pen: 2 << 6
      case .mouse: 3 << 6
      }
  }
}

// MARK: - Parts

extension SampleMark {
  /// The contact's phase; nil where the sample is a command.
  @inline(__always)
  package var phase: PointerEvent.Phase? {
    switch rawValue & 7 {
    case 0: .began
    case 1: .moved
    case 2: .stationary
    case 3: .ended
    case 4: .cancelled
    default: nil
    }
  }

  /// The contact's device; nil where none is told.
  @inline(__always)
  package var device: PointerEvent.Device? {
    switch rawValue >> 6 {
    case 1: .touch
    case 2: .pen
    case 3: .mouse
    default: nil
    }
  }

  /// The contact's report, whose parts stand beside the mark; nil where the sample is a command.
  @inline(__always)
  func contact(
    x: Double, y: Double, id: @autoclosure () -> Int64?, pressure: @autoclosure () -> Double?
  ) -> Sample.Contact? {
    guard let phase else { return nil }
    var contact = Sample.Contact(phase, device: device)
    if has(.place) { contact.location = Point(x: x, y: y) }
    if has(.id) { contact.id = id().map(Int.init) }
    if has(.pressure) { contact.pressure = pressure() }
    return contact
  }

  /// Whether the byte stands for a sample that a document can hold: a command has no other parts,
  /// and what began or moved has a place.
  package var isValid: Bool {
    switch rawValue & 7 {
    case 0, 1: has(.place)
    case 2...4: true
    case 5: self == .command
    default: false
    }
  }

  /// Whether the bits of `part` are set.
  @inline(__always)
  package func has(_ part: SampleMark) -> Bool { rawValue & part.rawValue == part.rawValue }

  /// Sets the bits of `part`.
  @inline(__always)
  package mutating func add(_ part: SampleMark) { rawValue |= part.rawValue }
}
