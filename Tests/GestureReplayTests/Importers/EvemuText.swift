import GestureMath
import GestureReplay

/// Texts of evemu for tests, and what they give, as short lines.
enum EvemuText {
  /// A touch screen of 1000 by 500 units with pressures from 0 to 200, on axes of contacts and of a
  /// pointer; at a size of 1000 by 500 points its units are points.
  static let screen = """
    N: Test screen
    I: 0018 0000 0000 0000
    A: 00 0 999 0 0
    A: 01 0 499 0 0
    A: 18 0 200 0 0
    A: 35 0 999 0 0
    A: 36 0 499 0 0
    A: 3a 0 200 0 0

    """

  /// The size at which the units of ``screen`` are points.
  static let unitSize = Size(width: 1000, height: 500)

  /// Event lines: one frame every 10 ms, its events parted by commas, as `3 35 100, 3 36 50`.
  static func events(_ frames: [String]) -> String {
    var text = ""
    for (index, frame) in frames.enumerated() {
      let micros = String(index * 10_000 + 1_000_000).dropFirst()
      for event in (frame.isEmpty ? "0 0 0" : frame + ", 0 0 0").split(separator: ",") {
        text += "E: 1700000000.\(micros)\(event.hasPrefix(" ") ? "" : " ")\(event)\n"
      }
    }
    return text
  }

  /// Imports texts as files `0.events`, `1.events` and so on.
  static func importing(
    _ texts: String..., size: Size? = unitSize, rotation: ImportOptions.Rotation = .none
  ) throws(RecordingError) -> ImportedRecording {
    let files = texts.enumerated().map { index, text in
      ImportFile(name: "\(index).events", bytes: [UInt8](text.utf8))
    }
    return try EvemuImporter.importing(
      files, options: ImportOptions(size: size, rotation: rotation))
  }

  /// The reports of a recording, each as `0.01 began 5 at 10.0 20.0 0.5 pen`.
  static func lines(_ recording: Recording) -> [String] {
    recording.samples.map { sample in
      guard case .contact(let contact) = sample.input else { return "\(sample.time) command" }
      var text = "\(sample.time) \(contact.phase.rawValue)"
      if let id = contact.id { text += " \(id)" }
      if let place = contact.location { text += " at \(place.x) \(place.y)" }
      if let pressure = contact.pressure { text += " \(pressure)" }
      if let device = contact.device { text += " \(device.rawValue)" }
      return text
    }
  }
}
