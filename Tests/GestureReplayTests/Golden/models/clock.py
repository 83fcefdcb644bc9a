"""The clock, whose time is set by its hour hand and its minute hand."""

from mpmath import floor, hypot, mpf

from .control import Control
from .exact import Turn, away_from_zero, bearing, clean, numbers, plus, polar

DAY = 86400
REACH = 22
"""How far from a hand it can be picked, in points."""


def seconds(text):
    """The seconds since midnight of a text such as 10:09:30 or 9:05."""
    hours, minutes, *rest = [int(part) for part in text.split(":")]
    return mpf(3600 * hours + 60 * minutes + sum(rest))


def distance(place, end):
    """How far a place is from the line between the origin and an end."""
    squared = sum(x * x for x in end)
    share = sum(x * y for x, y in zip(place, end)) / squared if squared else mpf(0)
    return clean(hypot(*plus(place, end, -min(max(share, 0), 1))))


class AnalogClock(Control):
    secondsOfDegree = {"minute": 10, "hour": 120}

    def __init__(self, frame=(0, 0, 100, 100), time="10:09:30", hands="continuous"):
        (x, y, self.width, height), self.hands = numbers(frame), hands
        self.center, self.time = (x + self.width / 2, y + height / 2), seconds(time)
        self.hand = None

    def angles(self):
        """The directions of the hour, minute and second hands, clockwise from 12."""
        if self.hands == "continuous":
            return [self.time * 360 / period % 360 for period in (43200, 3600, 60)]
        whole = int(floor(self.time))
        return [mpf(whole // 3600 * 30 % 360), mpf(whole // 60 * 6 % 360), mpf(whole * 6 % 360)]

    def ends(self):
        """The ends of the hands as seen from the middle."""
        lengths = [self.width * tenths / 10 for tenths in (4, 6, 8)]
        return [polar(length, angle - 90) for length, angle in zip(lengths, self.angles())]

    def begin(self, place, time):
        place = plus(place, self.center, -1)
        hour, minute = (distance(place, end) for end in self.ends()[:2])
        if min(hour, minute) > REACH:
            self.contact = None
            return
        self.hand = "hour" if hour <= minute else "minute"
        self.before = self.start = self.time
        self.turn = Turn(bearing(*place))

    def turned(self):
        return away_from_zero(self.turn.total * self.secondsOfDegree[self.hand])

    def follow(self, place, time, lifts):
        self.turn.move(bearing(*plus(place, self.center, -1)))
        self.time = (self.start + self.turned()) % DAY

    def undo(self):
        self.time = self.before % DAY

    def command(self, name, now, by=1, time=None):
        """Time that goes on does so for a drag and for what it gives back; a new time is both."""
        if name == "advance":
            self.time = (self.time + mpf(by)) % DAY
        else:
            self.time = seconds(time)
        if self.contact is not None and name == "advance":
            self.before, self.start = self.before + mpf(by), self.start + mpf(by)
        elif self.contact is not None:
            self.before, self.start = self.time, self.time - self.turned()

    def state(self, time):
        whole = int(floor(self.time))
        hour, minute, second = self.angles()
        ends = [plus(self.center, end) for end in self.ends()]
        labels = [polar(self.width * 9 / 10, index * 30 - 90) for index in range(12)]
        return {
            "time": self.time, "hourAngle": hour, "minuteAngle": minute, "secondAngle": second,
            "label": f"{whole // 3600:02}:{whole // 60 % 60:02}:{whole % 60:02}",
            "hourEnd": ends[0], "minuteEnd": ends[1], "secondEnd": ends[2],
            "activeHand": "none" if self.contact is None else self.hand,
            "labels": [plus(self.center, [away_from_zero(x) for x in label]) for label in labels],
        }  # fmt: skip
