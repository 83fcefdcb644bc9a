/// Why a document could not be understood: where, what was found there, and what was expected.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in a document the trouble is.
  public enum Place: Hashable, Sendable {
    /// The document as a whole.
    case document
    /// A line of a text, counted from 1.
    case line(Int)
    /// A line and a column, both counted from 1; a column counts bytes.
    case position(line: Int, column: Int)
    /// A value in the document, as a JSON Pointer (RFC 6901), such as `/samples/3/x`.
    case pointer(String)

    /// Whether both are positions, and this one comes first.
    func isBefore(_ other: Place) -> Bool {
      guard case .position(let line, let column) = self,
        case .position(let otherLine, let otherColumn) = other
      else { return false }
      return (line, column) < (otherLine, otherColumn)
    }
  }

  /// The file's path; nil where the document did not come from a file.
  public var file: String?
  /// The line of a JSON Lines file that holds the document, counted from 1.
  public var line: Int?
  /// Where in the document.
  public var place: Place
  /// What stands there.
  public var found: String
  /// What should stand there.
  public var expected: String
  /// What to do about it, or the nearest known name; nil where there is nothing to add.
  public var advice: String?

  /// Creates an error.
  public init(
    file: String? = nil, line: Int? = nil, place: Place, found: String, expected: String,
    advice: String? = nil
  ) {
    self.file = file
    self.line = line
    self.place = place
    self.found = found
    self.expected = expected
    self.advice = advice
  }

  /// One line: `file:line:column: found this, expected that (advice)`. What comes from the file is
  /// shown so that it cannot steer a terminal, and a long pointer is cut.
  public var description: String {
    let advice = advice.map { " (\($0))" } ?? ""
    return (prefix + "found \(found), expected \(expected)\(advice)").withoutControls
  }

  /// The place, with a colon and a space after it; empty where there is nothing to say.
  private var prefix: String {
    var text = file ?? ""
    // A line of JSON Lines holds a whole document, whose own lines are all that line.
    var numbers: [Int] = line.map { [$0] } ?? []
    switch place {
    case .position(let line, let column): numbers = [self.line ?? line, column]
    case .line(let line): numbers = [self.line ?? line]
    case .document, .pointer: break
    }
    for number in numbers { text += (text.isEmpty ? "" : ":") + String(number) }
    if case .pointer(let pointer) = place, !pointer.isEmpty {
      text += (text.isEmpty ? "" : ": ") + pointer.abbreviated(to: 200)
    }
    return text.isEmpty ? "" : text + ": "
  }
}
