/// A value that closures share.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
