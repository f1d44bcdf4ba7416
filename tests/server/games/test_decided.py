"""Who has decided something that may be taken back is known without reading the game again."""

from __future__ import annotations

import random

from admiralty import Table, load
from admiralty.server.games.decided import Decided
from admiralty.table import takeback


def test_it_is_as_the_record_says_also_after_going_back() -> None:
    table, chance = Table(load("port-arthur"), seed=1), random.Random(1)
    decided, answers = Decided(table), set()
    for n in range(160):
        seat = table.acting[0]
        if table.may_undo(seat) and chance.random() < 0.3:
            table.play(seat, "undo")
        elif n % 40 == 39:
            table.play(
                seat, f"practice {takeback.last_action(table, seat) if n % 80 == 39 else first(table, seat)}"
            )
        else:
            table.play(seat, chance.choice(table.legal(seat)).action)
        if chance.random() < 0.5:
            for each in table.game.seats:
                answers.add(decided.has_decided(each))
                assert decided.has_decided(each) == (takeback.last_action(table, each) >= 0)
    assert answers == {True, False}


def first(table: Table, seat: str) -> int:
    """The moment of the seat's first decision."""
    return list(takeback.decisions(table, seat))[-1]
