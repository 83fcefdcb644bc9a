/// Tells which contact of a frame is which of the frame before, by their places alone.
///
/// The pairs are those whose squared distances have the least sum, which the kernel's documents call
/// finger tracking (input/multi-touch-protocol), and mtdev does so too. Where two fingers move by
/// more than half of what parts them, pairs taken one by one, the nearest first, would cross.
enum EvdevMatching {
  typealias Touch = EvdevReport.Touch

  /// For each of `packets`, the index of its contact, or nil where there are more packets than
  /// contacts and this one is left over.
  static func match(_ packets: [Touch], with contacts: [Touch]) -> [Int?] {
    guard packets.count > contacts.count else {
      return assign(packets.map { packet in contacts.map { cost(packet, $0) } })
    }
    var matches = [Int?](repeating: nil, count: packets.count)
    let columns = assign(contacts.map { contact in packets.map { cost($0, contact) } })
    for (contact, packet) in columns.enumerated() { matches[packet] = contact }
    return matches
  }

  /// The squared distance, in device units.
  private static func cost(_ a: Touch, _ b: Touch) -> Double {
    let dx = Double(a.x) - Double(b.x)
    let dy = Double(a.y) - Double(b.y)
    return dx * dx + dy * dy
  }

  /// The column of each row such that the sum of costs is least; no fewer columns than rows.
  ///
  /// The Hungarian method: rows come in one by one, and each takes the cheapest chain of exchanges
  /// that ends at a free column, by costs less the prices of row and column.
  private static func assign(_ costs: [[Double]]) -> [Int] {
    let columnCount = costs.first?.count ?? 0
    var rowPrices = [Double](repeating: 0, count: costs.count)
    var columnPrices = [Double](repeating: 0, count: columnCount)
    var owners = [Int?](repeating: nil, count: columnCount)
    for newRow in costs.indices {
      // The cheapest way so far to each column, and the column before it on that way.
      var lengths = [Double](repeating: .infinity, count: columnCount)
      var previous = [Int?](repeating: nil, count: columnCount)
      var isVisited = [Bool](repeating: false, count: columnCount)
      var visited: [Int] = []
      var row = newRow
      var column: Int?
      var length = 0.0
      repeat {
        var nearest: Int?
        for other in 0..<columnCount where !isVisited[other] {
          let step = costs[row][other] - rowPrices[row] - columnPrices[other]
          if length + step < lengths[other] {
            lengths[other] = length + step
            previous[other] = column
          }
          if nearest.map({ lengths[other] < lengths[$0] }) ?? true { nearest = other }
        }
        guard let reached = nearest else { break }
        isVisited[reached] = true
        visited.append(reached)
        length = lengths[reached]
        column = reached
        row = owners[reached] ?? row
      } while column.map { owners[$0] != nil } ?? false
      rowPrices[newRow] += length
      for other in visited.dropLast() {
        columnPrices[other] -= length - lengths[other]
        if let owner = owners[other] { rowPrices[owner] += length - lengths[other] }
      }
      while let end = column {
        let before = previous[end]
        owners[end] = before.flatMap { owners[$0] } ?? newRow
        column = before
      }
    }
    var columns = [Int](repeating: 0, count: costs.count)
    for (column, owner) in owners.enumerated() {
      if let owner { columns[owner] = column }
    }
    return columns
  }
}
