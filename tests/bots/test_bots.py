"""What holds for every bot: fair, and nothing but a choice.

That the same seed gives the same choices is for test_same_choices.py to say, and across processes.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from admiralty.bots import SEED_RANGE, Bot, decide, make
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.game import Game
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation, Heuristics
from admiralty.sim.drive import drive
from tests.support import game

NAMES = ("random", "greedy", "mcts:4")
SLUGS = ("port-arthur", "_template")
# Russia sees 4 and 3 ships under Mikasa and Asama; which of the others lie where it cannot see.
FOG = (
    "turn 2; sortie russia; tsushima: mikasa {} {} yakumo; yellow-sea: asama {} {};"
    "top tsushima mikasa; top yellow-sea asama"
)


def moves(slug: str, name: str, seed: int, count: int) -> list[Action]:
    """The first decisions of a game that the bot plays against itself."""
    chosen = game(slug)
    s = chosen.setup(Seeded(3))
    bots = [make(name, seed + seat) for seat in range(len(chosen.seats))]
    determinization_rng = Seeded(4)
    out: list[Action] = []
    while s.stack and len(out) < count:
        seat = flow.acting(s)[0]
        out.append(decide(bots[seat], chosen, s, seat, determinization_rng.pick(SEED_RANGE)))
        flow.apply(s, seat, out[-1])
    return out


def test_another_seed_gives_other_choices() -> None:
    assert moves("port-arthur", "random", 5, 40) != moves("port-arthur", "random", 6, 40)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_bot_chooses_what_search_may_do_and_changes_nothing(slug: str, name: str) -> None:
    chosen = game(slug)
    s = chosen.setup(Seeded(8))
    bot = make(name, 1)
    chance = Seeded(9)
    for _ in range(25):
        seat = flow.acting(s)[0]
        choices = flow.question(s).explore(s, seat)
        seen = chosen.imagine(s, seat, Seeded(1))
        before = digest(seen)
        assert bot.choose(chosen, seen, seat) in choices
        assert digest(seen) == before
        flow.apply(s, seat, choices[chance.pick(len(choices))])
        if not s.stack:
            return


@pytest.mark.parametrize("name", NAMES)
def test_states_that_a_seat_cannot_tell_apart_get_the_same_choice(name: str) -> None:
    chosen = game("port-arthur", ("fog_of_war", "on"))
    twins = [
        chosen.read_position(FOG.format(*ships))
        for ships in (("asahi", "tokiwa", "fuji", "izumo"), ("fuji", "izumo", "asahi", "tokiwa"))
    ]
    assert digest(twins[0]) != digest(twins[1])
    assert chosen.view(twins[0], 1) == chosen.view(twins[1], 1)
    for seed in range(3):
        choices = {decide(make(name, seed), chosen, s, 1, seed) for s in twins}
        assert len(choices) == 1


class Secretive:
    """A game that cannot bear its real state in anybody else's hands."""

    def __init__(self, inner: Game) -> None:
        self.inner = inner
        self.real = inner.setup(Seeded(2))
        self.imagined = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def imagine(self, s: State, seat: int, tape: Tape) -> State:
        self.imagined += 1
        return self.inner.imagine(s, seat, tape)

    def require(self, kind: type[Heuristics]) -> Any:
        return Watched(self.inner.require(kind), self)


class Watched:
    """The heuristics of a game that never see the real state."""

    def __init__(self, inner: Heuristics, secretive: Secretive) -> None:
        self.inner = inner
        self.secretive = secretive

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    @property
    def hand_evaluation(self) -> Evaluation:
        return WatchedEvaluation(self.inner.hand_evaluation, self.secretive)

    @property
    def learned_evaluation(self) -> Evaluation:
        return WatchedEvaluation(self.inner.learned_evaluation, self.secretive)

    def learned_value(self, s: State, seat: int) -> float:
        return self.learned_evaluation.of(s, seat)


class WatchedEvaluation(Evaluation):
    """An evaluation that never sees the real state."""

    def __init__(self, inner: Evaluation, secretive: Secretive) -> None:
        self.inner = inner
        self.secretive = secretive

    def of(self, s: State, seat: int) -> float:
        self.check(s)
        return self.inner.of(s, seat)

    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        self.check(s)
        return self.inner.foreseen(s, seat, choices)

    def check(self, s: State) -> None:
        assert s is not self.secretive.real, "a bot looked at the real state"
        assert s.tape is not self.secretive.real.tape, "a bot holds the real luck"


class Suspicious:
    """Passes on to a bot only what is neither the real state nor bound to the real luck."""

    def __init__(self, bot: Bot, secretive: Secretive) -> None:
        self.bot = bot
        self.secretive = secretive

    def choose(self, game: Game, s: State, seat: int) -> Action:
        real = self.secretive.real
        assert s is not real
        assert s.tape is not real.tape
        drawn = len(real.tape.drawn)
        a = self.bot.choose(game, s, seat)
        assert len(real.tape.drawn) == drawn
        return a


@pytest.mark.parametrize("name", ["greedy", "mcts:6"])
@pytest.mark.parametrize("slug", SLUGS)
def test_bots_are_never_handed_the_real_state(slug: str, name: str) -> None:
    secretive = Secretive(game(slug))
    bots: list[Bot] = [Suspicious(make(name, seat), secretive) for seat in (0, 1)]
    decisions = drive(cast(Game, secretive), secretive.real, bots, Seeded(1), 60)
    assert secretive.imagined >= decisions > 0
