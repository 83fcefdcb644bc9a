extension Recording {
  /// The recording as a JSON document for people: one sample, column or checkpoint a line.
  ///
  /// Reading it gives an equal recording, and writing that gives the same bytes. Numbers are the
  /// shortest that read back as the same bits. Columns hold no commands, so a recording with one is
  /// written as objects. What no recording holds that was read is lost: numbers that are not finite
  /// become null, and other members or arguments that bear a known name are left out.
  public var json: String {
    var text = "{\n  \"format\": \"swivel\", \"version\": \(Self.formatVersion)"
    for member in headMembers.members {
      text += ",\n  " + JSONText.string(member.key) + ": "
      JSONText.append(member.value, to: &text, .spaced)
    }
    others.append(to: &text, .spaced)
    text += ",\n  \"samples\": "
    if writesColumns {
      appendColumns(to: &text, .spaced)
    } else {
      Self.append(samples.lazy.map(\.jsonObject), to: &text, .spaced)
    }
    if !expectations.isEmpty {
      text += ",\n  \"expect\": "
      Self.append(expectations.lazy.map(\.jsonObject), to: &text, .spaced)
    }
    return text + "\n}\n"
  }

  /// The recording as JSON on one line, without the line break at its end, for JSON Lines.
  ///
  /// It says the same as ``json``.
  public var jsonLine: String {
    var text = "{\"format\":\"swivel\",\"version\":\(Self.formatVersion)"
    for member in headMembers.members {
      text += "," + JSONText.string(member.key) + ":"
      JSONText.append(member.value, to: &text)
    }
    others.append(to: &text, .compact)
    text += ",\"samples\":"
    if writesColumns {
      appendColumns(to: &text, .compact)
    } else {
      Self.append(samples.lazy.map(\.jsonObject), to: &text, .compact)
    }
    if !expectations.isEmpty {
      text += ",\"expect\":"
      Self.append(expectations.lazy.map(\.jsonObject), to: &text, .compact)
    }
    return text + "}"
  }
}

// MARK: - Parts

extension Recording {
  /// The keys at the top that mean something.
  static let knownKeys = ["format", "version", "name", "space", "control", "samples", "expect"]

  /// Whether a key at the top, as a document spells it, means something.
  static func reads(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    knownKeys.contains(JSONScan.string(literal))
  }

  /// The members between `version` and `samples` that mean something.
  private var headMembers: JSONObject {
    var head = JSONObject()
    head["name"] = name.map { .string($0) }
    head["space"] = space.map { space in
      .object(
        JSONObject([
          .init("width", .number(space.width)), .init("height", .number(space.height)),
        ]))
    }
    head["control"] = control.map { .object($0) }
    return head
  }

  /// Writes an array of objects; spaced, each has its line.
  private static func append(
    _ objects: some Sequence<JSONObject>, to text: inout String, _ style: JSONText.Style
  ) {
    text += "["
    var isFirst = true
    for object in objects {
      text += isFirst ? "" : ","
      text += style == .compact ? "" : "\n    "
      isFirst = false
      JSONText.append(object, to: &text, style)
    }
    text += isFirst || style == .compact ? "]" : "\n  ]"
  }
}
