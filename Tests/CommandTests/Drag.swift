/// A drag of 3, 4, 5 times ten points that rests before it is lifted, so that all of its state can be
/// told without computing: the finger is still, and a prediction stays where it is.
enum Drag {
  /// What the replay must reach.
  static let state = """
    "phase":"ended","startLocation":[100,100],"location":[130,140],"translation":[30,40],\
    "velocity":[0,0],"predictedEndLocation":[130,140],"predictedEndTranslation":[30,40]
    """

  /// The state as the report for people lists it.
  static let stateLines = """
      phase                    "ended"
      startLocation            [100, 100]
      location                 [130, 140]
      translation              [30, 40]
      velocity                 [0, 0]
      predictedEndLocation     [130, 140]
      predictedEndTranslation  [30, 40]

    """

  /// The digest, from a separate program: XXH64 over the words of the fields after each sample, which are
  /// possible, (100, 100), (100, 100), (0, 0), (0, 0), (100, 100), (0, 0); changed and ended,
  /// (100, 100), (130, 140), (30, 40), (0, 0), (130, 140), (30, 40).
  static let digest = "5c7efc4d3fb8a0ec"

  static let samples = """
    [{"t":0,"phase":"began","x":100,"y":100},{"t":0.1,"phase":"moved","x":130,"y":140},\
    {"t":1,"phase":"ended"}]
    """

  /// The samples as columns.
  static let columns = """
    {"t":[0,0.1,1],"phase":"bme","x":[100,130,null],"y":[100,140,null]}
    """

  /// The samples around the last one, as the report for people shows them.
  static let excerpt = """
        0  t 0  began (100, 100)
        1  t 0.1  moved (130, 140)
      > 2  t 1  ended

    """

  /// A recording on one line.
  static func recording(expect: String? = nil, samples: String = samples) -> String {
    let expect = expect.map { ",\"expect\":[\($0)]" } ?? ""
    return "{\"format\":\"swivel\",\"version\":1,\"samples\":\(samples)\(expect)}"
  }

  /// A recording in which all holds.
  static let passing = recording(expect: #"{"end":true,"state":{"translation":[30,40]}}"#)

  /// A recording that expects one point more.
  static let diverging = recording(expect: #"{"end":true,"state":{"translation":[30,41]}}"#)

  /// What the report for people says of ``diverging``; 41 is 2^47 doubles beyond 40, as the doubles
  /// from 32 to 64 are 2^-47 apart.
  static func divergence(at path: String) -> String {
    """
    diverged \(path)
      at the end: translation
        expected [30, 41]
        actual   [30, 40]
    \(excerpt)
    """
  }
}
