/// A property and its generator: what is tested, and shrunk when it fails.
struct Law<Value> {
  /// What came of one value.
  enum Trial {
    case held
    case failed(Failure)
    case discarded(Discarded)
  }

  let generator: Generator<Value>
  let holds: (Value) throws -> Bool
  let failure: (any Error) -> Failure

  /// Makes a value.
  ///
  /// - Throws: ``Discarded`` where the generator does, or took too many choices.
  func value(from source: inout ChoiceSource) throws(Discarded) -> Value {
    let value = try generator.produce(&source)
    guard !source.isOverrun else {
      throw Discarded("a value took more than \(ChoiceSource.limit) choices")
    }
    return value
  }

  /// Tries the property on a value.
  func trial(_ value: Value) -> Trial {
    do {
      return try holds(value) ? .held : .failed(.returnedFalse)
    } catch let discarded as Discarded {
      return .discarded(discarded)
    } catch {
      return .failed(failure(error))
    }
  }
}
