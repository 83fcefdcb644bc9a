extension Generator {
  /// Arrays whose count lies in a range, from 0 on; they shrink by whole elements.
  ///
  /// Short arrays and both ends of the range come more often than by chance.
  public static func arrays<Element>(
    of element: Generator<Element>, count: ClosedRange<Int> = 0...20
  ) -> Self where Value == [Element] {
    Self.making { (source) throws(Discarded) in
      try source.array(of: element, count: count)
    }
  }
}

extension ChoiceSource {
  /// Returns an array of values, its count in a range; ends below 0 count as 0.
  ///
  /// Not the count is recorded but a coin before each element, so that an element's choices can
  /// be deleted without touching any other. Coins below the least count are forced.
  mutating func array<Element>(
    of element: Generator<Element>, count: ClosedRange<Int>
  ) throws(Discarded) -> [Element] {
    let least = max(count.lowerBound, 0)
    let most = max(count.upperBound, 0)
    let length = isRandom ? random.length(in: least...most) : least
    var elements: [Element] = []
    elements.reserveCapacity(isRandom ? min(length, 1_000) : 0)
    while elements.count < most {
      openSpan(.element)
      let isForced = elements.count < least
      guard coin(elements.count < length, isForced: isForced) else {
        dropSpan()
        break
      }
      elements.append(try element.produce(&self))
      closeSpan()
    }
    return elements
  }
}
