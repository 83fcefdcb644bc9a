/// How far a gesture has come: `possible → changed* → ended`, or `cancelled`, or `failed`.
///
/// UIKit's counterpart is `UIGestureRecognizer.State`.
public enum GesturePhase: String, CaseIterable, Sendable, StateValue {
  /// Nothing was recognised yet.
  case possible
  /// The gesture is recognised and goes on.
  case changed
  /// The contact was lifted, and the gesture is done.
  case ended
  /// The system took the contact away: what the gesture did is undone.
  case cancelled
  /// The contact was lifted before the gesture was recognised.
  case failed
}
