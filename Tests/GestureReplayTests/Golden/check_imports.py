#!/usr/bin/env python3
"""Checks what `swivel import --from evemu` writes against a reader of its own.

The reader, in the package evdev beside this file, is written from the kernel's documents. For each
recording it says which contacts there are, and when and where each of them begins, moves, ends or
is cancelled, with what pressure. Times, places and pressures must be the doubles nearest to the
exact ones, for the device as it stands and turned by 90, 180 and 270 degrees.

Usage: check_imports.py SWIVEL [FOLDER...]

SWIVEL is the command. The small recordings of Importers/Cases are always read, and so are all below
the FOLDERs and below the folder named by SWIVEL_TRACES, with the longest .desc beside them that
their name begins with. Exits with 1 where anything differs.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from evdev.contacts import contacts
from evdev.places import Places
from evdev.trace import read, seconds

CASES = Path(__file__).parents[1] / "Importers" / "Cases"
SIZES = ((400, 400, 0), (1000, 600, 90), (333, 1000, 180), (10, 20, 270))


def recordings(folder):
    """The files of each evemu recording below a folder: its events, and a description of them."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".events", ".evemu", ".desc", ".device") or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        if not any(line.startswith("E:") for line in text.splitlines()):
            continue
        described = any(line.startswith("A:") for line in text.splitlines())
        beside = [file for file in path.parent.glob("*.desc") if path.name.startswith(file.stem)]
        if not described and beside:
            yield [max(beside, key=lambda file: len(file.stem)), path]
        else:
            yield [path]


def imported(swivel, files, width, height, turn):
    """The contacts that the command tells of: id, type and reports. Raises what it complains of."""
    command = [swivel, "import", "--from", "evemu", "--size", f"{width}x{height}",
               "--rotate", str(turn), *files, "-o", "-"]  # fmt: skip
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if run.returncode:
        raise ValueError(run.stderr.strip())
    return lives(json.loads(run.stdout)["samples"])


def lives(samples):
    """The samples of a recording, contact by contact."""
    found, down, last = [], {}, None
    for sample in samples:
        number, phase = sample.get("id", 0), sample["phase"]
        if last is not None and sample["t"] < last:
            raise ValueError(f"time goes back at {sample['t']}")
        last = sample["t"]
        if (phase == "began") == (number in down):
            raise ValueError(f"contact {number} {phase} at {last} where it cannot")
        if phase == "began":
            down[number] = (number, sample.get("type", "touch"), [])
            found.append(down[number])
        down[number][2].append(
            (last, phase, sample.get("x"), sample.get("y"), sample.get("pressure")))  # fmt: skip
        if phase in ("ended", "cancelled"):
            del down[number]
    return found


def expected(trace, size):
    """The same from the trace itself; an id only where no other contact has it at that time."""
    read_contacts = contacts(trace)
    places = Places(trace, read_contacts, *size)
    found = []
    for contact in read_contacts:
        rivals = [other for other in read_contacts if other.number == contact.number
                  and other.interval[0] <= contact.interval[1]
                  and contact.interval[0] <= other.interval[1]]  # fmt: skip
        reports = [
            (seconds(time), phase, *map(float, places.place(x, y)), places.pressure(pressure))
            for time, phase, x, y, pressure in contact.reports
        ]
        found.append((contact.number if len(rivals) == 1 else None, contact.kind, reports))
    return found


def differences(wanted, actual):
    """What differs between the contacts of the two, as lines."""
    if len(wanted) != len(actual):
        return [f"{len(actual)} contacts, not {len(wanted)}"]
    found = []
    by_start = (sorted(side, key=lambda contact: contact[2][0][:4]) for side in (wanted, actual))
    for (number, kind, reports), (other, other_kind, others) in zip(*by_start):
        name = f"contact {other} from {others[0][0]}"
        if number not in (None, other):
            found.append(f"{name} is {number}")
        if kind != other_kind:
            found.append(f"{name} is a {kind}, not a {other_kind}")
        if len(reports) != len(others):
            found.append(f"{name} has {len(others)} samples, not {len(reports)}")
        found += [f"{name}: {b}, not {a}" for a, b in zip(reports, others) if a != b][:5]
    return found


def check(swivel, files):
    """Contacts, samples and differences of one recording, after printing the last."""
    trace = read(*files)
    right = files[-1].with_name(files[-1].stem + "-right.json")
    compared = samples = wrong = 0
    for size in SIZES:
        wanted = expected(trace, size)
        compared += len(wanted)
        samples += sum(len(reports) for _, _, reports in wanted)
        try:
            found = differences(wanted, imported(swivel, files, *size))
        except ValueError as error:
            found = [str(error)]
        for line in found:
            print(f"{files[-1].name} at {size[0]}x{size[1]}, turned by {size[2]}: {line}")
        wrong += len(found)
    if right.exists():
        said = json.loads(right.read_text(encoding="utf-8"))
        size = (10, 20, 180) if "--rotate 180" in said["name"] else (1000, 1000, 0)
        for line in differences(expected(trace, size), lives(said["samples"])):
            print(f"{right.name}: {line}")
            wrong += 1
    return compared, samples, wrong


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folders = [CASES, *map(Path, sys.argv[2:])]
    if os.environ.get("SWIVEL_TRACES"):
        folders.append(Path(os.environ["SWIVEL_TRACES"]))
    else:
        print("SWIVEL_TRACES does not name the folder of real recordings, which are left out")
    total = 0
    for folder in folders:
        counts = [0, 0, 0, 0]
        for files in recordings(folder):
            counts = [a + b for a, b in zip(counts, (1, *check(sys.argv[1], files)))]
        print("{}: {} recordings, {} contacts, {} samples compared in 4 turns, {} differences"
              .format(folder.name, *counts))  # fmt: skip
        total += counts[3] or not counts[0]
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
