"""The plain drag: its phases, its translation and its velocity."""

from mpmath import hypot, lu_solve, matrix, mpf

from .control import Control
from .exact import away_from_zero, clean, plus

STILL = mpf(0), mpf(0)


def within(elapsed, bound):
    """Whether a difference of times is at most a bound, both in whole microseconds."""
    return away_from_zero(elapsed * 10**6) <= away_from_zero(mpf(bound) * 10**6)


class Drag(Control):
    def __init__(
        self, minimumDistance=10, translationFrom="touchDown", velocity="leastSquares", rest="0.04"
    ):
        self.minimum, self.origin, self.estimator = minimumDistance, translationFrom, velocity
        self.rest, self.phase, self.value = rest, "possible", None

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
        if self.samples and within(time - self.samples[-1][0], 0):
            time = self.samples.pop()[0]
        self.samples.append((time, place))

    def velocity(self, now):
        if self.estimator == "swiftUI":
            slopes = [self.slope(a, b) for a, b in zip(self.samples, self.samples[1:])][-2:]
            return plus([x * 3 / 4 for x in slopes[0]], slopes[1], mpf(1) / 4) if slopes[1:] else (
                slopes[0] if slopes else STILL
            )  # fmt: skip
        newest = self.samples[-1]
        if not within(now - newest[0], self.rest):
            return STILL
        motion = [newest]
        for sample in reversed(self.samples[:-1]):
            if not within(motion[0][0] - sample[0], self.rest):
                break
            motion.insert(0, sample)
        motion = [s for s in motion if within(newest[0] - s[0], "0.1")]
        if (fit := self.onward(motion)) is not None:
            return fit
        while len(motion) > 1 and motion[-2][1] == newest[1]:
            motion.pop()
        repeated = within(newest[0] - motion[-1][0], "0.005") and self.onward(motion)
        return repeated or STILL

    @staticmethod
    def slope(older, newer):
        return tuple(clean(way / (newer[0] - older[0]), 45) for way in plus(newer[1], older[1], -1))

    def onward(self, motion):
        """The fitted velocity; None where it points against the motion."""
        if len(motion) == 1:
            return STILL
        if len(motion) == 2:
            return self.slope(*motion)
        times = [s[0] - motion[-1][0] for s in motion]
        axes = [[s[1][axis] for s in motion] for axis in (0, 1)]
        powers = matrix([[sum(t ** (i + j) for t in times) for j in range(3)] for i in range(3)])
        sums = [[sum(t**i * p for t, p in zip(times, x)) for i in range(3)] for x in axes]
        fit = tuple(lu_solve(powers, matrix(s))[1] for s in sums)
        against = sum(v * (x[-1] - x[0]) for v, x in zip(fit, axes)) < 0
        return None if against else fit

    def state(self, time):
        start, place, translation, velocity = self.value or [None] * 4
        return {
            "phase": self.phase, "startLocation": start, "location": place,
            "translation": translation, "velocity": velocity,
            "predictedEndLocation": self.value and plus(place, velocity, mpf("0.25")),
            "predictedEndTranslation": self.value and plus(translation, velocity, mpf("0.25")),
        }  # fmt: skip
