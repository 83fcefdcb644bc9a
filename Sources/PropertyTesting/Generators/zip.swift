/// Tuples of a value of each generator, drawn in order.
@inlinable
public func zip<each Value>(
  _ generator: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  Generator<(repeat each Value)>.making { (source) throws(Discarded) in
    (repeat try source.draw(each generator))
  }
}
