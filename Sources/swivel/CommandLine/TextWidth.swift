extension Unicode.Scalar {
  /// About how many columns of a terminal the scalar takes: 0 where it stands on the one before, 2
  /// where it is wide (the large blocks of East Asian Width W and F in Unicode's UAX #11, and emoji),
  /// else 1. Terminals differ on scalars that join, as flags, families and Hangul in parts do.
  var columnCount: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension String {
  /// The most scalars without a width that are kept of those that follow each other.
  private static var mostMarks: Int { 8 }

  /// How many columns of a terminal the text takes.
  var columnCount: Int {
    unicodeScalars.reduce(0) { $0 + $1.columnCount }
  }

  /// The text with spaces after it, up to a width in columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnCount))
  }

  /// The text with spaces before it, up to a width in columns.
  func paddedBefore(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columnCount)) + self
  }

  /// The text, or its beginning and an ellipsis where it is wider than so many columns.
  ///
  /// Of marks that stand on one character a few are kept, so the text's length is bounded, too.
  func cut(to width: Int?) -> String {
    guard let width, utf8.count > width else { return self }
    var text = String.UnicodeScalarView()
    var (columns, marks) = (0, 0)
    // How long the text is without the last column, which an ellipsis may need.
    var kept = text.endIndex
    for scalar in unicodeScalars {
      let count = scalar.columnCount
      marks = count == 0 ? marks + 1 : 0
      if marks > Self.mostMarks { continue }
      if columns + count > width { return String(text[..<kept]) + (width > 0 ? "…" : "") }
      columns += count
      text.append(scalar)
      if columns < width { kept = text.endIndex }
    }
    return String(text)
  }

  /// The words in lines of at most a width in columns, where the words allow.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ").map(String.init) {
      if !line.isEmpty, line.columnCount + 1 + word.columnCount > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
