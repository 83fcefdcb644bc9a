"""From what each frame shows to the life of each contact: began, moved, ended, cancelled."""

from dataclasses import dataclass

from . import packets, pointer, slots


@dataclass
class Contact:
    number: int  # the tracking id, or None
    kind: str
    reports: list  # (microseconds since the origin, phase, x, y, pressure)

    @property
    def interval(self):
        last = self.reports[-1]
        ended = last[1] in ("ended", "cancelled")
        return self.reports[0][0], last[0] if ended else float("inf")


def contacts(trace):
    """All contacts, in the order in which they begin. Places are the device's."""
    protocol = {"A": packets, "B": slots, "single": pointer}[trace.protocol]
    found, down, palms = [], {}, set()
    presses = trace.pressures() is not None
    for frame, present, gone in protocol.frames(trace):
        time = frame.microseconds - trace.origin
        for seen in present + gone:
            seen.pressure = seen.pressure if presses else None
        # A palm stays one until it is lifted: "the firmware may not be able to determine which
        # tool is being used when it first appears", so that the tool may change on the way.
        palms |= {seen.key for seen in present + gone if seen.palm}
        touching = {seen.key: seen for seen in present if seen.touches and seen.key not in palms}
        last = {seen.key: seen for seen in gone if seen.touches and seen.key not in palms}
        for key, seen in last.items():
            if key not in down and seen.shown:  # down and up within one frame
                down[key] = Contact(seen.number, seen.kind, [(time, "began", *seen.shown)])
                found.append(down[key])
        for key in [key for key in down if key not in touching]:
            contact = down.pop(key)
            phase = "cancelled" if key in palms else "ended"
            place = last[key].shown if key in last else contact.reports[-1][2:]
            contact.reports.append((time, phase, *place))
        for key, seen in touching.items():
            if not seen.shown:
                continue
            if key not in down:
                down[key] = Contact(seen.number, seen.kind, [(time, "began", *seen.shown)])
                found.append(down[key])
            elif down[key].reports[-1][2:] != seen.shown:
                down[key].reports.append((time, "moved", *seen.shown))
    return found
