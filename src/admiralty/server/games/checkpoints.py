"""Checkpoints: what a long game is opened from, without playing it again from its beginning.

With each snapshot of a record goes a checkpoint. It tells what the server has noted about the entries since
the one before, and a checksum of the header and of all entries and snapshots so far. When a table is opened,
its record is compared with these checksums; then only the entries after the last checkpoint are played, with
every hash and die checked. If a checkpoint does not fit, or was made by other rules, the whole record is
played: that finds the damage, or makes all checkpoints anew.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from msgspec import Struct

from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Keyed, Tape
from admiralty.server.games.saved_turns import SavedTurn, SavedTurns
from admiralty.server.games.staleness import Staleness
from admiralty.server.games.steps import Steps
from admiralty.server.wire.base import When
from admiralty.table import branches, trace
from admiralty.table.record import DamagedRecord, Entry, Record
from admiralty.table.replay import true_tape
from admiralty.table.table import Table

ENCODER: Final = msgspec.json.Encoder()


class Checkpoint(Struct, frozen=True, array_like=True):
    """After an entry, and about the entries since `after`: what was told, and who noticed each of them."""

    after: int
    rules: int  # the version by which it was made
    checksum: str
    drawn: int  # how many numbers were taken from the tape
    back: int  # how many steps the last seat may take back
    asked_at: int  # the entry that led to the present question
    noticed: list[int]
    turns: list[tuple[int, int, When]]
    told: list[tuple[int, list[object]]]

    def sums(self) -> tuple[int, str, int]:
        """What is said of the record and its dice, not of how it looked."""
        return self.after, self.checksum, self.drawn


DECODER: Final = msgspec.json.Decoder(Checkpoint)


def read(text: str, n: int) -> Checkpoint:
    """The checkpoint after entry n; raises DamagedRecord."""
    try:
        return DECODER.decode(trace.unpack(text, ""))
    except msgspec.MsgspecError:
        raise DamagedRecord(f"the checkpoint after entry {n} is unreadable") from None


def first_checksum(kept: Record) -> str:
    return hashlib.sha256(ENCODER.encode(vars(kept.header))).hexdigest()


def checksum(before: str, kept: Record, after: int, n: int) -> str:
    """Of everything up to entry n, from that of everything up to entry `after`."""
    entries = [(e.n, e.seat, e.action, e.luck, e.hash, e.time, e.trace) for e in kept.entries[after:n]]
    return hashlib.sha256(ENCODER.encode((before, entries, kept.snapshots.get(n, "")))).hexdigest()


class Checkpoints:
    """Follows a table entry by entry. `texts` are all checkpoints by entry, `unwritten` those that are not in
    the database yet.
    """

    def __init__(self, table: Table, staleness: Staleness, saved: SavedTurns, steps: Steps) -> None:
        self.table = table
        self.staleness = staleness
        self.saved = saved
        self.steps = steps
        self.tape: Tape | None = table.tape
        self.texts: dict[int, str] = {}
        self.unwritten: set[int] = set()
        self.last = 0
        self.sum = ""
        self.events = 0  # of the table's archive that checkpoints tell
        self.turns = 0

    def note(self, entry: Entry) -> None:
        """The table has one more entry, and the others have noted it."""
        if entry.n in self.table.record.snapshots:
            self.texts[entry.n] = trace.pack(ENCODER.encode(self.make(entry.n)).decode(), "")
            self.unwritten.add(entry.n)

    def make(self, n: int) -> Checkpoint:
        table, after, archive, turns = self.table, self.last, self.table.told.archive, self.saved.turns
        self.sum = checksum(self.sum or first_checksum(table.record), table.record, after, n)
        found = Checkpoint(
            after,
            table.game.rules_version,
            self.sum,
            self.tape.counter if isinstance(self.tape, Keyed) else 0,
            len(table.horizon.back),
            self.staleness.asked_at,
            self.steps.noticed[after:n],
            [(turn.n, turn.turn, turn.when) for turn in turns[self.turns :]],
            [(at, list(event)) for at, event in archive[self.events :]],
        )
        self.last, self.events, self.turns = n, len(archive), len(turns)
        return found

    def take(self, n: int = 0) -> tuple[str | None, dict[int, str]]:
        """What is to be written with entry n: its own checkpoint, and others that are not written yet."""
        written = {at: self.texts[at] for at in sorted(self.unwritten)}
        self.unwritten.clear()
        return written.pop(n, None), written

    def resume(self, known: Known) -> None:
        """Note about a table that begins at a checkpoint what is known of the entries up to it."""
        self.table.told.archive = known.told
        self.table.told.forget()
        self.steps.noticed[:] = [seats for each in known.found for seats in each.noticed]
        self.saved.turns = [SavedTurn(*turn) for each in known.found for turn in each.turns]
        self.staleness.resume(known.found[-1].asked_at)
        self.texts, self.last, self.sum = known.texts, known.last, known.found[-1].checksum
        self.events, self.turns = len(self.table.told.archive), len(self.saved.turns)


class Known:
    """The checkpoints of a record up to the last at which its table can be opened; `last` is 0 if there is
    none.
    """

    def __init__(self, kept: Record, texts: dict[int, str], game: Game) -> None:
        """Raises DamagedRecord when record or checkpoint was altered, or a checkpoint is of no use now."""
        self.kept = kept
        self.game = game
        self.found: list[Checkpoint] = []
        self.last = 0
        numbers = self.read(texts)
        least = self.changed_at() if self.is_luck_known() else len(kept.entries) + 1
        while numbers and (numbers[-1] < least or self.found[-1].back):  # a step could be taken back
            numbers.pop()
            self.found.pop()
        self.texts = {n: texts[n] for n in numbers}
        self.last = numbers[-1] if numbers else 0
        self.told = [(at, self.event(event)) for each in self.found for at, event in each.told]

    def read(self, texts: dict[int, str]) -> list[int]:
        """Those that follow each other without a gap."""
        numbers: list[int] = []
        last, total = 0, first_checksum(self.kept)
        for n in sorted(texts):
            found = read(texts[n], n)
            if found.rules != self.game.rules_version:
                raise DamagedRecord(f"the checkpoint after entry {n} was made by other rules")
            if found.after != last:
                break
            total = checksum(total, self.kept, last, n)
            if found.checksum != total or len(found.noticed) != n - last or n not in self.kept.snapshots:
                raise DamagedRecord(f"the record up to entry {n} was altered")
            numbers.append(n)
            self.found.append(found)
            last = n
        return numbers

    def changed_at(self) -> int:
        """The entry after which all were made by the present rules."""
        now = self.game.rules_version
        if self.kept.header.rules_version == now:
            return 0
        changes = [entry.n for entry in self.kept.entries if branches.rules_from(entry.action) == now]
        return changes[-1] if changes else len(self.kept.entries) + 1

    def is_luck_known(self) -> bool:
        """Whether the place on its tape is: other tapes than keyed ones have more than a counter."""
        tape = true_tape(self.kept)
        return tape is None or isinstance(tape, Keyed)

    def event(self, found: list[object]) -> Event:
        event = trace.read_event(found)
        if not trace.is_known(event, self.game):
            raise DamagedRecord("a checkpoint tells of an event that is unknown")
        return event
