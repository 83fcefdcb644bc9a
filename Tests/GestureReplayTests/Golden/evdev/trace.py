"""The text of an evemu recording: what the device is, and its events in frames."""

from dataclasses import dataclass, field
from fractions import Fraction

# Types of events, and the codes that matter here (include/uapi/linux/input-event-codes.h).
EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_MT_REPORT, SYN_DROPPED = 0, 2, 3
BTN_LEFT, BTN_TOUCH = 0x110, 0x14A
BTN_TOOL_PEN, BTN_TOOL_FINGER, BTN_TOOL_MOUSE, BTN_TOOL_LENS = 0x140, 0x145, 0x146, 0x147
PENS = range(BTN_TOOL_PEN, BTN_TOOL_FINGER)
MICE = (BTN_TOOL_MOUSE, BTN_TOOL_LENS)
ABS_X, ABS_Y, ABS_PRESSURE = 0x00, 0x01, 0x18
ABS_MT_SLOT, ABS_MT_TOUCH_MAJOR = 0x2F, 0x30
ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TOOL_TYPE = 0x35, 0x36, 0x37
ABS_MT_TRACKING_ID, ABS_MT_PRESSURE, ABS_MT_DISTANCE = 0x39, 0x3A, 0x3B
MT_CODES = range(ABS_MT_TOUCH_MAJOR, 0x3E)
MT_TOOL_PEN, MT_TOOL_PALM = 1, 2
INPUT_PROP_POINTER, INPUT_PROP_DIRECT = 0, 1


@dataclass
class Frame:
    """Events up to a SYN_REPORT, whose time is that of them all. In whole microseconds."""

    microseconds: int
    events: list


@dataclass
class Trace:
    """A device and what it reported."""

    ranges: dict = field(default_factory=dict)  # code: (minimum, maximum)
    properties: set = None  # None where no file says them
    keys: set = field(default_factory=set)
    frames: list = field(default_factory=list)

    @property
    def origin(self):
        """The time of the first frame, which is time 0 of the recording."""
        return self.frames[0].microseconds if self.frames else 0

    def sends(self, kind, code):
        return any((kind, code) == event[:2] for frame in self.frames for event in frame.events)

    def first(self, code):
        """The first value of a key, or None. Only changes are sent, so it was another before."""
        for frame in self.frames:
            for kind, this, value in frame.events:
                if (kind, this) == (EV_KEY, code):
                    return value
        return None

    def held_before(self, code):
        """Whether a key was down before the recording began: its first report lets it go."""
        return self.first(code) == 0

    def pressures(self):
        """The range of the pressures, or None: without one they have no meaning."""
        single = self.protocol == "single"
        low, high = self.ranges.get(ABS_PRESSURE if single else ABS_MT_PRESSURE, (0, 0))
        return (low, high) if low < high else None

    @property
    def is_pad(self):
        """Whether fingers are followed by a pointer on a screen elsewhere.

        Where no property is set, the device is told "in the traditional way": a device with
        BTN_TOOL_FINGER beside BTN_TOUCH is a pad.
        """
        told = (self.properties or set()) & {INPUT_PROP_POINTER, INPUT_PROP_DIRECT}
        if told:
            return INPUT_PROP_DIRECT not in told
        sent = {key for key in (BTN_TOOL_FINGER, BTN_TOUCH) if self.sends(EV_KEY, key)}
        return {BTN_TOOL_FINGER, BTN_TOUCH} <= self.keys | sent

    @property
    def protocol(self):
        """"B" (slots), "A" (packets) or "single" (ABS_X and ABS_Y)."""
        multiple = self.sends(EV_ABS, ABS_MT_POSITION_X) or self.sends(EV_ABS, ABS_MT_POSITION_Y)
        if self.sends(EV_ABS, ABS_MT_SLOT):
            return "B"
        if not multiple and not self.sends(EV_ABS, ABS_MT_TRACKING_ID):
            return "single"
        if ABS_MT_SLOT in self.ranges or not self.sends(EV_SYN, SYN_MT_REPORT):
            return "B"
        return "A"


def bits(line):
    """The set bits of `P:` or `B:` bytes, the lowest of the first byte being 0."""
    return {8 * index + bit for index, byte in enumerate(line) for bit in range(8)
            if int(byte, 16) >> bit & 1}


def read(*paths):
    """Reads the files of one recording: descriptions, events, or both in one."""
    trace = Trace()
    for path in paths:
        pending, dropped, selected, key_bytes = [], False, None, []
        with open(path, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                kind, _, rest = line.partition(":")
                words = rest.split("#")[0].split()
                if kind == "A":
                    trace.ranges[int(words[0], 16)] = (int(words[1]), int(words[2]))
                elif kind == "P":
                    trace.properties = (trace.properties or set()) | bits(words)
                elif kind == "B" and int(words[0], 16) == EV_KEY:
                    key_bytes += words[1:]
                elif kind == "E":
                    seconds, micro = words[0].split(".")
                    time = int(seconds) * 1_000_000 + int(micro.ljust(6, "0"))
                    event = (int(words[1], 16), int(words[2], 16), int(words[3]))
                    if event[:2] == (EV_ABS, ABS_MT_SLOT):
                        selected = event
                    if event[:2] == (EV_SYN, SYN_DROPPED):
                        dropped = True
                    elif event[:2] != (EV_SYN, SYN_REPORT):
                        pending.append(event)
                    elif dropped:
                        # "Ignore all events up to and including next SYN_REPORT", but what comes
                        # after them still speaks of the slot that was selected last.
                        pending, dropped = [selected] if selected else [], False
                    else:
                        trace.frames.append(Frame(time, pending))
                        pending = []
        trace.keys |= bits(key_bytes)
    return trace


def seconds(microseconds):
    return float(Fraction(microseconds, 1_000_000))
