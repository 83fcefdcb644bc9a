import GestureMath
import GestureReplay
import Testing

/// How a recording configures a dial.
struct AngleDialRecordingTests {
  private func reader(_ json: String) throws -> ObjectReader {
    guard case .object(let object) = try JSONValue(json: json) else { return ObjectReader(.init()) }
    return ObjectReader(object, at: "/control")
  }

  private func dial(_ json: String) throws -> AngleDial {
    var reader = try reader(json)
    let dial = try AngleDial(configuration: &reader)
    try reader.finish()
    return dial
  }

  @Test("Options that are not given leave a dial as it was before there were any")
  func defaults() throws {
    let dial = try dial("{}")
    #expect(!dial.wraps)
    #expect(dial.stop == .wait)
    #expect(dial.minimumDistance == 0)
    #expect(dial.animation == .default)
    #expect(String(reflecting: dial) == String(reflecting: AngleDial()))
  }

  @Test("Every option is read")
  func options() throws {
    let dial = try dial(
      #"""
      {"range": [-10, 350], "angle": 350, "wraps": true, "stop": "slip", "minimumDistance": 10,
       "animation": null}
      """#)
    #expect(dial.wraps)
    #expect(dial.angle.degrees == -10)
    #expect(dial.stop == .slip)
    #expect(dial.minimumDistance == 10)
    #expect(dial.animation == nil)
    #expect(try self.dial(#"{"range": null, "angle": 725.3, "wraps": true}"#).angle.degrees == 5.3)
  }

  @Test(
    "A frame is square to what rounding leaves of its decimals",
    arguments: [
      (#"{"frame": [0, 0, 100.1, 100.1], "insets": [10.1, 0.3, 0.3, 10.1]}"#, 89.7),
      (#"{"frame": [1e9, -1e9, 0.7, 0.5], "insets": [0.1, 0.4, 0.2, 0.1]}"#, 0.2),
      (#"{"frame": [0, 0, 1e9, 1e9], "insets": [1e9, 1e9, -1, -1]}"#, 1),
    ])
  func square(json: String, width: Double) throws {
    let dial = try dial(json)
    #expect((dial.frame.inset(by: dial.insets).width - width).magnitude < 1e-12)
  }

  struct Refusal: CustomTestStringConvertible {
    let json: String
    let message: String
    var testDescription: String { json }
  }

  private static let advice = " (what the insets leave of the frame is where the arm turns)"
  private static let adviceOnDefaults =
    advice.dropLast() + "; where none are given they are 100 on each side)"
  private static let names = """
    "default", "linear", "easeIn", "easeOut", "easeInOut", "timingCurve", "spring", "smooth", \
    "snappy", "bouncy", "interactiveSpring" or "interpolatingSpring"
    """

  static let refusals = [
    Refusal(
      json: #"{"frame": [0, 0, 400, 300]}"#,
      message: "/control/frame: found an inset frame of 200 by 100, expected a square"
        + adviceOnDefaults),
    Refusal(
      json: #"{"insets": [100, 100, 100, 99]}"#,
      message: "/control/insets: found an inset frame of 201 by 200, expected a square" + advice),
    Refusal(
      json: #"{"frame": [0, 0, 1, 1], "insets": [0, 0, 0, 1e-12]}"#,
      message: "/control/frame: found an inset frame of 0.999999999999 by 1, expected a square"
        + advice),
    Refusal(
      json: #"{"frame": [0, 0, 200, 200]}"#,
      message: "/control/frame: found an inset frame of 0 by 0, expected a square of some extent"
        + adviceOnDefaults),
    Refusal(
      json: #"{"frame": [0, 0, 10, 20], "insets": [50, 50, 50, 50]}"#,
      message: "/control/frame: found an inset frame of 0 by 0, expected a square of some extent"
        + advice),
    Refusal(
      json: #"{"wraps": true, "range": [5, 5], "angle": 5}"#,
      message: "/control/range: found the array [5, 5], expected a range of some extent to "
        + "wrap over, or null"),
    Refusal(
      json: #"{"wraps": 1}"#, message: "/control/wraps: found the number 1, expected true or false"),
    Refusal(
      json: #"{"stop": "slips"}"#,
      message: "/control/stop: found a string \"slips\", expected \"wait\" or \"slip\" "
        + "(did you mean \"slip\"?)"),
    Refusal(
      json: #"{"minimumDistance": -1}"#,
      message:
        "/control/minimumDistance: found the number -1, expected a number from 0 to 1000000000"),
    Refusal(
      json: #"{"animation": "easeinout"}"#,
      message: "/control/animation: found a string \"easeinout\", expected " + names
        + " (did you mean \"easeInOut\"?)"),
    Refusal(
      json: #"{"animation": {"name": "sping"}}"#,
      message: "/control/animation/name: found a string \"sping\", expected " + names
        + " (did you mean \"spring\"?)"),
    Refusal(
      json: #"{"animation": {"duration": 1}}"#,
      message: "/control/animation/name: found nothing, expected a string"),
    Refusal(
      json: #"{"animation": 0.5}"#,
      message: "/control/animation: found the number 0.5, expected the name of an animation, an "
        + "object of name and parameters, or null"),
    Refusal(
      json: #"{"animation": {"name": "default", "duration": 1}}"#,
      message: "/control/animation/duration: found an unknown key, expected \"name\""),
    Refusal(
      json: #"{"animation": {"name": "easeIn", "response": 1}}"#,
      message: "/control/animation/response: found an unknown key, expected \"name\" or "
        + "\"duration\""),
    Refusal(
      json: #"{"animation": {"name": "spring", "response": 1, "bounce": 0.2}}"#,
      message: "/control/animation/bounce: found the number 0.2, expected response and "
        + "dampingFraction, or duration and bounce"),
    Refusal(
      json: #"{"animation": {"name": "spring", "duration": -1}}"#,
      message: "/control/animation/duration: found the number -1, expected a number from 0 to "
        + "1000000"),
    Refusal(
      json: #"{"animation": "timingCurve"}"#,
      message: "/control/animation/p1x: found nothing, expected a number from 0 to 1"),
    Refusal(
      json: #"{"animation": {"name": "interpolatingSpring", "stiffness": 1, "damping": null}}"#,
      message: "/control/animation/damping: found null, expected a number from 0 to 1000000"),
  ]

  @Test("What a dial cannot be is refused with its place", arguments: refusals)
  func refuses(refusal: Refusal) throws {
    let error = #expect(throws: RecordingError.self) { try dial(refusal.json) }
    #expect(error?.description == refusal.message)
  }

  // MARK: - Animations

  struct Row: CustomTestStringConvertible {
    let json: String
    let animation: Animation?
    var testDescription: String { json }

    init(_ json: String, _ animation: Animation?) {
      self.json = json
      self.animation = animation
    }
  }

  static let rows = [
    Row("null", nil),
    Row(#""default""#, .default),
    Row(#"{"name": "default"}"#, .default),
    Row(#""linear""#, .linear),
    Row(#""easeIn""#, .easeIn),
    Row(#""easeOut""#, .easeOut),
    Row(#""easeInOut""#, .easeInOut),
    Row(#"{"name": "easeInOut"}"#, .easeInOut),
    Row(#"{"name": "easeIn", "duration": 2}"#, .easeIn(duration: 2)),
    Row(#"{"name": "linear", "duration": 0}"#, .linear(duration: 0)),
    Row(
      #"{"name": "timingCurve", "p1x": 0.2, "p1y": -3, "p2x": 1, "p2y": 2}"#,
      .timingCurve(0.2, -3, 1, 2)),
    Row(
      #"{"name": "timingCurve", "p1x": 0, "p1y": 1, "p2x": 0.5, "p2y": 1, "duration": 9}"#,
      .timingCurve(0, 1, 0.5, 1, duration: 9)),
    Row(#""spring""#, .spring),
    Row(#"{"name": "spring"}"#, .spring),
    Row(#"{"name": "spring", "duration": 1}"#, .spring(duration: 1)),
    Row(#"{"name": "spring", "bounce": -0.5}"#, .spring(duration: 0.5, bounce: -0.5)),
    Row(#"{"name": "spring", "response": 1}"#, .spring(response: 1)),
    Row(#"{"name": "spring", "dampingFraction": 0.5}"#, .spring(dampingFraction: 0.5)),
    Row(#""smooth""#, .smooth),
    Row(#""snappy""#, .snappy),
    Row(#""bouncy""#, .bouncy),
    Row(
      #"{"name": "bouncy", "duration": 1, "extraBounce": 0.2}"#,
      .bouncy(duration: 1, extraBounce: 0.2)),
    Row(#""interactiveSpring""#, .interactiveSpring()),
    Row(
      #"{"name": "interactiveSpring", "response": 1, "dampingFraction": 1}"#,
      .interactiveSpring(response: 1, dampingFraction: 1)),
    Row(
      #"{"name": "interpolatingSpring", "stiffness": 170, "damping": 15}"#,
      .interpolatingSpring(stiffness: 170, damping: 15)),
    Row(
      #"""
      {"name": "interpolatingSpring", "mass": 2, "stiffness": 170, "damping": 15,
       "initialVelocity": -3}
      """#,
      .interpolatingSpring(mass: 2, stiffness: 170, damping: 15, initialVelocity: -3)),
  ]

  @Test("An animation is what SwiftUI's function of that name makes", arguments: rows)
  func animation(row: Row) throws {
    #expect(try dial(#"{"animation": \#(row.json)}"#).animation == row.animation)
    var reader = try reader("{}")
    #expect(try reader.animation("animation", default: row.animation) == row.animation)
  }
}
