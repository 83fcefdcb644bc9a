import Testing

extension RecordingShrinkerTests {
  /// A recording with a planted fault, and the smallest that can show it, both without `format` and
  /// `version`.
  struct Row: Sendable, CustomTestStringConvertible {
    var whole: String
    var field: String?
    var smallest: String
    var why: String

    var testDescription: String { why }
  }

  static let rows = [
    Row(
      whole: """
        "samples":[{"t":0,"phase":"began","x":100.5,"y":100.25,"pressure":0.5,"id":3},
        {"t":0.011,"phase":"moved","x":105,"y":100,"id":3},
        {"t":0.02,"phase":"moved","x":130,"y":140,"id":3},
        {"t":0.03,"phase":"moved","x":104,"y":101,"id":3},{"t":1,"phase":"ended","id":3}],
        "expect":[{"after":0,"digest":"0000000000000000"},
        {"after":1,"state":{"phase":"possible"}},{"after":3,"state":{"phase":"possible","translation":[3.5,0.75]}}]
        """,
      smallest: """
        "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"moved","x":0,"y":10}],
        "expect":[{"after":1,"state":{"phase":"possible"}}]
        """,
      why: "a drag becomes active 10 points away, which takes two samples"),
    Row(
      whole: """
        "control":{"type":"drag","minimumDistance":30,"velocity":"swiftUI"},
        "samples":[{"t":2,"phase":"began","x":10,"y":10},{"t":2.1,"phase":"moved","x":10,"y":23.4},
        {"t":2.2,"phase":"moved","x":10,"y":39},{"t":2.3,"phase":"ended"}],
        "expect":[{"end":true,"state":{"phase":"ended"}}]
        """,
      smallest: """
        "control":{"type":"drag"},
        "samples":[{"t":0,"phase":"began","x":0,"y":0},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"phase":"ended"}}]
        """,
      why: "a drag of 29 points fails where 30 are wanted, and so does a tap, whatever is wanted"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40,"step":5,"snap":null},
        "samples":[{"t":0.5,"command":"frame"},{"t":1,"command":"step","by":1},
        {"t":2.25,"command":"step","by":2},{"t":3,"phase":"began","x":10,"y":10,"id":9},
        {"t":4,"phase":"cancelled","id":9},{"t":5.5,"command":"set","angle":12.5}],
        "expect":[{"after":2,"state":{"angle":50}},{"end":true,"state":{"isEditing":true}}]
        """,
      smallest: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":0,"command":"step"},{"t":1,"command":"step","by":2}],
        "expect":[{"after":1,"state":{"angle":50}}]
        """,
      why: "of the commands two steps are needed, and one step of 1 is the default"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"step","by":1},{"t":1,"command":"step","by":3},
        {"t":2,"command":"step","by":-1}],"expect":[{"end":true,"state":{"angle":61}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"command":"step","by":3}],
        "expect":[{"end":true,"state":{"angle":61}}]
        """,
      why: "a command and its undoing go together, as neither can alone"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":0.5,"command":"step","by":3},{"t":1.75,"command":"set","angle":71.375}],
        "expect":[{"end":true,"state":{"angle":72}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"set","angle":71.4}],
        "expect":[{"end":true,"state":{"angle":72}}]
        """,
      why: "0.625 too little may be 0.6 too little, but not 0.7 or 1"),
    Row(
      whole: """
        "samples":[{"t":-1e12,"phase":"began","x":-1e9,"y":3},
        {"t":1e12,"phase":"moved","x":1e9,"y":3},{"t":1e12,"phase":"moved","x":1e9,"y":4}],
        "expect":[{"end":true,"state":{"translation":[1999999000,1]}}]
        """,
      smallest: """
        "samples":[{"t":0,"phase":"began","x":-1e9,"y":0},{"t":1,"phase":"moved","x":1e9,"y":1}],
        "expect":[{"end":true,"state":{"translation":[1999999000,1]}}]
        """,
      why: "no place is put beyond what a recording can hold, and no time"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":200},{"t":1,"phase":"cancelled"}],
        "expect":[{"end":true,"state":{"angle":49,"isEditing":false}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[],"expect":[{"end":true,"state":{"angle":49}}]
        """,
      why: "what a control starts with needs no sample"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"command":"frame"},{"t":1,"command":"frame"}],
        "expect":[{"after":1,"state":{"angle":49}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"command":"frame"}],
        "expect":[{"after":0,"state":{"angle":49}}]
        """,
      why: "what comes after a sample needs one"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":40},
        "samples":[{"t":1,"command":"set","angle":60}],
        "expect":[{"at":0.875,"state":{"presentedAngle":41}}]
        """,
      smallest: """
        "control":{"type":"angleDial","angle":40},"samples":[],
        "expect":[{"at":0,"state":{"presentedAngle":41}}]
        """,
      why: "a time before all samples needs none"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":1.5,"phase":"began","x":300,"y":210},{"t":2,"phase":"moved","x":300,"y":200},
        {"t":3,"phase":"ended"}],
        "expect":[{"at":2.25,"state":{"isEditing":false}}]
        """,
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":0,"y":0}],
        "expect":[{"at":0,"state":{"isEditing":false}}]
        """,
      why: "a dial is edited from the time it is touched, the time of the touch included"),
    Row(
      whole: """
        "control":{"type":"textBox","center":[200,200],"size":[200,100],"isSelected":true},
        "samples":[{"t":0,"phase":"began","x":200,"y":200,"id":4},
        {"t":0.1,"phase":"began","x":300,"y":250,"id":7},
        {"t":0.2,"phase":"moved","x":220,"y":210,"id":4},
        {"t":0.25,"phase":"moved","x":310,"y":260,"id":7},
        {"t":0.3,"phase":"moved","x":240,"y":230,"id":4},{"t":0.4,"phase":"ended","id":7},
        {"t":0.5,"phase":"ended","id":4}],
        "expect":[{"end":true,"state":{"center":[240,231]}}]
        """,
      smallest: """
        "control":{"type":"textBox","center":[200,200],"size":[200,100]},
        "samples":[{"t":0,"phase":"began","x":200,"y":200},{"t":1,"phase":"moved","x":240,"y":230}],
        "expect":[{"end":true,"state":{"center":[240,231]}}]
        """,
      why: "a second finger changes nothing, and of a list the number that held still holds"),
    Row(
      whole: """
        "samples":{"t":[3,3.5,4],"phase":"bme","x":[5,25,null],"y":[5,5,null],"id":[1,1,1],
        "type":["pen","pen","pen"],"pressure":[0.5,0.6,null]},
        "expect":[{"end":true,"state":{"translation":[21,0]}}]
        """,
      smallest: """
        "samples":{"t":[0,1],"phase":"bm","x":[0,20],"y":[0,0]},
        "expect":[{"end":true,"state":{"translation":[21,0]}}]
        """,
      why: "columns stay columns, without those of no use"),
    Row(
      whole: """
        "name":"Kept","space":{"width":9,"height":9},"source":{"format":"evemu"},"expekt":1,
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"isEditing":false,"angle":91,"label":"91°"},
        "within":{"angle":0.5,"isEditing":1},"digest":"0000000000000000"}]
        """,
      smallest: """
        "name":"Kept","space":{"width":9,"height":9},"control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"end":true,"state":{"angle":91},"within":0.5}]
        """,
      why: "other fields, their tolerance and the digest go, and what is not read but for the name"),
    Row(
      whole: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"state":{"angle":91,"label":"91°"}}]
        """,
      field: "label",
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"end":true,"state":{"label":"91°"}}]
        """,
      why: "another field than the first can be asked for"),
    Row(
      whole: """
        "control":{"type":"angleDial","angle":20},
        "samples":[{"t":0,"phase":"began","x":300,"y":210},{"t":1,"phase":"ended"}],
        "expect":[{"after":0,"state":{"angle":91},"within":{"angle":0.5},
        "digest":"0000000000000000"}]
        """,
      field: "digest",
      smallest: """
        "control":{"type":"angleDial"},"samples":[{"t":0,"phase":"began","x":300,"y":0}],
        "expect":[{"after":0,"digest":"0000000000000000"}]
        """,
      why: "a digest is kept where it is asked for"),
    Row(
      whole: """
        "control":{"type":"angleDial","step":7,"angle":20},
        "samples":[{"t":0.25,"phase":"began","x":300,"y":210,"pressure":0.5},
        {"t":0.5,"phase":"ended","x":300,"y":210}],
        "expect":[{"end":true,"state":{"angle":90},"digest":"0000000000000000"}]
        """,
      smallest: """
        "control":{"type":"angleDial"},
        "samples":[{"t":0,"phase":"began","x":300,"y":0},{"t":1,"phase":"ended"}],
        "expect":[{"end":true,"digest":"0000000000000000"}]
        """,
      why: "a digest that fails alone keeps every state, and so every sample that has one"),
  ]
}
