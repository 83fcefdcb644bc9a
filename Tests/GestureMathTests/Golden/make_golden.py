#!/usr/bin/env python3
"""Writes the tables beside this file: python3 make_golden.py (Python 3.9 or later, mpmath 1.3).

A line holds the bit patterns of the arguments, then for each result the bit pattern of the
correctly rounded value and what that leaves over, in 2^-20 of its unit in the last place: from
-524288 to 524288. The exact value is value + rest * 2^-20 * value.ulp. All values come from
mpmath at 250 bits and exact rational reduction; nothing here is shared with the code under test.
"""
import math
import pathlib
import random
import struct
from fractions import Fraction

from mpmath import mp, mpf

mp.prec = 250
rng = random.Random(20240531)
HERE = pathlib.Path(__file__).parent
LARGEST, LEAST = float.fromhex("0x1.fffffffffffffp1023"), 5e-324


def bits(x):
    return struct.pack(">d", x).hex()


def ulp(x):
    # As Swift has it: the step away from zero.
    return Fraction(math.ulp(x))


def real(x):
    x = Fraction(x)
    return mpf(x.numerator) / x.denominator


def exact(value):
    if isinstance(value, Fraction):
        return value
    sign, man, exp, _ = value._mpf_
    man = -man if sign else man
    return Fraction(man) * Fraction(2) ** exp


def split(value):
    """The nearest double and the rest in 2^-20 ulps."""
    value = exact(value)
    try:
        high = float(value)
    except OverflowError:
        return (math.inf if value > 0 else -math.inf), 0
    return high, round((value - Fraction(high)) / ulp(high) * 2**20)


def row(arguments, results):
    return " ".join([bits(a) for a in arguments] + [f"{bits(h)} {r}" for h, r in results])


def hardness(row):
    """How far the results are from the middle between two doubles, at best."""
    return min(524288 - abs(int(word)) for word in row.split() if len(word) != 16)


def write(name, function, points, candidates=(), hardest=0):
    rows = [row(p, function(*p)) for p in points]
    rows += sorted((row(p, function(*p)) for p in candidates), key=hardness)[:hardest]
    rows = list(dict.fromkeys(rows))
    (HERE / name).write_text("\n".join(rows) + "\n")
    print(name, len(rows))


# The functions


def sincos(x):
    quadrant = round(Fraction(x) / 90)
    rest = Fraction(x) - 90 * quadrant
    angle = real(rest) * mp.pi / 180
    # mpmath's sin(pi/6) is only near 1/2, so the values known exactly are written as such.
    s = {0: Fraction(0), 30: Fraction(1, 2), -30: Fraction(-1, 2)}.get(rest, mp.sin(angle))
    c = {0: Fraction(1)}.get(rest, mp.cos(angle))
    for _ in range(quadrant % 4):
        s, c = c, -s
    return split(s), split(c)


def atan2(y, x):
    fx, fy = Fraction(x), Fraction(y)
    if fy == 0 or fx == 0 or abs(fx) == abs(fy):
        turn = {(1, 0): 0, (1, 1): 45, (0, 1): 90, (-1, 1): 135, (-1, 0): 180,
                (-1, -1): -135, (0, -1): -90, (1, -1): -45}
        sign = lambda v: (v > 0) - (v < 0)
        return (split(Fraction(turn[sign(fx), sign(fy)])),)
    # The small ratio is turned into an angle, and that one subtracted from the axis.
    if abs(fy) < abs(fx):
        angle = mp.atan(real(fy / fx)) * 180 / mp.pi
        value = angle if fx > 0 else angle + (180 if fy > 0 else -180)
    else:
        value = (90 if fy > 0 else -90) - mp.atan(real(fx / fy)) * 180 / mp.pi
    return (split(value),)


def hypot(x, y):
    fx, fy = Fraction(x), Fraction(y)
    if fx == 0 or fy == 0:
        return (split(abs(fx) + abs(fy)),)
    return (split(mp.sqrt(real(fx * fx + fy * fy))),)


def convert(x):
    return split(exact(real(x) * 180 / mp.pi)), split(exact(real(x) * mp.pi / 180))


def exponential(x):
    return (split(mp.exp(real(x))),)


def logarithm(x):
    return (split(mp.log(real(x))),)


def spring(response, ratio, time):
    """Value and velocity from 0 at rest toward 1, then those of a push of velocity 1 at 1.

    The roots of the characteristic equation are complex, equal or real: one formula for all but
    equal roots. Nothing is shared with the formulas of the code under test.
    """
    omega, zeta, t = 2 * mp.pi / real(response), real(ratio), real(time)
    root = mp.sqrt(mp.mpc(zeta * zeta - 1))
    if root == 0:
        decay = mp.exp(-omega * t)
        rest, push = (1 + omega * t) * decay, t * decay
        rate, push_rate = omega * omega * t * decay, (1 - omega * t) * decay
    else:
        a, b = omega * (-zeta + root), omega * (-zeta - root)
        ea, eb = mp.exp(a * t), mp.exp(b * t)
        rest = ((a * eb - b * ea) / (a - b)).real
        rate = (a * b * (ea - eb) / (a - b)).real
        push, push_rate = ((ea - eb) / (a - b)).real, ((a * ea - b * eb) / (a - b)).real
    return split(1 - rest), split(rate), split(push), split(push_rate)


def curve(x1, y1, x2, y2, progress):
    """Value and slope of a cubic Bézier curve from (0, 0) to (1, 1) where its x is progress."""
    x1, y1, x2, y2, progress = map(real, (x1, y1, x2, y2, progress))

    def at(a, b, s):
        return 3 * s * (1 - s) ** 2 * a + 3 * s**2 * (1 - s) * b + s**3

    def slope(a, b, s):
        return 3 * (1 - s) ** 2 * a + 6 * s * (1 - s) * (b - a) + 3 * s**2 * (1 - b)

    low, high = mpf(0), mpf(1)
    for _ in range(240):
        s = (low + high) / 2
        low, high = (s, high) if at(x1, x2, s) < progress else (low, s)
    return split(at(y1, y2, s)), split(slope(y1, y2, s) / slope(x1, x2, s))


# The points


def logarithmic(low, high):
    x = math.ldexp(1 + rng.random(), rng.randint(low, high))
    return x if rng.random() < 0.5 else -x


def neighbours(x, steps):
    points = [x]
    up = down = x
    for _ in range(steps):
        up, down = math.nextafter(up, math.inf), math.nextafter(down, -math.inf)
        points += [up, down]
    return points


def nonzero(points):
    """Without zeros: their signs are tested by name."""
    return [p for p in points if all(v != 0 for v in (p if isinstance(p, tuple) else (p,)))]


EDGES = [LEAST, 2 * LEAST, 3 * LEAST, 2.0**-1022, 2.0**-1022 - LEAST, 2.0**-1016, 2.0**-900,
         2.0**-400, 2.0**-60, 2.0**45, 2.0**52, 2.0**53, 2.0**54, 2.0**55, 2.0**500, 2.0**1023]
EDGES = nonzero([e for edge in EDGES for e in neighbours(edge, 2) if e < math.inf]) + [LARGEST]

angles = [float(x) for x in range(-360, 721) if x]
angles += [x for n in range(-24, 49) for x in neighbours(n * 15.0, 3) if x]
angles += [s * x for x in EDGES for s in (1, -1)]
angles += [rng.uniform(-720, 720) for _ in range(500)]
angles += [n * 0.1 for n in range(1, 300)]
angles += [logarithmic(-1074, -880) for _ in range(80)]
angles += [logarithmic(-60, 10) for _ in range(300)]
angles += [logarithmic(40, 1022) for _ in range(300)]
angles += [360.0 * rng.getrandbits(40) + rng.choice([30, 45, 60, 90, 180]) for _ in range(100)]
# Arguments for which the kernel's error was the largest of many millions, in all octants.
angles += [float.fromhex(x) + k for k in (0, 90, 180, 270) for x in [
    "0x1.3d83d70a3d70ap+8", "0x1.387c28f5c28f6p+8", "0x1.0784ef048772bp+7",
    "0x1.3e29e24e1e4a2p+8", "0x1.69bf48a24be3bp+5", "0x1.60629dc15f5cfp+5",
    "0x1.081ac5aeb4f5fp+7", "0x1.bf7bd50084ea6p+7", "0x1.6e0090d2df256p+5",
    "0x1.646293a8e91c8p+5", "0x1.3a37052246d6dp+8"]]
write("sincos.txt", sincos, [(x,) for x in nonzero(angles)],
      [(rng.uniform(-360, 360),) for _ in range(30000)], 300)

pairs = [(float(y), float(x)) for y in range(-12, 13) for x in range(-12, 13) if x or y]
pairs += [(rng.uniform(-1000, 1000), rng.uniform(-1000, 1000)) for _ in range(800)]
pairs += [(rng.randint(-800, 800) / 2, rng.randint(1, 800) / 2) for _ in range(300)]
for ratio in [0.25, 0.5, 0.71875, 1.0, math.sqrt(3), math.sqrt(2) - 1, 2 - math.sqrt(3)]:
    for r in neighbours(ratio, 3):
        x = rng.uniform(1, 2)
        pairs += [(r, 1.0), (-1.0, r), (r * x, -x), (math.ldexp(r, 300), math.ldexp(1, 300))]
pairs += [(logarithmic(-30, 30), logarithmic(-30, 30)) for _ in range(400)]
pairs += [(logarithmic(-1074, 1022), logarithmic(-1074, 1022)) for _ in range(300)]
pairs += [(logarithmic(-1074, -1000), logarithmic(-1074, -1000)) for _ in range(150)]
pairs += [(logarithmic(-1074, -1040), logarithmic(-30, 10)) for _ in range(150)]
pairs += [(logarithmic(1000, 1022), logarithmic(1000, 1022)) for _ in range(100)]
pairs += [(a * s, b) for a in EDGES[::3] for b in EDGES[::4] for s in (1, -1)]
pairs += [(float.fromhex(y), float.fromhex(x)) for y, x in [
    ("0x1.da22d95dba4cbp-4", "0x1.da22efbc6efbap-2"),
    ("0x1.b2b383b0904dp+0", "0x1.b2b38439ef4f4p+2"),
    ("0x1.f1b1110a3fdf1p-5", "0x1.f1b116e1c4e3cp-3"),
    ("0x1.d178f2815cde6p-1", "0x1.d178f79753acfp+1"),
    ("-0x1.bfd66a8ed387p+7", "0x1.c7bc32220b768p+9")]]
pairs = [p for p in pairs if not (p[0] == 0 or p[1] == 0) or 0 < abs(p[0] + p[1]) < 20]
pairs = [(y, x) for y, x in pairs if y != 0 or x > 0]
many = [(rng.uniform(-500, 500), rng.uniform(-500, 500)) for _ in range(30000)]
write("atan2.txt", atan2, pairs, many, 300)
triples = [(3.0, 4.0), (5.0, 12.0), (8.0, 15.0), (20.0, 21.0), (119.0, 120.0)]
pairs += [(math.ldexp(a, e), math.ldexp(b, e)) for a, b in triples for e in range(-1074, 1010, 97)]
write("hypot.txt", hypot, pairs, many, 300)

numbers = [s * x for x in EDGES for s in (1, -1)]
numbers += [logarithmic(-1074, 1023) for _ in range(400)] + [LARGEST / 57, -LARGEST / 58]
numbers += [rng.uniform(-720, 720) for _ in range(300)] + [float(x) for x in range(1, 361)]
write("conversions.txt", convert, [(x,) for x in nonzero(numbers)],
      [(rng.uniform(-360, 360),) for _ in range(10000)], 150)

powers = [s * x for x in EDGES for s in (1, -1) if x < 800]
powers += [rng.uniform(-708, 708) for _ in range(500)] + [rng.uniform(-5, 5) for _ in range(500)]
powers += [rng.uniform(-745, -708) for _ in range(200)] + [rng.uniform(708, 709.7) for _ in range(40)]
powers += [logarithmic(-60, 8) for _ in range(200)] + [float(x) for x in range(-745, 710)]
# The middles between multiples of ln 2, where the reduced argument is largest.
powers += [x for k in range(-1074, 1024, 7) for x in neighbours((k + 0.5) * math.log(2), 1)]
powers += [math.log(LARGEST), float.fromhex("-0x1.51900b987001ap+7")]
# Arguments for which the error was the largest of millions: without the second word of r, with it,
# and in subnormal results that are rounded twice.
powers += [float.fromhex(x) for x in [
    "0x1.229a19c09a7f2p+9", "0x1.22f2d2cc2bb8dp+9", "-0x1.5163af12722cep+9",
    "0x1.85d39e25991eap+3", "0x1.4223e103267cfp+9", "-0x1.d00fdead6de51p+8",
    "-0x1.299a09a1482f5p+3", "-0x1.491255f2c152ap+9", "0x1.ed2ca11b968d5p+8",
    "-0x1.c2e469e736986p+8", "0x1.d80881c23d339p+7", "-0x1.5db1583bbbc02p+8",
    "0x1.2d5882341bae4p+9",
    "-0x1.62672197239f8p+9", "-0x1.624738e9c16bap+9", "-0x1.62644b3546507p+9"]]
write("exp.txt", exponential, [(x,) for x in nonzero(powers)],
      [(rng.uniform(-20, 20),) for _ in range(30000)], 300)

positive = [x for x in EDGES if x > 0] + [float(x) for x in range(2, 200)]
positive += [abs(logarithmic(-1074, 1023)) for _ in range(300)]
positive += [1 + math.ldexp(rng.uniform(-1, 1), -rng.randint(1, 52)) for _ in range(300)]
write("log.txt", logarithm, [(x,) for x in positive if x != 1])

springs = [(r, z, t * r) for r in (0.15, 0.5, 0.55, 2.0) for t in [k / 16 for k in range(1, 33)]
           for z in (0.0, 0.1, 0.5, 0.825, 0.999, 1.0, 1.001, 1.25, 2.0, 10.0)]
springs += [(0.5, 1 + s * 2.0**-e, t) for e in range(2, 52, 5) for s in (1, -0.5)
            for t in (0.01, 0.1, 0.3, 1.0)]
write("spring.txt", spring, springs)

corners = [(0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.42, 0.0, 0.58, 1.0),
           (0.25, 0.1, 0.25, 1.0), (0.68, -0.6, 0.32, 1.6), (0.0, 1.0, 1.0, 0.0),
           (0.9, 0.1, 0.1, 0.9), (0.17, 0.67, 0.83, 0.67)]
write("curve.txt", curve, [c + (k / 64,) for c in corners for k in range(1, 64)])
