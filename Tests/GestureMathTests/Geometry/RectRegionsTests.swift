import GestureMath
import Testing

@Suite("Rect: regions")
struct RectRegionsTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)
  let backward = Rect(x: 40, y: 60, width: -30, height: -40)

  @Test("A union is the smallest rectangle around both")
  func union() {
    let other = Rect(x: 0, y: 50, width: 20, height: 50)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 40, height: 80))
    #expect(backward.union(other) == Rect(x: 0, y: 20, width: 40, height: 80))
    #expect(rect.union(rect) == rect)
    let place = Rect(x: 100, y: 100, width: 0, height: 0)
    #expect(rect.union(place) == Rect(x: 10, y: 20, width: 90, height: 80))
  }

  @Test("An intersection is what both cover, and nil where they lie apart")
  func intersection() {
    let other = Rect(x: 0, y: 50, width: 20, height: 50)
    #expect(rect.intersection(other) == Rect(x: 10, y: 50, width: 10, height: 10))
    #expect(backward.intersection(other) == Rect(x: 10, y: 50, width: 10, height: 10))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(Rect(x: 41, y: 20, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 10, y: 61, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 0, y: 20, width: 9, height: 5)) == nil)
  }

  @Test("An edge that is NaN makes a union's edge NaN, and leaves no intersection")
  func notANumber() {
    let bad = Rect(x: .nan, y: 0, width: 5, height: 5)
    for union in [rect.union(bad), bad.union(rect)] {
      #expect(union.minX.isNaN && union.maxX.isNaN)
      #expect(union.minY == 0 && union.maxY == 60)
    }
    #expect(rect.intersection(bad) == nil && bad.intersection(rect) == nil)
    for angle in [0.0, 90, 180, 270] {
      let turned = bad.applying(AffineTransform(rotationAngle: .degrees(angle)))
      #expect(turned.minX.isNaN && turned.maxX.isNaN && turned.minY.isNaN && turned.maxY.isNaN)
    }
    let wide = Rect(x: 1, y: 2, width: .nan, height: 3)
    #expect(wide.minX.isNaN && wide.midX.isNaN && wide.maxX.isNaN && wide.maxY == 5)
    #expect(!wide.contains(Point(x: 1, y: 3)) && !wide.isFinite && rect.isFinite)
  }

  @Test("Rectangles that touch share an empty rectangle")
  func touching() {
    let right = Rect(x: 40, y: 30, width: 5, height: 5)
    #expect(rect.intersection(right) == Rect(x: 40, y: 30, width: 0, height: 5))
    let corner = Rect(x: 40, y: 60, width: 5, height: 5)
    #expect(rect.intersection(corner) == Rect(x: 40, y: 60, width: 0, height: 0))
  }

  @Test("Union and intersection contain and are contained, on all small rectangles")
  func laws() {
    var all: [Rect] = []
    for x in 0...2 {
      for y in 0...2 {
        for width in 0...2 {
          for height in 1...2 {
            all.append(
              Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
          }
        }
      }
    }
    for first in all {
      for second in all {
        let union = first.union(second)
        #expect(union == second.union(first))
        #expect(union.contains(first) && union.contains(second))
        let shared = first.intersection(second)
        #expect(shared == second.intersection(first))
        if let shared { #expect(first.contains(shared) && second.contains(shared)) }
      }
    }
  }

  @Test("An offset moves the standardized rectangle")
  func offset() {
    #expect(rect.offsetBy(dx: 1, dy: -2) == Rect(x: 11, y: 18, width: 30, height: 40))
    #expect(backward.offsetBy(dx: 1, dy: -2) == Rect(x: 11, y: 18, width: 30, height: 40))
  }

  @Test("Insets move each edge inward, and outward where they are negative")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(backward.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.insetBy(dx: 5, dy: 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.insetBy(dx: -5, dy: -10) == Rect(x: 5, y: 10, width: 40, height: 60))
    #expect(rect.insetBy(dx: 15, dy: 0) == Rect(x: 25, y: 20, width: 0, height: 40))
  }

  @Test("Edges that would cross meet halfway between")
  func crossing() {
    #expect(rect.insetBy(dx: 20, dy: 30) == Rect(x: 25, y: 40, width: 0, height: 0))
    let uneven = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
    #expect(rect.inset(by: uneven) == Rect(x: 15, y: 20, width: 0, height: 40))
  }

  @Test("A transform gives the smallest rectangle around the corners it moves")
  func applying() {
    let turned = rect.applying(AffineTransform(rotationAngle: .degrees(90)))
    #expect(turned == Rect(x: -60, y: 10, width: 40, height: 30))
    let mirrored = backward.applying(AffineTransform(scaleX: -1, y: 2))
    #expect(mirrored == Rect(x: -40, y: 40, width: 30, height: 80))
    let sheared = rect.applying(AffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    #expect(sheared == Rect(x: 30, y: 20, width: 70, height: 40))
  }
}
