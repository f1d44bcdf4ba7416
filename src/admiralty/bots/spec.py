"""What a bot is called: one parser for the command line, simulations, the server and the page.

>>> parse("mcts:200msx2")
BotSpec(kind='mcts', iterations=0, milliseconds=200, processes=2, source='')
>>> parse("hard").milliseconds
200
>>> parse("my_bots.py:Careful").source
'my_bots.py:Careful'

Parsing never runs code from outside: `make` does.
"""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from admiralty.kit.outside import SOURCE

KINDS: Final = (
    "random, epsilon-greedy, greedy, learned, mcts, mcts:ITERATIONS (mcts:400) and mcts:TIMEms (mcts:200ms), "
    "both also in several processes (mcts:200msx2), the baselines flat:400 and ismcts:400, "
    "a level: easy, medium, hard, pace, "
    "learned:FILE with the weights of a file, expert:FILE and expert:FILE:400 with a network, "
    "or one from outside: package.module:Class, file.py:Class "
    "or the name of an entry point"
)
DEFAULT_ITERATIONS: Final = 400
MCTS: Final = "mcts"
BASELINES: Final = ("flat", "ismcts")
"""Searches from the literature, to compare with; they take a budget like `mcts`, but one process."""
SIMPLE: Final = ("random", "epsilon-greedy", "greedy", "learned")
LEVELS: Final = {"easy": "epsilon-greedy", "medium": "greedy", "hard": "mcts:200ms"}
"""Meant to go from weak to strong; docs/bots.md has what was measured, and where they do not."""
FORMER_NAMES: Final = {"careless": "epsilon-greedy"}
"""Stored tables still have them."""
PACE: Final = "pace"
"""The level that searches as long as its opponent thinks: the driver says how long that is."""
MIN_PACE_MILLISECONDS: Final = 100
MAX_PACE_MILLISECONDS: Final = 5000
LEARNED: Final = "learned"
EXPERT: Final = "expert"
OUTSIDE: Final = "outside"
ENTRY_POINTS: Final = "admiralty.bots"
"""The group under which installed packages offer bots by name."""
BUDGET: Final = re.compile(r"(mcts|flat|ismcts):([1-9][0-9]{0,8})(ms)?(?:x([1-9][0-9]?))?", re.ASCII)
NETWORK: Final = re.compile(r"expert:(.+?)(?::([1-9][0-9]{0,8})(ms)?)?", re.ASCII)


class BadBot(ValueError):
    """A name that no bot has."""


class BotSpec(NamedTuple):
    """A kind of bot; for search, its budget in iterations or milliseconds and its number of processes.

    `source` is where a bot from outside is found, or the file of `learned:FILE` or `expert:FILE`.
    """

    kind: str
    iterations: int = 0
    milliseconds: int = 0
    processes: int = 1
    source: str = ""


def parse(name: str) -> BotSpec:
    """The spec of a name or level; raises BadBot."""
    plain = FORMER_NAMES.get(name, name)
    plain = LEVELS.get(plain, plain)
    if plain in SIMPLE:
        return BotSpec(plain)
    if plain == PACE:
        return BotSpec(MCTS, milliseconds=MIN_PACE_MILLISECONDS)
    if plain == MCTS or plain in BASELINES:
        return BotSpec(plain, iterations=DEFAULT_ITERATIONS)
    if plain.startswith(f"{LEARNED}:") and len(plain) > len(LEARNED) + 1:
        return BotSpec(LEARNED, source=plain.removeprefix(f"{LEARNED}:"))
    network = NETWORK.fullmatch(plain)
    if network is not None:
        number, is_time = int(network[2] or DEFAULT_ITERATIONS), network[3]
        return BotSpec(EXPERT, 0 if is_time else number, number if is_time else 0, source=network[1])
    if SOURCE.fullmatch(plain) or (plain and entry_points(group=ENTRY_POINTS, name=plain)):
        return BotSpec(OUTSIDE, source=plain)
    budget = BUDGET.fullmatch(plain)
    if budget is None or (budget[4] and budget[1] != MCTS):
        raise BadBot(f"there is no bot {name!r}; there are {KINDS}")
    number, processes = int(budget[2]), int(budget[4] or 1)
    if budget[3]:
        return BotSpec(budget[1], milliseconds=number, processes=processes)
    return BotSpec(budget[1], iterations=number, processes=processes)


def paced(seconds: float) -> int:
    """The milliseconds for which a bot searches whose opponent has thought for some seconds.

    >>> paced(0.02), paced(1.5), paced(86400)
    (100, 1500, 5000)
    """
    return max(MIN_PACE_MILLISECONDS, min(MAX_PACE_MILLISECONDS, round(seconds * 1000)))
