"""Rollouts: play on with scripted actions and the rollout policy, to a cutoff or to the end of the game."""

from __future__ import annotations

from typing import Final, TypeAlias

from admiralty.bots import policy, scripted
from admiralty.bots.cutoff import Cutoff
from admiralty.bots.paired_tape import PairedTape
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, Heuristics

MAX_GAME_DECISIONS: Final = 20_000
MAX_PLAN_LENGTH: Final = 200

Line: TypeAlias = tuple[Action, ...]
"""Actions in a row: a single choice, or a plan with what the other seats answer to it."""


def next_decision(world: State, seat: int, rng: PairedTape) -> tuple[Ask, int, list[Action]]:
    """The question, the seat that answers it, and its choices; `rng` follows the state."""
    rng.s = world
    ask = flow.question(world)
    decider = next_seat(world, ask, seat)
    return ask, decider, ask.explore(world, decider)


def next_seat(world: State, ask: Ask, seat: int) -> int:
    """Who decides next, the searching seat first."""
    acting = ask.seats(world)
    return seat if seat in acting else acting[0]


def apply_line(world: State, seat: int, line: Line) -> None:
    for a in line:
        flow.apply(world, next_seat(world, flow.question(world), seat), a)


def to_cutoff(heuristics: Heuristics, world: State, seat: int, rng: PairedTape, cutoff: Cutoff) -> State:
    """The state at which the cutoff is reached; `world` itself may be changed."""
    while world.stack:
        ask, decider, choices = next_decision(world, seat, rng)
        if cutoff.is_reached(world, decider):
            break
        world, is_evaluated = step(heuristics, world, ask, decider, choices, rng)
        cutoff.decisions += is_evaluated
    return world


def to_end(heuristics: Heuristics, world: State, rng: PairedTape) -> State:
    """The state at the end of the game."""
    for _ in range(MAX_GAME_DECISIONS):
        if not world.stack:
            return world
        world, _ = step(heuristics, world, *next_decision(world, 0, rng), rng)
    raise RuntimeError(f"the game does not end within {MAX_GAME_DECISIONS} decisions")


def step(
    heuristics: Heuristics, world: State, ask: Ask, decider: int, choices: list[Action], rng: PairedTape
) -> tuple[State, bool]:
    """The state after a decision, and whether choices were evaluated: scripted actions need no evaluation."""
    given = scripted.action_for(heuristics, world, decider, choices)
    if given is None:
        some = policy.sample_choices(choices, rng)
        return policy.step(heuristics.learned_evaluation, world, ask, decider, some, rng).s, True
    flow.apply(world, decider, given)
    return world, False


def to_first_chance(
    heuristics: Heuristics, evaluation: Evaluation, world: State, seat: int, rng: PairedTape, begun: Line
) -> tuple[Line, State]:
    """A plan: continue `begun` greedily until luck is drawn, our seat by `evaluation`, the others by the
    learned evaluation. Also the state before its last action, which draws the luck.
    """
    drawn = len(world.tape.drawn)
    line = list(begun)
    apply_line(world, seat, begun[:-1])
    before_chance = world.clone()
    apply_line(world, seat, begun[-1:])
    while world.stack and len(world.tape.drawn) == drawn and len(line) < MAX_PLAN_LENGTH:
        ask, decider, choices = next_decision(world, seat, rng)
        before_chance = world.clone()
        by = evaluation if decider == seat else heuristics.learned_evaluation
        done = policy.step(by, world, ask, decider, choices, rng)
        line.append(done.action)
        world = done.s
    return tuple(line), before_chance
