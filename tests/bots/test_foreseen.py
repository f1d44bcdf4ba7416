"""What an evaluation foresees is what carrying the choice out shows."""

from __future__ import annotations

from statistics import mean

import pytest

from admiralty.bots import SEED_RANGE, decide, make
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.games import slugs
from admiralty.kit.heuristics import Evaluation, Heuristics, fork
from tests.support import game as load

DECISIONS = 600
LUCK_SAMPLES = 200
ROUGHLY = 0.05
"""A volley of dice counts with its mean hits, not with the mean of what each number of hits brings."""


def carried_out(evaluation: Evaluation, s: State, seat: int, a: int, seed: int) -> tuple[float, bool]:
    c = fork(s, Seeded(seed))
    flow.apply(c, seat, a)
    return evaluation.of(c, seat), bool(c.tape.drawn)


def check(evaluation: Evaluation, s: State, seat: int, choices: list[int]) -> int:
    """How many of the choices were foreseen, all of them rightly."""
    before = digest(s)
    foreseen = evaluation.foreseen(s, seat, choices)
    assert digest(s) == before
    assert set(foreseen) <= set(choices)
    for a, value in foreseen.items():
        once, has_drawn = carried_out(evaluation, s, seat, a, 0)
        if has_drawn:
            once = mean(carried_out(evaluation, s, seat, a, seed)[0] for seed in range(LUCK_SAMPLES))
        assert value == pytest.approx(once, abs=ROUGHLY if has_drawn else 1e-9), a
    return len(foreseen)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_values_are_foreseen_as_they_come(slug: str, spec: str) -> None:
    game = load(slug)
    heuristics = game.require(Heuristics)
    s = game.setup(Seeded(3))
    rng = Seeded(4)
    bots = [make(spec, seat) for seat in range(len(game.seats))]
    found = 0
    for n in range(DECISIONS):
        if not s.stack:
            break
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        choices = ask.explore(s, seat)
        if len(choices) > 1 and n % 3 == 0:
            found += check(heuristics.learned_evaluation, s, seat, choices)
        flow.apply(s, seat, decide(bots[seat], game, s, seat, rng.pick(SEED_RANGE)))
    assert found or slug == "naval-strategy"  # where every order is carried out to be valued
