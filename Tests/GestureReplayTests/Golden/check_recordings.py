#!/usr/bin/env python3
"""Checks every expectation of the golden recordings against models of its own, in 60 digits.

The drag, the dial and the text box are written here again from their formulas, in mpmath's numbers
and not in doubles: angles by its atan2, turns as sums of the shorter ways, velocities by the normal
equations. A number that a recording expects must be within 1e-9 of the model's, and the
double nearest to the model's where the recording compares exactly; all else must be equal.

Usage: check_recordings.py [FOLDER], which exits 1 where a number is off. Needs mpmath.
"""

import json
import sys
from pathlib import Path

from mpmath import atan2, cos, floor, hypot, lu_solve, matrix, mp, mpf, nint, pi, sin

mp.dps = 60


def clean(value, decimals=30):
    """The value without the noise of its last digits, so that what is exact looks so."""
    return nint(value * 10**decimals) / 10**decimals


def bearing(dx, dy):
    """The direction in degrees, in (-180, 180]; None without one."""
    return None if dx == dy == 0 else clean(atan2(dy, dx) * 180 / pi)


def shorter(turn):
    """The shorter way round; half a turn stays as it is."""
    beyond = clean(abs(turn), 25) > 180
    return turn - 360 * (1 if turn > 0 else -1) if beyond else turn


def polar(radius, degrees):
    radians = degrees * pi / 180
    return clean(radius * cos(radians), 45), clean(radius * sin(radians), 45)


def plus(a, b, factor=1):
    return a[0] + factor * b[0], a[1] + factor * b[1]


def numbers(values):
    return tuple(mpf(value) for value in values)


class Turn:
    """The unwrapped turn of a handle about the origin."""

    def __init__(self, first):
        self.total, self.last = mpf(0), first

    def move(self, to):
        if to is not None:
            self.total += 0 if self.last is None else shorter(to - self.last)
            self.last = to


class Control:
    """The life of contacts: one drags, and what it did is undone when it is cancelled."""

    contact = None

    def touch(self, contact, phase, place, time):
        if phase == "began":
            if self.contact is None:
                self.contact = contact
                self.begin(place, time)
        elif contact == self.contact:
            if phase in ("ended", "cancelled"):
                self.contact = None
            if phase == "cancelled":
                self.undo()
            else:
                self.follow(place, time, phase == "ended")


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

    def state(self):
        start, place, translation, velocity = self.value or [None] * 4
        return {
            "phase": self.phase, "startLocation": start, "location": place,
            "translation": translation, "velocity": velocity,
            "predictedEndLocation": self.value and plus(place, velocity, mpf("0.25")),
            "predictedEndTranslation": self.value and plus(translation, velocity, mpf("0.25")),
        }  # fmt: skip


class AngleDial(Control):
    def __init__(
        self, frame=(0, 0, 400, 400), insets=(100, 100, 100, 100), angle=45, step=5, range=(0, 90),
        grab="absolute", snap=None,
    ):  # fmt: skip
        (x, y, width, height), (top, left, bottom, right) = numbers(frame), numbers(insets)
        self.pivot, self.length = (x + width - right, y + height - bottom), width - left - right
        self.angle, self.by, self.range = mpf(angle), mpf(step), range and numbers(range)
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
        self.before, self.turn = self.angle, Turn(None)
        self.origin = self.angle if self.grab == "relative" else None
        self.follow(place, time, False)

    def follow(self, place, time, lifts):
        self.turn.move(bearing(*plus(self.pivot, place, -1)))
        if self.turn.last is None:
            return
        if self.origin is None:
            ways = [self.turn.last + 360 * (k + nint(self.angle / 360)) for k in (-2, -1, 0, 1, 2)]
            self.origin = min(
                ways, key=lambda way: (abs(way - self.clamped(way)), abs(way - self.angle), way)
            )
        captured = self.origin + self.turn.total
        moves = self.grab == "absolute" or self.turn.total != 0
        self.angle = self.clamped(self.snapped(captured)) if moves else captured

    def undo(self):
        self.angle = self.before

    def command(self, name, by=1, angle=None, animated=True):
        self.angle = self.clamped(self.angle + by * self.by if name == "step" else mpf(angle))
        self.before = self.angle
        if self.contact is not None and self.grab == "relative":
            self.origin = self.angle - self.turn.total

    def state(self):
        rounded = floor(clean(abs(self.angle)) + mpf(1) / 2) * (1 if self.angle > 0 else -1)
        return {
            "angle": self.angle, "presentedAngle": self.angle,
            "isEditing": self.contact is not None, "label": f"{int(rounded)}°",
            "armEnd": plus(self.pivot, polar(self.length, self.angle), -1),
        }  # fmt: skip


class TextBox(Control):
    def __init__(
        self, center, size, text="Text", rotation=0, fontSize=17, color="primary",
        minimumScale=0.1, handleRadius=22, isSelected=False,
    ):  # fmt: skip
        self.text, self.natural, self.font, self.color = text, numbers(size), fontSize, color
        self.minimum, self.reach, self.isSelected = mpf(minimumScale), handleRadius, isSelected
        self.center, self.rotation, self.scale = numbers(center), mpf(rotation), mpf(1)

    def offset(self, x, y):
        """Where a corner lies from the centre; x and y are 1 or -1."""
        width, height = (extent * self.scale / 2 for extent in self.natural)
        return plus(polar(x * width, self.rotation), polar(y * height, self.rotation + 90))

    def contains(self, place):
        away = plus(place, self.center, -1)
        direction = (bearing(*away) or 0) - self.rotation
        sides = zip(polar(hypot(*away), direction), self.natural)
        return all(clean(abs(x) - extent * self.scale / 2) <= 0 for x, extent in sides)

    def begin(self, place, time):
        self.before = self.center, self.rotation, self.scale
        self.start, self.isMove = place, False
        self.corner = self.offset(1, 1)
        off = clean(hypot(*plus(place, plus(self.center, self.corner), -1)))
        body = "body" if self.contains(place) else "none"
        self.part = "handle" if self.isSelected and off <= self.reach else body
        diagonal = self.rotation + (bearing(*self.natural) or 0)
        self.turn = Turn(bearing(*polar(1, diagonal)))

    def follow(self, place, time, lifts):
        moved = plus(place, self.start, -1)
        self.isMove = self.isMove or clean(hypot(*moved)) >= 10
        center, rotation, _ = self.before
        if self.part == "body" and self.isMove:
            self.center = plus(center, moved)
        if self.part == "handle":
            arm = plus(self.corner, moved)
            self.turn.move(bearing(*arm))
            self.rotation = rotation + self.turn.total
            if hypot(*self.natural) > 0:
                self.scale = max(hypot(*arm) / (hypot(*self.natural) / 2), self.minimum)
        elif lifts and not self.isMove:
            self.isSelected = self.part == "body" and not self.isSelected

    def undo(self):
        self.center, self.rotation, self.scale = self.before

    def command(self, name, color=None, text=None, size=None):
        self.contact = self.contact if name == "setColor" else None
        self.color = color or self.color
        self.isSelected = self.isSelected and name != "deselect"
        if name == "setText":
            self.text, self.natural = text, numbers(size)

    def state(self):
        corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
        vertices = [plus(self.center, self.offset(*corner)) for corner in corners]
        return {
            "text": self.text, "center": self.center, "rotation": self.rotation,
            "size": [extent * self.scale for extent in self.natural], "scale": self.scale,
            "fontSize": self.font * self.scale, "color": self.color, "vertices": vertices,
            "isSelected": self.isSelected, "handle": vertices[3],
            "activePart": "none" if self.contact is None else self.part,
        }  # fmt: skip


def samples(recorded):
    if isinstance(recorded, list):
        return recorded
    phases = {phase[0]: phase for phase in ("began", "moved", "stationary", "ended", "cancelled")}
    columns = dict(recorded, phase=[phases[letter] for letter in recorded["phase"]])
    return [dict(zip(columns, row)) for row in zip(*columns.values())]


def states(recording):
    """The state before the samples and after each of them, with the time it has been so since."""
    configuration = dict(recording["control"])
    kind = {"drag": Drag, "angleDial": AngleDial, "textBox": TextBox}[configuration.pop("type")]
    control, time, places = kind(**configuration), mpf("-inf"), {}
    reached = [(time, control.state())]
    for sample in samples(recording["samples"]):
        time, contact = max(time, mpf(sample["t"])), sample.get("id") or 0
        phase = sample.get("phase")
        if phase is None:
            if sample["command"] != "frame":
                arguments = {k: v for k, v in sample.items() if k not in ("t", "command")}
                control.command(sample["command"], **arguments)
        elif phase == "began" or contact in places:
            if phase == "began" and contact in places:
                control.touch(contact, "cancelled", None, time)
            if sample.get("x") is not None:
                places[contact] = mpf(sample["x"]), mpf(sample["y"])
            control.touch(contact, phase, places[contact], time)
            if phase in ("ended", "cancelled"):
                del places[contact]
        reached.append((time, control.state()))
    return reached


def off(expected, actual, exact):
    """Whether the expected value differs from the model's."""
    if isinstance(actual, (list, tuple)):
        return not isinstance(expected, list) or len(expected) != len(actual) or any(
            off(e, a, exact) for e, a in zip(expected, actual))  # fmt: skip
    if not isinstance(actual, mpf):
        return expected != actual
    return float(clean(actual)) != expected if exact else abs(actual - mpf(expected)) > 1e-9


def check(recording, name):
    """The number of fields that were compared, after printing those that are off."""
    reached, compared, wrong = states(recording), 0, 0
    for index, checkpoint in enumerate(recording["expect"]):
        if "at" in checkpoint:
            state = [s for time, s in reached if time <= checkpoint["at"]][-1]
        else:
            state = reached[checkpoint["after"] + 1 if "after" in checkpoint else -1][1]
        within = checkpoint.get("within", {})
        for field, expected in checkpoint.get("state", {}).items():
            tolerance = within.get(field) if isinstance(within, dict) else within
            compared += 1
            if (tolerance or 0) > 1e-9 or off(expected, state[field], tolerance is None):
                wrong += 1
                print(f"{name}: expect {index}, {field}: {expected}, not {state[field]}")
    return compared, wrong


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[3] / "Recordings")
    totals = [0, 0, 0]
    for path in sorted(root.rglob("*.json*")):
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines() if path.suffix == ".jsonl" else [text]:
            compared, wrong = check(json.loads(line), path.relative_to(root))
            totals = [totals[0] + 1, totals[1] + compared, totals[2] + wrong]
    print("{} recordings, {} fields compared, {} off".format(*totals))
    return 1 if totals[2] or not totals[0] else 0


if __name__ == "__main__":
    sys.exit(main())
