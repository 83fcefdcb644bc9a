extension PointerEvent {
  /// What an event means to a control that one contact at a time drags.
  public enum Effect: Hashable, Sendable {
    /// Nothing: it is of another contact, or of one that did not begin.
    case none
    /// Its contact takes the control.
    case begins
    /// Its contact, which has the control, begins anew: what it did before is to be undone.
    case restarts
    /// The contact that has the control is at a new place, or still where it was.
    case moves
    /// The contact that has the control is lifted, at its last place.
    case ends
    /// The contact that has the control is taken away: what it did is to be undone.
    case cancels
  }

  /// What the event means to a control that the contact `id` has; nil where none has it.
  @inlinable
  public func effect(on contact: Int?) -> Effect {
    guard let contact else { return phase == .began ? .begins : .none }
    guard id == contact else { return .none }
    switch phase {
    case .began: return .restarts
    case .moved, .stationary: return .moves
    case .ended: return .ends
    case .cancelled: return .cancels
    }
  }
}
