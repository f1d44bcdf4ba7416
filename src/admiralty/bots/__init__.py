"""Players that choose by themselves. They know a game only through the kernel and see only imagined states.

>>> make("mcts:400", seed=7).iterations
400
"""

from __future__ import annotations

import re

from admiralty.bots.bot import Bot
from admiralty.bots.chance import RandomBot
from admiralty.bots.greedy import CarelessBot, GreedyBot, LearnedBot
from admiralty.bots.mcts import MctsBot, Opinion
from admiralty.core.game import Game
from admiralty.core.state import State

__all__ = [
    "KINDS",
    "LEVELS",
    "PACE",
    "Bot",
    "CarelessBot",
    "GreedyBot",
    "LearnedBot",
    "MctsBot",
    "Opinion",
    "RandomBot",
    "advise",
    "make",
    "paced",
]

KINDS = (
    "random, careless, greedy, learned, mcts, mcts:ITERATIONS (mcts:400) and mcts:TIMEms (mcts:200ms), "
    "both also in several processes (mcts:200msx2), or a level: easy, medium, hard, pace"
)
DEFAULT_ITERATIONS = 400
LEVELS = {"easy": "careless", "medium": "greedy", "hard": "mcts:200ms"}
"""Meant to go from weak to strong; docs/bots.md has what was measured, and where they do not."""
PACE = "pace"
"""The level that searches as long as its opponent thinks: whoever drives it says how long that is."""
SHORTEST_PACE, LONGEST_PACE = 100, 5000
HINTS = 3
HINT_MILLISECONDS = 1000


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed gives the same choices unless its budget is a time."""
    name = LEVELS.get(name, name)
    if name == PACE:
        return MctsBot(seed, milliseconds=SHORTEST_PACE)
    if name == "random":
        return RandomBot(seed)
    if name == "careless":
        return CarelessBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "learned":
        return LearnedBot(seed)
    if name == "mcts":
        return MctsBot(seed, iterations=DEFAULT_ITERATIONS)
    budget = re.fullmatch(r"mcts:([1-9][0-9]{0,8})(ms)?(?:x([1-9][0-9]?))?", name, re.ASCII)
    if budget is None:
        raise ValueError(f"there is no bot {name!r}; there are {KINDS}")
    number, processes = int(budget[1]), int(budget[3] or 1)
    if budget[2]:
        return MctsBot(seed, milliseconds=number, processes=processes)
    return MctsBot(seed, iterations=number, processes=processes)


def paced(seconds: float) -> int:
    """The milliseconds that a bot thinks whose opponent has thought for some seconds.

    >>> paced(0.02), paced(1.5), paced(86400)
    (100, 1500, 5000)
    """
    return max(SHORTEST_PACE, min(LONGEST_PACE, round(seconds * 1000)))


def advise(game: Game, known: State, seat: int, seed: int) -> list[Opinion]:
    """A hint: what the search of the hard bot thinks of the few choices it likes best.

    `known` is a state that the seat imagines.
    """
    opinions = MctsBot(seed, milliseconds=HINT_MILLISECONDS).think(game, known, seat)
    return opinions if len(opinions) == 1 else [one for one in opinions if one.visits][:HINTS]
