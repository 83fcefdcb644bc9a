/// What can be wrong with a pin: faults that others shipped, one at a time.
enum PinFault: String, CaseIterable, Sendable {
  /// Nothing is wrong.
  case none
  /// The rectangle about the pin is touched: the map beside the point cannot be dragged.
  case boundingBoxTouch
  /// The tip goes to the finger: picking a pin up moves it.
  case tipJumpsToFinger
  /// A cancelled pin stays lifted: after an alert it hovers for ever.
  case cancelStaysLifted
  /// The pin is picked up at once: a tap that trembles moves it.
  case noMinimumDistance
}
