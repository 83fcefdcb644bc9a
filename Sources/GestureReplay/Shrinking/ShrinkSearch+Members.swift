import GestureMath

extension ShrinkSearch {
  /// Leaves out whatever of the control, the commands and the contacts is not needed.
  mutating func dropMembers() {
    for member in smallest.control?.members.reversed() ?? [] where member.key != "type" {
      var candidate = smallest
      candidate.control?[member.key] = nil
      keep(candidate)
    }
    for index in smallest.samples.indices { dropArguments(of: index) }
    drop { $0.pressure = nil }
    drop { $0.device = nil }
    drop { $0.id = nil }
    renumberContacts()
    drop { contact in
      if contact.phase != .began && contact.phase != .moved { contact.location = nil }
    }
  }

  private mutating func dropArguments(of index: Int) {
    guard case .command(let command) = smallest.samples[index].input else { return }
    for member in command.arguments.members.reversed() {
      guard case .command(var command) = smallest.samples[index].input else { return }
      command.arguments[member.key] = nil
      var candidate = smallest
      candidate.samples[index].input = .command(command)
      keep(candidate)
    }
  }

  /// Leaves out a part of the contacts' reports: of all, or else of each that can do without.
  private mutating func drop(_ change: (inout Sample.Contact) -> Void) {
    let changed = smallest.samples.indices.filter { index in
      smallest.samples[index].changingContact(change) != smallest.samples[index]
    }
    var candidate = smallest
    for index in changed {
      candidate.samples[index] = candidate.samples[index].changingContact(change)
    }
    guard !changed.isEmpty, !keep(candidate), changed.count > 1 else { return }
    for index in changed {
      var candidate = smallest
      candidate.samples[index] = candidate.samples[index].changingContact(change)
      keep(candidate)
    }
  }

  /// Numbers the contacts in the order of their first reports, from 0, which is not written.
  private mutating func renumberContacts() {
    var numbers: [Int: Int] = [:]
    var candidate = smallest
    candidate.samples = Samples(
      smallest.samples.map { sample in
        sample.changingContact { contact in
          let id = contact.id ?? 0
          let number = numbers[id] ?? numbers.count
          numbers[id] = number
          contact.id = number == 0 ? nil : number
        }
      })
    keep(candidate)
  }
}

extension Sample {
  /// The sample with its contact's report changed; a command stays as it is.
  fileprivate func changingContact(_ change: (inout Contact) -> Void) -> Sample {
    guard case .contact(var contact) = input else { return self }
    change(&contact)
    return Sample(time: time, .contact(contact))
  }
}
