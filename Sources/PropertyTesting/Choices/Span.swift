/// A stretch of choices that belong together, such as those of one element of an array.
///
/// Spans nest. The shrinker deletes, clears, swaps and lifts whole spans.
@usableFromInline
package struct Span: Sendable, Equatable {
  /// What kind of thing a span holds; spans of one label may take each other's place.
  @usableFromInline
  package struct Label: Sendable, Equatable {
    let number: UInt32

    /// A value that one generator made inside another.
    @usableFromInline package static let value = Label(number: 0)
    /// An element of an array, with the coin before it that says there is one more.
    @usableFromInline package static let element = Label(number: 1)
    /// A level of a recursive value, whatever its depth.
    package static let level = Label(number: 2)
  }

  /// The index of its first choice.
  package let start: Int
  /// The index after its last choice.
  package var end: Int
  /// What it holds.
  package let label: Label
  /// The index, among the spans, of the innermost one around it; nil at the top.
  package let parent: Int?

  var count: Int { end - start }
}
