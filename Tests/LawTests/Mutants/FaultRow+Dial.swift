import GestureReplay

extension FaultRow {
  // The pivot is the origin. An arm at 0° points to the left, at 90° up.
  private static let dial = #""frame": [-200, -200, 200, 200], "insets": [0, 0, 0, 0]"#
  private static let relative = dial + #", "grab": "relative""#
  private static let endless = relative + #", "range": null"#

  /// A row for each fault of a dial.
  static func dials() throws(RecordingError) -> [FaultRow] {
    try wrapping() + snapping() + options()
  }

  private static func wrapping() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "angleDial", "naiveWrap", endless + #", "angle": 0"#, "bm", [(100, -100), (100, 100)],
        right: #""angle": 90"#, "from 135° to −135° it is 90° on"),
      try FaultRow(
        "angleDial", "clampCaptured", relative, "bmm", [(-100, -100), (100, -100), (-100, -100)],
        right: #""angle": 45"#, "90° on and 90° back"),
      try FaultRow(
        "angleDial", "hopAtEnd", relative, "bm", [(-100, -100), (100, -100)],
        right: #""angle": 90"#, "past the end it stays there"),
      try FaultRow(
        "angleDial", "incremental", endless, "bmmmm",
        [(-100, -100), (-66, 45), (95, -84), (-35, -70), (-100, -100)],
        right: #""angle": 45"#, "back where it was"),
      try FaultRow(
        "angleDial", "noGrab", relative + #", "range": [50, 150], "angle": 60"#, "bm",
        [(100, -100), (100, -100)], right: #""angle": 60"#, "grabbed and not moved"),
      try FaultRow(
        "angleDial", "deadZoneToMinimum", dial, "b", [(100, 0)],
        right: #""angle": 90"#, "180° is nearer to 90° than to 360°"),
      try FaultRow(
        "angleDial", "cancelKeeps", dial, "bc", [(0, -100), (0, -100)],
        right: #""angle": 45, "isEditing": false"#, "as before the contact"),
      try FaultRow(
        "angleDial", "pivotGivesZero", endless, "bmm", [(0, -100), (100, -100), (0, 0)],
        right: #""angle": 90"#, "on the pivot the angle holds"),
      try FaultRow(
        "angleDial", "rangeEndWrap360", dial + #", "range": [0, 360], "angle": 350"#, "bm",
        [(-100, 100), (-100, 0)], right: #""angle": 360"#, "from 315° on to the end"),
      try FaultRow(
        "angleDial", "looseRange", relative + #", "range": [0, 90], "angle": 45"#, "bmmm",
        [(-100, 0), (0, -100), (100, 0), (0, 100)], right: #""angle": 90"#,
        "225° past the end is still past it"),
    ]
  }

  private static func snapping() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "angleDial", "snapDelta",
        relative + #", "angle": 10, "snap": {"step": 15, "tolerance": 7.5}"#, "bm",
        [(-100, 0), (-100, -10.5)], right: #""angle": 15"#, "15° is the nearest to 16°"),
      try FaultRow(
        "angleDial", "snapFloor", dial + #", "snap": {"step": 15, "tolerance": 3}"#, "b",
        [(-100, -26.6)], right: #""angle": 15"#, "15° is the nearest to 14.9°"),
      try FaultRow(
        "angleDial", "snapKeepsShown", relative + #", "snap": {"step": 90, "tolerance": 10}"#,
        "bmm", [(-100, -100), (-10, -100), (-100, -100)],
        right: #""angle": 45"#, "as far back as it went on"),
    ]
  }

  private static func options() throws(RecordingError) -> [FaultRow] {
    let wraps = endless + #", "wraps": true"#
    return [
      try FaultRow(
        "angleDial", "stepsAddUp", endless + #", "angle": 0, "step": 0.1"#,
        commands: (0..<10).map { #"{"t": \#($0), "command": "step"}"# },
        right: #""angle": 1"#, "ten tenths"),
      try FaultRow(
        "angleDial", "wrapMirrors", wraps + #", "angle": 45"#, "bm", [(-100, -100), (-100, 100)],
        right: #""angle": 315"#, "a quarter turn back from 45°"),
      try FaultRow(
        "angleDial", "wrapShowsEnd", wraps + #", "angle": 355"#,
        commands: [#"{"t": 0, "command": "step"}"#],
        right: #""angle": 0, "label": "0°""#, "360° is 0°"),
      try FaultRow(
        "angleDial", "wrapLongWay",
        wraps + #", "angle": 350, "animation": {"name": "linear", "duration": 4}"#,
        commands: [
          #"{"t": 0, "command": "set", "angle": 10}"#, #"{"t": 1, "command": "frame"}"#,
        ],
        right: #""angle": 10, "presentedAngle": 355"#, "a quarter of 20° on"),
      try FaultRow(
        "angleDial", "slipWaits", relative + #", "stop": "slip""#, "bmm",
        [(-100, -100), (100, -100), (0, -100)], right: #""angle": 45"#,
        "from the end at 90° it is 45° back"),
      try FaultRow(
        "angleDial", "tapMoves", dial + #", "minimumDistance": 10"#, "bme",
        [(-100, -100), (-109, -100), (-109, -100)], right: #""angle": 45, "isEditing": false"#,
        "9 points are a tap"),
      try FaultRow(
        "angleDial", "thresholdLost", relative + #", "angle": 0, "minimumDistance": 10"#, "bm",
        [(-100, 0), (-100, -100)], right: #""angle": 45"#, "an eighth of a turn, all of it"),
    ]
  }
}
