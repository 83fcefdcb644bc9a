extension JSONScan {
  /// The JSON Pointer to what is at an offset, in members at the top of which one begins at `start`.
  static func pointer(
    to offset: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(RecordingError) -> String {
    var scan = JSONScan(bytes)
    scan.index = start
    // Keys, and indices, of what is open.
    var steps: [(key: String, index: Int?)] = [("", nil)]
    var key = 0..<0
    while let token = try scan.next(), token.range.lowerBound < offset {
      let last = steps.count - 1
      switch token.first {
      case .quote: key = token.range
      case .colon: steps[last].key = string(bytes[key])
      case .comma: steps[last].index = steps[last].index.map { $0 + 1 }
      case .openBrace: steps.append(("", nil))
      case .openBracket: steps.append(("", 0))
      case .closeBrace, .closeBracket: steps.removeLast()
      default: break
      }
    }
    return steps.reduce("") { pointer, step in
      JSONPointer.member(step.index.map(String.init) ?? step.key, of: pointer)
    }
  }
}

extension JSONOutline {
  /// Refuses a number that is not finite in the members that are not read.
  func refuseNotFinite(in bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    guard let number = skip.notFinite,
      let member = skips.last(where: { $0.lowerBound < number.lowerBound })
    else { return }
    let text = String(decoding: bytes[number], as: UTF8.self)
    throw RecordingError(
      place: .pointer(
        try JSONScan.pointer(to: number.lowerBound, from: member.lowerBound, in: bytes)),
      found: "the number " + text.abbreviated, expected: "a finite number")
  }
}
