"""An `imagine` that keeps a secret is found out."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from admiralty.core.flow import Sealed
from admiralty.games.battle_of_midway.r04_initiative import ChooseBid
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.state import State
from admiralty.testing.planted import Keep, found_out


def keep_hands(s: State, c: State, seat: int) -> None:
    """[BM-H.3] The closed hand of the other side."""
    c.hands, c.deck = s.hands[:], s.deck[:]


def keep_answers(s: State, c: State, kind: type[Sealed]) -> None:
    """[BM-H.2] What the other side has confirmed."""
    real, top = flow.question(s), flow.question(c)
    if isinstance(real, kind) and isinstance(top, kind):
        top.answers = real.answers[:]


def keep_bid(s: State, c: State, seat: int) -> None:
    keep_answers(s, c, ChooseBid)


def keep_plan(s: State, c: State, seat: int) -> None:
    keep_answers(s, c, ChoosePlan)


@pytest.mark.parametrize("keep", [keep_hands, keep_bid, keep_plan])
def test_an_imagine_that_keeps_a_secret_breaks_the_contract(keep: Keep) -> None:
    assert found_out("battle-of-midway", keep)
