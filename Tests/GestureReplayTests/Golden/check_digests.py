#!/usr/bin/env python3
"""Checks the digest of every recording against XXH64 of PyPI's xxhash, over the states themselves.

The states after every sample come from the command as JSON, which holds every bit of a number; the
words that are hashed are made here, from the README's table. A recording without samples is checked
too.

Usage: check_digests.py SWIVEL [FOLDER], which exits 1 where a digest is off. Needs xxhash.
"""

import json
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from xxhash import xxh64_hexdigest


def words(value):
    if value is None:
        return [0x7FF9 << 48]
    if isinstance(value, bool):
        return [(0x7FFB if value else 0x7FFA) << 48]
    if isinstance(value, str):
        text = value.encode()
        filled = text + bytes(-len(text) % 8)
        return [(0x7FFF << 48) + len(text), *struct.unpack(f"<{len(filled) // 8}Q", filled)]
    if isinstance(value, list):
        return [0x7FFC << 48, *(word for item in value for word in words(item)), 0x7FFD << 48]
    return struct.unpack("<Q", struct.pack("<d", value + 0.0))


def digest(states):
    stream = []
    for state in states:
        for field in state.values():
            stream += words(field)
        stream.append(0x7FFE << 48)
    return xxh64_hexdigest(struct.pack(f"<{len(stream)}Q", *stream))


def record(swivel, recordings, mode):
    """The recordings with what they expect written anew by the command."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.writelines(json.dumps(recording, ensure_ascii=False) + "\n" for recording in recordings)
        file.flush()
        environment = {"PATH": "/usr/bin:/bin"}  # without CI, under which nothing is recorded
        command = [swivel, "replay", "--record", mode, file.name]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL)
        return [json.loads(line) for line in Path(file.name).read_text("utf-8").splitlines()]


def count(samples):
    return len(samples["t"] if isinstance(samples, dict) else samples)


def main():
    swivel = sys.argv[1]
    root = Path(sys.argv[2] if len(sys.argv) > 2 else Path(__file__).parents[3] / "Recordings")
    names, recordings = [], []
    for path in sorted(root.rglob("*.json*")):
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines() if path.suffix == ".jsonl" else [text]:
            names.append(path.relative_to(root))
            recordings.append(json.loads(line))
    names.append("no samples")
    recordings.append(dict(recordings[0], samples=[]))
    # The command first says which fields the states have and which digest, then every state.
    bare = [{k: v for k, v in r.items() if k != "expect"} for r in recordings]
    ends = [recording["expect"][-1] for recording in record(swivel, bare, "missing")]
    asked = []
    for recording, end in zip(bare, ends):
        state = dict.fromkeys(end["state"])
        expect = [{"after": i, "state": state} for i in range(count(recording["samples"]))]
        asked.append(dict(recording, expect=expect or [{"end": True, "state": state}]))
    samples, wrong = 0, 0
    for name, recording, end in zip(names, record(swivel, asked, "all"), ends):
        states = [e["state"] for e in recording["expect"] if "after" in e]
        samples += len(states)
        own = digest(states)
        if own != end["digest"]:
            wrong += 1
            print(f"{name}: {end['digest']}, not {own}")
    print(f"{len(names)} recordings, {samples} states hashed, {wrong} off")
    return 1 if wrong or not samples else 0


if __name__ == "__main__":
    sys.exit(main())
