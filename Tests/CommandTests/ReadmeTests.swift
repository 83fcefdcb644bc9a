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
    try Self.check(session, in: swivel)
  }

  @Test("A check prints what the README shows")
  func check() throws {
    let session = try #require(Self.blocks("console").first { $0.contains("swivel check") })
    try Self.check(session, in: Command(folder: TemporaryFolder()))
  }

  @Test("The project's recordings have the counts that the README shows")
  func counts() throws {
    let recordings = Self.readme.deletingLastPathComponent().appending(path: "Recordings").path
    let run = try Command(folder: TemporaryFolder())("replay", recordings)
    let counts = try #require(run.output.split(separator: "\n").last)
    #expect(try Self.blocks("text").first == counts + "\n")
  }

  private static func check(_ session: String, in swivel: Command) throws {
    // A command stands behind "$ ", and its output up to the next one.
    for part in session.components(separatedBy: "$ swivel ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      let arguments = lines[0].components(separatedBy: " ")
      #expect(try swivel.run(arguments).output == lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test("Each picture is what the command beside it draws")
  func pictures() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let root = Self.readme.deletingLastPathComponent()
    let lines = text.components(separatedBy: "\n").filter { $0.hasPrefix("`swivel render ") }
    #expect(lines.count >= 4)
    let folder = try TemporaryFolder()
    for line in lines {
      var words = String(line.dropFirst("`swivel ".count).dropLast()).components(separatedBy: " ")
      let picture = words.removeLast()
      let recording = words.count - 2
      words[recording] = root.appending(path: words[recording]).path
      let run = try Command(folder: folder).run(words + ["a.svg"])
      #expect(run.status == 0)
      let committed = try String(contentsOf: root.appending(path: picture), encoding: .utf8)
      #expect(try folder.text(of: "a.svg") == committed, "\(line)")
    }
  }

  @Test("Every verb of the help is in the README")
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
