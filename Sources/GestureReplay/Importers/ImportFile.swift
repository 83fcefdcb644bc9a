/// A file to import: its name, for messages and for the result's `source`, and what is in it.
public struct ImportFile: Hashable, Sendable {
  /// The path or name, as it should stand in messages.
  public var name: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates a file from its name and contents.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The last component of the name: what a result may say without depending on where it was made.
  var lastComponent: String {
    String(name.split(separator: "/").last ?? "")
  }
}
