"""A second reader of evemu recordings: which contacts a Linux device tells of, when and where.

Written from the kernel's documents alone, Documentation/input/multi-touch-protocol.rst and
event-codes.rst, and not from the importer that it checks. Numbers are exact (whole numbers and
fractions) until they are compared. The standard library is enough.
"""
