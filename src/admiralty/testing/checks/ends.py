"""Every game ends, in a way it declares, and nothing is lost on the way."""

from __future__ import annotations

import json

from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.testing.cases import Moment, seats_of
from admiralty.testing.contract import Check


class InvariantsHoldAtEveryDecision(Check):
    def at(self, moment: Moment) -> None:
        self.game.check(moment.s)

    def over(self, s: State, number: int) -> None:
        self.game.check(s)


class EveryGameEndsWithAResultByADeclaredEnding(Check):
    def at(self, moment: Moment) -> None:
        assert moment.s.result == ()

    def over(self, s: State, number: int) -> None:
        assert len(s.result) == len(self.game.seats)
        assert s.ending in self.game.endings


class EveryViewIsPlainDataAlsoOfAFinishedGame(Check):
    def wants(self, moment: Moment) -> bool:
        return moment.n % 10 == 0

    def at(self, moment: Moment) -> None:
        for seat in seats_of(self.game):
            assert json.loads(moment.seen(seat))

    def over(self, s: State, number: int) -> None:
        for seat in seats_of(self.game):
            json.dumps(self.game.view(s, seat))


class AnEvaluationIsAboutOneAtMostAndFairAtTheEnd(Check):
    dear = True

    def wants(self, moment: Moment) -> bool:
        return moment.number == 0 and not moment.rare and self.wanted(moment)

    def at(self, moment: Moment) -> None:
        assert abs(self.game.require(Heuristics).hand_value(moment.s, moment.seat)) <= 1.5
        assert abs(self.game.require(Heuristics).learned_value(moment.s, moment.seat)) <= 1.5

    def over(self, s: State, number: int) -> None:
        for seat, payoff in enumerate(s.result):
            assert (
                self.game.require(Heuristics).hand_value(s, seat)
                == self.game.require(Heuristics).learned_value(s, seat)
                == payoff
            )
