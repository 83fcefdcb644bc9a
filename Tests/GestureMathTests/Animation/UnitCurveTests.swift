import GestureMath
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
  private static let monotone: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("sharp", bezier(0.9, 0.1, 0.1, 0.9)), ("steep", bezier(0, 1, 1, 0)),
    ("step", bezier(1, 0, 0, 1)), ("late", bezier(1, 0, 1, 0)), ("early", bezier(0, 1, 0, 1)),
  ]

  private static func bezier(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> UnitCurve {
    .bezier(startControlPoint: Point(x: a, y: b), endControlPoint: Point(x: c, y: d))
  }

  @Test("Values and slopes agree with bisection at 250 bits")
  func goldenTable() throws {
    let table = try GoldenTable("curve.txt", arguments: 5)
    #expect(table.rows.count > 500)
    for row in table.rows {
      let a = row.arguments
      let curve = Self.bezier(a[0], a[1], a[2], a[3])
      let value = curve.value(at: a[4])
      #expect(abs(value - row.results[0].rounded) <= 1e-15, "\(a): \(value)")
      let slope = curve.velocity(at: a[4])
      let tolerance = 1e-14 * max(1, abs(row.results[1].rounded))
      #expect(abs(slope - row.results[1].rounded) <= tolerance, "\(a): \(slope)")
    }
  }

  @Test("Curves begin at exactly 0 and end at exactly 1, and stay there outside")
  func ends() {
    for (name, curve) in Self.monotone {
      for before in [0, -0.0, -1, -Double.infinity] {
        #expect(curve.value(at: before) == 0, "\(name) at \(before)")
      }
      for after in [1, 2, .infinity] {
        #expect(curve.value(at: after) == 1, "\(name) at \(after)")
      }
      #expect(curve.value(at: .leastNonzeroMagnitude) >= 0)
      #expect(curve.value(at: (1.0).nextDown) <= 1)
    }
  }

  @Test("Monotone curves stay within 0...1 and do not fall")
  func monotonicity() {
    for (name, curve) in Self.monotone {
      var last = 0.0
      for step in 0...10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        #expect(value >= 0 && value <= 1, "\(name) at \(step)")
        #expect(value >= last - 4e-16, "\(name) at \(step)")
        last = value
      }
    }
  }

  @Test("Rounding leads no monotone curve past its ends")
  func nearEnds() {
    for (name, curve) in Self.monotone {
      for step in 1...20_000 {
        let distance = Double(step) * Double(step) * 1e-13
        #expect(curve.value(at: 1 - distance) <= 1, "\(name) at 1 - \(distance)")
        #expect(curve.value(at: distance) >= 0, "\(name) at \(distance)")
      }
    }
  }

  @Test("The linear curve returns its argument, bit for bit, and so does every diagonal")
  func linear() {
    for step in 0...1000 {
      let progress = Double(step) / 1000
      #expect(UnitCurve.linear.value(at: progress) == progress)
      #expect(Self.bezier(0.3, 0.3, 0.5, 0.5).value(at: progress) == progress)
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
    }
  }

  @Test("Easing in and out is symmetric about the middle, and easing in mirrors easing out")
  func symmetry() {
    for step in 0...1000 {
      let progress = Double(step) / 1000
      let back = 1 - progress
      let sum = UnitCurve.easeInOut.value(at: progress) + UnitCurve.easeInOut.value(at: back)
      #expect(abs(sum - 1) <= 1e-15, "\(progress)")
      let mirrored = UnitCurve.easeIn.value(at: progress) + UnitCurve.easeOut.value(at: back)
      #expect(abs(mirrored - 1) <= 1e-15, "\(progress)")
    }
    #expect(UnitCurve.easeInOut.value(at: 0.5) == 0.5)
  }

  @Test("Slopes at the ends follow the control polygon, also where a control point is on an end")
  func endSlopes() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    // The first control point of easeOut is (0, 0): it leaves toward (0.58, 1).
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) <= 1e-15)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / (1 - 0.42)) <= 1e-15)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(Self.bezier(0, 1, 1, 0).velocity(at: 0) == 0x1p52)
    #expect(Self.bezier(0, -1, 0, -1).velocity(at: 0) == -0x1p52)
    #expect(Self.bezier(0, 0, 0, 0).velocity(at: 0) == 1)
  }

  @Test("The slope is the derivative of the value")
  func derivative() {
    for (name, curve) in Self.monotone where name != "step" {
      for step in 1..<100 {
        let x = Double(step) / 100
        let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        let slope = curve.velocity(at: x)
        #expect(abs(slope - difference) <= 1e-4 * max(1, abs(slope)), "\(name) at \(x)")
      }
    }
  }

  @Test("Control points of any finite y give finite values, and slopes of the right sign")
  func extremes() {
    let greatest = Double.greatestFiniteMagnitude
    let heights = [greatest, -greatest, 1.797e308, 0x1p1000, 0x1p999, 1, 0, -1e-300]
    for a in heights {
      for b in heights {
        for x in [0, 0.25, 1] {
          let curve = Self.bezier(x, a, 1 - x, b)
          for step in 0...100 {
            let progress = Double(step) / 100
            let (value, slope) = (curve.value(at: progress), curve.velocity(at: progress))
            #expect(value.isFinite, "\(a), \(b) at \(progress)")
            #expect(abs(slope) <= 0x1p52, "\(a), \(b) at \(progress)")
          }
        }
      }
    }
    // 3s(1−s)²·a is 3/8·a at the middle, where the slope of s is 1, and falls from s = 1/3 on.
    let hill = Self.bezier(1.0 / 3, 1.797e308, 2.0 / 3, 0)
    #expect(abs(hill.value(at: 0.5) / 1.797e308 - 0.375) <= 1e-15)
    #expect(hill.velocity(at: 0.2) == 0x1p52 && hill.velocity(at: 0.5) == -0x1p52)
    // The slope is limited, where a smaller curve's is not.
    let small = Self.bezier(1.0 / 3, 1000, 2.0 / 3, 0)
    #expect(abs(small.velocity(at: 0.2) / (1000 * 3 * (0.64 - 0.32) + 3 * 0.04) - 1) <= 1e-13)
  }

  @Test("A power of two in the control points' height is one in the values, however high")
  func homogeneity() {
    for step in 1..<100 {
      let progress = Double(step) / 100
      let low = Self.bezier(0.3, 0x1p900, 0.6, -0x1p901).value(at: progress)
      let high = Self.bezier(0.3, 0x1p1022, 0.6, -0x1p1023).value(at: progress)
      // The curve's own 1 is far below the last bit of either.
      #expect(high == low * 0x1p122, "\(progress)")
    }
  }

  @Test("NaN gives NaN, and so does a coordinate that has no meaning, but at the ends")
  func notANumber() {
    #expect(UnitCurve.linear.value(at: .nan).isNaN && UnitCurve.linear.velocity(at: .nan).isNaN)
    #expect(UnitCurve.easeIn.value(at: .nan).isNaN && UnitCurve.easeIn.velocity(at: .nan).isNaN)
    for curve in [
      Self.bezier(.nan, 0, 1, 1), Self.bezier(0.5, .nan, 1, 1), Self.bezier(0, 0, .nan, 1),
      Self.bezier(0, 0, 0.5, .nan), Self.bezier(0.5, .infinity, 1, 1),
      Self.bezier(0, 0, 0.5, -.infinity),
    ] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(curve.value(at: 0.5).isNaN && curve.velocity(at: 0.5).isNaN)
      #expect(Animation.timingCurve(curve, duration: 1).duration.isNaN)
    }
  }

  @Test("x-coordinates are limited to 0...1, y-coordinates are not")
  func limits() {
    #expect(Self.bezier(-3, 0.2, 7, 0.8) == Self.bezier(0, 0.2, 1, 0.8))
    #expect(Self.bezier(7, 0.2, -3, 0.8) == Self.bezier(1, 0.2, 0, 0.8))
    #expect(Self.bezier(0.5, -2, 0.5, 3).value(at: 0.1) < 0)
    #expect(Self.bezier(0.5, -2, 0.5, 3).value(at: 0.9) > 1)
  }
}
