"""One game between bots. The driver holds the real state; a bot only ever gets an imagined one."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from admiralty.bots import Bot, RandomBot, make
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.sim.seeds import derive
from admiralty.sim.witness import Witness

DECISION_LIMIT: Final = 20_000
NOBODY: Final = -1
NOTHING: Final[dict[str, int]] = {}


class Row(NamedTuple):
    """How one game went. `winner` is a seat, or -1 for a draw; without payoffs the game was not finished."""

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
    """Game number `index` of a batch: seed and index alone decide how it goes, but for bots on the clock.

    Only a witness can tell measures and clauses.
    """
    own = derive(seed, index)
    bots = [make(name, derive(own, seat)) for seat, name in enumerate(names)]
    start = time.perf_counter()
    s = game.layout(Seeded(derive(own, "luck")))
    if witness is not None:
        s.events = []
    flow.settle(s, None)
    determinization_rng = Seeded(derive(own, "imagination"))
    decisions = drive(game, s, bots, determinization_rng, limit, witness)
    seconds = time.perf_counter() - start
    row = Row(index, own, winner(s.result), s.ending, decisions, seconds, s.result)
    if witness is None:
        return row
    return row._replace(measures=witness.concludes(s), clauses=witness.clauses)


def drive(
    game: Game,
    s: State,
    bots: list[Bot],
    determinization_rng: Seeded,
    limit: int,
    witness: Witness | None = None,
) -> int:
    """Let the bots decide until the game is over or the limit is reached: how many decisions they took."""
    decisions = 0
    if witness is not None:
        witness.hears(s)
    while s.stack and decisions < limit:
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            a = bot.pick(ask.explore(s, seat))
        else:
            a = decide(bot, game, s, seat, determinization_rng)
        if witness is not None:
            witness.sees(s, ask, seat, a)
        flow.apply(s, seat, a)
        if witness is not None:
            witness.hears(s)
        decisions += 1
    return decisions


def decide(bot: Bot, game: Game, s: State, seat: int, rng: Seeded) -> Action:
    """What the bot does, from a state that its seat cannot tell from the real one."""
    return bot.choose(game, game.imagine(s, seat, Seeded(rng.pick(1 << 30))), seat)


def winner(payoffs: tuple[int, ...]) -> int:
    """The seat that did best, or nobody when several did or the game is not over."""
    best = max(payoffs, default=0)
    return payoffs.index(best) if payoffs.count(best) == 1 else NOBODY
