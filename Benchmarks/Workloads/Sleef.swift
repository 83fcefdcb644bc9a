import CBenchmarks
import Glibc

/// The vector functions of SLEEF, two doubles at a time, where the machine has the library.
///
/// Each exists twice: for SSE2, as this package is built by default, and for the best instructions
/// that the processor has, at the same width.
struct Sleef {
  /// What the members of groups are called.
  let name: String
  let sine: sleef_unary
  let cosine: sleef_unary
  let exponential: sleef_unary
  let arcTangent: sleef_binary
  let hypotenuse: sleef_binary
  let sineAndCosine: sleef_both

  /// Both variants; none where the library, or a function of it, is not there.
  static var available: [Sleef] {
    guard let library = dlopen("libsleef.so.3", RTLD_NOW | RTLD_LOCAL) else { return [] }
    var variants: [Sleef?] = [Sleef("sleef", in: library, suffix: "")]
    #if arch(x86_64)
      variants.insert(Sleef("sleef-sse2", in: library, suffix: "sse2"), at: 0)
    #endif
    return variants.compactMap { $0 }
  }

  private init?(_ name: String, in library: UnsafeMutableRawPointer, suffix: String) {
    func symbol(_ function: String) -> UnsafeMutableRawPointer? {
      dlsym(library, "Sleef_\(function)\(suffix)")
    }
    guard let sine = symbol("sind2_u10"), let cosine = symbol("cosd2_u10"),
      let exponential = symbol("expd2_u10"), let arcTangent = symbol("atan2d2_u10"),
      let hypotenuse = symbol("hypotd2_u05"), let sineAndCosine = symbol("sincosd2_u10")
    else { return nil }
    self.name = name
    self.sine = unsafeBitCast(sine, to: sleef_unary.self)
    self.cosine = unsafeBitCast(cosine, to: sleef_unary.self)
    self.exponential = unsafeBitCast(exponential, to: sleef_unary.self)
    self.arcTangent = unsafeBitCast(arcTangent, to: sleef_binary.self)
    self.hypotenuse = unsafeBitCast(hypotenuse, to: sleef_binary.self)
    self.sineAndCosine = unsafeBitCast(sineAndCosine, to: sleef_both.self)
  }
}
