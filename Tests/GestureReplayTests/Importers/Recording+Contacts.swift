import GestureReplay

extension Recording {
  /// The reports of contacts, in order.
  var contacts: [Sample.Contact] {
    samples.compactMap { sample in
      if case .contact(let contact) = sample.input { contact } else { nil }
    }
  }
}
