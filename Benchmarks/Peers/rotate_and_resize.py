"""Rotate and resize by a handle, as it is usually written: hypot, atan2, sin and cos at every event.

    python3 rotate_and_resize.py states|time    as rotate_and_resize.c, which tells what is what
"""

import sys
from math import atan2, cos, hypot, pi, sin
from statistics import median
from time import perf_counter_ns

EVENTS = 4096
SAMPLES = 31
CENTER_X, CENTER_Y = 200.0, 200.0
TOUCH_DOWN = 304.0, 253.0  # near the handle, so that there is an offset to keep
WIDTH, HEIGHT = 200.0, 100.0


def place(index):
    turn = (index % 256) / 64
    swing = (index % 512) / 512
    reach = 112 + 40 * (swing if swing < 0.5 else 1 - swing)
    side = int(turn)
    along = turn - side
    a, b = reach * (1 - along), reach * along
    x, y = ((a, b), (-b, a), (-a, -b), (b, -a))[side]
    return CENTER_X + x, CENTER_Y + y


class Drag:
    __slots__ = ("grab_x", "grab_y", "start_radius", "start_bearing", "bearing", "turns")

    def __init__(self, x, y):
        self.grab_x = x - (CENTER_X + WIDTH / 2)
        self.grab_y = y - (CENTER_Y + HEIGHT / 2)
        self.start_radius = hypot(WIDTH / 2, HEIGHT / 2)
        self.start_bearing = atan2(HEIGHT / 2, WIDTH / 2)
        self.bearing = self.start_bearing
        self.turns = 0

    def move(self, x, y):
        dx = x - self.grab_x - CENTER_X
        dy = y - self.grab_y - CENTER_Y
        bearing = atan2(dy, dx)
        if bearing - self.bearing > pi:
            self.turns -= 1
        if bearing - self.bearing < -pi:
            self.turns += 1
        self.bearing = bearing

        scale = hypot(dx, dy) / self.start_radius
        rotation = bearing - self.start_bearing + 2 * pi * self.turns
        width, height = WIDTH * scale, HEIGHT * scale
        sine, cosine = sin(rotation), cos(rotation)
        state = [rotation * 180 / pi, width, height]
        for corner in range(4):
            x = (-1 if corner % 2 == 0 else 1) * width / 2
            y = (-1 if corner < 2 else 1) * height / 2
            state.append(CENTER_X + x * cosine - y * sine)
            state.append(CENTER_Y + x * sine + y * cosine)
        return state


def main(arguments):
    places = [place(index) for index in range(EVENTS)]
    if arguments == ["states"]:
        drag = Drag(*TOUCH_DOWN)
        for x, y in places:
            print(*map(repr, drag.move(x, y)))
        return 0
    if arguments == ["time"]:
        times = []
        checksum = 0.0
        for sample in range(-1, SAMPLES):  # the first one warms up
            start = perf_counter_ns()
            drag = Drag(*TOUCH_DOWN)
            for x, y in places:
                checksum += sum(drag.move(x, y))
            if sample >= 0:
                times.append((perf_counter_ns() - start) / EVENTS)
        print(f"{median(times):.3f} {checksum!r}")
        return 0
    print("usage: python3 rotate_and_resize.py states|time", file=sys.stderr)
    return 64


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
