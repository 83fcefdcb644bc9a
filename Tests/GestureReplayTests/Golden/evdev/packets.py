"""Protocol A: every frame tells of all contacts, one packet each, and remembers nothing.

"The raw data for all present contacts are sent between every synchronization with SYN_REPORT." The
last contact's lift is a SYN_MT_REPORT alone, and "if the driver reports one of BTN_TOUCH or
ABS_PRESSURE in addition to the ABS_MT events, the last SYN_MT_REPORT event may be omitted". So a
frame of nothing but other events, such as a key of the same device, says nothing of contacts, and a
frame without any event is one whose SYN_MT_REPORT was omitted.
"""

from .seen import Seen
from .trace import (ABS_MT_DISTANCE, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE,
                    ABS_MT_TOOL_TYPE, ABS_MT_TOUCH_MAJOR, ABS_MT_TRACKING_ID, ABS_PRESSURE,
                    BTN_TOUCH, EV_ABS, EV_KEY, EV_SYN, MT_CODES, MT_TOOL_PALM, MT_TOOL_PEN,
                    SYN_MT_REPORT)  # fmt: skip


def matching(before, after):
    """Which of `before` is which of `after`, by the least sum of squares of distances.

    The Hungarian method, row by row with potentials. Returns for each of `after` an index of
    `before`, or None.
    """
    rows, columns = (after, before) if len(after) <= len(before) else (before, after)
    count = len(columns)
    row_rise, column_rise = [0] * (len(rows) + 1), [0] * (count + 1)
    owner = [0] * (count + 1)
    for row in range(1, len(rows) + 1):
        owner[0], column = row, 0
        least, way, done = [None] * (count + 1), [0] * (count + 1), [False] * (count + 1)
        while True:
            done[column] = True
            here, best, following = owner[column], None, 0
            for other in range(1, count + 1):
                if done[other]:
                    continue
                (x, y), (u, v) = rows[here - 1], columns[other - 1]
                cost = (x - u) ** 2 + (y - v) ** 2 - row_rise[here] - column_rise[other]
                if least[other] is None or cost < least[other]:
                    least[other], way[other] = cost, column
                if best is None or least[other] < best:
                    best, following = least[other], other
            for other in range(count + 1):
                if done[other]:
                    row_rise[owner[other]] += best
                    column_rise[other] -= best
                elif least[other] is not None:
                    least[other] -= best
            column = following
            if owner[column] == 0:
                break
        while column:
            owner[column], column = owner[way[column]], way[column]
    pairs = {owner[c] - 1: c - 1 for c in range(1, count + 1) if owner[c]}
    if rows is after:
        return [pairs.get(index) for index in range(len(after))]
    turned = {column: row for row, column in pairs.items()}
    return [turned.get(index) for index in range(len(after))]


def packets(frame):
    """The packets of a frame that have a place, or None where it says nothing of contacts."""
    packet, found, speaks = {}, [], not frame.events
    for kind, code, value in frame.events:
        if (kind, code) == (EV_SYN, SYN_MT_REPORT):
            speaks = True
            if ABS_MT_POSITION_X in packet and ABS_MT_POSITION_Y in packet:
                found.append(packet)
            packet = {}
        elif kind == EV_ABS and code in MT_CODES:
            speaks = True
            packet[code] = value
        elif (kind, code) in ((EV_KEY, BTN_TOUCH), (EV_ABS, ABS_PRESSURE)):
            speaks = True
    return found if speaks else None


def presses(packet):
    """Whether the contact of a packet touches. Pressure may stand "instead of TOUCH"."""
    size = packet.get(ABS_MT_TOUCH_MAJOR, packet.get(ABS_MT_PRESSURE, 1))
    identified = packet.get(ABS_MT_TRACKING_ID, 0) >= 0
    return size > 0 and packet.get(ABS_MT_DISTANCE, 0) <= 0 and identified


def place(packet):
    return packet[ABS_MT_POSITION_X], packet[ABS_MT_POSITION_Y]


def frames(trace):
    """For each frame that tells of contacts, those seen in it.

    A contact that stops touching is forgotten; the next one at its place or with its id is another.
    """
    button = trace.first(BTN_TOUCH) != 1  # where it is never sent, the packets alone decide
    before, lives = [], 0  # the contacts that touch: key, id if any, place
    for frame in trace.frames:
        for kind, code, value in frame.events:
            if (kind, code) == (EV_KEY, BTN_TOUCH):
                button = value != 0
        found = packets(frame)
        if found is None:
            continue
        after, contacts = [], []
        for number in {packet.get(ABS_MT_TRACKING_ID) for packet in found}:
            known = [contact for contact in before if contact[1] == number]
            those = [p for p in found if p.get(ABS_MT_TRACKING_ID) == number]
            sources = matching([contact[2] for contact in known], [place(p) for p in those])
            for packet, source in zip(those, sources):
                lives += source is None
                key = lives if source is None else known[source][0]
                touches = button and presses(packet)
                if touches:
                    after.append((key, number, place(packet)))
                tool = packet.get(ABS_MT_TOOL_TYPE)
                contacts.append(Seen(
                    key, number, *place(packet), packet.get(ABS_MT_PRESSURE),
                    kind="pen" if tool == MT_TOOL_PEN else "touch",
                    touches=touches, palm=tool == MT_TOOL_PALM))  # fmt: skip
        before = after
        yield frame, contacts, []
