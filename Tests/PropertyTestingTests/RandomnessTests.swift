import PropertyTesting
import Testing

/// The generators of words against the sequences their authors' code gives.
struct RandomnessTests {
  @Test("SplitMix64 gives the words of Vigna's splitmix64.c for the seed 1234567")
  func splitMix() {
    var words = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in words.next() } == expected)
  }

  @Test("Xoshiro256 gives the words of xoshiro256starstar.c for the state 1, 2, 3, 4")
  func xoshiro() {
    var words = Xoshiro256(state: (1, 2, 3, 4))
    // The vector of the Rust crate rand_xoshiro, made with the reference code.
    let expected: [UInt64] = [
      11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(expected.map { _ in words.next() } == expected)
  }

  @Test("The seed of a run is a word of the seed's own sequence, whatever ran before")
  func runSeeds() {
    var words = SplitMix64(seed: 99)
    for run in 0..<100 {
      #expect(SplitMix64.seed(99, run: run) == words.next())
    }
  }

  @Test("A bounded word stays in its bound, for bounds from one word to all")
  func bounded() {
    var words = Xoshiro256(seed: 1)
    for bound: UInt64 in [0, 1, 2, 3, 255, 1 << 32, .max - 1, .max] {
      for _ in 0..<200 { #expect(words.next(upTo: bound) <= bound) }
    }
  }

  @Test("Every value of a small bound comes about as often as any other")
  func evenlySpread() {
    var words = Xoshiro256(seed: 2)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[Int(words.next(upTo: 5))] += 1 }
    // Each count is binomial with a standard deviation of 91; five of them are 456.
    for count in counts { #expect(abs(count - 10_000) < 456) }
  }
}
