/// Reads the samples of a recording, some at a time, in either form.
struct SampleReader {
  /// The samples that are written as objects.
  private(set) var objects = SampleDecoder()
  /// The samples that are written as columns.
  private(set) var columns = ColumnDecoder()

  /// Reads some elements of a long array; returns how many members all objects in them have.
  ///
  /// - Throws: ``RecordingError`` with the place in the array of a number that is not finite.
  mutating func read(_ slice: JSONSlice) throws(RecordingError) -> Int {
    switch slice.place {
    case .samples: try objects.read(slice)
    case .column(let key): try columns.read(slice, of: key)
    case .document: try slice.checkedMemberCount(from: slice.start)
    }
  }
}
