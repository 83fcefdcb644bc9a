"""Springs as what they are: the equation x″ + 2ζω·x′ + ω²·x = 0, solved by a matrix exponential."""

from mpmath import exp, expm, findroot, log, matrix, mpf, pi, sqrt


class Spring:
    """A spring of a response in seconds and a damping ratio from above 0 to 1."""

    def __init__(self, response, damping):
        self.frequency, self.damping = 2 * pi / mpf(response), mpf(damping)

    def motion(self, away, velocity, time):
        """How far from the target a value is after a time, and its velocity then."""
        square, drag = self.frequency**2, 2 * self.damping * self.frequency
        return tuple(expm(matrix([[0, 1], [-square, -drag]]) * time) * matrix([away, velocity]))

    def settling(self):
        """The time after which the spring counts as at rest: a thousandth of the way is left.

        The shorter of two bounds of the decay at the rate ζω: (1 + ζωt)·e^(−ζωt), and below
        critical damping e^(−ζωt)/√(1 − ζ²).
        """
        share = mpf("0.001")
        decays = findroot(lambda u: (1 + u) * exp(-u) - share, 9)
        if self.damping < 1:
            decays = min(decays, -log(share * sqrt(1 - self.damping**2)))
        return decays / (self.damping * self.frequency)


class Shown:
    """A value that is set, and the one that is seen on its way there."""

    def __init__(self, target):
        self.jump(mpf(target))

    def jump(self, target):
        self.target, self.spring = target, None

    def go(self, target, time, spring):
        """A new target goes on from the value and the velocity of the moment; the same one not."""
        if target != self.target:
            value, velocity = self.motion(time)
            self.target, self.start, self.spring = target, time, spring
            self.before = value - target, velocity

    def motion(self, time):
        if self.spring is None or time - self.start >= self.spring.settling():
            return self.target, mpf(0)
        away, velocity = self.spring.motion(*self.before, time - self.start)
        return self.target + away, velocity

    def value(self, time):
        return self.motion(time)[0]
