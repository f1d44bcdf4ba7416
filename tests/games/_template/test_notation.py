"""Positions in words; the contract suite reads every position of random games back, here are the corners."""

import pytest

from admiralty.core.codec import BadPosition
from tests.support import table

SLUG = "_template"


def test_what_is_not_said_stands_as_at_the_start() -> None:
    t = table(SLUG, "hand red gunboats; hand blue frigates")
    assert t.view()["round"] == 1
    assert t.view()["points"] == {"red": 0, "blue": 0}


def test_without_hands_the_deal_comes_first() -> None:
    t = table(SLUG, "points 1 0", luck=[0, 0, 0, 1, 1, 1])
    assert t.view("red")["hand"] == ["gunboats"] * 3


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("fleet red gunboats", "not part of a position"),
        ("hand green gunboats", "not part of a position"),
        ("hand red rowboats; hand blue gunboats", "'rowboats' is not one of gunboats, frigates"),
        ("points one 2; hand red gunboats; hand blue gunboats", "'one' is not a whole number"),
    ],
)
def test_a_wrong_word_is_named(words: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(SLUG, words)
