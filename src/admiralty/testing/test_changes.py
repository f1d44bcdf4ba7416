"""A state that is told by its changes is the same as a whole one.

For that a view must be a picture of its moment: it shares nothing with the state that the rules go on to
change.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import asdict

from admiralty.core.luck import Seeded
from admiralty.server.games.views import Lexicon, make_board
from admiralty.server.wire.changes import Edit, applied, edit
from admiralty.server.wire.messages import ENCODER
from admiralty.table.table import Table
from admiralty.testing.cases import Case, Sampler, moments, seats_of
from admiralty.testing.marks import every_case

EVERY = 30


def boards(table: Table, words: Lexicon) -> dict[int, dict[str, Any]]:
    """What every seat and a spectator see."""
    names = {seat: table.game.seats[seat] if seat >= 0 else "" for seat in seats_of(table.game)}
    return {seat: asdict(make_board(table, words, name)) for seat, name in names.items()}


def texts(shown: dict[int, dict[str, Any]]) -> dict[int, bytes]:
    return {seat: ENCODER.encode(board) for seat, board in shown.items()}


@every_case
def test_changes_lead_to_what_a_seat_sees(case: Case) -> None:
    game = case.game()
    words = Lexicon(game)
    wanted = Sampler(EVERY)
    for moment in moments(case):
        if not wanted(moment):
            continue
        table = Table(game, luck=Seeded(moment.n), position=game.write_position(moment.s))
        before = boards(table, words)
        told = texts(before)
        table.play(game.seats[moment.seat], moment.action)
        now = boards(table, words)
        assert texts(before) == told, "a view has changed with the game"
        for seat, text in texts(now).items():
            edits: list[Edit] = []
            if before[seat] != now[seat]:
                edit(before[seat], now[seat], (), edits)
            made = applied(json.loads(told[seat]), json.loads(ENCODER.encode(edits)))
            assert ENCODER.encode(made) == text
