"""The text box, which is moved by its body and turned and resized by its handle."""

import re

from mpmath import hypot, mpf

from .control import Control
from .exact import Turn, bearing, clean, numbers, plus, polar


COLORS = """red orange yellow green mint teal cyan blue indigo purple pink brown white gray black
clear primary secondary""".split()


def known(color):
    """The colour, which must have a name of the list, or 3, 6 or 8 digits."""
    if color not in COLORS and not re.fullmatch("#([0-9a-fA-F]{3}){1,2}|#[0-9a-fA-F]{8}", color):
        raise ValueError(f"no colour: {color}")
    return color


class TextBox(Control):
    def __init__(
        self, center, size, text="Text", rotation=0, fontSize=17, color="primary",
        minimumScale=0.1, handleRadius=22, minimumDistance=None, isSelected=False,
    ):  # fmt: skip
        self.text, self.natural, self.font, self.color = text, numbers(size), fontSize, known(color)
        self.minimum, self.reach, self.isSelected = mpf(minimumScale), handleRadius, isSelected
        self.center, self.rotation, self.scale = numbers(center), mpf(rotation), mpf(1)
        given = minimumDistance is not None
        self.least = {"handle": minimumDistance if given else 0}
        self.least["body"] = self.least["none"] = minimumDistance if given else 10

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
        self.start = place
        self.corner = self.offset(1, 1)
        off = clean(hypot(*plus(place, plus(self.center, self.corner), -1)))
        isInside, fromCenter = self.contains(place), clean(hypot(*plus(place, self.center, -1)))
        self.part = "body" if isInside else "none"
        if self.isSelected and off <= self.reach and (off < fromCenter or not isInside):
            self.part = "handle"
        self.drags, self.moved = self.least[self.part] == 0, False
        diagonal = self.rotation + (bearing(*self.natural) or 0)
        self.turn = Turn(bearing(*polar(1, diagonal)))

    def follow(self, place, time, lifts):
        moved = plus(place, self.start, -1)
        self.moved = self.moved or place != self.start
        self.drags = self.drags or clean(hypot(*moved)) >= self.least[self.part]
        center, rotation, _ = self.before
        if self.part == "body" and self.drags:
            self.center = plus(center, moved)
        if self.part == "handle":
            arm = plus(self.corner, moved)
            self.turn.move(bearing(*arm))
        if self.part == "handle" and self.drags:
            self.rotation = rotation + self.turn.total
            if hypot(*self.natural) > 0:
                self.scale = max(hypot(*arm) / (hypot(*self.natural) / 2), self.minimum)
        # A contact that never moved is a tap, whatever the distance.
        elif self.part != "handle" and lifts and not (self.drags and self.moved):
            self.isSelected = self.part == "body" and not self.isSelected

    def undo(self):
        self.center, self.rotation, self.scale = self.before

    def command(self, name, now, color=None, text=None, size=None):
        self.contact = self.contact if name == "setColor" else None
        self.color = known(color or self.color)
        self.isSelected = self.isSelected and name != "deselect"
        if name == "setText":
            self.text, self.natural = text, numbers(size)

    def state(self, time):
        waits = self.contact is not None and self.part == "handle" and not self.drags
        corners = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
        vertices = [plus(self.center, self.offset(*corner)) for corner in corners]
        return {
            "text": self.text, "center": self.center, "rotation": self.rotation,
            "size": [extent * self.scale for extent in self.natural], "scale": self.scale,
            "fontSize": self.font * self.scale, "color": self.color, "vertices": vertices,
            "isSelected": self.isSelected, "handle": vertices[3],
            "activePart": "none" if self.contact is None or waits else self.part,
        }  # fmt: skip
