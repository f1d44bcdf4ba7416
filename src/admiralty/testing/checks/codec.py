"""A position in words is the whole position, at every decision and at the end."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import check_stack, digest
from admiralty.core.game import Game
from admiralty.core.state import SHARED, State
from admiralty.testing.cases import Case, Moment
from admiralty.testing.contract import Check
from admiralty.testing.likeness import attributes, differences, is_shared


class EveryPositionIsReadBackFromItsWords(Check):
    """Equal in all attributes: what is no `part` of the state must follow from those that are."""

    dear = True

    def wants(self, moment: Moment) -> bool:
        return not moment.rare and self.wanted(moment)

    def at(self, moment: Moment) -> None:
        again = self.read_back(moment.s, moment.digest())
        self.compare(moment.s, again)
        assert flow.acting(again) == moment.seats
        for seat in moment.seats:
            assert flow.question(again).legal(again, seat) == moment.legal(seat)

    def over(self, s: State, number: int) -> None:
        assert s.is_over
        self.compare(s, self.read_back(s, digest(s)))

    def compare(self, s: State, again: State) -> None:
        differing = differences(s, again)
        assert not differing, f"a position does not say, or is read without, {', '.join(differing)}"

    def read_back(self, s: State, before: str) -> State:
        text = self.game.write_position(s)
        again = self.game.read_position(text)
        assert digest(again) == before
        assert self.game.write_position(again) == text
        return again


class WhatIsNoPartOfAPositionFollowsFromTheParts(Check):
    """A running count, say: it may be kept beside the parts when the invariants tell a wrong one."""

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.before: State | None = None

    def wants(self, moment: Moment) -> bool:
        return moment.number == 0 and not moment.rare

    def at(self, moment: Moment) -> None:
        if self.before is not None:
            for name in beside_the_parts(moment.s):
                old = getattr(self.before, name)
                if old != getattr(moment.s, name):
                    c = moment.s.clone()
                    setattr(c, name, old)
                    assert not self.is_sound(c), f"`check` does not notice a wrong {name}, which is no part"
        self.before = moment.s.clone()

    def is_sound(self, s: State) -> bool:
        try:
            self.game.check(s)
        except AssertionError:
            return False
        return True


def beside_the_parts(s: State) -> list[str]:
    """The plain attributes that a game keeps besides the parts."""
    known = {*s.parts, *SHARED}
    return [name for name, value in attributes(s).items() if name not in known and not is_shared(value)]


class FramesStandWhereTheGameSays(Check):
    def at(self, moment: Moment) -> None:
        check_stack(moment.s, self.game.nesting, len(self.game.seats))


class PartsAreAttributesOfTheState(Check):
    def wants(self, moment: Moment) -> bool:
        return moment.n == 0

    def at(self, moment: Moment) -> None:
        s = moment.s
        assert set(s.parts) <= set(attributes(s))
        assert len(set(s.parts)) == len(s.parts)
