"""One game between bots. The driver holds the real state; a bot only gets a determinization for its seat."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from admiralty.bots import SEED_RANGE, Bot, MctsBot, RandomBot, decide, make
from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim.seeds import derive
from admiralty.sim.witness import Witness

DECISION_LIMIT: Final = 20_000
NOBODY: Final = -1
NOTHING: Final[dict[str, int]] = {}


class Row(NamedTuple):
    """The result of one game. `winner` is a seat, or -1 for a draw; one that was cut off has no payoffs."""

    game: int
    seed: int
    winner: int
    ending: str
    decisions: int
    seconds: float
    payoffs: tuple[int, ...]
    measures: dict[str, int] = NOTHING
    clauses: dict[str, int] = NOTHING


def play(
    game: Game,
    names: list[str],
    seed: int,
    index: int,
    limit: int = DECISION_LIMIT,
    witness: Witness | None = None,
) -> Row:
    """Game number `index` of a batch. It depends on seed and index alone, unless a bot's budget is a time.

    Measures and clauses are only filled in with a witness.
    """
    own = derive(seed, index)
    bots = [make(name, derive(own, seat)) for seat, name in enumerate(names)]
    start = time.perf_counter()
    s = game.setup(Seeded(derive(own, "luck")), None if witness is None else [])
    determinization_rng = Seeded(derive(own, "imagination"))
    decisions = drive(game, s, bots, determinization_rng, limit, witness)
    seconds = time.perf_counter() - start
    row = Row(index, own, winner(s.result), s.ending, decisions, seconds, s.result)
    if witness is None:
        return row
    return row._replace(measures=witness.at_end(s), clauses=witness.clauses)


def drive(
    game: Game,
    s: State,
    bots: list[Bot],
    determinization_rng: Seeded,
    limit: int,
    witness: Witness | None = None,
) -> int:
    """Let the bots decide until the game is over or the limit is reached; returns the number of decisions."""
    decisions = 0
    if witness is not None:
        witness.after_action(s)
    while s.stack and decisions < limit:
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            a = bot.pick(ask.explore(s, seat))
        else:
            a = decide(bot, game, s, seat, determinization_rng.pick(SEED_RANGE))
        if witness is not None:
            witness.before_action(s, ask, seat, a, bot.opinions if isinstance(bot, MctsBot) else [])
        flow.apply(s, seat, a)
        if witness is not None:
            witness.after_action(s)
        decisions += 1
    return decisions


def winner(payoffs: tuple[int, ...]) -> int:
    """The seat with the best payoff; NOBODY when several have it or the game is not over."""
    best = max(payoffs, default=0)
    return payoffs.index(best) if payoffs.count(best) == 1 else NOBODY
