import Glibc

/// Recordings of any length: a dial that is turned round and round by one finger.
///
/// They are written piece by piece, so that this program stays small: what a child is said to have
/// had resident includes what its parent had when it was started.
enum LongRecording {
  /// How samples are written.
  enum Form: String, CaseIterable {
    /// JSON, an object a sample.
    case objects
    /// JSON, an array a column.
    case columns
    /// What `swivel convert` makes of columns.
    case packed
  }

  private static let head = """
    {"format":"swivel","version":1,"control":{"type":"angleDial","range":null,"grab":"relative"},\
    "samples":
    """

  /// Writes a recording of `count` samples, at least 2, a 120th of a second apart, as JSON.
  ///
  /// - Returns: Whether it could be written.
  static func write(_ form: Form, count: Int, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs(head, file)
    switch form {
    case .objects: writeObjects(count, file)
    case .columns, .packed: writeColumns(count, file)
    }
    fputs("}\n", file)
    return fclose(file) == 0
  }

  private static func writeObjects(_ count: Int, _ file: UnsafeMutablePointer<FILE>) {
    for index in 0..<count {
      let (x, y) = place(index)
      fputs(index == 0 ? "[" : ",\n", file)
      fputs(
        #"{"t":\#(time(index)),"phase":"\#(phase(index, of: count))","x":\#(x),"y":\#(y)}"#, file)
    }
    fputs("]", file)
  }

  private static func writeColumns(_ count: Int, _ file: UnsafeMutablePointer<FILE>) {
    func column(_ name: String, _ value: (Int) -> Double) {
      fputs("\"\(name)\":[", file)
      for index in 0..<count {
        if index > 0 { fputs(",", file) }
        fputs("\(value(index))", file)
      }
      fputs("],", file)
    }
    fputs("{", file)
    column("t", time)
    column("x") { place($0).x }
    column("y") { place($0).y }
    fputs("\"phase\":\"", file)
    for index in 0..<count { fputs(String(phase(index, of: count).prefix(1)), file) }
    fputs("\"}", file)
  }

  private static func phase(_ index: Int, of count: Int) -> String {
    index == 0 ? "began" : index == count - 1 ? "ended" : "moved"
  }

  /// In whole milliseconds, as devices have it.
  private static func time(_ index: Int) -> Double { Double(index * 25 / 3) / 1000 }

  /// A rhombus about the dial's pivot at (300, 300), gone round in 1,000 samples, in hundredths of a
  /// point.
  private static func place(_ index: Int) -> (x: Double, y: Double) {
    let along = Double(index % 250)
    let (a, b) = (25_000 - 100 * along, 100 * along)
    let (x, y) =
      switch index % 1000 / 250 {
      case 0: (a, b)
      case 1: (-b, a)
      case 2: (-a, -b)
      default: (b, -a)
      }
    // A third more or less, so that numbers have the digits that measured ones have.
    let stretch = 0.75 + Double(index % 777) / 3108
    return ((30_000 + (x * stretch).rounded()) / 100, (30_000 + (y * stretch).rounded()) / 100)
  }
}
