/// Reads recordings of evemu, the kernel's touch, pad and pen input as text.
///
/// A recording is one file of events that has its own description (evemu 1.2 and later), or a
/// description and one or more files of events, given in any order; several files of events follow
/// each other in the order given. Contacts are read as the kernel's protocols say: see
/// input/multi-touch-protocol in its documentation.
public enum EvemuImporter {
  /// The name of the format on the command line and in a recording's `source`.
  public static let format = "evemu"

  /// Makes one recording from the files of one device.
  ///
  /// Times are those of whole frames, in seconds from the first. Places are scaled from the ranges
  /// of the axes, x and y apart, to `options.size`, or, where the device states its resolution, to
  /// points of 1/72 inch. Where nothing goes down, the recording is empty and says so in a finding.
  ///
  /// Throws at a line that is not as it should be; where two files describe different devices;
  /// where no file is of evemu; where neither a size nor a resolution says what a point is; where a
  /// place is beyond 1e9 points; and where the size asked for is not finite and positive.
  public static func importing(
    _ files: [ImportFile], options: ImportOptions = ImportOptions()
  ) throws(RecordingError) -> ImportedRecording {
    var device = EvdevDevice()
    var sources: [EvdevImport.Source] = []
    var isEvemu = false
    var nameOfDescription: String?
    for file in files {
      let read = try EvemuFile(reading: file, describing: &device)
      isEvemu = isEvemu || read.isEvemu
      if read.events.isEmpty {
        nameOfDescription = nameOfDescription ?? read.name
      } else {
        sources.append(EvdevImport.Source(name: file.name, events: read.events))
        device.name = device.name ?? read.name
      }
    }
    guard isEvemu else {
      throw RecordingError(
        file: files.first?.name, place: .document,
        found: files.isEmpty ? "no file" : "nothing of evemu's text form",
        expected: "lines such as \"E: 0.000001 0003 0035 0330\"")
    }
    device.name = device.name ?? nameOfDescription
    let named = files.first { $0.name == sources.first?.name } ?? files.first
    return try EvdevImport(
      device: device, sources: sources, options: options,
      name: device.name ?? named?.lastComponent, origin: origin(device, files)
    ).recording()
  }

  /// What a recording says of where it came from; without folders, which differ by machine.
  private static func origin(_ device: EvdevDevice, _ files: [ImportFile]) -> JSONObject {
    var origin = JSONObject([JSONObject.Member("format", .string(format))])
    origin["device"] = device.name.map(JSONValue.string)
    origin["files"] = .array(files.map { .string($0.lastComponent) })
    return origin
  }
}
