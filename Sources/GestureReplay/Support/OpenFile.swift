import Glibc

/// A file that is open to be read, until the last reference is gone.
package final class OpenFile: Sendable {
  /// The system's number for it.
  package let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: ``RecordingError`` where there is no such file, it is a folder or may not be read.
  package init(_ path: String) throws(RecordingError) { descriptor = try FileBytes.open(path) }

  deinit { close(descriptor) }
}
