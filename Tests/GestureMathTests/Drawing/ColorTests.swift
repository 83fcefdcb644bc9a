import GestureMath
import Testing

struct ColorTests {
  struct Row: CustomTestStringConvertible {
    let name: String
    let color: Color
    /// Red, green and blue as Apple publishes them.
    let light: [Double]
    let dark: [Double]
    var opacity = 1.0
    var testDescription: String { name }

    init(
      _ name: String, _ color: Color, _ light: [Double], _ dark: [Double], opacity: Double = 1
    ) {
      self.name = name
      self.color = color
      self.light = light
      self.dark = dark
      self.opacity = opacity
    }
  }

  /// Human Interface Guidelines, Color, Specifications: iOS, default, as of iOS 15 to 18.
  static let published = [
    Row("red", .red, [255, 59, 48], [255, 69, 58]),
    Row("orange", .orange, [255, 149, 0], [255, 159, 10]),
    Row("yellow", .yellow, [255, 204, 0], [255, 214, 10]),
    Row("green", .green, [52, 199, 89], [48, 209, 88]),
    Row("mint", .mint, [0, 199, 190], [99, 230, 226]),
    Row("teal", .teal, [48, 176, 199], [64, 200, 224]),
    Row("cyan", .cyan, [50, 173, 230], [100, 210, 255]),
    Row("blue", .blue, [0, 122, 255], [10, 132, 255]),
    Row("indigo", .indigo, [88, 86, 214], [94, 92, 230]),
    Row("purple", .purple, [175, 82, 222], [191, 90, 242]),
    Row("pink", .pink, [255, 45, 85], [255, 55, 95]),
    Row("brown", .brown, [162, 132, 94], [172, 142, 104]),
    Row("white", .white, [255, 255, 255], [255, 255, 255]),
    Row("gray", .gray, [142, 142, 147], [142, 142, 147]),
    Row("black", .black, [0, 0, 0], [0, 0, 0]),
    Row("clear", .clear, [0, 0, 0], [0, 0, 0], opacity: 0),
    Row("primary", .primary, [0, 0, 0], [255, 255, 255]),
    Row("secondary", .secondary, [60, 60, 67], [235, 235, 245], opacity: 0.6),
  ]

  @Test("A named colour has the components that Apple publishes", arguments: published)
  func systemColors(row: Row) {
    for (scheme, bytes) in [(ColorScheme.light, row.light), (.dark, row.dark)] {
      #expect(
        row.color.resolve(in: scheme)
          == Color.Resolved(
            red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, opacity: row.opacity))
    }
  }

  @Test("A colour's name is that of its property", arguments: published)
  func names(row: Row) { #expect(Color(name: row.name) == row.color) }

  @Test("The names that are listed are all that are known")
  func listedNames() {
    #expect(Color.names == Self.published.map(\.name))
    #expect(Color.names.allSatisfy { Color(name: $0) != nil })
  }

  @Test(
    "Hexadecimal digits are components",
    arguments: [
      ("#f00", [255, 0, 0, 255]), ("#1a2", [17, 170, 34, 255]), ("#ff9500", [255, 149, 0, 255]),
      ("#FF9500", [255, 149, 0, 255]), ("#00000080", [0, 0, 0, 128]),
      ("#aBcDeF01", [171, 205, 239, 1]), ("#ABCDEF", [171, 205, 239, 255]),
    ] as [(String, [Double])])
  func hexadecimal(name: String, bytes: [Double]) throws {
    let color = try #require(Color(name: name))
    for scheme in ColorScheme.allCases {
      #expect(
        color.resolve(in: scheme)
          == Color.Resolved(
            red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255,
            opacity: bytes[3] / 255))
    }
  }

  @Test(
    "All else is no colour's name",
    arguments: [
      "", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#123456789", "#ggg", "#ff95 0", "f00",
      "Red", "red ", " red", "#éé", "rgb(1,2,3)",
    ])
  func noNames(text: String) { #expect(Color(name: text) == nil) }

  @Test("Opacities multiply, and are clamped")
  func opacity() {
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: .light).opacity == 0.25)
    #expect(Color.secondary.opacity(0.5).resolve(in: .dark).opacity == 0.3)
    #expect(Color.red.opacity(2).resolve(in: .light).opacity == 1)
    #expect(Color.red.opacity(-1).resolve(in: .light).opacity == 0)
    #expect(Color.red.opacity(.nan).resolve(in: .light).opacity.isNaN)
  }

  @Test("Components are clamped, and NaN stays NaN")
  func components() {
    let color = Color(red: -1, green: 2, blue: -0.0, opacity: .infinity)
    #expect(color.resolve(in: .light) == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 1))
    let bad = Color(red: .nan, green: .nan, blue: .nan, opacity: .nan).resolve(in: .dark)
    #expect(bad.red.isNaN && bad.green.isNaN && bad.blue.isNaN && bad.opacity.isNaN)
    #expect(Color(white: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
  }
}
