/// Reads the long arrays of a recording, some elements at a time: the samples in either form, and the
/// checkpoints.
struct SliceReader {
  /// The samples that are written as objects.
  private(set) var objects = SampleDecoder()
  /// The samples that are written as columns.
  private(set) var columns = ColumnDecoder()
  /// The checkpoints.
  private(set) var expectations = ExpectationDecoder()

  /// Reads some elements of a long array; returns what they hold.
  ///
  /// - Throws: ``RecordingError`` with the place in the array of a number that is not finite.
  mutating func read(_ slice: JSONSlice) throws(RecordingError) -> JSONTally {
    switch slice.place {
    case .samples: try objects.read(slice)
    case .column(let key): try columns.read(slice, of: key)
    case .expect: try expectations.read(slice)
    case .document: try slice.checkedTally(from: slice.start)
    }
  }
}
