"""The pin, which is lifted while it is carried and settles where it is dropped."""

from copy import copy

from mpmath import hypot, mpf

from .control import Control
from .exact import clean, numbers, plus
from .spring import Shown, Spring

LIFT = 12
"""How far a pin that is carried stands above the map, in points."""
LINES = 500
"""Into how many lines a side of the pin is cut to see what is inside."""


class MapPin(Control):
    settling = Spring("0.35", "0.5")

    def __init__(self, frame=(0, 0, 100, 100), style="curved", minimumDistance=0):
        self.style = style
        x, y, self.width, self.height = numbers(frame)
        self.least, self.drags = mpf(minimumDistance), False
        self.tip, self.lift = (x + self.width / 2, y + self.height), Shown(0)

    def contains(self, place):
        """Whether a place, seen from the middle of the head, is in its half disc or between the
        sides below."""
        x, y = place
        radius = self.width / 2
        if y <= 0:
            return x * x + y * y <= radius**2
        side = self.side()
        outline = side + [(-x, y) for x, y in reversed(side)]
        inside = False
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
            if (y0 <= y) != (y1 <= y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
                inside = not inside
        return inside

    def side(self):
        """The left side as lines from the tip to the head, seen from the middle of the head."""
        tip, head = (mpf(0), self.height / 2), (-self.width / 2, mpf(0))
        if self.style == "straight":
            return [tip, head]
        points = [tip, tip, (head[0], self.height / 4), head]
        lines = []
        for index in range(LINES + 1):
            t, between = mpf(index) / LINES, points
            while len(between) > 1:
                between = [plus(a, plus(b, a, -1), t) for a, b in zip(between, between[1:])]
            lines.append(between[0])
        return lines

    def begin(self, place, time):
        middle = plus(self.tip, (0, self.height / 2 + self.lift.value(time)), -1)
        if not self.contains(plus(place, middle, -1)):
            self.contact = None
            return
        self.start, self.before, self.drags = place, (self.tip, copy(self.lift)), False
        self.pick_up(place)

    def pick_up(self, place):
        """Lifts the pin where it was not yet, if the contact is far enough from its start."""
        if not self.drags and clean(hypot(*plus(place, self.start, -1))) >= self.least:
            self.drags = True
            self.lift.jump(mpf(LIFT))

    def follow(self, place, time, lifts):
        self.pick_up(place)
        if self.drags:
            self.tip = plus(self.before[0], plus(place, self.start, -1))
        if self.drags and lifts:
            self.lift.go(mpf(0), time, self.settling)

    def undo(self):
        self.tip, self.lift = self.before

    def state(self, time):
        """The sides stay between the tip and the head, so that the bounds are those of the two."""
        x, y = self.tip
        top = y - self.lift.value(time) - self.height / 2 - self.width / 2
        return {
            "tip": self.tip, "isLifted": self.contact is not None and self.drags,
            "bounds": [x - self.width / 2, top, self.width, self.height / 2 + self.width / 2],
        }  # fmt: skip
