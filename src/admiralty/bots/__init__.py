"""Players that choose by themselves. They know a game only through the kernel and see only imagined states.

>>> make("mcts:400", seed=7).iterations
400
"""

from __future__ import annotations

import re

from admiralty.bots.bot import Bot
from admiralty.bots.chance import RandomBot
from admiralty.bots.greedy import GreedyBot
from admiralty.bots.mcts import MctsBot

__all__ = ["KINDS", "Bot", "GreedyBot", "MctsBot", "RandomBot", "make"]

KINDS = "random, greedy, mcts, mcts:ITERATIONS (mcts:400) and mcts:TIMEms (mcts:200ms)"
DEFAULT_ITERATIONS = 400


def make(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed gives the same choices unless its budget is a time."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "mcts":
        return MctsBot(seed, iterations=DEFAULT_ITERATIONS)
    budget = re.fullmatch(r"mcts:([1-9][0-9]{0,8})(ms)?", name, re.ASCII)
    if budget is None:
        raise ValueError(f"there is no bot {name!r}; there are {KINDS}")
    number = int(budget[1])
    return MctsBot(seed, milliseconds=number) if budget[2] else MctsBot(seed, iterations=number)
