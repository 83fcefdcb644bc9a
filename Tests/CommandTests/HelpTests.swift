import Testing

@Suite("Help")
struct HelpTests {
  static let usage = """
    Usage: swivel VERB [OPTIONS] [PATH...]

    Verbs:
      replay   Replays recordings, and reports the states that were not as expected.
      inspect  Shows the timeline of one recording: input, state and events.
      render   Draws recordings as SVG: the control, and the way of the finger.
      import   Turns a recording of another tool into one of Swivel's.
      convert  Writes recordings in another form: packed, or as JSON.
      check    Tries laws on controls with made-up drags, and keeps what breaks one.
      shrink   Reduces a failing recording to the smallest that fails alike.
      profile  Measures what recordings take: stages, single events, allocations.

    Try 'swivel help VERB'.

    """

  static let overview = """
    Replays recorded touches through gesture math, and asserts the states that
    result.

    \(usage)
    Exit status: 0 all held; 1 an expectation did not hold, or states were recorded
    for the first time; 2 a file could not be read, understood or written; 64 the
    command line was wrong.

    """

  static let verbs = [
    "replay": """
    Replays recordings, and reports the states that were not as expected.

    Usage: swivel replay [OPTIONS] PATH...

    A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
    which means all of them below it in the order of their names, or '-', which
    means JSON Lines on standard input. Results come in that order, whatever the
    number of jobs.

    A recording that expects nothing passes and is counted apart. With --record,
    files are changed in place, and what was recorded for the first time exits
    with 1: run again to compare. Recording is refused where CI is set.

    Options:
      --format text|json|jsonl|junit
          How results are written. text: what failed, and counts. json: one object.
          jsonl: an object a line, as each recording ends. junit: XML for continuous
          integration.
      --jobs N
          How many recordings are replayed at a time. All cores, if not given.
      --filter GLOB
          Replays only the files whose whole name matches, such as 'cancel*', or
          whose path ends with a match where GLOB has a slash, such as 'drag/*'.
      --strict
          Fails where a recording is odd: time going back, contacts left down.
      --control JSON
          The control of recordings that name none: its type, or an object such as
          '{"type":"angleDial","range":null}'. A plain drag, if not given.
      --record missing|failed|all
          Writes the states that result into the recordings, as what to expect.
          missing: where nothing is expected. failed: where it did not hold. all:
          everywhere.
      --size-limit MIB
          How large a document may be, in MiB. 256, if not given.
      -h, --help
          Shows this help.

    """,
    "inspect": """
    Shows the timeline of one recording: input, state and events.

    Usage: swivel inspect [OPTIONS] RECORDING

    A row shows a sample, the state after it, and what happened: changes of fields
    that are true, false or a word, and whatever was odd. On a terminal, fields for
    which there is no room are left out and named below the table.

    Options:
      --fields NAMES
          The fields of the state to show, separated by commas, or 'all'. Those that
          change, if not given.
      --samples FIRST-LAST
          Shows only these samples and the one before, such as 100-120, or a single
          one.
      --exact
          Shows numbers in full, not rounded to three decimals.
      --control JSON
          The control of a recording that names none, as for 'swivel replay'.
      --line N
          The line of a .jsonl file. Its first recording, if not given.
      -h, --help
          Shows this help.

    """,
    "shrink": """
    Reduces a failing recording to the smallest that fails alike.

    Usage: swivel shrink [OPTIONS] RECORDING

    Leaves out samples, contacts, commands, checkpoints and configuration, and makes
    coordinates and times plain, as long as the same field fails in the same way: a
    number is off to the same side by as much, give or take a tenth, and all else
    comes out as it did. What is expected stays, so look at the result first: it may
    be the expectation that is wrong. A digest tells of no field: where nothing else
    fails, --against finds the field.

    The result is written one sample a line, or on one line where FILE ends in
    .jsonl; what was found is told on standard error. A recording that does not
    fail is an error, with status 2.

    Options:
      -o, --output FILE
          Writes to FILE instead of standard output.
      --field NAME
          The field whose failure is kept. The first that fails, if not given.
      --against OTHER
          Keeps the first field that comes out otherwise than in the replay of
          OTHER, a recording, in place of what RECORDING expects.
      --control JSON
          The control of a recording that names none, as for 'swivel replay'. It is
          written into the result.
      --line N
          The line of a .jsonl file. Its first recording, if not given.
      --replays N
          Stops after so many replays. 20000, if not given.
      -h, --help
          Shows this help.

    """,
    "profile": """
    Measures what recordings take: stages, single events, allocations.

    Usage: swivel profile [OPTIONS] PATH...

    A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
    which means all of them below it, or '-', which means JSON Lines on standard
    input. One recording is profiled at a time, on one thread.

    The stages are read, the bytes from the file (once, where each line of it is a
    recording, and shared out by the lines' bytes); decode, from JSON to a
    recording; prepare, the control and what is expected of it; replay, the control
    and the hashing of its states; and compare, with what is expected. Single
    events are timed in runs of their own, for the control alone.

    What diverges or cannot be read is told, and exits with 1 or 2 as a replay does.

    Options:
      --format text|json
          How the profile is written. json: one object.
      -o, --output FILE
          Draws the stages as bars into FILE too, an SVG; '-' draws them instead.
      --runs N
          How often each recording is run, after once to warm up. As --time allows,
          if not given.
      --time SECONDS
          About how long all of it takes, where there are not too many recordings to
          run each four times. 5, if not given.
      --filter GLOB
          Profiles only the files that match, as for 'swivel replay'.
      --control JSON
          The control of recordings that name none, as for 'swivel replay'.
      --size-limit MIB
          How large a document may be, in MiB. 256, if not given.
      -h, --help
          Shows this help.

    """,
    "render": """
    Draws recordings as SVG: the control, and the way of the finger.

    Usage: swivel render [OPTIONS] PATH...

    A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
    which means all of them below it, or '-', which means JSON Lines on standard
    input. In the output's folder, pictures have the names of their recordings, with
    .svg, and with the line's number where they are of a file of lines.

    A ring is where a contact began, a dot where it was lifted, a cross where it was
    cancelled, and a fingertip where it is down. The older the line, the paler.

    Options:
      --at TIME
          Draws the state at TIME, in seconds. The end, if not given.
      --frames N
          Draws N states side by side, from the first sample to the last.
      --animate
          Draws a picture that plays the recording in its own time, in a browser.
      --dark
          Draws for dark surroundings.
      --no-trace
          Leaves out the way of the finger.
      --control JSON
          The control of recordings that name none, as for 'swivel replay'.
      -o, --output PATH
          Writes to a file instead of standard output, or to a folder. Several
          recordings need a folder.
      -h, --help
          Shows this help.

    """,
    "import": """
    Turns a recording of another tool into one of Swivel's.

    Usage: swivel import [OPTIONS] FILE...

    Writes a bare trace: samples without a control. Several files, such as the
    description of a device and its events, make one recording. Replay the trace
    with 'swivel replay --control'. What is odd is told on standard error.

    Standard output is one line, as 'swivel replay -' reads it. A FILE has a line
    for each sample, or one line in all where its name ends in .jsonl.

    Options:
      --from evemu
          The format of the files. Required.
      --size WxH
          The extent of the touched surface in points, such as 400x400. Required
          where the files do not state how large the device's units are.
      --rotate 0|90|180|270
          Turns the device clockwise by so many degrees.
      -o, --output FILE
          Writes to FILE instead of standard output.
      -h, --help
          Shows this help.

    """,
    "convert": """
    Writes recordings in another form: packed, or as JSON.

    Usage: swivel convert [OPTIONS] PATH...

    A packed recording (.swivel) is for many samples: it takes 25 bytes for most,
    is read as it lies in the file, and replays in little memory however long it is.
    Nothing is lost either way: what is packed and brought back is equal. Columns
    hold no commands.

    A path is a recording (.json, .swivel), recordings a line (.jsonl), a folder,
    which means all of them below it, or '-', which means JSON Lines on standard
    input. In the output's folder, files have the names of their recordings, with
    the line's number where they are of a file of lines; --to says what they are.

    Standard output is one line of JSON; a file of JSON has a line for each sample,
    or one line in all where its name ends in .jsonl.

    Options:
      --to packed|columns|objects
          How samples are written. packed: as bytes, which are replayed without
          being parsed. columns: as JSON, an array a column. objects: as JSON, an
          object a sample. If not given, packed where the output's name ends in
          .swivel, and JSON as the recording has it elsewhere. Several recordings,
          into a folder, need it.
      -o, --output PATH
          Writes to a file instead of standard output, or to a folder. Several
          recordings need a folder.
      --size-limit MIB
          How large a document may be, in MiB. 256, if not given.
      -h, --help
          Shows this help.

    """,
  ]

  @Test(
    "Help is an overview on standard output",
    arguments: [["help"], ["--help"], ["-h"], ["help", "help"], ["help", "--help"]])
  func overview(arguments: [String]) throws {
    let run = try Command(folder: TemporaryFolder()).run(arguments)
    #expect(run == Command.Run(status: 0, output: Self.overview))
  }

  @Test("Each verb has its help, however it is asked for", arguments: verbs.keys.sorted())
  func verb(name: String) throws {
    let swivel = Command(folder: try TemporaryFolder())
    let expected = Command.Run(status: 0, output: Self.verbs[name] ?? "")
    #expect(try swivel("help", name) == expected)
    #expect(try swivel(name, "--help") == expected)
    #expect(try swivel(name, "a", "-h", "--nonsense") == expected)
  }

  @Test("No help is wider than 80 columns")
  func width() throws {
    for line in ([Self.overview] + Self.verbs.values).flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("The version is a line", arguments: ["--version", "version"])
  func version(argument: String) throws {
    let run = try Command(folder: TemporaryFolder())(argument)
    #expect(run == Command.Run(status: 0, output: "swivel 0.2.0\n"))
  }
}
