import CJSON
import Glibc

extension JSONNode {
  /// Counts all that is in the value, and refuses a number that is not finite.
  func checkedTally() throws(RecordingError) -> JSONTally {
    var tally = JSONTally(values: 1)
    switch json_object_get_type(object) {
    case json_type_double:
      guard json_object_get_double(object).isFinite else {
        throw RecordingError(
          place: .pointer(""), found: summary, expected: "a finite number")
      }
    case json_type_array:
      for index in 0..<count {
        do throws(RecordingError) {
          tally += try self[index].checkedTally()
        } catch {
          throw error.inside(index)
        }
      }
    case json_type_object:
      tally.members = count
      for member in members {
        tally.add(textOf: strlen(member.key))
        do throws(RecordingError) {
          tally += try member.value.checkedTally()
        } catch {
          throw error.inside(String(cString: member.key))
        }
      }
    case json_type_string: tally.add(textOf: Int(json_object_get_string_len(object)))
    case json_type_null: tally.nulls = 1
    default: break
    }
    return tally
  }
}
