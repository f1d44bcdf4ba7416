"""What the server notes about a game entry by entry, when it is restored and while it is played."""

from __future__ import annotations

from admiralty.server.games.checkpoints import Checkpoints
from admiralty.server.games.decided import Decided
from admiralty.server.games.orders import Orders
from admiralty.server.games.saved_turns import SavedTurns
from admiralty.server.games.staleness import Staleness
from admiralty.server.games.steps import Steps
from admiralty.server.games.views import Lexicon
from admiralty.table.record import Entry
from admiralty.table.table import Table


class Progress:
    def __init__(self, table: Table, words: Lexicon) -> None:
        self.orders = Orders(words)
        self.staleness = Staleness(table, self.orders)
        self.saved = SavedTurns(table)
        self.steps = Steps(table)
        self.decided = Decided(table)
        self.checkpoints = Checkpoints(table, self.staleness, self.saved, self.steps)

    def note(self, entry: Entry) -> None:
        """The table has one more entry."""
        self.staleness.note(entry)
        self.saved.note(entry)
        self.steps.note(entry)
        self.checkpoints.note(entry)
