"""Players that choose by themselves. They know a game only through the kernel and get only determinized
states.

>>> make("mcts:400", seed=7).iterations
400
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from admiralty.bots.bot import SEED_RANGE, Bot, decide
from admiralty.bots.flat import FlatBot
from admiralty.bots.greedy import EpsilonGreedyBot, GreedyBot, LearnedBot
from admiralty.bots.ismcts import IsmctsBot
from admiralty.bots.mcts import MctsBot
from admiralty.bots.outside import IllegalChoice, OutsideBot
from admiralty.bots.random_bot import RandomBot
from admiralty.bots.root_search import Opinion
from admiralty.bots.spec import EXPERT, KINDS, LEVELS, MCTS, OUTSIDE, PACE, BadBot, BotSpec, paced, parse
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics

__all__ = [
    "KINDS",
    "LEVELS",
    "PACE",
    "SEED_RANGE",
    "BadBot",
    "Bot",
    "BotSpec",
    "EpsilonGreedyBot",
    "FlatBot",
    "GreedyBot",
    "IllegalChoice",
    "IsmctsBot",
    "LearnedBot",
    "MctsBot",
    "Opinion",
    "OutsideBot",
    "RandomBot",
    "accepts_draw",
    "decide",
    "make",
    "paced",
    "parse",
]

DRAW_VALUE = -0.5
"""A bot that values its position lower than this accepts a draw."""
SIMPLE_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "epsilon-greedy": EpsilonGreedyBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
}
"""The bots without a budget, by the names of `spec.SIMPLE`."""
BASELINE_BOTS: Final[dict[str, Callable[[int, int, int], Bot]]] = {"flat": FlatBot, "ismcts": IsmctsBot}
"""By the names of `spec.BASELINES`."""


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed gives the same choices unless its budget is a time."""
    spec = parse(name)
    if spec.kind == OUTSIDE:
        return OutsideBot(spec.source, seed)
    if spec.kind == EXPERT:
        return make_expert(seed, spec)
    if spec.source:
        return LearnedBot(seed, Path(spec.source))
    if spec.kind in BASELINE_BOTS:
        return BASELINE_BOTS[spec.kind](seed, spec.iterations, spec.milliseconds)
    if spec.kind != MCTS:
        return SIMPLE_BOTS[spec.kind](seed)
    return MctsBot(seed, spec.iterations, spec.milliseconds, spec.processes)


def make_expert(seed: int, spec: BotSpec) -> Bot:
    """The bot with a network. NumPy is only loaded here: whoever plays with other bots does without it."""
    try:
        from admiralty.bots.expert import ExpertBot
    except ImportError as error:
        raise BadBot(f"a network needs NumPy: pip install 'admiralty[expert]' ({error})") from error
    return ExpertBot(seed, Path(spec.source), spec.iterations, spec.milliseconds)


def accepts_draw(game: Game, known: State, seat: int) -> bool:
    """Whether a bot accepts a draw; `known` is a determinization for its seat."""
    return game.require(Heuristics).learned_value(known, seat) < DRAW_VALUE
