#!/usr/bin/env python3
"""Writes decimals.txt beside this file: python3 make_decimals.py (Python 3.9 or later).

A line holds, as decimals, a base, a count, a step and a period, and then the doubles nearest to
base + count · step and to what that leaves without whole periods. Both come from fractions; the
step to a double is Python's own division of whole numbers, which rounds once.
"""
import pathlib
import random
from decimal import Decimal
from fractions import Fraction

rng = random.Random(20240610)
rows = []


def short(digits=15, places=15):
    """A decimal of at most so many digits, at most so many behind the point."""
    number = rng.randint(1, 10 ** rng.randint(1, digits) - 1)
    return rng.choice([1, -1]) * Decimal(number).scaleb(-rng.randint(0, places))


def add(base, count, step, period):
    base, count, step, period = (Decimal(str(x)) for x in (base, count, step, period))
    total = Fraction(base) + Fraction(count) * Fraction(step)
    nearest = total.numerator / total.denominator
    rest = total - Fraction(period) * (total // Fraction(period))
    numbers = " ".join(format(x, "f") for x in (base, count, step, period))
    rows.append(f"{numbers} {nearest!r} {rest.numerator / rest.denominator!r}")


# What people step by, from where they stand, up and down.
for step in ("0.1", "0.01", "0.25", "5", "0.7", "1.1", "0.005", "3.6"):
    for count in (1, 3, 7, 10, 333, 1000, 99999, -7, -333):
        for base in ("0", "45", "0.1", "359.9", "33.3", "-12.75"):
            add(base, count, step, 360)
# Middles between two doubles, and the decimals beside them.
for exponent, scale in ((53, 1), (54, 2), (56, 8)):
    for odd in (1, 3, 12345, 2**20 + 1):
        middle = 2**exponent + odd * scale
        step, rest = divmod(middle, 100)
        for beside in ("0", "0.0000000000001", "-0.0000000000001"):
            add(Decimal(rest) + Decimal(beside), 100, step, 360)
# Any decimals: counts that are whole and that are not, short and long ones.
for index in range(600):
    count = rng.randint(-10**6, 10**6) if index % 2 else short(6, 4)
    add(short(), count, short(), abs(short(9, 6)) if index % 3 else 360)

pathlib.Path(__file__).with_name("decimals.txt").write_text("\n".join(rows) + "\n")
print(len(rows), "rows")
