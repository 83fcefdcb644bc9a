import Foundation
import Testing

/// What the README shows is what the command prints.
struct ReadmeTests {
  private static let readme = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "README.md")

  /// The blocks of the README that are in a language, such as `json`.
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: readme, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  @Test("The first replay prints what the README shows")
  func firstReplay() throws {
    let recording = try #require(Self.blocks("json").first)
    let session = try #require(Self.blocks("console").first)
    let swivel = Command(folder: try TemporaryFolder(["turn.json": recording]))
    // A command stands behind "$ ", and its output up to the next one.
    for part in session.components(separatedBy: "$ swivel ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let arguments = lines[0].components(separatedBy: " ")
      #expect(try swivel.run(arguments).output == lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test("Every verb and every option of a verb is as the help says")
  func verbs() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let swivel = Command(folder: try TemporaryFolder())
    let help = try swivel("help").output
    let verbs = help.components(separatedBy: "Verbs:\n")[1].components(separatedBy: "\n\n")[0]
      .components(separatedBy: "\n").compactMap { $0.split(separator: " ").first }
    #expect(verbs.count >= 3)
    for verb in verbs { #expect(text.contains("swivel \(verb)"), "\(verb)") }
  }
}
