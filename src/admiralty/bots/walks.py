"""Walks by habit and the policy alone: to a landmark, to the end of the game, or until luck is drawn."""

from __future__ import annotations

from typing import Final

from admiralty.bots import habit, policy
from admiralty.bots.greedy import Judge
from admiralty.bots.horizon import Lookout
from admiralty.bots.tree import Way
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.coupled import Coupled

ENDLESS: Final = 20_000
LONGEST: Final = 200  # decisions of a plan


def next_question(world: State, seat: int, mind: Coupled) -> tuple[Ask, int, list[Action]]:
    """Who decides next, and among what; `mind` turns to it."""
    mind.s = world
    ask = flow.question(world)
    who = asked(world, ask, seat)
    return ask, who, ask.explore(world, who)


def asked(world: State, ask: Ask, seat: int) -> int:
    """Who decides next, the searching seat first."""
    acting = ask.seats(world)
    return seat if seat in acting else acting[0]


def go(world: State, seat: int, way: Way) -> None:
    for a in way:
        flow.apply(world, asked(world, flow.question(world), seat), a)


def play_on(game: Game, world: State, seat: int, mind: Coupled, watch: Lookout) -> State:
    """By habit and the policy alone, until the watch says that it is far enough; `world` may be used up."""
    while world.stack:
        ask, who, choices = next_question(world, seat, mind)
        if watch.is_far_enough(world, who):
            break
        world, is_weighed = decide(game, world, ask, who, choices, mind)
        watch.decisions += is_weighed
    return world


def play_out(game: Game, world: State, mind: Coupled) -> State:
    """The same to the end of the game."""
    for _ in range(ENDLESS):
        if not world.stack:
            return world
        world, _ = decide(game, world, *next_question(world, 0, mind), mind)
    raise RuntimeError(f"{game.title} does not end within {ENDLESS} decisions")


def decide(
    game: Game, world: State, ask: Ask, who: int, choices: list[Action], mind: Coupled
) -> tuple[State, bool]:
    """The state after a decision, and whether it was weighed: habits are followed without."""
    usual = habit.usual(game, world, who, choices)
    if usual is None:
        return policy.step(game.judge, world, ask, who, policy.some(choices, mind), mind).s, True
    flow.apply(world, who, usual)
    return world, False


def plan(game: Game, judge: Judge, world: State, seat: int, mind: Coupled, begun: Way) -> tuple[Way, State]:
    """Go on with what is begun until luck is drawn, the seat as it judges, the others as the game does; with
    the state before the last decision, which draws it.
    """
    drawn = len(world.tape.drawn)
    way = list(begun)
    go(world, seat, begun[:-1])
    eve = world.clone()
    go(world, seat, begun[-1:])
    while world.stack and len(world.tape.drawn) == drawn and len(way) < LONGEST:
        ask, who, choices = next_question(world, seat, mind)
        eve = world.clone()
        step = policy.step(judge if who == seat else game.judge, world, ask, who, choices, mind)
        way.append(step.action)
        world = step.s
    return tuple(way), eve
