"""Records on their way from a worker process to the server.

A record of thousands of entries that is unpickled at once keeps the interpreter lock for a tenth of a second,
and with it the event loop. So it travels in portions.
"""

from __future__ import annotations

import pickle
from typing import Final, NamedTuple

from admiralty.server.pauses import Pauses
from admiralty.table.record import Entry, Header, Record

PORTION: Final = 100


class PackedRecord(NamedTuple):
    header: Header
    snapshots: dict[int, str]
    portions: list[bytes]
    bots: dict[str, str]


def pack(kept: Record) -> PackedRecord:
    starts = range(0, len(kept.entries), PORTION)
    portions = [pickle.dumps(kept.entries[start : start + PORTION]) for start in starts]
    return PackedRecord(kept.header, kept.snapshots, portions, kept.bots)


def unpack(packed: PackedRecord) -> Record:
    """In a thread: it takes a while."""
    pauses = Pauses()
    entries: list[Entry] = []
    for portion in packed.portions:
        entries += pickle.loads(portion)
        pauses.take()
    return Record(packed.header, entries, packed.snapshots, packed.bots)
