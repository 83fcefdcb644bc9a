import GestureMath

/// The part of the plane that pictures of a replay show, the same for all times.
struct PictureFrame {
  /// What is shown, in points.
  let box: Rect
  /// How many points a pixel is.
  let unit: Double

  private static let margin = 16.0
  /// Pictures are scaled to be about this long, unless they are so by themselves.
  private static let (shortest, longest) = (200.0, 640.0)
  /// How many times small things are enlarged at most: the trembling of a tap should not look like
  /// a drag.
  private static let enlargement = 4.0

  init(_ film: ReplayFilm, space: Size?, showsTrace: Bool) {
    let trace = showsTrace ? film.traceBounds : nil
    let parts = [
      film.controlExtent, trace, space.map { Rect(origin: .zero, size: $0) },
    ].compactMap { $0 }.filter(\.isFinite)
    let content = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    let length = max(content.width, content.height)
    let enlargement = trace == nil ? 1 : Self.enlargement
    unit = min(max(length / Self.shortest, 1 / enlargement), max(1, length / Self.longest))
    var box = content
    if let trace {
      let reach = TraceStyle.reach * unit
      box = box.union(trace.insetBy(dx: -reach, dy: -reach))
    }
    let least = Size(width: 160 * unit, height: 120 * unit)
    box = box.insetBy(
      dx: -max(Self.margin * unit, (least.width - box.width) / 2),
      dy: -max(Self.margin * unit, (least.height - box.height) / 2))
    // Whole pixels look better, and are shorter.
    let left = (box.minX / unit).rounded(.down) * unit
    let top = (box.minY / unit).rounded(.down) * unit
    let right = (box.maxX / unit).rounded(.up) * unit
    let bottom = (box.maxY / unit).rounded(.up) * unit
    self.box = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
