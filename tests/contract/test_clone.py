"""A copy is equal in everything and independent in everything."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.contract.cases import Case, Sampler, every_case, moments
from tests.contract.likeness import common_lists, differences

ONWARD = 40


@every_case
def test_a_copy_is_equal_and_shares_no_list(case: Case) -> None:
    for moment in moments(case):
        if moment.n % 3 == 0:
            c = moment.s.clone()
            assert differences(moment.s, c) == []
            assert common_lists(moment.s, c) == []


@every_case
def test_playing_on_in_the_copy_leaves_the_original_alone(case: Case) -> None:
    wanted = Sampler(every=25)
    for moment in moments(case):
        if wanted(moment):
            before = digest(moment.s)
            flow.playout(moment.s.clone(), Seeded(moment.n), ONWARD)
            assert digest(moment.s) == before


@every_case
def test_playing_on_in_the_original_leaves_the_copy_alone(case: Case) -> None:
    wanted = Sampler(every=25)
    kept: list[tuple[State, str]] = []
    for moment in moments(case):
        if wanted(moment):
            kept.append((moment.s.clone(), digest(moment.s)))
    for c, before in kept:
        assert digest(c) == before


@every_case
def test_the_copy_has_the_same_future(case: Case) -> None:
    """The same choices with the same luck lead to the same place: nothing that matters was left behind."""
    wanted = Sampler(every=50)
    for moment in moments(case):
        if wanted(moment):
            pair = moment.s.clone(), moment.s.clone().clone()
            for c in pair:
                c.tape = Seeded(moment.n)
                flow.playout(c, Seeded(moment.n + 1), ONWARD)
            assert differences(*pair) == []
