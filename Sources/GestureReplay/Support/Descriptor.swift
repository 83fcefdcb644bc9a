import Glibc

/// What concerns the system's numbers for open files.
package enum Descriptor {
  /// Waits until a file that does not wait by itself (`O_NONBLOCK`) can be read or written.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - event: `POLLIN` or `POLLOUT`.
  ///   - code: The error of the call that could not be done.
  /// - Returns: Whether the call is worth another try; false where the error is any other.
  package static func waitsIfBusy(_ descriptor: Int32, _ event: Int32, _ code: Int32) -> Bool {
    guard code == EAGAIN || code == EWOULDBLOCK else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while poll(&wait, 1, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
