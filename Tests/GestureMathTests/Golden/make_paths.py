#!/usr/bin/env python3
"""Prints the values that the tests of paths quote: python3 make_paths.py (mpmath 1.3).

Lengths are integrals of the speed, bounds come from the roots of the derivative, and places at a
fraction of the length from a root search; all at 40 digits. Nothing is shared with the code under
test: curves are in the Bernstein form here, there in repeated interpolation.
"""
from mpmath import (
    atan2, binomial, cos, degrees, ellipe, findroot, mp, mpf, nstr, polyroots, quad, radians, sin,
    sqrt, tan,
)

mp.dps = 40

CURVES = {
    "arch": [(0, 0), (0, 100), (100, 100), (100, 0)],
    "s": [(0, 0), (150, -50), (-50, 150), (100, 100)],
    "loop": [(0, 0), (120, 80), (-20, 80), (100, 0)],
    "cusp": [(0, 0), (100, 100), (0, 100), (100, 0)],
    "flat": [(10, 20), (40, 21), (70, 19), (100, 20)],
    "far": [(10**6, 10**6), (10**6 + 10, 10**6 + 30), (10**6 + 50, 10**6 + 40), (10**6 + 60, 10**6)],
    "parabola": [(0, 0), (50, 100), (100, 0)],
    "skew": [(0, 0), (30, -70), (100, 40)],
}


def bernstein(points, t):
    n = len(points) - 1
    weights = [binomial(n, i) * (1 - t) ** (n - i) * t**i for i in range(n + 1)]
    return tuple(sum(w * p[axis] for w, p in zip(weights, points)) for axis in (0, 1))


def derivative(points, t):
    n = len(points) - 1
    steps = [tuple(n * (q[axis] - p[axis]) for axis in (0, 1)) for p, q in zip(points, points[1:])]
    return bernstein(steps, t)


def length(points, end=mpf(1)):
    # The middle is a node, because the cusp is there.
    nodes = [end * i / 32 for i in range(33)]
    return quad(lambda t: sqrt(sum(d * d for d in derivative(points, t))), nodes)


def extent(points, axis):
    n = len(points) - 1
    d = [mpf(points[i + 1][axis] - points[i][axis]) for i in range(n)]
    a, b, c = (0, d[1] - d[0], d[0]) if n == 2 else (d[0] - 2 * d[1] + d[2], 2 * (d[1] - d[0]), d[0])
    if a != 0:
        square = b * b - 4 * a * c
        roots = [] if square < 0 else [(-b + s * sqrt(square)) / (2 * a) for s in (1, -1)]
    else:
        roots = [-c / b] if b != 0 else []
    values = [bernstein(points, t)[axis] for t in [mpf(0), mpf(1)] + [r for r in roots if 0 < r < 1]]
    return nstr(min(values), 20), nstr(max(values), 20)


for name, points in CURVES.items():
    print(name, "length", nstr(length(points), 20), "x", extent(points, 0), "y", extent(points, 1))

for name, fraction in [("s", 0.25), ("s", 0.5), ("s", 0.9), ("arch", 0.25), ("arch", 0.9), ("skew", 0.5)]:
    points, share = CURVES[name], mpf(str(fraction))
    target = share * length(points)
    t = findroot(lambda t: length(points, t) - target, share)
    dx, dy = derivative(points, t)
    place = [nstr(value, 18) for value in bernstein(points, t)]
    print(name, fraction, "place", *place, "degrees", nstr(degrees(atan2(dy, dx)), 18))

# The cubic curve that stands for an arc of 45°: its largest radius, the bound, and its length.
angle = radians(mpf(45))
reach = mpf(4) / 3 * tan(angle / 4)
arc = [(1, 0), (1, reach), (cos(angle) + reach * sin(angle), sin(angle) - reach * cos(angle)),
       (cos(angle), sin(angle))]
radius = max(sqrt(sum(v * v for v in bernstein(arc, mpf(i) / 20000))) for i in range(20001))
print("45° radius - 1", nstr(radius - 1, 10),
      "bound", nstr(mpf(2) / 27 * sin(angle / 4) ** 6 / cos(angle / 4) ** 2, 10),
      "length / angle - 1", nstr(length(arc) / angle - 1, 10))

# By how much the curves of ellipses are longer, by the ratio of the axes; and how far the place and the
# direction at a fraction of the length of an arc of 45° are off.
mp.dps = 25
for b in map(mpf, ["1", "0.9", "0.5", "0.35", "0.3", "0.27", "0.2", "0.1", "0.01"]):
    # The quarter of an ellipse; the other three are its mirror images.
    other = [(y, x) for x, y in arc]
    quarter = sum(length([(x, b * y) for x, y in piece]) for piece in (arc, other))
    print("ellipse", nstr(b, 3), "longer by", nstr(quarter / ellipe(1 - b * b) - 1, 10))
whole, off, turn = length(arc), mpf(0), mpf(0)
for step in range(1, 32):
    t = mpf(step) / 32
    at = angle * length(arc, t) / whole
    (x, y), (dx, dy) = bernstein(arc, t), derivative(arc, t)
    off = max(off, sqrt((x - cos(at)) ** 2 + (y - sin(at)) ** 2))
    turn = max(turn, abs(degrees(atan2(-dx, dy) - at)))
print("at a fraction: off by", nstr(off, 6), "of the radius,", nstr(turn, 6), "degrees")

# Curves that stop, or nearly do: their speed has a corner there, which a quadrature must not miss. The
# places are the roots of the derivative as a complex polynomial; toward them the parts halve.
CORNERS = [
    [(0, 0), (-206, 0), (103, 0), (100, 0)],
    [(0, 0), (-168, 0), (-258, 0), (100, 0)],
    [(0, 0), (-264, "-0.001"), (103, 0), (100, 0)],
    [(0, 0), (-99, "0.005"), (261, "-0.003"), (100, 0)],
    [(0, 0), ("100.0003", 100), (0, "99.7"), (100, 0)],
    [(0, 0), ("99.9998", 100), (0, "99.2"), (100, 0)],
    [(8, 5), (74, 92), (43, 35), (16, 46)],
]
for points in CORNERS:
    points = [tuple(mpf(c) for c in p) for p in points]
    d = [(q[0] - p[0]) + 1j * (q[1] - p[1]) for p, q in zip(points, points[1:])]
    roots = polyroots(
        [d[0] - 2 * d[1] + d[2], 2 * (d[1] - d[0]), d[0]], maxsteps=200, extraprec=200)
    nodes = [root.real + sign * mpf(2) ** -k for root in roots for sign in (-1, 0, 1) for k in range(30)]
    nodes = [mpf(0), *sorted(t for t in set(nodes) if 0 < t < 1), mpf(1)]
    speed = lambda t: sqrt(sum(v * v for v in derivative(points, t)))  # noqa: E731
    print("corner", nstr(quad(speed, nodes), 20))
