"""The game as it was some entries ago: a second table that follows the record of the one in play."""

from __future__ import annotations

from admiralty.server.games.restore import Followed, known_of
from admiralty.server.games.views import Ears, Lexicon, Views
from admiralty.table.record import Entry, Record


class Behind:
    """Made in a thread, because it may play the whole record; what follows is one entry at a time."""

    def __init__(self, kept: Record, words: Lexicon, n: int, checkpoints: dict[int, str]) -> None:
        snapshots = {at: position for at, position in kept.snapshots.items() if at <= n}
        self.kept = kept
        past = Record(kept.header, kept.entries[:n], snapshots)
        self.replay = Followed(past, words.game)
        self.replay.words = words
        self.replay.known = known_of(past, {at: text for at, text in checkpoints.items() if at <= n}, words)
        self.table = self.replay.table()
        self.table.is_replayed = True  # the record tells the luck
        assert self.replay.progress is not None
        self.progress = self.replay.progress
        self.views = Views(self.table, words)
        self.line = 0  # the last line of the players' chat that was told

    def follow(self, entries: list[Entry]) -> dict[Ears, int]:
        """Play on. Returns, by listener, to how many lines an undo has cut its log."""
        cuts: dict[Ears, int] = {}
        for entry in entries:
            if entry.n in self.kept.snapshots:  # what the next trace begins from
                self.replay.record.snapshots[entry.n] = self.kept.snapshots[entry.n]
            self.replay.play(self.table, entry, None)
            self.progress.note(entry)
            for ears, length in self.views.move_on().items():
                cuts[ears] = min(length, cuts.get(ears, length))
        return cuts
