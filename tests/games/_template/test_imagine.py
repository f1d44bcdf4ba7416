"""An `imagine` that keeps a secret is found out."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from admiralty.games._template.r03_commitment import Commit
from admiralty.games._template.state import State
from admiralty.testing.planted import Keep, found_out


def keep_hands(s: State, c: State, seat: int) -> None:
    c.hands, c.pile = s.hands[:], s.pile[:]
    top = c.stack[-1]
    if isinstance(top, Commit):
        for side, answer in enumerate(top.answers):
            if side != seat and answer >= 0:
                top.answers[side] = top.legal(c, side)[0]


def keep_commitment(s: State, c: State, seat: int) -> None:
    """A hand dealt anew, but with the squadron in it that was really committed."""
    top = c.stack[-1]
    real = flow.question(s)
    if not isinstance(top, Commit) or not isinstance(real, Commit):
        return
    for side, answer in enumerate(real.answers):
        kind = answer >> 12
        if side != seat and answer >= 0 and not c.holds(side, kind):
            given = top.answers[side] >> 12
            c.hands[side * c.t.kinds + given] -= 1
            c.hands[side * c.t.kinds + kind] += 1
    top.answers = real.answers[:]


@pytest.mark.parametrize("keep", [keep_hands, keep_commitment])
def test_an_imagine_that_keeps_a_secret_breaks_the_contract(keep: Keep) -> None:
    assert found_out("_template", keep)
