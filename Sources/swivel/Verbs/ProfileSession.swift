import GestureReplay

/// One call of `swivel profile`: profiles recordings one after the other, and reports.
struct ProfileSession {
  let profiler: Profiler
  let isJSON: Bool
  /// The file of the picture, `-` for standard output; nil where none is drawn.
  let picture: String?
  let terminal: Terminal

  /// What is known of the recordings so far.
  private struct State {
    var summary: ProfileSummary
    var counts = ReplaySummary()
    /// The results of the recordings that did not pass.
    var failures: [ReplayResult] = []
    var progress = ProgressLine()
    /// What reading lines took that no recording was charged with yet.
    var reading = ReadingShares()
  }

  /// Profiles the recordings of some paths, and says how they fared.
  func run(_ found: [RecordingPaths.Found]) throws(CommandError) -> ExitStatus {
    var state = State(summary: ProfileSummary(timer: profiler.timer))
    var inputs = ReplayInputs(found, limits: profiler.limits)
    while !terminal.isBroken {
      let next = profiler.reading { inputs.next() }
      guard let input = next.value else { break }
      // What standard input takes is mostly somebody else's time.
      if input.line == nil || input.path == "-" {
        add(input, read: nil, to: &state)
      } else {
        let share = state.reading.share(
          of: next.figures, byteCount: input.lineByteCount, bytesAhead: inputs.bytesAhead)
        add(input, read: share, to: &state)
      }
    }
    try write(state)
    if state.counts.unreadable > 0 { return .unreadable }
    return state.counts.diverged > 0 ? .failure : .success
  }

  /// Profiles a recording, and adds what it took: to read too, where that is known already.
  private func add(_ input: ReplayInputs.Input, read: StageFigures?, to state: inout State) {
    let outcome = Result { () throws(RecordingError) in
      var profile = try input.profile(profiler)
      if var read {
        read.events = profile.eventCount
        profile.stages[.read] = read
      }
      state.summary.add(profile, at: ProfileSummary.Place(path: input.path, line: input.line))
      return (profile.recording, profile.outcome)
    }
    let result = ReplayResult(path: input.path, line: input.line, outcome: outcome)
    state.counts.count(result)
    if result.status != .passed {
      if isJSON { state.failures.append(result) } else { tell(result) }
    }
    let count = state.counts.recordings
    state.progress.update("\(count) \(count == 1 ? "recording" : "recordings")", on: terminal)
  }

  /// Tells at once what did not pass: on standard error where a picture takes the output.
  private func tell(_ result: ReplayResult) {
    let isPicture = picture == "-"
    let text = TextReport(hasColor: terminal.hasColor && !isPicture).entry(for: result)
    if isPicture {
      terminal.error(String(text.dropLast()))
    } else {
      terminal.write(text)
    }
  }

  private func write(_ state: State) throws(CommandError) {
    var svg: String?
    if picture != nil {
      svg = ProfilePicture().svg(of: state.summary)
      if svg == nil { terminal.error("swivel: no picture was drawn, as there were no events") }
    }
    if picture == "-" {
      terminal.write(svg ?? "")
      return
    }
    if isJSON {
      terminal.write(
        ProfileJSONReport().text(
          of: state.summary, counts: state.counts, failures: state.failures))
    } else {
      if state.counts.diverged + state.counts.unreadable > 0 { terminal.print("") }
      terminal.write(ProfileTextReport().text(of: state.summary))
      terminal.write(TextReport(hasColor: terminal.hasColor).tail(state.counts))
    }
    if let svg, let picture {
      terminal.flush()
      try AtomicFile.write(Array(svg.utf8), to: picture)
    }
  }
}
