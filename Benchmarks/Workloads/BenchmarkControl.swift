import GestureMath

/// A control in the way of ``DragTrace``.
package struct BenchmarkControl<Value: Control> {
  /// The name in benchmarks.
  package let name: String
  /// The control before the drag.
  package let value: Value
  /// The same as a recording has it.
  package let json: String
}

extension BenchmarkControl where Value == DragGesture {
  package static var drag: Self {
    Self(name: "drag", value: DragGesture(), json: #"{ "type": "drag" }"#)
  }
}

extension BenchmarkControl where Value == AngleDial {
  /// Turns about (200, 200), without end.
  package static var angleDial: Self {
    Self(
      name: "angleDial",
      value: AngleDial(
        frame: Rect(x: 0, y: 0, width: 300, height: 300), range: nil, grab: .relative),
      json: """
        { "type": "angleDial", "frame": [0, 0, 300, 300], "range": null, "grab": "relative" }
        """)
  }
}

extension BenchmarkControl where Value == TextBox {
  /// Is taken by its handle.
  package static var textBox: Self {
    Self(
      name: "textBox",
      value: TextBox(
        center: Point(x: 200, y: 200), size: Size(width: 200, height: 100), isSelected: true),
      json: """
        { "type": "textBox", "center": [200, 200], "size": [200, 100], "isSelected": true }
        """)
  }
}

extension BenchmarkControl where Value == AnalogClock {
  /// Is taken by its minute hand.
  package static var clock: Self {
    Self(
      name: "clock",
      value: AnalogClock(
        frame: Rect(x: 0, y: 0, width: 400, height: 400),
        time: TimeOfDay(hour: 10, minute: 19, second: 26)),
      json: #"{ "type": "clock", "frame": [0, 0, 400, 400], "time": "10:19:26" }"#)
  }
}

extension BenchmarkControl where Value == MapPin {
  /// Is carried.
  package static var mapPin: Self {
    Self(
      name: "mapPin", value: MapPin(frame: Rect(x: 250, y: 200, width: 100, height: 100)),
      json: #"{ "type": "mapPin", "frame": [250, 200, 100, 100] }"#)
  }
}
