/// Results for continuous integration, as JUnit's XML: a test case for each recording.
///
/// What diverged is a failure, and what could not be read is an error; findings are the case's
/// output. The suite states no counts, so that it can be written as the recordings end.
public struct JUnitReport: ReplayReport {
  /// Creates a report.
  public init() {}

  /// Opens the suite.
  public var head: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"swivel\">\n"
  }

  /// Writes one test case.
  public func entry(for result: ReplayResult) -> String {
    let name = Self.escaped(result.location)
    let opening = "<testcase classname=\"swivel.replay\" name=\"\(name)\""
    let body = Self.body(for: result)
    return body.isEmpty ? opening + "/>\n" : opening + ">\n" + body + "</testcase>\n"
  }

  /// Closes the suite.
  public func tail(_ summary: ReplaySummary) -> String { "</testsuite>\n</testsuites>\n" }

  private static func body(for result: ReplayResult) -> String {
    switch result.outcome {
    case .failure(let error):
      return "<error message=\"\(escaped(error.description))\"/>\n"
    case .success((_, let outcome)):
      let text = escaped(TextReport().entry(for: result))
      guard result.status == .passed else {
        let fields = outcome.divergences.map(\.field).joined(separator: ", ")
        let message = fields.isEmpty ? "findings in a strict replay" : "not as expected: " + fields
        return "<failure message=\"\(escaped(message))\">\(text)</failure>\n"
      }
      return outcome.findings.isEmpty ? "" : "<system-out>\(text)</system-out>\n"
    }
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
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
