import GestureReplay

extension FaultRow {
  /// A row for each fault of a drag.
  static func drag() throws(RecordingError) -> [FaultRow] {
    let others = [
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
    return try others + velocities()
  }

  private static func velocities() throws(RecordingError) -> [FaultRow] {
    let walk = (0..<6).map { (x: Double($0), y: 0.0) }
    return [
      try FaultRow(
        "drag", "unroundedTimes", "", "bmmmm", Array(walk.prefix(5)),
        times: [0, 0.04, 0.08, 0.12, 0.16], right: #""velocity": [25, 0]"#, within: 1e-9,
        "0.16 − 0.12 is more than 0.04 in doubles, but 40,000 µs"),
      try FaultRow(
        "drag", "timesRoundedAlone", "", "bmmmmm", walk,
        times: walk.map { 36.000_000_5 + $0.x * 0.04 }, right: #""velocity": [25, 0]"#,
        within: 1e-9, "all gaps are 40,000 µs, though the last two times round apart"),
      try FaultRow(
        "drag", "exclusiveRest", "", "bm", [(0, 0), (20, 0)], times: [0, 0.04],
        right: #""velocity": [500, 0]"#, within: 1e-9, "a gap of exactly 40 ms is no rest"),
      try FaultRow(
        "drag", "exclusiveWindow", "", "bmmm", [(0, 0), (20, 0), (50, 0), (90, 0)],
        times: [0, 0.03125, 0.0625, 0.1], right: #""velocity": [1221.7628788690158, 0]"#,
        within: 1e-9, "a sample of exactly 100 ms before counts"),
      try FaultRow(
        "drag", "restIsFixed", #""rest": 0.05"#, "bm", [(0, 0), (20, 0)], times: [0, 0.05],
        right: #""velocity": [400, 0]"#, within: 1e-9, "50 ms are no rest here"),
      try FaultRow(
        "drag", "swiftUIRests", #""velocity": "swiftUI""#, "bm", [(0, 0), (15, 0)],
        times: [0, 0.05], right: #""velocity": [300, 0]"#, within: 1e-9,
        "SwiftUI's estimate knows no rest"),
      try FaultRow(
        "drag", "fewSamples", "", "b" + String(repeating: "m", count: 29),
        (0..<30).map { (x: max(0, 10 * Double($0 - 5)), y: 0.0) },
        times: (0..<30).map { Double($0) / 1000 }, right: #""velocity": [12361.453201970444, 0]"#,
        within: 1e-9, "the first samples count as well: 2509375/203 points a second"),
      try FaultRow(
        "drag", "repetitionRests", "", "bmm", [(0, 273), (0, 293), (0, 293)],
        times: [0, 0.012585, 0.01473], right: #""velocity": [0, 1589.193484306714]"#,
        within: 1e-9, "a place repeated after 2 ms is no rest: 20 points in 12.585 ms"),
      try FaultRow(
        "drag", "lateLiftThrows", "", "bmme", [(0, 0), (10, 0), (20, 0), (20, 0)],
        times: [0, 0.008, 0.016, 0.1], right: #""velocity": [0, 0]"#, "84 ms later it rests"),
    ]
  }
}
