"""Protocol B: what is not reported stays as it was, slot by slot.

"A non-negative tracking id is interpreted as a contact, and the value -1 denotes an unused slot."
"Creation, replacement and destruction of contacts is achieved by modifying the
ABS_MT_TRACKING_ID." A slot whose attributes change before any id was told has a contact from before
the recording.
"""

from .seen import Seen
from .trace import (ABS_MT_DISTANCE, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE,
                    ABS_MT_SLOT, ABS_MT_TOOL_TYPE, ABS_MT_TRACKING_ID, BTN_TOUCH, EV_ABS, EV_KEY,
                    MT_CODES, MT_TOOL_PALM, MT_TOOL_PEN)  # fmt: skip


class Slot:
    def __init__(self, index):
        self.index = index
        self.lives = 0  # how many contacts the slot has had
        self.known = False  # whether the slot has told whether it is in use
        self.used = False
        self.number = None
        self.values = {}

    def assign(self, number):
        self.lives += 1
        self.known, self.used = True, number >= 0
        self.number = number if number >= 0 else None

    def seen(self, touches):
        tool = self.values.get(ABS_MT_TOOL_TYPE)
        # "A positive number means the contact is hovering above the surface."
        touches = touches and self.values.get(ABS_MT_DISTANCE, 0) <= 0
        return Seen(
            key=(self.index, self.lives), number=self.number,
            x=self.values.get(ABS_MT_POSITION_X), y=self.values.get(ABS_MT_POSITION_Y),
            pressure=self.values.get(ABS_MT_PRESSURE),
            kind="pen" if tool == MT_TOOL_PEN else "touch",
            touches=touches, palm=tool == MT_TOOL_PALM)  # fmt: skip


def frames(trace):
    """For each frame, the contacts seen at its end, and those that went away within it."""
    pad = trace.is_pad and trace.sends(EV_KEY, BTN_TOUCH)
    button = trace.held_before(BTN_TOUCH)
    slots, current = {}, 0
    for frame in trace.frames:
        gone = []
        for kind, code, value in frame.events:
            if (kind, code) == (EV_KEY, BTN_TOUCH):
                button = value != 0
            elif (kind, code) == (EV_ABS, ABS_MT_SLOT):
                current = value
            elif kind == EV_ABS and code in MT_CODES:
                slot = slots.setdefault(current, Slot(current))
                if code == ABS_MT_TRACKING_ID:
                    if slot.used and slot.number == value:
                        continue
                    if slot.used:
                        gone.append(slot.seen(button or not pad))
                    slot.assign(value)
                else:
                    slot.values[code] = value
                    if not slot.known:
                        slot.known = slot.used = True
        touches = button or not pad
        yield frame, [slot.seen(touches) for slot in slots.values() if slot.used], gone
