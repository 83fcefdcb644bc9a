/// Results for continuous integration, as JUnit's XML: a test case for each recording.
///
/// What diverged or was recorded anew is a failure, and what could not be read is an error; findings
/// are the case's output. The suite states no counts, so that it can be written as the recordings end.
public struct JUnitReport: ReplayReport {
  /// Creates a report.
  public init() {}

  /// Opens the suite.
  public var head: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"swivel\">\n"
  }

  /// Writes one test case.
  public func entry(for result: ReplayResult) -> String {
    let name = Self.attribute(result.location(of: JSONText.onOneLine(result.path)))
    let opening = "<testcase classname=\"swivel.replay\" name=\"\(name)\""
    let body = Self.body(for: result)
    return body.isEmpty ? opening + "/>\n" : opening + ">\n" + body + "</testcase>\n"
  }

  /// Closes the suite.
  public func tail(_ summary: ReplaySummary) -> String { "</testsuite>\n</testsuites>\n" }

  private static func body(for result: ReplayResult) -> String {
    switch result.outcome {
    case .failure(let error):
      return "<error message=\"\(attribute(error.description))\"/>\n"
    case .success((_, let outcome)):
      let text = escaped(TextReport().entry(for: result))
      if result.status != .passed || result.wasRecorded {
        let fields = outcome.divergences.map(\.field).joined(separator: ", ")
        let message =
          !fields.isEmpty
          ? "not as expected: " + fields
          : result.wasRecorded ? "recorded anew" : "findings in a strict replay"
        return "<failure message=\"\(attribute(message))\">\(text)</failure>\n"
      }
      return outcome.findings.isEmpty ? "" : "<system-out>\(text)</system-out>\n"
    }
  }

  /// The text as an attribute holds it: readers make spaces of line breaks that are not escaped.
  private static func attribute(_ text: String) -> String {
    escaped(text).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "&#10;")
      .split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "&#9;")
  }

  /// The text as XML 1.0 holds it: what it cannot hold at all becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
