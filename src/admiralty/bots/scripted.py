"""Scripted actions: where a game knows what an experienced player does, search starts from it.

It is the prior of the search: the first of the ranking, and the default policy of rollouts. No other choice
is evaluated, so a scripted action does not count towards the length of a rollout.
"""

from __future__ import annotations

from admiralty.bots import paired_tape, policy
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics


def action_for(heuristics: Heuristics, s: State, seat: int, choices: list[Action]) -> Action | None:
    """The only choice, or the scripted one if the game has one."""
    if len(choices) == 1:
        return choices[0]
    a = heuristics.scripted_action(s, seat)
    return a if a in choices else None


def step(
    heuristics: Heuristics,
    s: State,
    ask: Ask,
    seat: int,
    choices: list[Action],
    rng: Tape,
    given: Action | None,
) -> policy.Step:
    """A step of the rollout policy that takes the scripted action, if there is one, whatever its value."""
    if given is None:
        return policy.step(heuristics.learned_evaluation, s, ask, seat, choices, rng)
    c = s.clone()
    paired_tape.rebind(c)
    values = policy.step(heuristics.learned_evaluation, c, ask, seat, choices, rng).values
    flow.apply(s, seat, given)
    return policy.Step(s, given, values)
