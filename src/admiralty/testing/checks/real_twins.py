"""What is hidden leaves no trace: states alike to a seat have the same determinizations, choices and events.

The pairs come from play, not from `imagine`: a decision taken twice, and both outcomes played on for a while.
An `imagine` that keeps a secret is found out here, because two states with different secrets then differ in
what is imagined behind them.
"""

from __future__ import annotations

from collections.abc import Callable

from admiralty.core import flow
from admiralty.core.action import verb
from admiralty.core.codec import digest
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.testing.cases import Case, Moment, Sampler
from admiralty.testing.contract import Check
from admiralty.testing.twins.board import offered
from admiralty.testing.twins.pairs import Pair, dealt, outcomes, pairs, played_on

EVERY = 24
ONWARD = 10
DEALS = range(30)


def pairs_at(moment: Moment) -> list[Pair]:
    """The pairs that arise at a decision, and what comes of one of them."""
    return moment.once("pairs", lambda: find_pairs(moment))


def find_pairs(moment: Moment) -> list[Pair]:
    game = moment.game
    found = list(pairs(game, outcomes(moment.s, moment.seat, moment.action, moment.n)))
    if not found:
        return []
    return [*found, *played_on(game, found[moment.n % len(found)], moment.n, ONWARD)]


class OnPairs(Check):
    """A check of pairs of real states, also of those that set-up deals."""

    every = EVERY

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.wanted = Sampler(self.every, self.first)  # in all cases: secrets are found by chance
        self.seen: dict[tuple[str, int], int] = {}
        self.known: dict[tuple[int, int], object] = {}

    def wants(self, moment: Moment) -> bool:
        """The first few of every kind of answer as well: some secrets come from rare ones only."""
        kind = type(moment.ask).__name__, verb(moment.action)
        self.seen[kind] = self.seen.get(kind, 0) + 1
        return self.wanted(moment) or self.seen[kind] <= self.first

    def at(self, moment: Moment) -> None:
        if moment.n == 0 and moment.number == 0 and not moment.rare:
            for pair in moment.once("dealt", lambda: list(pairs(self.game, dealt(self.game, DEALS)))):
                self.tell(pair)
        for pair in pairs_at(moment):
            self.tell(pair)
        self.known.clear()

    def once(self, s: State, seat: int, work: Callable[[State, int], object]) -> object:
        """What `work` gives for a state and a seat. Many pairs have one state in common."""
        key = id(s), seat
        if key not in self.known:
            self.known[key] = work(s, seat)
        return self.known[key]

    def tell(self, pair: Pair) -> None:
        """Compare, and say where if they differ."""
        try:
            self.compare(pair)
        except AssertionError as error:
            who = self.game.seats[pair.seat] if pair.seat >= 0 else "a spectator"
            texts = [self.game.write_position(s) for s in pair.both()]
            raise AssertionError(f"these look alike to {who}:\n  {texts[0]}\n  {texts[1]}") from error

    def compare(self, pair: Pair) -> None:
        raise NotImplementedError


class WhatIsHiddenLeavesNoTraceInWhatIsImagined(OnPairs):
    def compare(self, pair: Pair) -> None:
        imagined = [self.once(s, pair.seat, self.imagined) for s in pair.both()]
        assert imagined[0] == imagined[1], "the view must show what differs, or `imagine` must forget it"

    def imagined(self, s: State, seat: int) -> str:
        return digest(self.game.imagine(s, seat, Seeded(7)))


class RealTwinsOfferTheSame(OnPairs):
    """Choices, refusals, prompt, advice and outlook; nothing is offered when the game is over."""

    def compare(self, pair: Pair) -> None:
        one, other = pair.both()
        assert one.is_over == other.is_over
        if not one.is_over:
            assert flow.acting(one) == flow.acting(other)
            assert self.once(one, pair.seat, self.offered) == self.once(other, pair.seat, self.offered)

    def offered(self, s: State, seat: int) -> tuple[object, ...]:
        return offered(self.game, s, seat)


class RealTwinsSoundAlikeAsLongAsNothingIsRevealed(OnPairs):
    """Also at the end: what the last action tells is either told to both, or it is no secret any more."""

    def compare(self, pair: Pair) -> None:
        if not pair.one.is_open and not pair.other.is_open:
            assert pair.one.heard(pair.seat) == pair.other.heard(pair.seat)
