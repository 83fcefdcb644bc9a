import GestureReplay

extension FaultRow {
  /// A row for each fault of a clock and of a pin, both in the frame (0, 0, 100, 100).
  static func clocksAndPins() throws(RecordingError) -> [FaultRow] {
    [
      try FaultRow(
        "clock", "hourLost", #""time": "1:59""#, "bm", [(43.73, -9.67), (56.27, -9.67)],
        right: #""label": "02:01:00""#, "the minute hand went 12° on, which is two minutes"),
      try FaultRow(
        "clock", "hourHandJumpsWithMinutes", #""time": "5:59""#, "b", [(500, 500)],
        right: #""hourAngle": 179.5"#, "59 minutes past 150°"),
      try FaultRow(
        "clock", "noonFlips", #""time": "13:00""#, "bm", [(70, 15.36), (30, 15.36)],
        right: #""label": "11:00:00""#, "the hour hand went 60° back, which is two hours"),
      try FaultRow(
        "clock", "roundsEveryEvent", #""time": "3:00""#, "bmm", [(50, 0), (50.04, 0), (50.08, 0)],
        right: #""label": "03:00:01""#, "the minute hand went 0.092°, which is 0.92 s"),
      try FaultRow(
        "clock", "noonIsForenoon", #""time": "12:00", "hourCycle": "oneToTwelve""#, "b",
        [(500, 500)], right: #""label": "12:00:00 PM""#, "noon is the afternoon's first hour"),
      try FaultRow(
        "clock", "handSlopLost", #""time": "3:00", "minimumDistance": 10"#, "bm",
        [(50, -5), (105, 50)], right: #""label": "03:15:00""#, "it counts from the touch-down"),
      try FaultRow(
        "clock", "ticksErr", #""time": "10:00""#,
        samples: Array(repeating: #"{"t": 0, "command": "advance", "by": 0.1}"#, count: 10),
        right: #""label": "10:00:01""#, "ten tenths are a second"),
      try FaultRow(
        "clock", "setForgetsTurn", #""time": "3:00""#,
        samples: [
          #"{"t": 0, "phase": "began", "x": 50, "y": -5}"#,
          #"{"t": 1, "phase": "moved", "x": 105, "y": 50}"#,
          #"{"t": 2, "command": "set", "time": "5:00"}"#,
          #"{"t": 3, "phase": "moved", "x": 50, "y": 105}"#,
        ],
        right: #""label": "05:15:00""#, "a quarter of an hour on from the time that was set"),
      try FaultRow(
        "mapPin", "noMinimumDistance", #""minimumDistance": 10"#, "bm", [(50, 50), (51, 50)],
        right: #""isLifted": false, "tip": [50, 100]"#, "the finger went 1 point of 10"),
      try FaultRow(
        "mapPin", "boundingBoxTouch", "", "b", [(2, 98)],
        right: #""isLifted": false"#, "beside the point there is no pin"),
      try FaultRow(
        "mapPin", "tipJumpsToFinger", "", "bm", [(50, 50), (51, 50)],
        right: #""tip": [51, 100]"#, "it goes as far as the finger"),
      try FaultRow(
        "mapPin", "cancelStaysLifted", "", "bc", [(50, 50), (50, 50)],
        right: #""isLifted": false"#, "as before the contact"),
    ]
  }
}

extension FaultRow {
  /// Creates a row of the members of a configuration, samples that may be commands, and the members
  /// of the state at the end.
  ///
  /// - Throws: ``RecordingError`` where they make no recording.
  fileprivate init(
    _ control: String, _ fault: String, _ settings: String, samples: [String],
    right state: String, _ why: String
  ) throws(RecordingError) {
    recording = try Recording(
      json: Array(
        """
        {"format": "swivel", "version": 1, "control": {"type": "\(control)", \(settings)},
        "samples": [\(samples.joined(separator: ","))],
        "expect": [{"end": true, "state": {\(state)}}]}
        """.utf8))
    mutant = Mutant(control: control, fault: fault)
    self.why = why
  }
}
