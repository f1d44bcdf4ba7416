"""A bot knows what its seat may know: from two states that the seat cannot tell apart it chooses the same.

ADMIRALTY_TWINS=2000 asks for so many pairs of each game instead of a few.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice

from admiralty.bots import make
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim.drive import decide
from tests.contract.cases import CASES, Case, Moment, Sampler, every_case, every_game, moments, walk

BOTS = ("random", "greedy", "learned", "mcts:6")
PAIRS = int(os.environ.get("ADMIRALTY_TWINS", "20"))
SHARE = 7
"""The search is dear: it is tried on one moment in so many."""


def choice(case: Case, name: str, s: State, moment: Moment) -> Action:
    """What a bot of that name does, asked as any driver asks it."""
    return decide(make(name, moment.n), case.game(), s, moment.seat, Seeded(moment.n + 1))


def compare(case: Case, moment: Moment, names: tuple[str, ...]) -> None:
    twin = case.game().imagine(moment.s, moment.seat, Seeded(moment.n + 2))
    for name in names:
        assert choice(case, name, twin, moment) == choice(case, name, moment.s, moment), name


@every_case
def test_the_same_luck_imagines_the_same_behind_twins(case: Case) -> None:
    """Or else what is imagined would tell something about what is hidden."""
    game = case.game()
    wanted = Sampler(every=5)
    for moment in moments(case):
        if wanted(moment):
            for seat in range(len(game.seats)):
                twin = game.imagine(moment.s, seat, Seeded(moment.n))
                pair = [game.imagine(s, seat, Seeded(moment.n + 1)) for s in (moment.s, twin)]
                assert digest(pair[0]) == digest(pair[1])


@every_case
def test_bots_choose_the_same_on_twins(case: Case) -> None:
    wanted = Sampler(every=60, first=1)
    for moment in walk(case, 0):
        if wanted(moment):
            compare(case, moment, BOTS if moment.n % SHARE == 0 else BOTS[:3])


def decisions(slug: str) -> Iterator[tuple[Case, Moment]]:
    """Real choices of random games without end, the cases of the game in turn."""
    cases = [case for case in CASES if case.slug == slug]
    number = 0
    while True:
        for case in cases:
            for moment in walk(case, number):
                if len(moment.ask.explore(moment.s, moment.seat)) > 1:
                    yield case, moment
        number += 1


@every_game
def test_many_pairs_of_twins(slug: str) -> None:
    for case, moment in islice(decisions(slug), PAIRS):
        compare(case, moment, BOTS)
