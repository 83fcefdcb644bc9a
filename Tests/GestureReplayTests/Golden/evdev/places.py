"""From a device's values to points and pressures.

Of n values of an axis, each has the same share of the width or the height, x and y apart.
Value v of 0...n-1 is at v/n of the extent, and seen from the other side it is value n-1-v. Turned
clockwise, the device's top is at the right (90), at the bottom (180) or at the left (270). Without
ranges, the span of all places of the trace fills the size, x and y alike. A pressure is its share
of the range.
"""

from fractions import Fraction

from .trace import ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_X, ABS_Y


class Places:
    def __init__(self, trace, contacts, width, height, turn):
        self.size, self.turn = (width, height), turn
        single = trace.protocol == "single"
        codes = (ABS_X, ABS_Y) if single else (ABS_MT_POSITION_X, ABS_MT_POSITION_Y)
        self.pressures = trace.pressures()
        self.known = all(code in trace.ranges for code in codes)
        if self.known:
            self.axes = [(low, high, high - low + 1) for low, high in map(trace.ranges.get, codes)]
            return
        places = [report[2:4] for contact in contacts for report in contact.reports] or [(0, 0)]
        self.axes = [(min(v), max(v), max(v) - min(v)) for v in zip(*places)]

    def place(self, x, y):
        """The place in points, as fractions."""
        shown = []
        for value, (low, high, count) in zip((x, y), self.axes):
            shown.append((value - low, high - value, count))
        (left, right, columns), (top, bottom, rows) = shown
        across, down = {
            0: ((left, columns), (top, rows)),
            90: ((bottom, rows), (left, columns)),
            180: ((right, columns), (bottom, rows)),
            270: ((top, rows), (right, columns)),
        }[self.turn]
        scales = [Fraction(size, count) if count else None
                  for size, (_, count) in zip(self.size, (across, down))]  # fmt: skip
        if not self.known:
            scales = [min((scale for scale in scales if scale), default=0)] * 2
        return across[0] * scales[0], down[0] * scales[1]

    def pressure(self, value):
        """The pressure from 0 to 1, as a double, or None."""
        if value is None or self.pressures is None:
            return None
        low, high = self.pressures
        return float(Fraction(min(max(value, low), high) - low, high - low))
