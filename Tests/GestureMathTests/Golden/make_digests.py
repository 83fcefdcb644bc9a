#!/usr/bin/env python3
"""Writes xxh64.txt: the XXH64, by PyPI's xxhash, of random words of 64 bits as little-endian bytes.

A line holds the number of words and the hash. The words of each line are the first ones of SplitMix64
(Steele, Lea and Flood) from the state that is that number.

Usage: make_digests.py > xxh64.txt. Needs xxhash.
"""

import struct

from xxhash import xxh64_hexdigest

MASK = 2**64 - 1


def words(count):
    state = count
    for _ in range(count):
        state = state + 0x9E3779B97F4A7C15 & MASK
        bits = state
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & MASK
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & MASK
        yield bits ^ bits >> 31


for count in [*range(301), 511, 512, 513, 1000, 4096, 99_999]:
    print(count, xxh64_hexdigest(struct.pack(f"<{count}Q", *words(count))))
