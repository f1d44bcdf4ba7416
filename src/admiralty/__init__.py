"""Admiralty: play, referee, simulate and analyse war games.

>>> import admiralty
>>> table = admiralty.Table(admiralty.load("port-arthur"), seed=7)
>>> table.acting
('japan',)
"""

from __future__ import annotations

from pathlib import Path

from admiralty import games
from admiralty.core.action import Refused
from admiralty.core.game import Game
from admiralty.table.replay import Replay
from admiralty.table.table import Table

__all__ = ["Game", "Refused", "Replay", "Table", "load"]


def load(slug: str, data: str | Path | None = None, **options: str) -> Game:
    """A game by its name, with options and, if wanted, an owner's data file.

    The name may also be that of a class from outside: `package.module:Class` or `folder/file.py:Class`.
    """
    text = Path(data).read_text(encoding="utf-8") if data is not None else ""
    return games.load(games.use(slug), options, text)
