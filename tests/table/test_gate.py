"""The legality gate: what is legal, what is refused, and why."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from admiralty.core.action import Refused
from admiralty.core.luck import Seeded
from admiralty.table import gate
from tests.support import game

GAME = game("port-arthur")


def test_legal_and_refused_make_up_what_people_are_shown() -> None:
    s = GAME.setup(Seeded(1))
    legal = {choice.action for choice in gate.legal(GAME, s, 0)}
    refused = {choice.action for choice, _ in gate.refused(GAME, s, 0)}
    assert legal == set(flow.question(s).legal(s, 0))
    assert not legal & refused
    assert legal | refused == set(flow.question(s).candidates(s, 0)) | legal


def test_every_refusal_has_the_clause_that_check_raises() -> None:
    s = GAME.setup(Seeded(1))
    choice, clause = gate.refused(GAME, s, 0)[0]
    with pytest.raises(Refused) as caught:
        gate.check(GAME, s, 0, choice.action)
    assert caught.value.clause == clause
    assert clause.startswith("PA-")
    for one in gate.legal(GAME, s, 0):
        gate.check(GAME, s, 0, one.action)


def test_words_that_are_no_action_and_names_that_are_no_seat_are_refused() -> None:
    with pytest.raises(Refused) as caught:
        gate.read(GAME, "sail mikasa moon")
    assert (caught.value.clause, caught.value.reason) == ("", "unreadable")
    with pytest.raises(Refused) as caught:
        gate.seat_number(GAME, "china")
    assert caught.value.reason == "unreadable"
    assert gate.read(GAME, "sail mikasa tsushima") == gate.read(
        GAME, GAME.read_action("sail mikasa tsushima")
    )
