"""A copy is equal in everything and independent in everything, and listening changes nothing."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.testing.cases import Case, Moment
from admiralty.testing.contract import Check
from admiralty.testing.likeness import common_lists, differences, shape, spoiled

ONWARD = 40
LISTENING = "the last action leads elsewhere when somebody listens: events must not change the state"


class ACopyIsEqualAndSharesNoList(Check):
    every = 3

    def at(self, moment: Moment) -> None:
        c = moment.s.clone()
        differing, common = differences(moment.s, c), common_lists(moment.s, c)
        assert not differing, f"`clone` of the state leaves out {', '.join(differing)}"
        assert not common, f"`clone` of the state shares the lists {', '.join(common)}"


class PlayingOnInTheCopyLeavesTheOriginalAlone(Check):
    every = 25

    def at(self, moment: Moment) -> None:
        before = shape(moment.s)
        flow.playout(moment.s.clone(), Seeded(moment.n), ONWARD)
        assert shape(moment.s) == before, "; ".join(spoiled(before, moment.s))


class PlayingOnInTheOriginalLeavesTheCopyAlone(Check):
    every = 25

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.kept: list[tuple[State, dict[str, str]]] = []

    def at(self, moment: Moment) -> None:
        self.kept.append((moment.s.clone(), shape(moment.s)))

    def close(self) -> None:
        for c, before in self.kept:
            assert shape(c) == before, "; ".join(spoiled(before, c))


class TheCopyHasTheSameFuture(Check):
    """The same choices with the same luck lead to the same place: nothing that matters was left behind."""

    every = 50

    def at(self, moment: Moment) -> None:
        pair = moment.s.clone(), moment.s.clone().clone()
        for c in pair:
            c.tape = Seeded(moment.n)
            flow.playout(c, Seeded(moment.n + 1), ONWARD)
        differing = differences(*pair)
        assert not differing, f"the same choices with the same luck lead to another {', '.join(differing)}"


class ListeningChangesNothing(Check):
    """Nobody listens to a copy: it must come to what the original comes to while it is listened to."""

    every = 10

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.expected = ""

    def wants(self, moment: Moment) -> bool:
        return self.wanted(moment) or bool(self.expected)

    def at(self, moment: Moment) -> None:
        if self.expected:
            assert moment.n == 0 or moment.digest() == self.expected, LISTENING
            self.expected = ""
        else:
            c = moment.s.clone()
            flow.apply(c, moment.seat, moment.action)
            self.expected = digest(c)

    def over(self, s: State, number: int) -> None:
        assert not self.expected or digest(s) == self.expected, LISTENING
        self.expected = ""
