/// The texts that say how to call the benchmarks, for 80 columns.
enum HelpText {
  static let usage = "Usage: swift run -c release Benchmarks [OPTIONS]"

  static let full = """
    Times kernels, controls, replays and the reading of recordings.

    \(usage)

    The members of a group do the same work. A sample of each is taken in turn, so
    that the machine's noise falls on all of them alike. Ratios are to the first of
    the group: the median of the ratios of samples that were taken side by side. The
    times are nanoseconds an event, or an element, unless marked us or ms; of the
    thread on the processor, or by the wall clock for what other processes do.
    Members that must agree in every bit are compared, and so are other libraries'
    numbers.

    folder/* and start/* run the 'swivel' that was built beside this program, which
    'swift build -c release' brings up to date; without one they are left out.

    Options:
      --filter PATTERN
          Only benchmarks whose name contains PATTERN, or fits it where it has one
          of * ? and [; the first of their groups too.
      --samples N
          Samples of each benchmark, an odd number from 31 to 9999. (31)
      --json
          Prints one JSON object.
      --save NAME
          Keeps the figures, and this program, in .build/benchmarks/NAME below the
          current folder.
      --baseline NAME
          Compares this build with the one saved as NAME: starts both 8 times, and
          takes samples in turn. It is called slower, or faster, only where the
          quartile ranges do not meet, the median of the paired ratios is beyond
          3 %, and all 8 starts agree. Where the two builds' results differ in a
          bit, it is said to differ, whatever the times: behaviour has changed. Only
          Swivel's own work is compared.
      --list
          Prints the names of the benchmarks.
      --growth FILE
          Measures how time and memory of 'swivel replay' grow with samples and with
          recordings, and draws them into FILE, an SVG. It takes some minutes, and
          three gigabytes where temporary files go.
      --smoke
          Does small work once, without a thought of time, and prints checksums.
      -h, --help
          Shows this help.

    The JSON object has format ("swivel-benchmarks"), version (1), machine (system,
    architecture, processor, processors) and benchmarks, each with
      name, reference  its name, and that of the first of its group
      count            events, or elements, of a run
      repetitions      runs of a sample
      samples          how many samples were taken
      nanoseconds      an event: min, lowerQuartile, median, upperQuartile, max
      eventsPerSecond  by the median
      ratio            to the reference
      instructions     an event, outside the kernel; null where the machine does
                       not count them, or the work is another process's
      checksum         of the results
    or, with --baseline, its name as baseline, and comparisons, each with name,
    verdict (slower, faster, same, new, differs), pairs, nanoseconds,
    baselineNanoseconds, and ratio: this build's times over the baseline's.

    Exit status: 0 nothing is slower, and nothing differs; 1 something is slower
    than the baseline, or differs from it, or results that must agree do not; 2 a
    baseline, a file or a program could not be read, written or run; 64 the command
    line was wrong, or this is a debug build.
    """
}
