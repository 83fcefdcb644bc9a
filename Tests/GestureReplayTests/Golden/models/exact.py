"""Numbers of 60 digits, places as pairs of them, and turns as sums of the shorter ways."""

from mpmath import atan2, cos, floor, mp, mpf, nint, pi, sin

mp.dps = 60


def clean(value, decimals=30):
    """The value without the noise of its last digits, so that what is exact looks so."""
    return nint(value * 10**decimals) / 10**decimals


def away_from_zero(value):
    """The nearest whole number, halves away from zero."""
    return floor(clean(abs(value)) + mpf(1) / 2) * (1 if value > 0 else -1)


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
