"""Positions as text."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition
from tests.games.naval_strategy.positions import any_game, sea


def test_what_is_not_said_stands_as_at_the_start() -> None:
    s = sea("turn 4")
    assert (s.turn, s.ships(), s.store[:5]) == (4, 4, [500, 0, 50, 50, 0])


def test_orders_are_read_back_in_words() -> None:
    text = "ship blue-1 brig 0,0 0 fit mortar; orders blue-1 forward howitzer 0,-1; orders blue-2 left"
    game = any_game()
    s = game.read_position(text.replace("; orders blue-2 left", ""))
    assert "orders blue-1 forward howitzer 0,-1" in game.write_position(s)
    with pytest.raises(BadPosition, match="no ship 'blue-2'"):
        game.read_position(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ship blue-9 canoe 0,0 0", "no type 'canoe'"),
        ("ship blue-1 brig 9,9 0", "no tile '9,9'"),
        ("ship blue-1 brig 0,0 7", "no facing '7'"),
        ("ship blue-1 brig 0,0 0 hp 99", "hit points must be 1 to 65"),
        ("ship blue-1 brig 0,0 0 destroyed", "destroyed but not in a port"),
        ("ship blue-1 schooner 0,0 0 fit ram", "cannot carry an enhancement"),
        ("ship blue-1 brig 0,0 0 hold 0 0 999 0 0", "the hold is too full"),
        ("ship blue-1 brig 0,0 0; orders blue-1 left left left left", "refused by NS-8.1"),
        ("ship arena-blue-1 brig 0,0 0", "is not a ship of the sea"),
        ("team blue 1 2 3", "must be 5 numbers"),
        ("plantation 1,1 0 0 0 0 0", "no plantation on 1,1"),
        ("wreck 1,1 0 0 0 0 0", "a wreck is empty"),
        ("wreck 0,-3 0 1 0 0 0", "a wreck is on land"),
        ("weather fine", "'weather' is not part of a position"),
        ("fight 0 0 1", "there must be 9 numbers"),
        (
            "ship blue-1 schooner 0,0 0; fight 0 0 1 20 3 50 0 0 0; "
            "fighter 0 0 0 20 1 45 0 0 0 0 0 0 0 0 0; taken 0",
            "a ship and the boss are on one tile",
        ),
        ("day 9", "the day must be 1 to 3"),
        ("ready blue red; at Match.week[] Turn.planning[] Planning[0]", "everybody is ready"),
        ("at Match.week[] Turn.planning[] Planning[2]", "no such mode"),
        ("at Match.week[] Planning[0]", "Planning cannot stand on Match.week"),
        ("at Match.week[] Turn.planning[] Planning[0] Planning[0]", "Planning cannot stand on Planning"),
        ("at Match.last_fights[] Planning[1]", "there is no fight"),
    ],
)
def test_a_wrong_position_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        sea(text)
    assert sentence in str(error.value)
