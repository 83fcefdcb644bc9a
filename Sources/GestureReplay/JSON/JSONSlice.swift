/// Some elements of a long array of a document, as json-c's tree, which lives as long as the call
/// that it is handed to.
struct JSONSlice {
  /// The array.
  let place: JSONOutline.Place
  /// The array's number of elements.
  let arrayCount: Int
  /// The index, in the array, of the first of these elements.
  let start: Int

  /// An array of the elements, after ``skipped`` others.
  let node: JSONNode
  /// How many of the node's elements do not belong to the document.
  let skipped: Int

  /// The indices, in the array, of these elements.
  var indices: Range<Int> { start..<start + node.count - skipped }

  /// The element of an index of the array.
  @inline(__always)
  subscript(index: Int) -> JSONNode { node[index - start + skipped] }

  /// Counts all that is in the elements from one on, and refuses a number that is not finite.
  func checkedTally(from first: Int) throws(RecordingError) -> JSONTally {
    var tally = JSONTally()
    for index in first..<indices.upperBound {
      do throws(RecordingError) {
        tally += try self[index].checkedTally()
      } catch {
        throw error.inside(index)
      }
    }
    return tally
  }
}
