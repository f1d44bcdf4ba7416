"""The decisions of a recorded game, each with the state before and after it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.table.replay import Replay


class Moment(NamedTuple):
    """A decision that was not taken back: entry `n` of the record, and the luck that it used."""

    n: int
    seat: int
    action: Action
    luck: tuple[int, ...]
    before: State
    after: State


class Story(NamedTuple):
    """A recorded game: its decisions in order, and what it was worth to each seat if it is over."""

    game: Game
    moments: list[Moment]
    result: tuple[int, ...]


@lru_cache(maxsize=4)
def read(text: str) -> Story:
    """Play a record again; raises DamagedRecord when that cannot be done."""
    replay = Replay(text)
    game = replay.game
    table = replay.stand(0, None)
    live = replay.trail.live()  # without what was undone or left by a return
    moments: list[Moment] = []
    for entry in replay.record.entries:
        before = table.state.clone()
        replay.follow(table, entry, None)
        if entry.n in live:
            a, after = game.read_action(entry.action), table.state.clone()
            moments.append(Moment(entry.n, game.seat_index(entry.seat), a, entry.luck, before, after))
    return Story(game, moments, table.state.result)
