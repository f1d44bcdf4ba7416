"""Moments that are only looked at are those to which a replay leads, however the game went."""

import random

import pytest

from admiralty import Table, load
from admiralty.core.action import Refused
from admiralty.table import takeback
from admiralty.table.moments import Moments
from admiralty.table.record import DRAW_DECLINE, DRAW_OFFER, RESIGN, UNDO
from admiralty.table.replay import Replay

ENTRIES = 130


def played(seed: int) -> Table:
    """A game in which much is undone, practised again and offered."""
    table, chance = Table(load("port-arthur"), seed=seed), random.Random(seed)
    while table.sequence < ENTRIES and not table.is_over:
        seat = chance.choice(table.acting)
        words = [UNDO, UNDO, UNDO, DRAW_OFFER, DRAW_DECLINE, f"practice {takeback.last_action(table, seat)}"]
        try:
            table.play(seat, chance.choice([*(choice.text for choice in table.legal(seat)[:9]), *words]))
        except Refused:
            continue
    table.play(chance.choice(table.game.seats), RESIGN)
    return table


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_moment_is_that_of_a_replay(seed: int) -> None:
    table = played(seed)
    actions = [entry.action for entry in table.record.entries]
    assert {UNDO, DRAW_OFFER} <= set(actions)
    assert table.trail.takebacks

    last = table.sequence
    replayed = [(then.position(), then.offer) for then in Replay(table.save()).along(0, last)]
    known = Moments(table)
    for first in range(0, last, 13):
        end = min(last, first + 40)
        start = known.start(first, end)
        found = [(then.position(), then.offer) for then in known.along(start, first, end)]
        assert found == replayed[first : end + 1]


def test_a_look_starts_at_the_nearest_snapshot_that_no_undo_leads_back_behind() -> None:
    table = played(2)
    snapshots, entries = table.record.snapshots, table.record.entries
    undo = next(entry.n for entry in entries[60:] if entry.action == UNDO)
    known, before = Moments(table), table.trail.latest[undo - 1]
    snapshots[before] = "of the move that is taken back"
    assert known.start(before, before) == before
    assert known.start(before, undo) < before
