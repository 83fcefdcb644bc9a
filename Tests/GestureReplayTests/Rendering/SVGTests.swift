import GestureMath
import GestureReplay
import Testing

/// Whole documents, small enough to be checked by hand.
struct SVGTests {
  /// A drag of one second to the right that is cancelled, as a document of JSON.
  static func drag(name: String? = nil) -> Recording {
    Recording(
      name: name,
      samples: [
        Sample(time: 0, .contact(.init(.began, at: Point(x: 0, y: 0)))),
        Sample(time: 1, .contact(.init(.moved, at: Point(x: 190, y: 0)))),
        Sample(time: 2, .contact(.init(.cancelled))),
      ])
  }

  static func control(_ json: String) throws -> Recording {
    try Recording(
      json: Array(#"{"format":"swivel","version":1,"samples":[],"control":\#(json)}"#.utf8))
  }

  @Test("A tap is a ring with a dot in it, on a picture of 160 by 120 pixels about it")
  func tap() throws {
    let tap = Recording(samples: [
      Sample(time: 0, .contact(.init(.began, at: Point(x: 10, y: 20)))),
      Sample(time: 0, .contact(.init(.ended))),
    ])
    // A tap is enlarged four times, so that a pixel is a quarter of a point.
    #expect(
      try RecordingRenderer().svg(of: tap) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="-10 5 40 30">
          <rect x="-10" y="5" width="40" height="30" fill="#fff"/>
          <circle cx="10" cy="20" r="1.25" fill="#fff" stroke="#af52de" stroke-width="0.5"/>
          <circle cx="10" cy="20" r="1.25" fill="#af52de" stroke="#fff" stroke-width="0.375"/>
        </svg>

        """)
  }

  @Test("A cancelled drag is a line that grows paler toward its begin, a ring and a cross")
  func cancelledDrag() throws {
    // Nineteen pieces of 10 points: the middle of the first was drawn at 1/38 s of 2 s.
    let pieces = (0..<19).map { piece in
      let age = 1 - (Double(piece) + 0.5) / 19 / 2
      let opacity = ((0.9 - 0.6 * age) * 1000).rounded() / 1000
      return
        "    <path d=\"M\(piece * 10) 0L\(piece * 10 + 10) 0\" stroke-opacity=\"\(opacity)\"/>\n"
    }
    #expect(
      try RecordingRenderer().svg(of: Self.drag(name: "To <the> right")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="258" height="120" viewBox="-34 -60 258 120">
          <title>To &lt;the&gt; right</title>
          <rect x="-34" y="-60" width="258" height="120" fill="#fff"/>
          <g fill="none" stroke="#af52de" stroke-width="3" stroke-linejoin="round">
        \(pieces.joined())\
          </g>
          <circle cx="0" cy="0" r="5" fill="#fff" stroke="#af52de" stroke-width="2"/>
          <path d="M185-5L195 5M195-5L185 5" fill="none" stroke="#fff" stroke-width="6" \
        stroke-linecap="round"/>
          <path d="M185-5L195 5M195-5L185 5" fill="none" stroke="#af52de" stroke-width="3" \
        stroke-linecap="round"/>
        </svg>

        """)
  }

  @Test("A text box has its text about its centre, turned, in its colour")
  func textBox() throws {
    let box = try Self.control(
      #"""
      {"type":"textBox","center":[100,50],"size":[200,100],"rotation":90,"text":"A <b>\nc",
       "color":"#ff950080","fontSize":20}
      """#)
    // Two lines of 1.193 · 20 points; the first baseline 0.952 · 20 below their top.
    #expect(
      try RecordingRenderer().svg(of: box) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="160" height="256" viewBox="20 -78 160 256" \
        font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif">
          <rect x="20" y="-78" width="160" height="256" fill="#fff"/>
          <path d="M150-50L150 150L50 150L50-50Z" fill="none" stroke="#3c3c43" \
        stroke-opacity="0.3" stroke-linejoin="round" stroke-dasharray="4 4"/>
          <text x="0" y="-4.82" font-size="20" text-anchor="middle" fill="#ff9500" \
        fill-opacity="0.502" transform="matrix(0 1 -1 0 100 50)">\
        <tspan x="0" y="-4.82">A &lt;b&gt;</tspan><tspan x="0" y="19.04">c</tspan></text>
        </svg>

        """)
  }

  @Test("An animation shows each state at its time, and the end where nothing is animated")
  func animation() throws {
    // Two seconds and one of pause: 1 s is a third of it, 2 s are two.
    #expect(
      try RecordingRenderer().svg(of: Self.drag(), .animation) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="258" height="120" viewBox="-34 -60 258 120">
          <style>
          .a{animation:3s step-end infinite}
          .h{visibility:hidden}
          .b{animation-timing-function:linear}
          @keyframes k0{0%{stroke-dashoffset:190}33.333%{stroke-dashoffset:0}}
          @keyframes k1{0%{stroke-dashoffset:80}33.333%{stroke-dashoffset:-110}}
          @keyframes k2{0%{visibility:visible;transform:translate(0px,0px)}33.333%\
        {transform:translate(190px,0px)}66.667%{visibility:hidden}}
          @keyframes k3{0%{visibility:hidden}66.667%{visibility:visible}}
          @keyframes k4{0%{transform:scaleX(0)}66.667%{transform:scaleX(1)}}
          @media (prefers-reduced-motion:reduce){.a{animation:none!important}}
          </style>
          <rect x="-34" y="-60" width="258" height="120" fill="#fff"/>
          <defs><path id="s0" d="M0 0L190 0" pathLength="190" fill="none"/></defs>
          <use href="#s0" stroke="#af52de" stroke-opacity="0.35" stroke-width="3" \
        stroke-linejoin="round" stroke-dasharray="190 380" stroke-dashoffset="0" class="a" \
        style="animation-name:k0"/>
          <use href="#s0" stroke="#af52de" stroke-opacity="0.55" stroke-width="3" \
        stroke-linejoin="round" stroke-dasharray="80 270" stroke-dashoffset="-110" class="a" \
        style="animation-name:k1"/>
          <circle cx="0" cy="0" r="5" fill="#fff" stroke="#af52de" stroke-width="2"/>
          <g class="a h" style="animation-name:k2" transform="translate(190 0)">
            <circle cx="0" cy="0" r="18" fill="#af52de" fill-opacity="0.25"/>
            <circle cx="0" cy="0" r="5" fill="#af52de" stroke="#fff" stroke-width="1.5"/>
          </g>
          <g class="a" style="animation-name:k3">
            <path d="M185-5L195 5M195-5L185 5" fill="none" stroke="#fff" stroke-width="6" \
        stroke-linecap="round"/>
            <path d="M185-5L195 5M195-5L185 5" fill="none" stroke="#af52de" stroke-width="3" \
        stroke-linecap="round"/>
          </g>
          <g transform="translate(-34 57)">
            <rect width="258" height="3" fill="#8e8e93" fill-opacity="0.5" class="a b" \
        style="animation-name:k4"/>
          </g>
        </svg>

        """)
  }

  @Test("A strip has a card for each time, from the first sample to the last, with the time below")
  func strip() throws {
    let recording = Recording(samples: [
      Sample(time: 10, .command(.init("frame"))), Sample(time: 10.25, .command(.init("frame"))),
    ])
    var renderer = RecordingRenderer()
    renderer.colorScheme = .dark
    // Where there is nothing to see, the picture is 160 by 120 about the origin.
    #expect(
      try renderer.svg(of: recording, .strip(frames: 2)) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="368" height="164" viewBox="0 0 368 164" \
        font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif">
          <rect width="368" height="164" fill="#000"/>
          <rect x="16" y="16" width="160" height="120" rx="12" fill="#1c1c1e"/>
          <text x="96" y="154.622" font-size="13" text-anchor="middle" \
        style="font-variant-numeric:tabular-nums" fill="#ebebf5" fill-opacity="0.6">10 s</text>
          <rect x="192" y="16" width="160" height="120" rx="12" fill="#1c1c1e"/>
          <text x="272" y="154.622" font-size="13" text-anchor="middle" \
        style="font-variant-numeric:tabular-nums" fill="#ebebf5" fill-opacity="0.6">10.25 s</text>
        </svg>

        """)
  }
}
