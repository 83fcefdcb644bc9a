import Foundation
import GestureReplay
import Testing

/// The recordings below Recordings/. Golden/check_recordings.py checks their numbers against models
/// of its own; here they hold the engine to them, and to the bits that their digests pin.
@Suite("Golden recordings")
struct GoldenRecordingsTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    /// The path below Recordings/, with `:line` where the file is JSON Lines.
    var path: String
    var text: String
    var recording: Recording

    var folder: Substring { path.prefix { $0 != "/" } }
    var testDescription: String { path }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  private static let controls = Set(Replayer.builtInControls.map { Substring($0.recordedType) })

  private static let golden = Result { try readAll() }

  private static var all: [Golden] { (try? golden.get()) ?? [] }

  @Test("The recordings are read, many of them, of every control, and none twice")
  func reading() throws {
    let all = try Self.golden.get()
    #expect(all.count >= 200)
    #expect(Set(all.map(\.folder)) == Self.controls)
    for (name, group) in Dictionary(grouping: all, by: \.recording.name) {
      #expect(group.count == 1, "\(name ?? "No name") is the name of \(group.map(\.path))")
    }
  }

  @Test("A golden recording replays as expected", arguments: all)
  func replay(golden: Golden) throws {
    let outcome = try Replayer().replay(golden.recording)
    #expect(outcome.divergences == [])
    #expect(outcome.sampleCount == golden.recording.samples.count)
  }

  @Test("A golden recording is packed and brought back without loss", arguments: all)
  func packing(golden: Golden) throws {
    let packed = golden.recording.packed
    let unpacked = try Recording(packed: packed)
    #expect(unpacked == golden.recording)
    #expect(unpacked.json == golden.recording.json)
    #expect(unpacked.packed == packed)
    #expect(try Replayer().replay(unpacked) == Replayer().replay(golden.recording))
  }

  @Test("A golden recording names its folder's control and pins its digest", arguments: all)
  func form(golden: Golden) throws {
    let control = try #require(golden.recording.control)
    #expect(control["type"] == .string(String(golden.folder)))
    let name = try #require(golden.recording.name)
    #expect(!name.isEmpty && !name.hasSuffix("."))
    let last = try #require(golden.recording.expectations.last)
    #expect(last.checkpoint == .end)
    #expect(last.digest != nil)
    #expect(!last.state.members.isEmpty)
  }

  @Test("A golden recording written and read again replays to the same bits", arguments: all)
  func writing(golden: Golden) throws {
    let recording = golden.recording
    let outcome = try Replayer().replay(recording)
    for text in [recording.json, recording.jsonLine] {
      let again = try Recording(json: Array(text.utf8))
      #expect(again == recording)
      #expect(try Replayer().replay(again).digest == outcome.digest)
    }
  }

  // So that recording one anew changes no line but those that say something else.
  @Test("A golden recording is written as the library writes it", arguments: all)
  func text(golden: Golden) {
    let recording = golden.recording
    #expect(golden.text == (golden.path.hasSuffix(".json") ? recording.json : recording.jsonLine))
  }

  // MARK: - Reading

  private static func readAll() throws -> [Golden] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var all: [Golden] = []
    for path in (paths ?? []).sorted() {
      let file = folder.appending(path: path)
      if path.hasSuffix(".json") {
        all.append(try read(try String(contentsOf: file, encoding: .utf8), path))
      } else if path.hasSuffix(".jsonl") {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for (index, line) in lines.enumerated() {
          all.append(try read(String(line), "\(path):\(index + 1)"))
        }
      }
    }
    return all
  }

  private static func read(_ text: String, _ path: String) throws -> Golden {
    let recording = try Recording(json: Array(text.utf8), file: path)
    return Golden(path: path, text: text, recording: recording)
  }
}
