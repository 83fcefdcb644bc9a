import GestureReplay

extension FaultRow {
  /// A row for each fault of a drag.
  static func drag() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "drag", "unlatchedDistance", "", "bmme", [(0, 0), (12, 0), (3, 0), (3, 0)],
        right: #""phase": "ended""#, "the largest distance so far, 12, reached 10"),
      try FaultRow(
        "drag", "translationFromThreshold", "", "bm", [(0, 0), (12, 0)],
        right: #""translation": [12, 0]"#, "it counts from the touch-down"),
      try FaultRow(
        "drag", "velocityAbsoluteTime", "", "bmmmm", [(0, 0), (10, 0), (20, 0), (30, 0), (40, 0)],
        times: [0, 1, 2, 3, 4].map { 1e9 + $0 / 64 },
        right: #""velocity": [640, 0]"#, within: 1e-6, "10 points each 64th of a second"),
      try FaultRow(
        "drag", "velocityNotCleared", "", "bmmeb",
        [(0, 0), (50, 0), (100, 0), (100, 0), (500, 0)],
        right: #""velocity": [0, 0]"#, "one sample has no velocity"),
      try FaultRow(
        "drag", "velocityAgainstMotion", "", "bmmmmm",
        [(0, 0), (30, 0), (55, 0), (70, 0), (75, 0), (74, 0)],
        right: #""velocity": [0, 0]"#, "the fit gives −766, but the finger went 74 forward"),
      try FaultRow(
        "drag", "idZeroIsNone", "", "bm", [(0, 0), (12, 0)],
        right: #""phase": "changed""#, "0 is an id like any other"),
      try FaultRow(
        "drag", "failedKeepsValue", "", "be", [(0, 0), (1, 0)],
        right: #""location": null"#, "there was no drag yet"),
      try FaultRow(
        "drag", "secondFingerJumps", "", "bmbm", [(0, 0), (20, 0), (500, 500), (510, 500)],
        ids: [0, 0, 1, 1], right: #""location": [20, 0]"#, "the first contact drags"),
      try FaultRow(
        "drag", "equalTimesInfinity", "", "bm", [(0, 0), (20, 0)], times: [0, 0],
        right: #""velocity": [0, 0]"#, "two samples at one time are one"),
    ]
  }
}
