"""Scripted actions come first in the ranking and cost a rollout no depth."""

from __future__ import annotations

from admiralty.bots import rollout, scripted
from admiralty.bots.choice_search import ranked
from admiralty.bots.cutoff import MAX_DEPTH, LengthCutoff
from admiralty.bots.paired_tape import PairedTape
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy import state as naval_strategy
from admiralty.kit.heuristics import Heuristics
from tests.support import game


def test_search_starts_from_the_scripted_action() -> None:
    """By one step a schooner and a brig would wait for the corsair; the script sails to meet it."""
    chosen = game("naval-strategy")
    heuristics = chosen.require(Heuristics)
    s = chosen.setup(Seeded(1))
    choices = flow.question(s).explore(s, 0)
    given = scripted.action_for(heuristics, s, 0, choices)
    assert given is not None
    assert chosen.write_action(given) == "boss blue-1 corsair"
    assert scripted.action_for(heuristics, s, 0, [a for a in choices if a != given]) is None, (
        "only legal ones"
    )
    assert ranked(chosen, s, 0, choices, 3)[0] == given
    ask, rng = flow.question(s), Seeded(1)
    step = scripted.step(heuristics, s.clone(), ask, 0, choices, rng, given)
    flow.apply(s, 0, given)
    assert (step.action, digest(step.s)) == (given, digest(s)), "whatever its value"


def test_scripted_actions_do_not_count_towards_the_length_of_a_rollout() -> None:
    """A whole fight is fought, though it takes more decisions than a rollout may have."""
    chosen = game("naval-strategy")
    heuristics = chosen.require(Heuristics)
    s = chosen.setup(Seeded(1))
    cutoff = LengthCutoff()
    end = rollout.to_cutoff(heuristics, s, 0, PairedTape(2, s), cutoff)
    assert cutoff.decisions <= MAX_DEPTH
    assert isinstance(end, naval_strategy.State)
    assert end.points[0] > 0
