/// What the results of a group's members have in common.
package enum Agreement {
  /// Checks that our own members give the same bits, and other libraries' numbers are near to them.
  ///
  /// - Throws: ``BenchmarkError`` that names two members that do not agree.
  package static func check(_ checksums: [Checksum], of group: BenchmarkGroup)
    throws(BenchmarkError)
  {
    var own: (name: String, checksum: Checksum)?
    for (member, checksum) in zip(group.members, checksums) {
      guard case .own = member.kind else { continue }
      let name = group.name(of: member)
      if let own, own.checksum.bits != checksum.bits {
        throw .disagreement(
          "\(name) gave \(checksum.text), and \(own.name) \(own.checksum.text); they must agree in "
            + "every bit")
      }
      own = own ?? (name, checksum)
    }
    guard let own else { return }
    for (member, checksum) in zip(group.members, checksums) {
      guard case .foreign(hasNumbers: true) = member.kind else { continue }
      guard checksum.isNear(own.checksum) else {
        throw .disagreement(
          "\(group.name(of: member)) sums up to \(checksum.sum), and \(own.name) to "
            + "\(own.checksum.sum); they must agree within 1e-9")
      }
    }
  }
}
