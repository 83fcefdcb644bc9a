"""What one frame says of one contact."""

from dataclasses import dataclass


@dataclass
class Seen:
    key: object  # tells contacts apart; the same from frame to frame
    number: int = None  # the tracking id, where there is one
    x: int = None
    y: int = None
    pressure: int = None
    kind: str = "touch"
    touches: bool = True
    palm: bool = False

    @property
    def shown(self):
        """Place and pressure, or None where the place is not known."""
        return None if None in (self.x, self.y) else (self.x, self.y, self.pressure)
