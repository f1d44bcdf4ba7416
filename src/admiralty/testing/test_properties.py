"""Any sequence of choices in any game; a failure is shrunk to the fewest choices that still show it."""

from __future__ import annotations

import contextlib
import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from admiralty.core import flow
from admiralty.core.codec import BadPosition, digest
from admiralty.core.luck import LuckNeeded, Seeded
from admiralty.core.state import State
from admiralty.testing.cases import CASES, Case, seats_of
from admiralty.testing.likeness import common_lists, differences

PLENTY = settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)

cases = st.sampled_from(CASES)
seeds = st.integers(0, 1 << 16)
headstarts = st.integers(0, 1200)
choices = st.lists(st.integers(0, 255), max_size=40)


def reach(case: Case, seed: int, headstart: int, chosen: list[int]) -> State:
    """The state after some random decisions and then the chosen ones, each taken among what is legal."""
    s = case.game().setup(Seeded(seed))
    flow.playout(s, Seeded(seed + 1), headstart)
    for number in chosen:
        if s.is_over:
            break
        ask = flow.question(s)
        seats = ask.seats(s)
        seat = seats[number % len(seats)]
        legal = ask.legal(s, seat)
        flow.apply(s, seat, legal[number % len(legal)])
    return s


@PLENTY
@given(cases, seeds, headstarts, choices)
def test_any_position_is_read_back(case: Case, seed: int, headstart: int, chosen: list[int]) -> None:
    game = case.game()
    s = reach(case, seed, headstart, chosen)
    again = game.read_position(game.write_position(s))
    assert differences(s, again) == []
    assert digest(again) == digest(s)
    assert game.write_position(again) == game.write_position(s)


@PLENTY
@given(cases, seeds, headstarts, choices, choices)
def test_any_copy_is_independent(
    case: Case, seed: int, headstart: int, chosen: list[int], onward: list[int]
) -> None:
    s = reach(case, seed, headstart, chosen)
    c = s.clone()
    assert differences(s, c) == []
    assert common_lists(s, c) == []
    before = digest(s)
    flow.playout(c, Seeded(len(onward)), len(onward))
    assert digest(s) == before


@PLENTY
@given(cases, seeds, headstarts, choices, seeds)
def test_any_twin_looks_alike(case: Case, seed: int, headstart: int, chosen: list[int], other: int) -> None:
    game = case.game()
    s = reach(case, seed, headstart, chosen)
    for seat in seats_of(game):
        twin = game.imagine(s, seat, Seeded(other))
        game.check(twin)
        assert json.dumps(game.view(twin, seat)) == json.dumps(game.view(s, seat))


@PLENTY
@given(cases, seeds, headstarts, st.integers(0, 1 << 16), st.text(max_size=3), st.booleans())
def test_damaged_words_are_refused_and_never_crash(
    case: Case, seed: int, headstart: int, where: int, what: str, cut: bool
) -> None:
    """A letter too many or a piece too few: another position, or a sentence that says what is wrong."""
    game = case.game()
    text = game.write_position(reach(case, seed, headstart, []))
    i = where % len(text)
    damaged = text[:i] + what + text[i + (len(what) if cut else 0) :]
    with contextlib.suppress(BadPosition, LuckNeeded):
        game.check(game.read_position(damaged))
