"""Resigning and draws: who may say what when, and how it ends the game."""

from __future__ import annotations

import pytest

from admiralty.core.action import Refused
from admiralty.core.luck import Seeded
from admiralty.table import agreements
from admiralty.table.agreements import AGREED, NO_OFFER, RESIGNED, check, conclude, offer_after
from admiralty.table.record import (
    DRAW_ACCEPT,
    DRAW_DECLINE,
    DRAW_OFFER,
    DRAW_WITHDRAW,
    RESIGN,
    TABLE_WORDS,
    UNDO,
)
from tests.support import game

GAME = game("_template")


@pytest.mark.parametrize(
    ("word", "seat", "offer", "reason"),
    [
        (RESIGN, 0, NO_OFFER, ""),
        (RESIGN, 0, 1, ""),
        (DRAW_OFFER, 0, NO_OFFER, ""),
        (DRAW_OFFER, 0, 0, "draw-already-offered"),
        (DRAW_OFFER, 0, 1, "draw-already-offered"),
        (DRAW_ACCEPT, 0, 1, ""),
        (DRAW_ACCEPT, 0, 0, "no-draw-offered"),
        (DRAW_ACCEPT, 0, NO_OFFER, "no-draw-offered"),
        (DRAW_DECLINE, 0, 1, ""),
        (DRAW_DECLINE, 0, 0, "no-draw-offered"),
        (DRAW_WITHDRAW, 0, 0, ""),
        (DRAW_WITHDRAW, 0, 1, "no-draw-offered"),
        (DRAW_WITHDRAW, 0, NO_OFFER, "no-draw-offered"),
    ],
)
def test_who_may_say_what(word: str, seat: int, offer: int, reason: str) -> None:
    s = GAME.setup(Seeded(1))
    found = ""
    try:
        check(GAME, s, word, seat, offer)
    except Refused as refusal:
        found = refusal.reason
    assert found == reason


@pytest.mark.parametrize("word", [word for word in TABLE_WORDS if word != UNDO])
def test_nothing_is_agreed_after_the_end_or_among_more_than_two(word: str) -> None:
    s = GAME.setup(Seeded(1))
    agreements.end(s, (1, -1), RESIGNED)
    with pytest.raises(Refused, match="game-over"):
        check(GAME, s, word, 0, 1)
    many = game("naval-strategy", ("teams", "3"))
    with pytest.raises(Refused, match="only-for-two"):
        check(many, many.setup(Seeded(1)), word, 0, 1)


def test_an_offer_is_open_until_another_word_is_said() -> None:
    assert offer_after(DRAW_OFFER, 1) == 1
    others = (RESIGN, DRAW_ACCEPT, DRAW_DECLINE, DRAW_WITHDRAW)
    assert {offer_after(word, 1) for word in others} == {NO_OFFER}


def test_who_resigns_loses_and_an_accepted_draw_is_one() -> None:
    for word, result, ending in ((RESIGN, (1, -1), RESIGNED), (DRAW_ACCEPT, (0, 0), AGREED)):
        s = GAME.setup(Seeded(1))
        conclude(GAME, s, word, 1)
        assert (s.is_over, s.result, s.ending) == (True, result, ending)
    for word in (DRAW_OFFER, DRAW_DECLINE, DRAW_WITHDRAW):
        s = GAME.setup(Seeded(1))
        conclude(GAME, s, word, 1)
        assert not s.is_over
