/// Something a person drags: it takes pointer events and has a state, both plain values.
///
/// A control is a value. To try what an event would do, send it to a copy. Nothing but the calls
/// below changes a control: it reads no clock, and the time is what events and ``advance(to:)`` say.
/// A control answers any sequence of finite events, legal or not, with a finite state, allocates
/// nothing in ``receive(_:)`` and follows these rules:
///
/// - A contact is told by its id. While one drags the control, others are ignored.
/// - A `cancelled` contact restores the state from before it began, bit for bit.
/// - A `began` of a contact that is already down cancels what it did before.
/// - A `moved`, `ended` or `cancelled` of a contact that did not begin is ignored.
public protocol Control: Sendable {
  /// What can be asked of the control other than by touch. `Never`, where there is nothing.
  associatedtype Command: Sendable = Never

  /// Takes one report of one contact.
  mutating func receive(_ event: PointerEvent)

  /// Carries out a command, at `time` in seconds.
  mutating func perform(_ command: Command, at time: Double)

  /// Lets time pass, up to `time` in seconds, without input: an animation goes on.
  mutating func advance(to time: Double)

  /// Writes every field of the state, always the same ones in the same order.
  func encodeState<Encoder: StateEncoder>(to encoder: inout Encoder)

  /// Hashes every field of the state, as ``encodeState(to:)`` writes it, and that the state ends.
  ///
  /// There is nothing to implement: it is a requirement only so that the code is made where the
  /// control is, for digests in particular, and not for any encoder there may be.
  func hashState(into digest: inout StateDigest)
}

extension Control {
  /// Hashes what ``encodeState(to:)`` writes, and that the state ends.
  @inlinable @inline(__always)
  public func hashState(into digest: inout StateDigest) { digest.add(stateOf: self) }
}

extension Control where Command == Never {
  /// Cannot be called, as there are no commands.
  @inlinable
  public mutating func perform(_ command: Never, at time: Double) {}
}

extension Control {
  /// Does nothing: the state does not depend on the time between inputs.
  @inlinable
  public mutating func advance(to time: Double) {}
}
