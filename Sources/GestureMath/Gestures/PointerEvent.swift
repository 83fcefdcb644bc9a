/// One report of one contact: a finger, a pen's tip or a mouse's button, at a place and a time.
///
/// UIKit's counterpart is `UITouch`. Coordinates are finite and at most ``coordinateLimit`` in
/// magnitude, and times are finite; whoever decodes events refuses others. Arithmetic on an event
/// that breaks this never traps, but its results mean nothing.
public struct PointerEvent: Hashable, Sendable {
  /// What happened to a contact; the cases are those of `UITouch.Phase`.
  public enum Phase: String, CaseIterable, Sendable {
    /// The contact went down.
    case began
    /// The contact changed its place.
    case moved
    /// The contact is still down where it was.
    case stationary
    /// The contact was lifted.
    case ended
    /// The system took the contact away, for example for an alert: what it did is undone.
    case cancelled
  }

  /// What makes a contact.
  public enum Device: String, CaseIterable, Sendable {
    /// A finger.
    case touch
    /// A stylus.
    case pen
    /// A mouse with a button down.
    case mouse
  }

  /// The largest magnitude of a coordinate, in points.
  public static var coordinateLimit: Double { 1e9 }

  /// What tells this contact from others that are down. Any number is valid, 0 too.
  public var id: Int
  /// What happened.
  public var phase: Phase
  /// Where it happened, in points. Ignored where `phase` is cancelled.
  public var location: Point
  /// When it happened, in seconds from any origin.
  public var time: Double
  /// What made the contact.
  public var device: Device
  /// How hard it is pressed, from 0 to 1; nil where the device does not say.
  public var pressure: Double?

  /// Creates a report of a contact.
  @inlinable
  public init(
    _ phase: Phase, at location: Point, time: Double, id: Int = 0, device: Device = .touch,
    pressure: Double? = nil
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.device = device
    self.pressure = pressure
  }
}
