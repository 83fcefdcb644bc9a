/// Fails the property at hand unless a condition holds.
///
/// - Returns: True, so that it can be the last line of a property.
/// - Throws: A ``Failure`` with the message and the key, which is the place of the call if not given.
@discardableResult
public func require(
  _ condition: Bool, _ message: @autoclosure () -> String, key: String? = nil,
  fileID: StaticString = #fileID, line: UInt = #line
) throws(Failure) -> Bool {
  guard !condition else { return true }
  throw Failure(message(), key: key ?? "\(fileID):\(line)")
}

/// Discards the run at hand unless a condition holds: the property says nothing of its value.
///
/// - Returns: True, so that it can be the last line of a property.
/// - Throws: ``Discarded``.
@discardableResult
public func assume(_ condition: Bool) throws(Discarded) -> Bool {
  guard condition else { throw Discarded("an assumption of the property did not hold") }
  return true
}
