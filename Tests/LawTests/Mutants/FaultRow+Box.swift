import GestureReplay

extension FaultRow {
  // The corner with the handle is at (100, 50).
  private static let box = #""center": [0, 0], "size": [200, 100], "isSelected": true"#

  /// A row for each fault of a text box.
  static func boxes() throws(RecordingError) -> [FaultRow] {
    try turning() + resizing() + touching()
  }

  private static func turning() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "textBox", "noGrabOffset", box, "bm", [(104, 53), (104, 53)],
        right: #""size": [200, 100], "rotation": 0"#, "grabbed and not moved"),
      try FaultRow(
        "textBox", "rotationSign", box, "bm", [(100, 50), (-50, 100)],
        right: #""rotation": 90"#, "the corner went a quarter turn clockwise"),
      try FaultRow(
        "textBox", "verticesTransposed", box + #", "rotation": 90"#, "bc", [(0, 0), (0, 0)],
        right: #""vertices": [[50, -100], [50, 100], [-50, -100], [-50, 100]]"#,
        "(x, y) goes to (−y, x)"),
      try FaultRow(
        "textBox", "cancelHalf", box, "bmc", [(100, 50), (-100, 200), (0, 0)],
        right: #""size": [200, 100], "rotation": 0"#, "as before the contact"),
      try FaultRow(
        "textBox", "secondFingerTakesOver", box, "bbm", [(100, 50), (500, 500), (-50, 100)],
        ids: [0, 1, 0], right: #""rotation": 90, "activePart": "handle""#,
        "the first contact has the handle"),
      try FaultRow(
        "textBox", "centreNaN", box, "bm", [(100, 50), (0, 0)],
        right: #""rotation": 0, "scale": 0.1"#, "on the centre the angle holds"),
      try FaultRow(
        "textBox", "bodySlopLost", box, "bm", [(0, 0), (12, 0)],
        right: #""center": [12, 0]"#, "it counts from the touch-down"),
    ]
  }

  private static func touching() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "textBox", "handleHidesBody", #""center": [0, 0], "size": [30, 20], "isSelected": true"#,
        "bm", [(0, 0), (50, 0)], right: #""center": [50, 0], "size": [30, 20]"#,
        "the middle is nearer to the centre than to the corner"),
      try FaultRow(
        "textBox", "tapOnlySelects", box, "be", [(0, 0), (0, 0)],
        right: #""isSelected": false"#, "a tap on a selected box deselects it"),
      try FaultRow(
        "textBox", "restLifts", box, "bsm", [(100, 50), (100, 50), (-50, 100)],
        right: #""rotation": 90"#, "a finger that rests still has the handle"),
      try FaultRow(
        "textBox", "handleNeverWaits", box + #", "minimumDistance": 10"#, "bm",
        [(100, 50), (103, 50)], right: #""size": [200, 100], "activePart": "none""#,
        "the finger went 3 points of 10"),
    ]
  }

  private static func resizing() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "textBox", "liveAspect", box + #", "minimumScale": 0"#, "bmm",
        [(100, 50), (0, 0), (100, 50)],
        right: #""size": [200, 100], "rotation": 0"#, "back where it was"),
      try FaultRow(
        "textBox", "minimumBreaksAspect", box + #", "minimumScale": 0.5"#, "bm",
        [(100, 50), (10, 5)], right: #""size": [100, 50]"#, "the aspect is 2 for ever"),
      try FaultRow(
        "textBox", "stuckAtZero", box + #", "minimumScale": 0"#, "bmebm",
        [(100, 50), (0, 0), (0, 0), (3, 4), (103, 54)],
        right: #""size": [200, 100]"#, "the corner is under the finger again"),
      try FaultRow(
        "textBox", "incrementalScale", box, "bmm", [(100, 50), (1, 0.5), (100, 50)],
        right: #""size": [200, 100]"#, "as if it had never passed the smallest size"),
    ]
  }
}
