"""A bot knows what its seat may know: from two states that the seat cannot tell apart it chooses the same.

`make twins` asks for many more pairs.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.testing.cases import Moment
from admiralty.testing.checks.real_twins import pairs_at
from admiralty.testing.contract import Check
from admiralty.testing.twins.bots import BOTS, choice

SHARE = 7
"""The search is dear: it is tried on one moment in so many."""


class BotCheck(Check):
    """Tried under the default options and under all the others together.

    A bot is given nothing but an imagined state (tests/bots/test_bots.py), and under every option set the
    other checks compare what is imagined behind twins. A single option adds nothing to that.
    """

    def wants(self, moment: Moment) -> bool:
        is_chosen = not self.case.is_single and moment.number == 0 and not moment.rare
        return is_chosen and self.wanted(moment)


def names(moment: Moment) -> tuple[str, ...]:
    return BOTS if moment.n % SHARE == 0 else BOTS[:3]


class BotsChooseTheSameOnTwins(BotCheck):
    every = 60
    first = 1

    def at(self, moment: Moment) -> None:
        twin = moment.twin(moment.seat)
        for name in names(moment):
            chosen = [choice(self.game, name, s, moment.seat, moment.n) for s in (moment.s, twin)]
            assert chosen[0] == chosen[1], name


class BotsChooseTheSameOnRealTwins(BotCheck):
    """At one pair of a moment where the seat has to decide."""

    every = 96
    first = 1

    def at(self, moment: Moment) -> None:
        for pair in pairs_at(moment):
            one, other = pair.both()
            if pair.seat in flow.acting(one):
                for name in names(moment):
                    chosen = [choice(self.game, name, s, pair.seat, moment.n) for s in (one, other)]
                    assert chosen[0] == chosen[1], f"{name}: {self.game.write_position(other)}"
                return
