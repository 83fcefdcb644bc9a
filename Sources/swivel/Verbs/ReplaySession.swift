import GestureReplay

/// One call of `swivel replay`: reads recordings, replays them on several threads, and reports.
struct ReplaySession {
  let settings: ReplaySettings
  let report: any ReplayReport
  let terminal: Terminal

  /// Replays the recordings of `paths`, and says how they fared.
  func run(_ found: [RecordingPaths.Found]) -> ExitStatus {
    let output = ReplayOutput(report: report, terminal: terminal)
    var inputs = ReplayInputs(found, limits: settings.limits)
    let workers = OrderedWorkers(jobs: settings.jobs) { [settings, report] input in
      Self.replay(input, settings, report)
    }
    output.begin()
    workers.run({ terminal.isBroken ? nil : inputs.next() }, handOn: { output.add($0) })
    output.finish()
    let summary = output.summary
    if summary.unreadable > 0 || output.hasFailed { return .unreadable }
    return summary.diverged > 0 || summary.recorded > 0 ? .failure : .success
  }

  private static func replay(
    _ input: ReplayInputs.Input, _ settings: ReplaySettings, _ report: any ReplayReport
  ) -> ReplayOutput.Item {
    let outcome = input.recording(settings.limits).flatMap { recording in
      Result { () throws(RecordingError) in
        do throws(RecordingError) {
          return (recording, try settings.replayer.replay(recording))
        } catch {
          throw error.located(in: input.path, line: input.line)
        }
      }
    }
    var result = ReplayResult(
      path: input.path, line: input.line, outcome: outcome, isStrict: settings.isStrict)
    var rewritten: [UInt8]?
    if let mode = settings.recordMode, case .success((let recording, let outcome)) = outcome,
      var recorded = recording.recording(outcome, mode)
    {
      // What is expected is said of this control, and would not fit another.
      recorded.control = recorded.control ?? settings.replayer.bareTraceControl
      do throws(RecordingError) {
        rewritten = try input.bytes(of: recorded)
      } catch {
        result.outcome = .failure(error)
      }
    }
    let unrecordedEntry = report.entry(for: result)
    result.wasRecorded = rewritten != nil
    return ReplayOutput.Item(
      entry: result.wasRecorded ? report.entry(for: result) : unrecordedEntry,
      unrecordedEntry: unrecordedEntry, result: result.withoutSamples, rewritten: rewritten,
      stamp: input.stamp)
  }
}

extension ReplayResult {
  /// The result as it is kept until its turn: the counts need no samples.
  fileprivate var withoutSamples: ReplayResult {
    var result = self
    result.outcome = outcome.map { (Recording(), $0.1) }
    return result
  }
}
