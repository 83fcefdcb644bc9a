"""The dial, which a finger or a command turns."""

from copy import copy
from decimal import Decimal

from mpmath import floor, hypot, inf, mpf, nint

from .animation import animation as read_animation
from .control import Control
from .exact import Turn, away_from_zero, bearing, clean, numbers, plus, polar
from .spring import Shown


def decimal(value):
    """The decimal of at most 15 digits that a double stands for; None where there is none."""
    written = Decimal(repr(float(value))).normalize()
    return written if len(written.as_tuple().digits) <= 15 else None


def real(value):
    return mpf(str(value))


class AngleDial(Control):
    def __init__(
        self, frame=(0, 0, 400, 400), insets=(100, 100, 100, 100), angle=45, step=5, range=(0, 90),
        wraps=False, stop="wait", grab="absolute", snap=None, minimumDistance=0,
        animation="default",
    ):  # fmt: skip
        (x, y, width, height), (top, left, bottom, right) = numbers(frame), numbers(insets)
        self.pivot, self.length = (x + width - right, y + height - bottom), width - left - right
        self.step, self.wraps = step, wraps
        # The ends are the decimals that they are written as, which only wrapping tells from doubles.
        ends = range or ((0, 360) if wraps else (-inf, inf))
        self.low, self.high = (real(end) if wraps else mpf(end) for end in ends)
        self.slips, self.grab, self.snap = stop == "slip" and not wraps, grab, snap
        self.minimum, self.animation = mpf(minimumDistance), read_animation(animation)
        self.shown, self.isEditing = Shown(self.placed(angle)), False
        self.base_at_rest()

    # Places on the dial

    def wrapped(self, angle):
        period = self.high - self.low
        return angle - period * floor(clean((angle - self.low) / period))

    def confined(self, angle):
        return self.wrapped(angle) if self.wraps else min(max(angle, self.low), self.high)

    def placed(self, angle):
        """Where an angle that is asked for is: a decimal is wrapped in decimals."""
        written = decimal(angle)
        inside = self.low <= mpf(angle) < self.high
        return self.confined(real(written) if self.wraps and written is not None and not inside
                             else mpf(angle))  # fmt: skip

    def snapped(self, angle):
        if not self.snap:
            return angle
        step, start = mpf(self.snap["step"]), 360 * floor(angle / 360)
        marks = [start + k * step for k in range(int(360 / step) + 1)] + [start + 360]
        nearest = min(marks, key=lambda mark: (abs(mark - angle), -mark))
        return nearest if abs(nearest - angle) <= mpf(self.snap["tolerance"]) else angle

    def shown_for(self, captured, snaps):
        """What a captured angle shows: an end, which is the lower one on a dial that wraps."""
        if self.wraps:
            captured = self.wrapped(captured)
        angle = self.snapped(captured) if snaps else captured
        if not self.wraps:
            return self.confined(angle)
        return angle if self.low <= angle < self.high else self.low

    # Touch

    def begin(self, place, time):
        self.start, self.turn, self.turnAtOrigin, self.origin = place, Turn(None), 0, None
        self.snapsAtOrigin = self.grab == "absolute"
        if self.minimum == 0:
            self.take(time)
        self.follow(place, time, False)

    def take(self, time):
        self.isEditing, self.before = True, copy(self.shown)
        seen = self.confined(self.presented(time))
        self.shown.jump(seen)
        self.base_at_rest()
        if self.grab == "relative":
            self.origin = seen

    def follow(self, place, time, lifts):
        self.turn.move(bearing(*plus(self.pivot, place, -1)))
        if not self.isEditing and clean(hypot(*plus(place, self.start, -1))) >= self.minimum:
            self.take(time)
        if self.isEditing:
            self.turn_arm()
        if lifts:
            self.isEditing = False

    def turn_arm(self):
        if self.turn.last is None:
            return
        if self.origin is None:
            # The bearing with which the contact began is the one now without what it turned.
            angle, first = self.shown.target, self.turn.last - self.turn.total
            ways = [first + 360 * (k + nint((angle - first) / 360)) for k in (-2, -1, 0, 1, 2)]
            self.origin = min(
                ways, key=lambda way: (self.from_range(way), abs(way - angle), way)
            )
            # A touch past an end that slips is one at that end.
            if self.slips and self.from_range(self.origin) > 0:
                self.origin, self.snapsAtOrigin = self.confined(self.origin), False
        turned = self.turn.total - self.turnAtOrigin
        captured = self.origin + turned
        if self.slips and self.from_range(captured) > 0:
            captured = self.confined(captured)
            self.origin, self.turnAtOrigin = captured, self.turn.total
            self.snapsAtOrigin, turned = False, 0
        self.shown.jump(self.shown_for(captured, self.snapsAtOrigin or turned != 0))
        self.base_at_rest()

    def from_range(self, angle):
        return max(self.low - angle, angle - self.high, 0)

    def undo(self):
        if self.isEditing:
            self.shown, self.isEditing = self.before, False
            self.base_at_rest()

    # Commands

    def base_at_rest(self):
        """From here on steps count anew."""
        self.base, self.count = self.shown.target, Decimal(0)

    def command(self, name, now, by=1, angle=None, animated=True):
        way = None
        if name == "step":
            target, way = self.stepped(by), mpf(by) * mpf(self.step)
        else:
            target = self.placed(angle)
        self.go(target, way, now, self.animation if animated else None)
        if name == "set" or not self.wraps and target in (self.low, self.high):
            self.base_at_rest()
        if self.isEditing:
            self.before = copy(self.shown)
            if self.grab == "relative":
                self.origin, self.turnAtOrigin = self.shown.target, self.turn.total

    def stepped(self, by):
        self.count += Decimal(repr(by))
        base, step = decimal(clean(self.base)), decimal(self.step)
        if base is None or step is None:
            double = float(clean(self.base)) + float(self.count) * float(self.step)
            return self.confined(mpf(double))
        return self.confined(real(base + self.count * step))

    def go(self, target, way, now, animation):
        if animation is None or animation.settling() == 0:
            self.shown.jump(target)
        elif not self.wraps:
            self.shown.go(target, now, animation)
        elif way or target != self.shown.target:
            seen, velocity = self.shown.motion(now)
            if way:
                away = seen - self.shown.target - way
            else:
                period = self.high - self.low
                away = self.wrapped(seen) - target
                # The way to the target is the shorter one, and the positive one of two.
                away -= period * floor(clean(away / period + mpf(1) / 2))
            self.shown.target, self.shown.start, self.shown.spring = target, now, animation
            self.shown.before = away, velocity

    # State

    def presented(self, time):
        angle = self.shown.value(time)
        return self.wrapped(angle) if self.wraps else angle

    def state(self, time):
        angle, presented = self.shown.target, self.presented(time)
        label = away_from_zero(angle)
        if self.wraps and label >= self.high:
            label = away_from_zero(self.low)
        return {
            "angle": angle, "presentedAngle": presented, "isEditing": self.isEditing,
            "label": f"{int(label)}°",
            "armEnd": plus(self.pivot, polar(self.length, presented), -1),
        }  # fmt: skip
