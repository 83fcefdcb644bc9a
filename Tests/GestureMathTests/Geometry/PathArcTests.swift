import GestureMath
import Testing

@Suite("Arcs of paths")
struct PathArcTests {
  /// An arc about (100, 200) of radius 10.
  static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: Point(x: 100, y: 200), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  struct Sweep: Sendable {
    var start: Double
    var end: Double
    var clockwise: Bool
    /// The signed angle of the arc.
    var sweep: Double
    var why: String
  }

  static let sweeps = [
    Sweep(start: 0, end: 90, clockwise: false, sweep: 90, why: "increasing angles"),
    Sweep(start: 0, end: 90, clockwise: true, sweep: -270, why: "the other way round"),
    Sweep(start: 90, end: 0, clockwise: true, sweep: -90, why: "decreasing angles"),
    Sweep(start: 90, end: 0, clockwise: false, sweep: 270, why: "on to 360"),
    Sweep(start: 0, end: 360, clockwise: false, sweep: 360, why: "a whole circle"),
    Sweep(start: 360, end: 0, clockwise: true, sweep: -360, why: "a whole circle back"),
    Sweep(start: 0, end: 360, clockwise: true, sweep: 0, why: "CGPath.h: draws nothing"),
    Sweep(start: 360, end: 0, clockwise: false, sweep: 0, why: "the same mirrored"),
    Sweep(start: 0, end: -360, clockwise: false, sweep: 0, why: "brought up by whole turns"),
    Sweep(start: 30, end: 30, clockwise: false, sweep: 0, why: "no difference"),
    Sweep(start: 0, end: 450, clockwise: false, sweep: 360, why: "more than a turn is one"),
    Sweep(start: 450, end: 0, clockwise: true, sweep: -360, why: "more than a turn back is one"),
    Sweep(start: 0, end: 450, clockwise: true, sweep: -270, why: "−450 is brought up to 270"),
    Sweep(start: 720, end: 0, clockwise: false, sweep: 0, why: "−720 is brought up to 0"),
    Sweep(start: -180, end: -135, clockwise: false, sweep: 45, why: "one curve"),
    Sweep(start: 350, end: 10, clockwise: false, sweep: 20, why: "across 360"),
    Sweep(start: 10, end: -10, clockwise: true, sweep: -20, why: "across 0"),
    Sweep(start: 0, end: 1e300, clockwise: false, sweep: 360, why: "a huge difference"),
  ]

  @Test("The sweep follows the direction, and a turn or more is one circle", arguments: sweeps)
  func sweep(row: Sweep) {
    let path = Self.arc(row.start, row.end, clockwise: row.clockwise)
    // The sign from the area between arc and chord, closed through the centre; the size from the
    // length.
    let length = path.length(tolerance: 1e-9)
    let expected = row.sweep.magnitude * 10 * 0.017453292519943295
    #expect(abs(length - expected) <= expected * 4.3e-6, "\(row.why)")
    var sector = Path()
    sector.move(to: Point(x: 100, y: 200))
    sector.addArc(
      center: Point(x: 100, y: 200), radius: 10, startAngle: .degrees(row.start),
      endAngle: .degrees(row.end), clockwise: row.clockwise)
    let area = sector.area(tolerance: 1e-6)
    let expectedArea = row.sweep * 50 * 0.017453292519943295
    #expect(abs(area - expectedArea) <= 1e-2, "\(row.why)")
  }

  @Test("Ends at multiples of 90° are exact, and the two directions meet there")
  func ends() {
    let places = [
      0.0: Point(x: 110, y: 200), 90: Point(x: 100, y: 210), 180: Point(x: 90, y: 200),
      270: Point(x: 100, y: 190),
    ]
    for (start, from) in places {
      for (end, to) in places where start != end {
        for turns in [-720.0, 0, 360] {
          for clockwise in [false, true] {
            let path = Self.arc(start, end + turns, clockwise: clockwise)
            #expect(path.elements.first == .move(to: from))
            // A whole circle ends where it began.
            let isWhole = (clockwise ? start - end - turns : end + turns - start) >= 360
            #expect(path.currentPoint == (isWhole ? from : to), "\(start) to \(end + turns)")
          }
        }
      }
    }
  }

  @Test("An end at a multiple of 90° is exact wherever the arc began")
  func endsFromAnywhere() {
    // About the origin, where no rounding of a sum hides an error.
    for start in stride(from: -250.1, to: 90, by: 3.77) {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(90),
          clockwise: false)
      }
      #expect(path.currentPoint == Point(x: 0, y: 10), "\(start)")
    }
  }

  @Test("The curves of an arc are of at most 45° and outside the circle by at most 4.2456e-6 r")
  func radialError() {
    var least = Double.infinity
    var greatest = 0.0
    for degrees in stride(from: 1.0, through: 360, by: 1) {
      let path = Path {
        $0.addRelativeArc(
          center: .zero, radius: 1, startAngle: .degrees(17), delta: .degrees(degrees))
      }
      #expect(path.elements.count == 1 + Int((degrees / 45).rounded(.up)))
      path.forEachSegment { segment in
        for step in 0...128 {
          let radius = (segment.point(at: Double(step) / 128) - Point.zero).length
          least = min(least, radius - 1)
          greatest = max(greatest, radius - 1)
        }
      }
    }
    // 2/27 · sin⁶(11.25°) / cos²(11.25°) is 4.24553774e-6. The largest of 20,001 places of a curve
    // over 45° is 4.24552864e-6, from 40-digit arithmetic.
    #expect(greatest < 4.2455287e-6 && greatest > 4.24e-6)
    #expect(least > -1e-15)
  }

  @Test("A turn in radians is a whole circle one way and nothing the other")
  func radians() {
    for (clockwise, count) in [(false, 9), (true, 1)] {
      let path = Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .radians(0), endAngle: .radians(2 * .pi),
          clockwise: clockwise)
      }
      #expect(path.elements.count == count)
    }
  }

  @Test("A line leads to an arc where a subpath is open, and none where it is closed or there")
  func connection() {
    let start = Point(x: 110, y: 200)
    let arc = Self.arc(0, 90, clockwise: false).elements
    func after(_ build: (inout Path) -> Void) -> [Path.Element] {
      var path = Path(build)
      let count = path.elements.count
      path.addArc(
        center: Point(x: 100, y: 200), radius: 10, startAngle: .degrees(0),
        endAngle: .degrees(90), clockwise: false)
      return Array(path.elements.dropFirst(count))
    }
    #expect(after { _ in } == arc)
    #expect(after { $0.move(to: .zero) } == [.line(to: start)] + arc.dropFirst())
    #expect(after { $0.move(to: start) } == Array(arc.dropFirst()))
    #expect(after { $0.addRect(Rect(x: 0, y: 0, width: 1, height: 1)) } == arc)
  }

  @Test("A relative arc is the arc to the sum of the angles, in the direction of its sign")
  func relative() {
    for (start, delta) in [(0.0, 90.0), (90, -90), (45, 270), (-30, -300), (10, 360), (10, -500)] {
      let relative = Path {
        $0.addRelativeArc(
          center: Point(x: 100, y: 200), radius: 10, startAngle: .degrees(start),
          delta: .degrees(delta))
      }
      #expect(relative == Self.arc(start, start + delta, clockwise: delta < 0), "\(delta)")
    }
  }

  @Test("An arc's transform moves its points, also where it is only a line to its start")
  func transform() {
    let transform = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -5)
    let moved = Path {
      $0.addArc(
        center: Point(x: 100, y: 200), radius: 10, startAngle: .degrees(20),
        endAngle: .degrees(200), clockwise: true, transform: transform)
    }
    #expect(moved == Self.arc(20, 200, clockwise: true).applying(transform))
  }

  @Test("Angles that are not finite add nothing")
  func notFinite() {
    for bad in [Double.nan, .infinity, -.infinity] {
      for clockwise in [false, true] {
        #expect(Self.arc(bad, 0, clockwise: clockwise).isEmpty)
        #expect(Self.arc(0, bad, clockwise: clockwise).isEmpty)
      }
      let path = Path {
        $0.addRelativeArc(center: .zero, radius: 1, startAngle: .degrees(0), delta: .degrees(bad))
        $0.addRelativeArc(center: .zero, radius: 1, startAngle: .degrees(bad), delta: .degrees(1))
      }
      #expect(path.isEmpty)
    }
    #expect(Self.arc(-1e308, 1.7e308, clockwise: false).isEmpty, "the difference overflows")
  }

  @Test("A radius of 0 leaves every point at the centre, and a negative one puts it across")
  func radii() {
    let path = Path {
      $0.addArc(
        center: Point(x: 3, y: 4), radius: 0, startAngle: .degrees(0), endAngle: .degrees(360),
        clockwise: false)
    }
    #expect(path.boundingRect == Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(path.length() == 0)
    let across = Path {
      $0.addArc(
        center: .zero, radius: -1, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false)
    }
    #expect(across.elements.first == .move(to: Point(x: -1, y: 0)))
    #expect(across.currentPoint == Point(x: 0, y: -1))
  }
}
