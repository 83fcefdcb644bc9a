import GestureMath
import GestureReplay
import Testing

@Suite("Pictures from any origin of time")
struct PictureOriginTests {
  /// A drag with a sample every 25 ms from a time on, in seconds.
  private func recording(from origin: Double) -> Recording {
    let samples = (0..<9).map { index in
      let phase: PointerEvent.Phase = index == 0 ? .began : index == 8 ? .ended : .moved
      let place = Point(x: 20 * Double(index), y: 100)
      return Sample(
        time: origin + Double(25 * index) / 1000, .contact(Sample.Contact(phase, at: place)))
    }
    return Recording(samples: samples)
  }

  /// A picture without its texts, which tell times.
  private func shapes(_ picture: RecordingRenderer.Picture, from origin: Double) throws -> [String]
  {
    let svg = try RecordingRenderer().svg(of: recording(from: origin), picture)
    return svg.split(separator: "\n").map(String.init).filter { !$0.contains("<text") }
  }

  @Test(
    "A frame at a sample's time is after that sample, however the division rounds",
    arguments: [0.1, 4096, 1.7e9 + 0.3, 0x1p31 - 1])
  func strip(origin: Double) throws {
    let near = try shapes(.strip(frames: 5), from: 0)
    #expect(try shapes(.strip(frames: 5), from: origin) == near)
  }

  @Test(
    "An animation shows as many samples", arguments: [0.1, 4096, 1.7e9 + 0.3, 0x1p31 - 1])
  func animation(origin: Double) throws {
    let near = try shapes(.animation, from: 0)
    #expect(try shapes(.animation, from: origin).count == near.count)
  }
}
