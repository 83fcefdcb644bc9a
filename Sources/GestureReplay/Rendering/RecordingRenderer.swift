import GestureMath

/// Draws recordings as SVG: the control as it was, and the way of the finger over it.
///
/// The same recording gives the same bytes, on any machine. The controls of Swivel can be drawn, and
/// so can those of others that are ``GestureMath/Drawable``; of all others there is the trace alone.
///
/// The strokes, places and moments of a picture have a bounded number, whatever the recording: of more
/// some are left out, evenly, and the picture says so at its foot. Texts are cut after 500 characters.
public struct RecordingRenderer: Sendable {
  /// What is drawn of a recording.
  public enum Picture: Hashable, Sendable {
    /// The state after the last sample.
    case end
    /// The state at a time of the recording, in seconds.
    case at(Double)
    /// So many states side by side, from the first sample to the last, at equal distances in time.
    case strip(frames: Int)
    /// The whole recording in its own time, over and over, without a script.
    case animation
  }

  /// What replays the recordings.
  public var replayer: Replayer
  /// Which of their colours are taken.
  public var colorScheme: ColorScheme
  /// Whether the ways of the contacts are drawn.
  public var showsTrace: Bool

  /// Creates a renderer.
  public init(
    replayer: Replayer = Replayer(), colorScheme: ColorScheme = .light, showsTrace: Bool = true
  ) {
    self.replayer = replayer
    self.colorScheme = colorScheme
    self.showsTrace = showsTrace
  }

  /// Draws a recording as a document of SVG.
  ///
  /// - Throws: ``RecordingError`` as ``Replayer/replay(_:)``, and for a time that is not finite.
  public func svg(of recording: Recording, _ picture: Picture = .end) throws(RecordingError)
    -> String
  {
    if case .at(let time) = picture, !time.isFinite {
      throw RecordingError(
        place: .document, found: "a picture at the time \(time)",
        expected: "a time in seconds that is finite")
    }
    let film = try ReplayFilm(recording, picture, replayer: replayer)
    let frame = PictureFrame(film, space: recording.space, showsTrace: showsTrace)
    let scene = Scene(
      film: film, frame: frame, space: recording.space, showsTrace: showsTrace,
      scheme: colorScheme, name: recording.name)
    return switch picture {
    case .end, .at: scene.still(at: film.moments[0])
    case .strip: scene.strip()
    case .animation: AnimationWriter(scene).document()
    }
  }
}
