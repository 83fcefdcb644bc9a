import Glibc

// The system's paths are bytes, and Swift's strings are Unicode. A byte that is part of no UTF-8 is
// held as one of the last scalars of the last plane for private use, U+10FF80 to U+10FFFF, and such a
// scalar in a path as its four bytes. So every path has one text, and the text the path's bytes.
// (Python's PEP 383 does so with surrogates, which Swift's strings cannot hold.)

extension Unicode.Scalar {
  /// The byte that the scalar stands for in the text of a path; nil where it stands for itself.
  var pathByte: UInt8? {
    value >= 0x10FF80 ? UInt8(truncatingIfNeeded: value) : nil
  }

  /// The scalar that stands for a byte from 0x80 on.
  fileprivate init(pathByte: UInt8) {
    self = Unicode.Scalar(0x10FF00 | UInt32(pathByte)) ?? "\u{10FFFF}"
  }
}

extension String {
  /// Creates the text of a path, whatever its bytes are, which end with 0.
  package init(path: UnsafePointer<CChar>) {
    if let text = String(validatingCString: path),
      !text.unicodeScalars.contains(where: { $0.pathByte != nil })
    {
      self = text
      return
    }
    let bytes = UnsafeRawBufferPointer(start: path, count: strlen(path))
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      var length = 1
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        length = encoded.count
        let scalar = UTF8.decode(encoded)
        if scalar.pathByte == nil {
          text.append(scalar)
        } else {
          text.append(contentsOf: rest.prefix(length).map(Unicode.Scalar.init(pathByte:)))
        }
      case .error(let errorLength):
        length = errorLength
        text.append(contentsOf: rest.prefix(length).map(Unicode.Scalar.init(pathByte:)))
      case .emptyInput: break
      }
      rest = rest.dropFirst(length)
    }
    self = String(text)
  }

  /// The bytes of a path as the system takes them, with a 0 at their end.
  package var pathBytes: [CChar] {
    var bytes: [CChar] = []
    for scalar in unicodeScalars {
      if let byte = scalar.pathByte {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar)?.map(CChar.init(bitPattern:)) ?? []
      }
    }
    return bytes + [0]
  }

  /// The path with bytes that are no UTF-8 as escapes such as `\xE9`, as JSON has it.
  var withPathBytesEscaped: String {
    guard unicodeScalars.contains(where: { $0.pathByte != nil }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let byte = scalar.pathByte {
        text += "\\x" + byte.hexadecimalText
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
