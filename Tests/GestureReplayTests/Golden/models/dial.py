"""The dial, which a finger or a command turns."""

from copy import copy

from mpmath import floor, mpf, nint

from .control import Control
from .exact import Turn, away_from_zero, bearing, numbers, plus, polar
from .spring import Shown, Spring


class AngleDial(Control):
    animation = Spring("0.55", 1)

    def __init__(
        self, frame=(0, 0, 400, 400), insets=(100, 100, 100, 100), angle=45, step=5, range=(0, 90),
        grab="absolute", snap=None,
    ):  # fmt: skip
        (x, y, width, height), (top, left, bottom, right) = numbers(frame), numbers(insets)
        self.pivot, self.length = (x + width - right, y + height - bottom), width - left - right
        self.shown, self.by, self.range = Shown(angle), mpf(step), range and numbers(range)
        self.grab, self.snap = grab, snap

    def clamped(self, angle):
        return min(max(angle, self.range[0]), self.range[1]) if self.range else angle

    def snapped(self, angle):
        if not self.snap:
            return angle
        step, start = mpf(self.snap["step"]), 360 * floor(angle / 360)
        marks = [start + k * step for k in range(int(360 / step) + 1)] + [start + 360]
        nearest = min(marks, key=lambda mark: (abs(mark - angle), -mark))
        return nearest if abs(nearest - angle) <= mpf(self.snap["tolerance"]) else angle

    def begin(self, place, time):
        self.before, self.turn, self.turnAtOrigin = copy(self.shown), Turn(None), 0
        self.origin = None
        if self.grab == "relative":
            self.origin = self.shown.value(time)
            self.shown.jump(self.origin)
        self.follow(place, time, False)

    def follow(self, place, time, lifts):
        self.turn.move(bearing(*plus(self.pivot, place, -1)))
        if self.turn.last is None:
            return
        if self.origin is None:
            angle = self.shown.target
            ways = [self.turn.last + 360 * (k + nint(angle / 360)) for k in (-2, -1, 0, 1, 2)]
            self.origin = min(
                ways, key=lambda way: (abs(way - self.clamped(way)), abs(way - angle), way)
            )
        turned = self.turn.total - self.turnAtOrigin
        moves = self.grab == "absolute" or turned != 0
        captured = self.origin + turned
        self.shown.jump(self.clamped(self.snapped(captured)) if moves else captured)

    def undo(self):
        self.shown = self.before

    def command(self, name, now, by=1, angle=None, animated=True):
        to = self.shown.target + by * self.by if name == "step" else mpf(angle)
        if animated:
            self.shown.go(self.clamped(to), now, self.animation)
        else:
            self.shown.jump(self.clamped(to))
        self.before = copy(self.shown)
        if self.contact is not None and self.grab == "relative":
            self.origin, self.turnAtOrigin = self.shown.target, self.turn.total

    def state(self, time):
        angle, presented = self.shown.target, self.shown.value(time)
        return {
            "angle": angle, "presentedAngle": presented, "isEditing": self.contact is not None,
            "label": f"{int(away_from_zero(angle))}°",
            "armEnd": plus(self.pivot, polar(self.length, presented), -1),
        }  # fmt: skip
