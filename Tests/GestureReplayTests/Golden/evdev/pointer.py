"""Devices of one pointer: ABS_X and ABS_Y, and a key or the pressure that says when it touches.

BTN_TOUCH tells it where the device sends it. A mouse (or a tablet's mouse or lens cursor) touches
while BTN_LEFT is down, and where no button is ever sent, what presses touches.
"""

from .seen import Seen
from .trace import (ABS_PRESSURE, ABS_X, ABS_Y, BTN_LEFT, BTN_TOUCH, EV_ABS, EV_KEY, MICE,
                    PENS)  # fmt: skip


class Pointer:
    def __init__(self, trace):
        self.keys = {key for key in (BTN_LEFT, BTN_TOUCH, *PENS, *MICE) if trace.held_before(key)}
        self.touch, self.left = (trace.sends(EV_KEY, key) for key in (BTN_TOUCH, BTN_LEFT))
        pressures = (value for frame in trace.frames for kind, code, value in frame.events
                     if (kind, code) == (EV_ABS, ABS_PRESSURE))  # fmt: skip
        # Only changes are sent: before a first pressure of 0 there was some.
        self.presses = next(pressures, 1) <= 0
        self.values = {}

    def take(self, kind, code, value):
        if kind == EV_KEY:
            (self.keys.add if value else self.keys.discard)(code)
        elif kind == EV_ABS:
            self.values[code] = value
            if code == ABS_PRESSURE:
                self.presses = value > 0

    def near(self, tools):
        return any(tool in self.keys for tool in tools)

    @property
    def touches(self):
        if not self.touch and not self.left:
            return self.presses
        mouse = self.near(MICE) or not self.touch
        return BTN_TOUCH in self.keys or mouse and BTN_LEFT in self.keys

    def seen(self, key):
        if self.near(MICE):
            kind = "mouse"
        elif self.near(PENS):
            kind = "pen"
        else:
            kind = "mouse" if self.left and not self.touch else "touch"
        x, y, pressure = map(self.values.get, (ABS_X, ABS_Y, ABS_PRESSURE))
        return Seen(key, x=x, y=y, pressure=pressure, kind=kind, touches=self.touches)


def frames(trace):
    """For each frame, the pointer at its end, and touches that came and went within it."""
    pointer, lives = Pointer(trace), 0
    for frame in trace.frames:
        gone, new = [], False
        for event in frame.events:
            before, last = pointer.touches, pointer.seen(lives)
            pointer.take(*event)
            if pointer.touches and not before:
                lives, new = lives + 1, True
            if before and not pointer.touches and new:
                gone.append(last)
        yield frame, [pointer.seen(lives)], gone
