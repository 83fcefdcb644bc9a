import CJSON

extension JSONNode {
  /// Counts the members of all objects in the value, and refuses a number that is not finite.
  func checkedMemberCount() throws(RecordingError) -> Int {
    switch json_object_get_type(object) {
    case json_type_double:
      guard json_object_get_double(object).isFinite else {
        throw RecordingError(
          place: .pointer(""), found: summary, expected: "a finite number")
      }
      return 0
    case json_type_array:
      var total = 0
      for index in 0..<count {
        do throws(RecordingError) {
          total += try self[index].checkedMemberCount()
        } catch {
          throw error.inside(index)
        }
      }
      return total
    case json_type_object:
      var total = count
      for member in members {
        do throws(RecordingError) {
          total += try member.value.checkedMemberCount()
        } catch {
          throw error.inside(String(cString: member.key))
        }
      }
      return total
    default: return 0
    }
  }
}
