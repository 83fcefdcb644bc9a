extension Sample {
  /// The sample as it is written among others, an object.
  package var jsonObject: JSONObject {
    var members: [JSONObject.Member] = [.init("t", .number(time))]
    switch input {
    case .contact(let contact):
      members.append(.init("phase", .string(contact.phase.rawValue)))
      if let location = contact.location {
        members.append(.init("x", .number(location.x)))
        members.append(.init("y", .number(location.y)))
      }
      if let id = contact.id { members.append(.init("id", .number(Double(id)))) }
      if let device = contact.device { members.append(.init("type", .string(device.rawValue))) }
      if let pressure = contact.pressure { members.append(.init("pressure", .number(pressure))) }
    case .command(let command):
      members.append(.init("command", .string(command.name)))
      let reserved = ["t", "command", "phase"]
      members += command.arguments.members.filter { !reserved.contains($0.key) }
    }
    return JSONObject(members)
  }
}
