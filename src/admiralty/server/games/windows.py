"""Windows: questions that only ask whether a seat lets something pass. A game names them in its text."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.show.text import open_book
from admiralty.table.table import Table


def is_window(table: Table) -> bool:
    """Whether those who must decide are only asked to let something pass."""
    game = table.game
    return f"window-{game.prompt(flow.question(table.state))}" in open_book(game.folder, "en").attributes
