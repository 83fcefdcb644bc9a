#!/usr/bin/env python3
"""Checks every expectation of the golden recordings against models of its own, in 60 digits.

All controls are written here again from their formulas, in mpmath's numbers and not in doubles:
angles by its atan2, turns as sums of the shorter ways, velocities by the normal equations, springs
by the exponential of a matrix, the pin's outline as many lines. A number that a recording expects
must be within 1e-9 of the model's, and the double nearest to the model's where the recording
compares exactly; all else must be equal.

Usage: check_recordings.py [FOLDER], which exits 1 where a number is off. Needs mpmath (see
requirements.txt).
"""

import json
import sys
from copy import deepcopy
from pathlib import Path

from models import CONTROLS
from models.exact import clean
from mpmath import mpf


def samples(recorded):
    if isinstance(recorded, list):
        return recorded
    phases = {phase[0]: phase for phase in ("began", "moved", "stationary", "ended", "cancelled")}
    columns = dict(recorded, phase=[phases[letter] for letter in recorded["phase"]])
    return [dict(zip(columns, row)) for row in zip(*columns.values())]


def stages(recording):
    """The control before the samples and after each of them, with the time since when it is so."""
    configuration = dict(recording["control"])
    kind = CONTROLS[configuration.pop("type")]
    control, time, places = kind(**configuration), mpf("-inf"), {}
    reached = [(time, deepcopy(control))]
    for sample in samples(recording["samples"]):
        time, contact = max(time, mpf(sample["t"])), sample.get("id") or 0
        phase = sample.get("phase")
        if phase is None:
            if sample["command"] != "frame":
                arguments = {k: v for k, v in sample.items() if k not in ("t", "command")}
                control.command(sample["command"], time, **arguments)
        elif phase == "began" or contact in places:
            if phase == "began" and contact in places:
                control.touch(contact, "cancelled", None, time)
            if sample.get("x") is not None:
                places[contact] = mpf(sample["x"]), mpf(sample["y"])
            control.touch(contact, phase, places[contact], time)
            if phase in ("ended", "cancelled"):
                del places[contact]
        reached.append((time, deepcopy(control)))
    return reached


def off(expected, actual, exact):
    """Whether the expected value differs from the model's."""
    if isinstance(actual, (list, tuple)):
        return not isinstance(expected, list) or len(expected) != len(actual) or any(
            off(e, a, exact) for e, a in zip(expected, actual))  # fmt: skip
    if not isinstance(actual, mpf):
        return expected != actual
    return float(clean(actual)) != expected if exact else abs(actual - mpf(expected)) > 1e-9


def state(checkpoint, reached):
    """The state at a checkpoint; one at a time is seen as of then, not as of the last sample."""
    if "at" in checkpoint:
        now = mpf(checkpoint["at"])
        return [control for time, control in reached if time <= now][-1].state(now)
    time, control = reached[checkpoint["after"] + 1 if "after" in checkpoint else -1]
    return control.state(time)


def check(recording, name):
    """The number of fields that were compared, after printing those that are off."""
    reached, compared, wrong = stages(recording), 0, 0
    for index, checkpoint in enumerate(recording["expect"]):
        model = state(checkpoint, reached)
        within = checkpoint.get("within", {})
        for field, expected in checkpoint.get("state", {}).items():
            tolerance = within.get(field) if isinstance(within, dict) else within
            compared += 1
            if (tolerance or 0) > 1e-9 or off(expected, model[field], tolerance is None):
                wrong += 1
                print(f"{name}: expect {index}, {field}: {expected}, not {model[field]}")
    return compared, wrong


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[3] / "Recordings")
    totals = [0, 0, 0]
    for path in sorted(root.rglob("*.json*")):
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines() if path.suffix == ".jsonl" else [text]:
            compared, wrong = check(json.loads(line), path.relative_to(root))
            totals = [totals[0] + 1, totals[1] + compared, totals[2] + wrong]
    print("{} recordings, {} fields compared, {} off".format(*totals))
    return 1 if totals[2] or not totals[0] else 0


if __name__ == "__main__":
    sys.exit(main())
