import PropertyTesting

extension PlantedFault {
  /// Faults of doubles; the simplest is whole, then of few decimals, then of few digits.
  static let doubles: [PlantedFault] = [
    PlantedFault(
      "One more is always more", .finiteDoubles, smallest: "9007199254740992.0",
      why: "2⁵³ is the first whole number without the next"
    ) { $0 + 1 > $0 },
    PlantedFault(
      "No double is 0.1 or more", .finiteDoubles, smallest: "1.0", why: "whole before short"
    ) { $0 < 0.1 },
    PlantedFault(
      "No part is 0.1 or more", .doubles(in: 0...0.99), smallest: "0.1",
      why: "one decimal before two"
    ) { $0 < 0.1 },
    PlantedFault(
      "No part lies above 0.12 and below 0.13", .doubles(in: 0...1), smallest: "0.121",
      why: "three decimals are the fewest"
    ) { $0 <= 0.12 || $0 >= 0.13 },
    PlantedFault(
      "No double of a range without 0 is above 2.25", .doubles(in: 2.11...2.9), smallest: "2.3",
      why: "the simplest double of a range may itself be no whole number"
    ) { $0 <= 2.25 },
    PlantedFault(
      "No double is below −5.5", .doubles(in: -100...100), smallest: "-6.0",
      why: "shrinks towards 0 from below"
    ) { $0 >= -5.5 },
    PlantedFault(
      "No magnitude is above 5.5", .doubles(in: -100...100), smallest: "6.0",
      why: "the positive before the negative"
    ) { abs($0) <= 5.5 },
    PlantedFault(
      "No negative part is below −0.45", .doubles(in: -0.9 ... -0.1), smallest: "-0.5",
      why: "a range of negatives shrinks towards its upper end"
    ) { $0 >= -0.45 },
    PlantedFault(
      "A reciprocal is never −∞", .doubles(in: -1...1), smallest: "-0.0",
      why: "−0 is the only case, and must be generated"
    ) { 1 / $0 != -.infinity },
    PlantedFault(
      "No double is above 1e300", .finiteDoubles, smallest: "2e+300", why: "one digit is enough"
    ) { $0 <= 1e300 },
    PlantedFault(
      "No square overflows", .finiteDoubles, smallest: "2e+154",
      why: "1.34e154 is the bound, and two digits are more than one"
    ) { ($0 * $0).isFinite },
    PlantedFault(
      "No positive double is below 1e−200", .finiteDoubles, smallest: "1e-201",
      why: "one digit, and as few decimals as can be"
    ) { $0 <= 0 || $0 >= 1e-200 },
    PlantedFault(
      "No double is NaN", .doublesAndNonFinite, smallest: "nan", why: "only where asked for"
    ) { !$0.isNaN },
  ]
}
