"""Walks by habit and the policy alone, to a landmark or to the end of the game."""

from __future__ import annotations

from typing import Final

from admiralty.bots import habit, policy
from admiralty.bots.horizon import Watch
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.coupled import Coupled

ENDLESS: Final = 20_000


def next_question(world: State, seat: int, mind: Coupled) -> tuple[Ask, int, list[Action]]:
    """Who decides next, the searching seat first, and among what; `mind` turns to it."""
    mind.s = world
    ask = flow.question(world)
    acting = ask.seats(world)
    who = seat if seat in acting else acting[0]
    return ask, who, ask.explore(world, who)


def play_on(game: Game, world: State, seat: int, mind: Coupled, watch: Watch) -> State:
    """By habit and the policy alone, until the watch says that it is far enough; `world` may be used up."""
    while world.stack:
        ask, who, choices = next_question(world, seat, mind)
        if watch.is_far_enough(world, who):
            break
        usual = habit.usual(game, world, who, choices)
        if usual is None:
            watch.decisions += 1
            world = policy.step(game.judge, world, ask, who, policy.some(choices, mind), mind).s
        else:
            flow.apply(world, who, usual)
    return world


def play_out(game: Game, world: State, mind: Coupled) -> State:
    """The same to the end of the game."""
    for _ in range(ENDLESS):
        if not world.stack:
            return world
        ask, who, choices = next_question(world, 0, mind)
        usual = habit.usual(game, world, who, choices)
        if usual is None:
            world = policy.step(game.judge, world, ask, who, policy.some(choices, mind), mind).s
        else:
            flow.apply(world, who, usual)
    raise RuntimeError(f"{game.title} does not end within {ENDLESS} decisions")
