import Foundation
import GestureReplay
import Testing

@Suite("Reading files")
struct FileBytesTests {
  private func refusal(_ path: String, limit: Int) -> String? {
    #expect(throws: RecordingError.self) { try FileBytes.read(path, limit: limit) }?.description
  }

  @Test("A file that tells no size is read to its end")
  func noSize() throws {
    let bytes = try FileBytes.read("/proc/self/status", limit: 1 << 20)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
    #expect(try FileBytes.read("/dev/null", limit: 0).isEmpty)
  }

  private static let advice =
    " (--size-limit raises it; a packed recording, by swivel convert, has none)"

  @Test("A file over the limit is refused, before it is read where its size is known")
  func limit() {
    #expect(
      refusal("/dev/zero", limit: 100_000)
        == "/dev/zero: found more than 100000 bytes, expected at most 100000 bytes" + Self.advice)
    let size = refusal("/proc/self/exe", limit: 10)
    #expect(size?.hasPrefix("/proc/self/exe: found ") == true)
    #expect(size?.hasSuffix(" bytes, expected at most 10 bytes" + Self.advice) == true)
    #expect(size?.contains("more than") == false)
  }

  @Test("A path through a file, and one of no characters, name no file")
  func noFile() {
    #expect(
      refusal("/dev/null/x", limit: 1) == "/dev/null/x: found no such file, expected a file to read"
    )
    #expect(refusal("", limit: 1) == "found no such file, expected a file to read")
  }

  @Test("A large file, which is mapped, gives what its bytes give, and its name in errors")
  func mapped() throws {
    // Some steps of what is let go behind the reader.
    let samples = (0..<200_000).map { #"{ "t": \#($0), "phase": "moved", "x": 12.5, "y": 7.25 }"# }
    var text = "{\"format\":\"swivel\",\"version\":1,\"samples\":["
    text += samples.joined(separator: ",\n")
    let path = NSTemporaryDirectory() + "swivel-tests-" + UUID().uuidString + ".json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data((text + "]}").utf8).write(to: URL(fileURLWithPath: path))
    let recording = try Recording(contentsOf: path)
    #expect(recording.samples.count == 200_000)
    #expect(recording == (try Recording(json: Array((text + "]}").utf8))))

    try Data((text + "]").utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RecordingError.self) { try Recording(contentsOf: path) }
    #expect(
      error?.description
        == "\(path):200000:57: found the end of the file, expected the rest of the document")
  }
}
