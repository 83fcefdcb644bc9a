import Foundation
import GestureMath
import GestureReplay
import Testing

@Suite("Packed recordings")
struct PackedRecordingTests {
  /// What ``PackedFile/drag`` holds.
  private static let drag = Recording(samples: [
    Sample(time: 0, .contact(Sample.Contact(.began, at: Point(x: 100, y: 100)))),
    Sample(time: 0.1, .contact(Sample.Contact(.moved, at: Point(x: 130, y: 140)))),
    Sample(time: 1, .contact(Sample.Contact(.ended))),
  ])

  /// What ``PackedFile/mixed`` holds.
  private static let mixed: Recording = {
    var expectation = Recording.Expectation(.after(2))
    expectation.digest = 255
    return Recording(
      samples: [
        Sample(
          time: -1,
          .contact(
            Sample.Contact(
              .began, at: Point(x: 1, y: -0.0), id: -7, device: .pen, pressure: 0.5))),
        Sample(time: -0.0, .command(Sample.Command("frame"))),
        Sample(time: 2, .contact(Sample.Contact(.cancelled, device: .mouse))),
      ],
      sampleForm: .columns, expectations: [expectation])
  }()

  @Test(
    "A file that is put together by hand is read, and written with the same bytes",
    arguments: [(PackedFile.drag, drag), (PackedFile.mixed, mixed)])
  func golden(file: PackedFile, recording: Recording) throws {
    let read = try Recording(packed: file.bytes)
    #expect(read == recording)
    #expect(read.packed == file.bytes)
    #expect(recording.packed == file.bytes)
  }

  @Test("A zero keeps its sign")
  func signOfZero() throws {
    let read = try Recording(packed: PackedFile.mixed.bytes)
    #expect(read.samples[1].time.sign == .minus)
    guard case .contact(let contact) = read.samples[0].input else {
      Issue.record("the first sample is no contact")
      return
    }
    #expect(contact.location?.y.sign == .minus)
  }

  @Test("Samples of a file can be changed, and the file stays as it is")
  func changing() throws {
    let read = try Recording(packed: PackedFile.mixed.bytes)
    var changed = read
    changed.samples[2].time = 3
    changed.samples.append(Sample(time: 4, .command(Sample.Command("frame"))))
    #expect(changed.samples.count == 4)
    #expect(changed.samples[2].time == 3)
    #expect(read == Self.mixed)
    #expect(try Recording(packed: changed.packed) == changed)
  }

  @Test("With any one byte changed a file is refused, or read and written without a change")
  func changedBytes() {
    for file in [PackedFile.drag.bytes, PackedFile.mixed.bytes] {
      for index in file.indices {
        for byte in UInt8.min...UInt8.max where byte != file[index] {
          var changed = file
          changed[index] = byte
          guard let recording = try? Recording(packed: changed) else { continue }
          guard (try? Recording(packed: recording.packed)) != recording else { continue }
          Issue.record("byte \(index) as \(byte)")
        }
      }
    }
  }

  @Test("No beginning of a file is a file, and nothing may follow it")
  func prefixes() {
    for file in [PackedFile.drag.bytes, PackedFile.mixed.bytes] {
      for length in file.indices {
        #expect(throws: RecordingError.self) { try Recording(packed: Array(file[..<length])) }
      }
      #expect(throws: RecordingError.self) { try Recording(packed: file + [0]) }
    }
  }

  @Test("A packed file that is changed while it is used is named in the error")
  func changedFile() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString + ".swivel"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // So many that the file is mapped.
    let sample = Sample(time: 0, .contact(Sample.Contact(.began, at: .zero)))
    let bytes = Data(Recording(samples: [Sample](repeating: sample, count: 50_000)).packed)
    try bytes.write(to: URL(fileURLWithPath: path))
    let recording = try Recording(contentsOf: path)
    try recording.samples.checkUnchanged()
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    let error = #expect(throws: RecordingError.self) { try recording.samples.checkUnchanged() }
    #expect(error?.file == path)
  }
}
