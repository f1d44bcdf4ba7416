"""What a practised player would do, where a game can tell: search begins with it, and its walks go by it.

Nothing is weighed then, so a walk does not count it among its decisions.
"""

from __future__ import annotations

from admiralty.bots import policy
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.luck import Tape
from admiralty.core.state import State
from admiralty.kit import coupled
from admiralty.kit.evaluation import EvaluatedGame


def usual(game: Game, s: State, who: int, choices: list[Action]) -> Action | None:
    """One of the choices, if the game says anything."""
    if len(choices) == 1:
        return choices[0]
    a = game.habit(s, who) if isinstance(game, EvaluatedGame) else None
    return a if a in choices else None


def step(
    game: Game, s: State, ask: Ask, who: int, choices: list[Action], mind: Tape, given: Action | None
) -> policy.Step:
    """A step of the policy, but what is usual is done whatever the choices seem worth."""
    if given is None:
        return policy.step(game.judge, s, ask, who, choices, mind)
    c = s.clone()
    coupled.bind(c)
    worths = policy.step(game.judge, c, ask, who, choices, mind).worths
    flow.apply(s, who, given)
    return policy.Step(s, given, worths)
