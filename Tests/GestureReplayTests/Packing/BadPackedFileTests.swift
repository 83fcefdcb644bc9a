import GestureReplay
import Testing

@Suite("Bad packed recordings")
struct BadPackedFileTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    var file: PackedFile
    var error: String

    init(_ change: (inout PackedFile) -> Void, _ error: String) { self.init(.drag, change, error) }

    init(_ file: PackedFile, _ change: (inout PackedFile) -> Void, _ error: String) {
      self.file = file.with(change)
      self.error = error
    }

    var testDescription: String { error }
  }

  private static let cutOff = "found a packed recording cut off after"

  @Test(
    "A bad file is refused, with what was found and what was expected",
    arguments: [
      // The header.
      Bad(
        { $0.magic[0] = 0x88 },
        #"found no packed recording, expected the bytes that one begins with, 0x89 "SWIVEL""#),
      Bad(
        { $0.version = 2 },
        "found a packed recording of version 2, expected version 1 (update swivel to read it)"),
      Bad({ $0.version = 0 }, "found a packed recording of version 0, expected version 1"),
      Bad(
        { $0.flags = 8 },
        "found a packed recording with the flags 8, expected no flags but 1, 2 and 4"),
      Bad({ $0.count = 4 }, "\(cutOff) 203 bytes, expected 228 bytes"),
      Bad({ $0.count = 2 }, "found 25 bytes after the samples, expected the end of the file"),
      Bad({ $0.count = .max }, "\(cutOff) 203 bytes, expected the rest of it"),
      Bad({ $0.count = 1 << 47 }, "\(cutOff) 203 bytes, expected 3518437208883328 bytes"),
      Bad({ $0.headSize = .max }, "\(cutOff) 203 bytes, expected the rest of it"),
      Bad({ $0.rest = [0] }, "found 1 byte after the samples, expected the end of the file"),
      Bad({ $0.padding = 1 }, "found other bytes than zeros after the head, expected zeros"),
      // The head.
      Bad(
        { $0.head = "{" },
        "1:2: found the end of the file, expected the rest of the document (in the head of the "
          + "packed recording)"),
      Bad(
        { $0.head = #"{"format":"swivel","version":1}"# },
        "/samples: found nothing, expected an array of samples, or an object of columns"),
      Bad(
        {
          $0.head = #"{"format":"swivel","version":1,"samples":[{"t":1,"phase":"ended"}]}"#
        },
        "/samples: found 1 command in the head, expected 0, as many as the marks tell of"),
      Bad(
        .mixed,
        {
          $0.head = #"{"format":"swivel","version":1,"samples":[{"t":0,"phase":"ended"}]}"#
        },
        "/samples/0: found a contact in the head, expected a command"),
      Bad(
        .mixed, { $0.t[1] = 1 },
        "/samples/0/t: found the time -0.0 in the head, expected 1, as the times have it"),
      Bad(
        .mixed, { $0.head = $0.head.replacing("2", with: "3") },
        "/expect/0/after: found the number 3, expected an integer from 0 to 2, the index of a sample"
      ),
      // The columns.
      Bad(
        { $0.t[1] = .nan },
        "/samples/1/t: found NaN, expected a time in seconds, at most 1e12"),
      Bad(
        { $0.t[1] = -2e12 },
        "/samples/1/t: found the number -2000000000000, expected a time in seconds, at most 1e12"),
      Bad(
        { $0.x[0] = .infinity },
        "/samples/0/x: found infinity, expected a number from -1e9 to 1e9"),
      Bad(
        { $0.y[1] = 1e10 },
        "/samples/1/y: found the number 10000000000, expected a number from -1e9 to 1e9"),
      Bad(
        { $0.x[2] = 0 },
        "/samples/2/x: found the number 0, expected the NaN 0x7FF8000000000000, as "
          + "there is no place"),
      Bad(
        { $0.marks[2] = 1 },
        "/samples/2: found the mark 0x01, expected one with the bit of a place (0x08), as a contact "
          + "began or moved"),
      Bad(
        { $0.marks[2] = 7 },
        "/samples/2: found the mark 0x07, expected the mark of a contact or a command"),
      Bad(
        { $0.marks[0] = 8 | 16 },
        "/samples/0/id: found an id that is not there, expected a column of ids"),
      Bad(
        { $0.marks[0] = 8 | 32 },
        "/samples/0/pressure: found a pressure that is not there, expected a column of pressures"),
      Bad(
        .mixed, { $0.id?[0] = 1 << 32 },
        "/samples/0/id: found the number 4294967296, expected an integer from -2147483648 to "
          + "2147483647"),
      Bad(
        .mixed, { $0.id?[1] = 1 },
        "/samples/1/id: found the number 1, expected 0, as there is none"),
      Bad(
        .mixed, { $0.pressure?[0] = 1.5 },
        "/samples/0/pressure: found the number 1.5, expected a number from 0 to 1"),
      Bad(
        .mixed, { $0.pressure?[1] = .nan },
        "/samples/1/pressure: found NaN, expected 0, as there is none"),
    ])
  func refused(row: Bad) {
    do throws(RecordingError) {
      _ = try Recording(packed: row.file.bytes)
      Issue.record("it is read")
    } catch {
      #expect(error.description == row.error)
    }
  }
}
