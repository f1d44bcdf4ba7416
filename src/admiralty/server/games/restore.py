"""Tables restored from their records, and new tables that continue a record. Every step is checked; of a
record that this server made itself, only whether it leads where it led.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import NamedTuple

from admiralty import games
from admiralty.core.luck import Keyed, Tape, commitment
from admiralty.kit.upgrade import NoUpgrade
from admiralty.server.errors import Problem
from admiralty.server.games.checkpoints import Known
from admiralty.server.games.progress import Progress
from admiralty.server.games.views import Lexicon, lexicon
from admiralty.server.pauses import Pauses
from admiralty.table import branches, record
from admiralty.table.moments import Earlier, Moments
from admiralty.table.record import SNAPSHOT_EVERY, DamagedRecord, Entry, Header, Record
from admiralty.table.replay import Replay, true_tape
from admiralty.table.table import Table
from admiralty.table.undo import MAX_STEPS_BACK

LONGEST_RECORD = 20_000
MOST_RETURNS = 500
MAX_REASON = 300


class Restored(NamedTuple):
    """A table with its words and its progress so far."""

    table: Table
    words: Lexicon
    progress: Progress


class Considerate(Replay):
    """A replay in a thread of the server, which often pauses to let the other threads run."""

    is_alone = False
    pauses: Pauses | None = None

    def follow(self, table: Table, entry: Entry, true: Tape | None) -> None:
        super().follow(table, entry, true)
        if not self.is_alone:
            self.pauses = self.pauses or Pauses()
            self.pauses.take()


class Followed(Considerate):
    """A replay that notes the progress of the game; `words` are set before it runs."""

    words: Lexicon
    progress: Progress | None = None
    known: Known | None = None
    true: Tape | None = None

    def table(self) -> Table:
        """Played from the last checkpoint, if there is one, or from the beginning."""
        return self.on_from(self.known.last if self.known else 0, len(self))

    def tape_after(self, start: int) -> Tape | None:
        self.true = true_tape(self.record)
        if self.known and isinstance(self.true, Keyed):
            self.true.counter = self.known.found[-1].drawn
        return self.true

    def stand(self, start: int, true: Tape | None) -> Table:
        table = super().stand(start, true)
        self.progress = Progress(table, self.words)
        self.progress.checkpoints.tape = self.true
        if self.known:
            self.check_moment(self.record.entries[start - 1], self.record.snapshots[start])
            self.progress.checkpoints.resume(self.known)
        return table

    def follow(self, table: Table, entry: Entry, true: Tape | None) -> None:
        super().follow(table, entry, true)
        assert self.progress is not None
        self.progress.note(entry)


def words_of(header: Header) -> Lexicon:
    """The game of a record; raises a Problem when no way leads to the present rules."""
    try:
        recipe = header.recipe
        words = lexicon(recipe.slug, dict(recipe.options), recipe.data)
    except games.UnknownGame:
        raise Problem(422, "error-no-game", game=header.game) from None
    except NoUpgrade as error:
        versions = {"record": error.version, "rules": error.now}
        raise Problem(422, "error-rules-version", title=games.find(header.game).title, **versions) from None
    except ValueError as error:
        raise Problem(422, "error-record-damaged", reason=str(error)[:MAX_REASON]) from None
    game = words.game
    if game.rules_version == header.rules_version and game.dataset != header.dataset:
        raise Problem(422, "error-dataset", record=header.dataset, rules=game.dataset)
    return words


def reopen(kept: Record, checkpoints: dict[int, str]) -> Restored:
    """The table after the last entry of a record of our own; `admiralty admin verify` checks the rest."""
    words = words_of(kept.header)
    known = known_of(kept, checkpoints, words)
    if known is not None:
        try:
            return follow(kept, words, known, is_trusted=True)
        except DamagedRecord as error:
            tell_why(error)
    return restore(kept, is_trusted=True)


def known_of(kept: Record, checkpoints: dict[int, str], words: Lexicon) -> Known | None:
    """The checkpoints from which a record can be opened."""
    try:
        known = Known(kept, checkpoints, words.game)
    except DamagedRecord as error:
        tell_why(error)
        return None
    return known if known.last else None


def tell_why(error: DamagedRecord) -> None:
    logging.getLogger(__name__).info("played from the beginning", extra={"reason": str(error)})


def restore(kept: Record, is_alone: bool = False, is_trusted: bool = False) -> Restored:
    """The table as it stood after the last entry; `is_alone` in a process that does nothing else."""
    try:
        return follow(kept, words_of(kept.header), None, is_alone, is_trusted)
    except DamagedRecord as error:
        raise Problem(422, "error-record-damaged", reason=str(error)[:MAX_REASON]) from None


def follow(
    kept: Record, words: Lexicon, known: Known | None, is_alone: bool = False, is_trusted: bool = False
) -> Restored:
    """Play a record from the last of its known checkpoints; raises DamagedRecord."""
    replay = Followed(kept, words.game)
    replay.words, replay.known, replay.is_alone, replay.is_trusted = words, known, is_alone, is_trusted
    table = replay.table()
    assert replay.progress is not None
    return Restored(table, words, replay.progress)


def moments(table: Table, wanted: list[int]) -> Iterator[Earlier | Table]:
    """How it stood after each of these entries, to be viewed before the next one; long gaps are skipped."""
    begin, pauses = 0, Pauses()
    for i, n in enumerate(wanted):
        if i + 1 < len(wanted) and wanted[i + 1] - n <= SNAPSHOT_EVERY:
            continue
        first, run = wanted[begin], set(wanted[begin : i + 1])
        for entry, then in enumerate(along(table, first, n), first):
            pauses.take()
            if entry in run:
                yield then
        begin = i + 1


def along(table: Table, first: int, last: int) -> Iterator[Earlier | Table]:
    """Each moment from entry `first` to `last`; what earlier rules played is recalled."""
    known = Moments(table)
    start = known.start(first, last)
    if start >= 0:
        return known.along(start, first, last)
    kept = table.record
    past = Record(kept.header, kept.entries[:last], dict(kept.snapshots))
    return Considerate(past, table.game).along(first, last)


def read_text(text: str) -> tuple[Record, Table]:
    """A record from an uploaded file, replayed in full before it is trusted; runs in the sandbox."""
    try:
        kept = record.read(text)
    except DamagedRecord as error:
        raise Problem(422, "error-record-damaged", reason=str(error)[:MAX_REASON]) from None
    returns = sum(1 for entry in kept.entries if branches.target(entry.action) >= 0)
    if len(kept.entries) > LONGEST_RECORD or returns > MOST_RETURNS:
        raise Problem(413, "error-too-large")
    for entry in kept.entries:
        if not entry.time:
            raise Problem(422, "error-record-damaged", reason=f"entry {entry.n} has no time")
    if branches.Trail(kept.entries).undo_depth > MAX_STEPS_BACK:
        raise Problem(413, "error-too-large")
    return kept, restore(kept, is_alone=True).table


def go_on(kept: Record, n: int, key: bytes, table_id: str) -> Record:
    """The first n entries as the beginning of another table, which rolls its own dice after them."""
    snapshots = {at: position for at, position in kept.snapshots.items() if at <= n}
    return Record(with_own_dice(kept.header, n, key, table_id), kept.entries[:n], snapshots)


def with_own_dice(header: Header, n: int, key: bytes, table_id: str) -> Header:
    """The header of another table that rolls its own dice after n entries."""
    luck: dict[str, object] = {
        "kind": "keyed",
        "commitment": commitment(key),
        "game_id": table_id,
        "key": key.hex(),
        "after": n,
    }
    return Header(**{**vars(header), "luck": luck})
