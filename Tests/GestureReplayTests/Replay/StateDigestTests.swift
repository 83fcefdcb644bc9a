import GestureMath
import GestureReplay
import Testing

private func digest(_ write: (inout StateDigest) -> Void) -> UInt64 {
  var digest = StateDigest()
  write(&digest)
  return digest.value
}

struct StateDigestTests {
  @Test("The digest of nothing and of texts is that of Fowler, Noll and Vo's own vectors")
  func vectors() {
    #expect(digest { _ in } == 0xCBF2_9CE4_8422_2325)
    // FNV-1a of "a" and "foobar" are AF63DC4C8601EC8C and 85944171F73967E8 (RFC 9923); a text ends
    // with the byte FF here, which is one more step.
    let step: (UInt64) -> UInt64 = { ($0 ^ 0xFF) &* 0x100_0000_01B3 }
    #expect(digest { $0.string("a") } == step(0xAF63_DC4C_8601_EC8C))
    #expect(digest { $0.string("foobar") } == step(0x8594_4171_F739_67E8))
  }

  @Test("A number is hashed as its eight bytes, the least significant first")
  func numbers() {
    // Computed by a separate program over the bytes 00 00 00 00 00 00 F0 3F.
    #expect(digest { $0.number(1) } == 0xAAB1_6932_29BA_1DB8)
  }

  @Test(
    "Numbers are hashed byte by byte, however many of the bytes are zero",
    arguments: [
      0x0000_0000_0000_0001, 0x0000_0000_8000_0000, 0x0000_0000_FFFF_FFFF, 0x0000_0001_0000_0000,
      0x4069_0000_0000_0000, 0x4059_0FDB_0000_0000, 0x3FB9_9999_9999_999A, 0x7FEF_FFFF_FFFF_FFFF,
      0xBFF0_0000_0000_0000, 0xC000_0000_0000_0100, 0x7FF0_0000_0000_0000,
    ] as [UInt64])
  func bytes(bits: UInt64) {
    // The definition, from a digest that was begun already.
    var expected = digest { $0.boolean(true) }
    for byte in 0..<8 {
      expected = (expected ^ (bits >> (8 * byte) & 0xFF)) &* 0x100_0000_01B3
    }
    #expect(
      digest {
        $0.boolean(true); $0.number(Double(bitPattern: bits))
      } == expected)
  }

  @Test("A text is hashed as UTF-8, wherever its bytes are")
  func texts() {
    let text = "an angle of 45° and a half, which is too long to be stored in the string itself"
    var expected = digest { _ in }
    for byte in Array(text.utf8) + [0xFF] {
      expected = (expected ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    #expect(digest { $0.string(text) } == expected)
    #expect(digest { $0.string(String(text.reversed().reversed())) } == expected)
  }

  @Test("Both zeros are one, and all NaN are one")
  func canonical() {
    #expect(digest { $0.number(0) } == digest { $0.number(-0.0) })
    #expect(digest { $0.number(.nan) } == digest { $0.number(-Double.nan) })
    #expect(digest { $0.number(.nan) } == digest { $0.number(Double(nan: 77, signaling: false)) })
    #expect(digest { $0.number(0) } != digest { $0.number(.leastNonzeroMagnitude) })
  }

  @Test("Order, kind and absence of values matter; names and lists do not")
  func structure() {
    #expect(
      digest {
        $0.number(1); $0.number(2)
      }
        != digest {
          $0.number(2); $0.number(1)
        })
    #expect(digest { $0.boolean(true) } != digest { $0.number(1) })
    #expect(digest { $0.null() } != digest { $0.boolean(false) })
    #expect(
      digest {
        $0.string("ab"); $0.string("")
      }
        != digest {
          $0.string("a"); $0.string("b")
        })
    let named = digest { $0.encode("place", Point(x: 3, y: 4)) }
    #expect(
      named
        == digest {
          $0.number(3); $0.number(4)
        })
  }

  @Test("A digest is written with 16 digits")
  func text() {
    #expect(UInt64(0xAB).digestText == "00000000000000ab")
  }
}
