"""An `imagine` that keeps a secret is found out."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from admiralty.games.russo_japanese_war.r13_battle import ChooseLine
from admiralty.games.russo_japanese_war.state import State
from admiralty.testing.planted import Keep, found_out


def keep_hands(s: State, c: State, seat: int) -> None:
    """[RJ-1.8] The cards of the other side."""
    c.hands, c.deck = s.hands[:], s.deck[:]


def keep_flagship(s: State, c: State, seat: int) -> None:
    c.flagship = s.flagship


def keep_lines(s: State, c: State, seat: int) -> None:
    """[RJ-13.18] The line of battle that the other side is writing."""
    real, top = flow.question(s), flow.question(c)
    if isinstance(real, ChooseLine) and isinstance(top, ChooseLine):
        top.orders = [line[:] for line in real.orders]


@pytest.mark.parametrize(
    ("case_id", "keep"),
    [
        ("russo-japanese-war", keep_hands),
        ("russo-japanese-war advanced_naval=true", keep_flagship),
        ("russo-japanese-war advanced_naval=true", keep_lines),
    ],
)
def test_an_imagine_that_keeps_a_secret_breaks_the_contract(case_id: str, keep: Keep) -> None:
    assert found_out(case_id, keep)
