"""The plain drag: its phases, its translation and its velocity."""

from mpmath import hypot, lu_solve, matrix, mpf

from .control import Control
from .exact import clean, plus


class Drag(Control):
    def __init__(self, minimumDistance=10, translationFrom="touchDown", velocity="leastSquares"):
        self.minimum, self.origin, self.estimator = minimumDistance, translationFrom, velocity
        self.phase, self.value = "possible", None

    def begin(self, place, time):
        self.before, self.phase, self.start, self.threshold = self.value, "possible", place, None
        self.samples = []
        self.follow(place, time, False)

    def follow(self, place, time, lifts):
        if not (lifts and place == self.value[1]):
            self.sample(place, time)
        distance = clean(hypot(*plus(place, self.start, -1)))
        if self.phase == "possible" and distance >= self.minimum:
            self.phase, self.threshold = "changed", place
        origin = self.start if self.origin == "touchDown" else self.threshold or place
        self.value = self.start, place, plus(place, origin, -1), self.velocity(time)
        if lifts and self.phase == "changed":
            self.phase = "ended"
        elif lifts:
            self.phase, self.value = "failed", self.before

    def undo(self):
        self.phase, self.value = "cancelled", self.before

    def sample(self, place, time):
        if self.samples and time == self.samples[-1][0]:
            self.samples.pop()
        elif self.samples and time - self.samples[-1][0] > mpf("0.04"):
            self.samples = []
        self.samples = [s for s in self.samples if time - s[0] <= mpf("0.1")] + [(time, place)]
        self.samples = self.samples[-20:]

    def velocity(self, now):
        times = [s[0] - self.samples[-1][0] for s in self.samples]
        count = len(times)
        if count < 2 or now - self.samples[-1][0] > mpf("0.04"):
            return mpf(0), mpf(0)
        axes = [[s[1][axis] for s in self.samples] for axis in (0, 1)]
        if count == 2:
            return tuple((x[1] - x[0]) / (times[1] - times[0]) for x in axes)
        if self.estimator == "swiftUI":
            def slope(x, i):
                return (x[i] - x[i - 1]) / (times[i] - times[i - 1])

            return tuple(slope(x, -1) / 4 + slope(x, -2) * 3 / 4 for x in axes)
        powers = matrix([[sum(t ** (i + j) for t in times) for j in range(3)] for i in range(3)])
        sums = [[sum(t**i * p for t, p in zip(times, x)) for i in range(3)] for x in axes]
        fit = tuple(lu_solve(powers, matrix(s))[1] for s in sums)
        against = sum(v * (x[-1] - x[0]) for v, x in zip(fit, axes)) < 0
        return (mpf(0), mpf(0)) if against else fit

    def state(self, time):
        start, place, translation, velocity = self.value or [None] * 4
        return {
            "phase": self.phase, "startLocation": start, "location": place,
            "translation": translation, "velocity": velocity,
            "predictedEndLocation": self.value and plus(place, velocity, mpf("0.25")),
            "predictedEndTranslation": self.value and plus(translation, velocity, mpf("0.25")),
        }  # fmt: skip
