import GestureMath

/// A configured control and the input that it is given, as a law is tried on them.
public struct LawCase: Sendable, CustomStringConvertible {
  /// What the input is.
  public enum Input: Sendable {
    /// One contact that begins, moves and is still down at the end.
    case drag
    /// Several gestures, one after the other, with odd times, cancels and commands in between.
    case script
    /// Several gestures, with commands in between, that end; and then one contact that begins, moves
    /// and is still down at the end.
    case history
    /// A script at the times of devices: on grids of 1 to 40 ms, or at any times.
    case timed
  }

  /// The control and its configuration.
  public var configuration: JSONObject
  /// The input.
  public var samples: [Sample]
  /// Numbers from 0 to 999,999 by which a law chooses what to change.
  public var dice: [Int]

  /// The case as a recording of one line.
  public var description: String {
    Recording(control: configuration, samples: samples).jsonLine + " dice \(dice)"
  }

  /// How far from a place the contact went, in points.
  func farthest(from start: Point) -> Double {
    samples.reduce(0) { max($0, $1.location?.distance(to: start) ?? 0) }
  }

  /// One of `count` numbers from 0, by a die.
  func choice(_ die: Int, below count: Int) -> Int {
    guard count > 0, die < dice.count else { return 0 }
    return dice[die] % count
  }
}
