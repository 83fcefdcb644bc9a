#!/usr/bin/env python3
"""Plants faults in a copy of GestureMath, one at a time, and fails where nothing notices one.

The faults are listed beside this script, a file for each room of GestureMath. Each is an edit:

  [[fault]]
  file = "GestureMath/Controls/AnalogClock.swift"  # in Sources
  text = "let nearest = «rest >= 0.5» ? whole"  # found once; what is between « and » is replaced
  expression = "rest > 0.5"                     # or `statement`, for whole statements
  why = "halves go away from 0"
  noticed = "recording clock/ties-of-half-a-second.json"

What notices it is a recording, "law CONTROL LAW", or "test NAME", a filter of swift test. It must
pass without the fault, and fail with it.

All faults are in one build: each edit becomes a switch, which the environment sets at the start of
a process. Only Python's standard library is used (3.11 or later, for tomllib).
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import tomllib

FAULTS = pathlib.Path(__file__).resolve().parent
ROOT = FAULTS.parent.parent.parent
COPY = ROOT / ".build" / "faults"
SWITCH = "SWIVEL_FAULT"

# What the checks need. The tests of the laws are not among them, as the checks are laws themselves.
TARGETS = [
    "Sources/AllocationCounting", "Sources/CJSON", "Sources/GestureMath", "Sources/GestureReplay",
    "Sources/PropertyTesting", "Sources/swivel", "Tests/GestureMathTests",
]

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Faults",
  targets: [
    .target(name: "FaultSwitch"),
    .target(
      name: "GestureMath", dependencies: ["FaultSwitch"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CJSON", pkgConfig: "json-c"),
    .target(name: "AllocationCounting"),
    .target(
      name: "GestureReplay",
      dependencies: ["CJSON", "FaultSwitch", "GestureMath", "PropertyTesting"]),
    .target(
      name: "PropertyTesting",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "swivel", dependencies: ["AllocationCounting", "GestureMath", "GestureReplay"]),
    .testTarget(
      name: "GestureMathTests", dependencies: ["AllocationCounting", "GestureMath"],
      resources: [.copy("Golden")]),
  ],
  swiftLanguageModes: [.v6]
)
"""

HEADER = """/// The number of the fault that is active in this process; 0 for none.
extern int swivel_fault_number;
static inline int plantedFault(void) { return swivel_fault_number; }
"""

SOURCE = """#include <stdlib.h>
int swivel_fault_number = 0;
__attribute__((constructor)) static void read_number(void) {
  const char *text = getenv("%s");
  if (text) swivel_fault_number = atoi(text);
}
""" % SWITCH


class NotFound(Exception):
    """Texts that their files do not have, or have more than once."""


class CannotRun(Exception):
    """A check that says nothing of any fault."""


class Fault:
    """An edit of the list, and the part of its file that it replaces."""

    def __init__(self, number, room, members):
        self.number = number
        self.file = members["file"]
        self.place = f"{room.name}: {members['file']}: {members['text'].strip()}"
        keys = set(members)
        kinds = keys & {"expression", "statement"}
        if len(kinds) != 1 or keys - kinds != {"file", "text", "why", "noticed"}:
            sys.exit(f"{self.place}\n  has wrong keys: {', '.join(sorted(keys))}")
        self.is_statement = "statement" in keys
        self.replacement = members[kinds.pop()]
        self.why = members["why"]
        self.check = Check(members["noticed"])
        head, mark, rest = members["text"].partition("«")
        part, end, tail = rest.partition("»") if mark else (head, "", "")
        if mark and not end:
            sys.exit(f"{self.place}\n  has a « without a »")
        self.before, self.part, self.after = (head if mark else "", part, tail)

    def find(self, source):
        """Finds the part in its file, once and no more."""
        text = self.before + self.part + self.after
        count = source.count(text)
        if count != 1:
            return f"{self.place}\n  is found {count} times"
        self.start = source.index(text) + len(self.before)
        self.end = self.start + len(self.part)
        return None


class Check:
    """What must notice a fault: a command that exits with 0 without it, and with 1 with it."""

    def __init__(self, name):
        self.name = name
        kind, _, rest = name.partition(" ")
        words = rest.split(" ")
        if kind == "recording" and rest:
            self.command = [COPY / ".build/debug/swivel", "replay", ROOT / "Recordings" / rest]
        elif kind == "law" and len(words) == 2:
            self.law = words[1]
            self.command = [
                COPY / ".build/debug/swivel", "check", "--control", words[0], "--law", words[1],
                "--runs", "150", "-o",
            ]
        elif kind == "test" and rest:
            self.command = [
                COPY / ".build/debug/FaultsPackageTests.xctest", "--testing-library",
                "swift-testing", "--filter", rest,
            ]
        else:
            sys.exit(f"nothing is called '{name}'")

    def run(self, number):
        """Whether it passes, and what it printed."""
        # A case that breaks a law is written, and never over another one.
        with tempfile.TemporaryDirectory() as folder:
            return self.run_command(number, [folder] if hasattr(self, "law") else [])

    def run_command(self, number, arguments):
        environment = dict(os.environ, **{SWITCH: str(number)})
        try:
            result = subprocess.run(
                self.command + arguments, env=environment, cwd=COPY, timeout=120, text=True, errors="replace",
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        except subprocess.TimeoutExpired:
            return False, "it does not end"
        # A filter that finds nothing notices nothing.
        isEmpty = self.name.startswith("test ") and re.search(r"run with 0 tests", result.stdout)
        isUsage = result.returncode in (2, 64) and not self.name.startswith("test ")
        if isEmpty or isUsage:
            raise CannotRun(f"{self.name} cannot be run:\n{result.stdout}")
        return result.returncode == 0, result.stdout


# MARK: - The copy


def read_faults():
    """Reads the lists, and numbers their faults from 1."""
    faults = []
    for room in sorted(FAULTS.glob("*.toml")):
        for members in tomllib.loads(room.read_text())["fault"]:
            faults.append(Fault(len(faults) + 1, room, members))
    return faults


def planted(source, faults):
    """The source with a switch for each fault; those of one part, or of a part in another, too."""
    errors = [error for fault in faults if (error := fault.find(source))]
    if errors:
        raise NotFound("\n".join(errors))
    groups = {}
    for fault in faults:
        groups.setdefault((fault.start, fault.end), []).append(fault)
    spans = sorted(groups, key=lambda span: (span[0], -span[1]))
    for outer, inner in zip(spans, spans[1:]):
        if outer[0] < inner[0] < outer[1] < inner[1]:
            sys.exit(f"{groups[inner][0].place}\n  overlaps {groups[outer][0].place}")

    def render(start, end, inside):
        text, position = "", start
        while inside:
            span = inside[0]
            nested = [other for other in inside[1:] if other[1] <= span[1]]
            inside = inside[1 + len(nested):]
            text += source[position:span[0]] + switch(span, render(*span, nested))
            position = span[1]
        return text + source[position:end]

    def switch(span, right):
        result = right
        for fault in groups[span]:
            test = f"plantedFault() == {fault.number}"
            if fault.is_statement:
                result = f"if {test} {{\n{fault.replacement}\n}} else {{\n{result}\n}}"
            else:
                result = f"({test} ? ({fault.replacement}) : ({result}))"
        return result

    return "import FaultSwitch\n" + render(0, len(source), spans)


def write(path, data):
    """Writes a file if it is another, so that only what changed is built."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def make_copy(faults):
    """Makes the package that has all faults."""
    by_file = {}
    for fault in faults:
        by_file.setdefault(fault.file, []).append(fault)
    errors = []
    kept = set()
    for target in TARGETS:
        for path in (ROOT / target).rglob("*"):
            if not path.is_file():
                continue
            data = path.read_bytes()
            name = str(path.relative_to(ROOT)).removeprefix("Sources/")
            if name in by_file:
                try:
                    data = planted(data.decode(), by_file.pop(name)).encode()
                except NotFound as error:
                    errors.append(str(error))
            copy = COPY / path.relative_to(ROOT)
            kept.add(copy)
            write(copy, data)
    errors += [f"there is no {name}" for name in sorted(by_file)]
    if errors:
        sys.exit("\n".join(errors))
    for target in TARGETS:
        for path in (COPY / target).rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()
    write(COPY / "Package.swift", MANIFEST.encode())
    write(COPY / "Sources/FaultSwitch/include/FaultSwitch.h", HEADER.encode())
    write(COPY / "Sources/FaultSwitch/FaultSwitch.c", SOURCE.encode())


def build():
    command = ["swift", "build", "--build-tests", "--package-path", COPY]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(f"{result.stdout}\nthe copy with the faults does not build")


# MARK: - The checks


def unbroken_laws(faults):
    """The laws that no fault breaks."""
    command = [COPY / ".build/debug/swivel", "check", "--list"]
    listed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    laws = {line.split(" ")[0] for line in listed.splitlines() if line and line[0] != " "}
    return sorted(laws - {getattr(fault.check, "law", None) for fault in faults})


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", metavar="TEXT", help="only faults whose list, file or text has it")
    parser.add_argument("--verbose", action="store_true", help="say also what was noticed")
    options = parser.parse_args()
    begin = time.monotonic()
    all_faults = read_faults()
    make_copy(all_faults)
    build()
    built = time.monotonic()
    faults = [fault for fault in all_faults if not options.only or options.only in fault.place]
    failures = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        checks = {fault.check.name: fault.check for fault in faults}
        runs = {name: pool.submit(check.run, 0) for name, check in checks.items()}
        for name, run in runs.items():
            if run.exception():
                failures.append(str(run.exception()))
            elif not run.result()[0]:
                failures.append(f"{name} fails without any fault:\n{run.result()[1]}")
        runs = [(fault, pool.submit(fault.check.run, fault.number)) for fault in faults]
        for fault, run in runs:
            if run.exception() or run.result()[0]:
                failures.append(f"{fault.place}\n  {fault.why}: not noticed by {fault.check.name}")
            elif options.verbose:
                print(f"{fault.place}\n  {fault.why}: noticed by {fault.check.name}")
    if not options.only:
        for law in unbroken_laws(all_faults):
            failures.append(f"no fault breaks the law {law}")
    for failure in failures:
        print(failure)
    print(
        f"{len(faults)} faults, {len(failures)} complaints; {built - begin:.0f} s to build, "
        f"{time.monotonic() - built:.0f} s to check")
    sys.exit(1 if failures else 0)


main()
