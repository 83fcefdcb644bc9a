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
