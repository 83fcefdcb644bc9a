"""The clock, whose time is set by its hour hand and its minute hand."""

from fractions import Fraction

from mpmath import hypot, mpf

from .control import Control
from .exact import Turn, away_from_zero, bearing, clean, numbers, plus, polar

SECOND = 10**9
"""The nanoseconds of a second, in which all times are counted."""
DAY = 86400 * SECOND
REACH = 22
"""How far from a hand it can be picked, in points."""


def nanoseconds(seconds):
    """The nearest whole number of nanoseconds, halves away from zero."""
    count = abs(Fraction(seconds) * SECOND) + Fraction(1, 2)
    return count.numerator // count.denominator * (1 if seconds > 0 else -1)


def time_of_day(text):
    """The nanoseconds since midnight of a text such as 10:09:30, 9:05 or 9:05 pm."""
    digits, _, half = text.replace("\u202f", " ").partition(" ")
    hours, minutes, *rest = [int(part) for part in digits.split(":")]
    if half:
        hours = hours % 12 + {"AM": 0, "PM": 12}[half.upper()]
    return (3600 * hours + 60 * minutes + sum(rest)) * SECOND


def distance(place, end):
    """How far a place is from the line between the origin and an end."""
    squared = sum(x * x for x in end)
    share = sum(x * y for x, y in zip(place, end)) / squared if squared else mpf(0)
    return clean(hypot(*plus(place, end, -min(max(share, 0), 1))))


class AnalogClock(Control):
    secondsOfDegree = {"minute": 10, "hour": 120}

    def __init__(
        self, frame=(0, 0, 100, 100), time="10:09:30", hands="continuous", minimumDistance=0,
        hourCycle="zeroToTwentyThree",
    ):  # fmt: skip
        (x, y, self.width, height), self.hands = numbers(frame), hands
        self.center, self.time = (x + self.width / 2, y + height / 2), time_of_day(time)
        self.least, self.cycle, self.drags = mpf(minimumDistance), hourCycle, False

    def angles(self):
        """The directions of the hour, minute and second hands, clockwise from 12."""
        if self.hands == "continuous":
            periods = [period * SECOND for period in (43200, 3600, 60)]
            return [mpf(self.time % period) * 360 / period for period in periods]
        whole = self.time // SECOND
        return [mpf(whole // 3600 * 30 % 360), mpf(whole // 60 * 6 % 360), mpf(whole * 6 % 360)]

    def ends(self):
        """The ends of the hands as seen from the middle."""
        lengths = [self.width * tenths / 10 for tenths in (4, 6, 8)]
        return [polar(length, angle - 90) for length, angle in zip(lengths, self.angles())]

    def label(self):
        whole = self.time // SECOND
        hours, minutes, seconds = whole // 3600, whole // 60 % 60, whole % 60
        if self.cycle == "zeroToTwentyThree":
            return f"{hours:02}:{minutes:02}:{seconds:02}"
        return f"{hours % 12 or 12}:{minutes:02}:{seconds:02} {'AM' if hours < 12 else 'PM'}"

    def begin(self, place, time):
        self.touched = place
        place = plus(place, self.center, -1)
        hour, minute = (distance(place, end) for end in self.ends()[:2])
        if min(hour, minute) > REACH:
            self.contact = None
            return
        self.hand, self.drags = "hour" if hour <= minute else "minute", self.least == 0
        self.before = self.start = self.time
        self.turn = Turn(bearing(*place))

    def turned(self):
        """The nanoseconds of the turn, which are those of whole seconds.

        Places are doubles, so that a tie is one to their digits, and not to all 60.
        """
        seconds = away_from_zero(clean(self.turn.total * self.secondsOfDegree[self.hand], 15))
        return int(seconds) * SECOND if self.drags else 0

    def follow(self, place, time, lifts):
        self.drags = self.drags or clean(hypot(*plus(place, self.touched, -1))) >= self.least
        self.turn.move(bearing(*plus(place, self.center, -1)))
        self.time = (self.start + self.turned()) % DAY

    def undo(self):
        self.time = self.before % DAY

    def command(self, name, now, by=1, time=None):
        """Time that goes on does so for a drag and for what it gives back; a new time is both."""
        if name == "advance":
            self.time = (self.time + nanoseconds(by)) % DAY
        else:
            self.time = time_of_day(time)
        if self.contact is not None and name == "advance":
            self.before, self.start = self.before + nanoseconds(by), self.start + nanoseconds(by)
        elif self.contact is not None:
            self.before, self.start = self.time, self.time - self.turned()

    def state(self, time):
        hour, minute, second = self.angles()
        ends = [plus(self.center, end) for end in self.ends()]
        labels = [polar(self.width * 9 / 10, index * 30 - 90) for index in range(12)]
        return {
            "time": mpf(self.time) / SECOND, "label": self.label(),
            "hourAngle": hour, "minuteAngle": minute, "secondAngle": second,
            "hourEnd": ends[0], "minuteEnd": ends[1], "secondEnd": ends[2],
            "activeHand": "none" if self.contact is None or not self.drags else self.hand,
            "labels": [plus(self.center, [away_from_zero(x) for x in label]) for label in labels],
        }  # fmt: skip
