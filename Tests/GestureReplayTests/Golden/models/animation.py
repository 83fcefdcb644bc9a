"""Animations by name: curves as the equation that they solve, springs by their physics."""

from mpmath import diff, findroot, log, mpf, pi, sqrt

from .spring import Spring


class Curve:
    """A cubic Bezier curve from (0, 0) to (1, 1) over a duration in seconds."""

    def __init__(self, points, duration):
        self.points, self.duration = [mpf(p) for p in points], mpf(duration)

    def settling(self):
        return self.duration

    def coordinate(self, axis, u):
        a, b = self.points[axis], self.points[axis + 2]
        return 3 * a * u * (1 - u) ** 2 + 3 * b * u**2 * (1 - u) + u**3

    def share(self, x):
        """The share of the way that is done at a share of the time, found by halving."""
        low, high = mpf(0), mpf(1)
        for _ in range(220):
            u = (low + high) / 2
            low, high = (u, high) if self.coordinate(0, u) < x else (low, u)
        return self.coordinate(1, low)

    def motion(self, away, velocity, time):
        """A curve starts anew, so the velocity at its start counts for nothing."""
        x = time / self.duration
        slope = diff(self.share, x, h=mpf("1e-18")) if 0 < x < 1 else mpf(0)
        return away * (1 - self.share(x)), -away * slope / self.duration


class AnySpring(Spring):
    """A spring of any damping above 0, and one that starts with a velocity of its own."""

    def __init__(self, response, damping, pushed=0):
        super().__init__(response, damping)
        self.pushed = mpf(pushed)

    def motion(self, away, velocity, time):
        return super().motion(away, velocity - self.pushed * away, time)

    def settling(self):
        """As for a spring, and above critical damping from the rates of its two decays."""
        if self.damping <= 1:
            return super().settling()
        root = sqrt(self.damping**2 - 1)
        slow, fast = (self.damping - root) * self.frequency, (self.damping + root) * self.frequency
        bound = log(1000 * fast / (fast - slow))
        critical = findroot(lambda u: log(1 + u) - u + log(1000), 9)
        return min(bound, critical) / slow


CURVES = {
    "linear": (0, 0, 1, 1), "easeIn": (".42", 0, 1, 1), "easeOut": (0, 0, ".58", 1),
    "easeInOut": (".42", 0, ".58", 1),
}  # fmt: skip
BOUNCES = {"smooth": "0", "snappy": "0.15", "bouncy": "0.3"}


def bouncing(duration, bounce):
    bounce = mpf(bounce)
    return AnySpring(duration, 1 - bounce if bounce >= 0 else 1 / (1 + bounce))


def animation(described):
    """What a recording describes; None for none."""
    if described is None:
        return None
    if isinstance(described, str):
        described = {"name": described}
    # Numbers are the decimals that they are written as.
    given = {k: mpf(repr(v)) for k, v in described.items() if k != "name"}
    name = described["name"]
    if name == "default":
        return AnySpring("0.55", 1)
    if name in CURVES:
        return Curve(CURVES[name], given.get("duration", "0.35"))
    if name == "timingCurve":
        points = [given[p] for p in ("p1x", "p1y", "p2x", "p2y")]
        return Curve(points, given.get("duration", "0.35"))
    if name in BOUNCES:
        bounce = mpf(BOUNCES[name]) + given.get("extraBounce", 0)
        return bouncing(given.get("duration", "0.5"), bounce)
    if name == "spring" and ("response" in given or "dampingFraction" in given):
        return AnySpring(given.get("response", "0.5"), given.get("dampingFraction", "0.825"))
    if name == "spring":
        return bouncing(given.get("duration", "0.5"), given.get("bounce", 0))
    if name == "interactiveSpring":
        return AnySpring(given.get("response", "0.15"), given.get("dampingFraction", "0.86"))
    if name == "interpolatingSpring":
        mass, stiffness = given.get("mass", 1), given["stiffness"]
        frequency = sqrt(stiffness / mass)
        damping = given["damping"] / (2 * mass * frequency)
        return AnySpring(2 * pi / frequency, damping, given.get("initialVelocity", 0))
    raise ValueError(name)
