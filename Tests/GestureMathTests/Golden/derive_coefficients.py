#!/usr/bin/env python3
"""Derives the constants of Sources/GestureMath/Numerics: python3 derive_coefficients.py (mpmath).

Each polynomial P minimises the largest weight(z) * |P(z) - f(z)| over an interval of z, by Remez's
exchange; z is the square of the argument, but for the exponential the argument itself. The weight turns the error of P into an error relative
to the whole result. Coefficients are scaled to degrees before they are rounded, never after. The
first one counts most: the others are derived again with it as it is after rounding.
"""
from mpmath import mp, mpf, atan, cos, factorial, lu_solve, matrix, pi, sin, sqrt

mp.prec = 300
DEGREE = pi / 180


def remez(function, weight, degree, end, start=0):
    count = degree + 2
    middle, half = (start + end) / 2, (end - start) / 2
    nodes = [middle - half * mp.cos(pi * (2 * k + 1) / (2 * count)) for k in range(count)]
    for _ in range(8):
        system = matrix(count, count)
        for i, z in enumerate(nodes):
            for k in range(degree + 1):
                system[i, k] = z**k
            system[i, degree + 1] = (-1) ** i / weight(z)
        solution = lu_solve(system, matrix([function(z) for z in nodes]))
        coefficients = [solution[k] for k in range(degree + 1)]

        def error(z):
            value = mpf(0)
            for c in reversed(coefficients):
                value = value * z + c
            return weight(z) * (value - function(z))

        grid = [middle - half * mp.cos(pi * k / 800) for k in range(1, 801)]
        errors = [error(z) for z in grid]
        nodes, worst = [], mpf(0)  # the largest error of each run of one sign
        for z, e in zip(grid, errors):
            if nodes and (e > 0) == (best > 0):
                if abs(e) > abs(best):
                    best, nodes[-1] = e, z
            else:
                nodes.append(z)
                best = e
            worst = max(worst, abs(e))
        nodes = nodes[:count]
        if len(nodes) < count:
            raise SystemExit("the error does not alternate often enough")
    return coefficients, worst


def series(terms):
    """A function of z from its Taylor coefficients: no cancellation near 0."""
    return lambda z: sum(c * z**k for k, c in enumerate(terms))


def derive(name, function, weight, degree, end, scale):
    coefficients, _ = remez(function, weight, degree, end)
    first = float(coefficients[0] * scale(0))
    fixed = first / scale(0)
    others, worst = remez(
        lambda z: (function(z) - fixed) / z, lambda z: z * weight(z), degree - 1, end)
    print(f"{name}: approximation error {mp.nstr(worst * 2**53, 3)} * 2^-53")
    for number in [first] + [float(a * scale(k + 1)) for k, a in enumerate(others)]:
        print(" ", number.hex())


def head(value, bits):
    """The value rounded to so many bits."""
    exponent = mp.floor(mp.log(abs(value), 2)) + 1 - bits
    return mp.nint(value / 2**exponent) * 2**exponent


end = (mpf("45.001") * DEGREE) ** 2
terms = 40
derive(
    "sine", series([(-1) ** (k + 1) / factorial(2 * k + 3) for k in range(terms)]),
    lambda z: z * sqrt(z) / sin(sqrt(z)), 6, end, lambda k: DEGREE ** (2 * k + 3))
derive(
    "cosine", series([(-1) ** k / factorial(2 * k + 4) for k in range(terms)]),
    lambda z: z**2 / cos(sqrt(z)), 5, end, lambda k: DEGREE ** (2 * k + 4))
derive(
    "arc tangent", series([(-1) ** (k + 1) / mpf(2 * k + 3) for k in range(120)]),
    lambda z: z * sqrt(z) / atan(sqrt(z)), 8, mpf(1) / 16, lambda k: 1 / DEGREE)

print("radiansPerDegree:", float(DEGREE).hex(), "head", float(head(DEGREE, 26)).hex(),
      "tail", float(DEGREE - head(DEGREE, 26)).hex())
print("degreesPerRadian:", float(1 / DEGREE).hex(), "head", float(head(1 / DEGREE, 26)).hex(),
      "tail", float(1 / DEGREE - head(1 / DEGREE, 26)).hex())
half = atan(mpf(1) / 2) / DEGREE
high = mp.nint(half * 2**45) / 2**45
print("arcTangentOfHalf: high", float(high).hex(), "low", float(half - high).hex())

limit = mp.log(2) / 2 * mpf("1.001")
coefficients, worst = remez(
    series([1 / factorial(k + 3) for k in range(terms)]),
    lambda r: abs(r) ** 3 / mp.exp(r), 8, limit, -limit)
print(f"exponential: approximation error {mp.nstr(worst * 2**53, 3)} * 2^-53")
for number in coefficients:
    print(" ", float(number).hex())
logarithm = mp.log(2)
print("logarithm of 2: head", float(head(logarithm, 40)).hex(),
      "tail", float(logarithm - head(logarithm, 40)).hex(), "inverse", float(1 / logarithm).hex())
print("criticalSettling:", mp.nstr(-1 - mp.lambertw(-mpf(1) / 1000 / mp.e, -1).real, 17))
