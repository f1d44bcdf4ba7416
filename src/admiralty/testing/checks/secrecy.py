"""Two states that a seat cannot tell apart look, sound and offer the same to it.

Twins come from `imagine`: another state behind what the seat sees. Whoever is told something that others are
not has a secret: in such a game some twin must differ from the real state, or these checks prove nothing.
Whether `imagine` itself forgets what is hidden is for real_twins.py to say.
"""

from __future__ import annotations

import json

from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.testing.cases import SPECTATOR, Case, Moment, Sampler, after, heard, seats_of, seen
from admiralty.testing.contract import Check
from admiralty.testing.likeness import common_lists
from admiralty.testing.twins.board import offered

EVERY = 12
ONWARD = 25


def named(game: Game, seat: int) -> str:
    return game.seats[seat] if seat >= 0 else "a spectator"


def told_apart(one: str, other: str) -> str:
    """The keys in which two views differ."""
    if one == other:
        return ""
    first, second = json.loads(one), json.loads(other)
    keys = [key for key in first | second if first.get(key) != second.get(key)]
    return ", ".join(keys) or "the order of keys"


class TwinsLookAlikeAndOfferTheSame(Check):
    every = EVERY

    def at(self, moment: Moment) -> None:
        game, s = self.game, moment.s
        before = moment.digest()
        for seat in seats_of(game):
            twin = moment.twin(seat)
            game.check(twin)
            differing = told_apart(seen(game, twin, seat), moment.seen(seat))
            assert not differing, f"`imagine` changes what {named(game, seat)} sees: {differing}"
            assert game.prompt(flow.question(twin)) == game.prompt(moment.ask)
            assert flow.acting(twin) == moment.seats
            assert offered(game, twin, seat) == offered(game, s, seat)
            common = common_lists(s, twin)
            assert not common, f"what is imagined shares the lists {', '.join(common)} with the state"
        assert digest(s) == before, "`imagine` changes the state it is given"


class TwinsSoundAlikeAsLongAsNothingIsRevealed(Check):
    """The same action in both: a seat that hears of it hears the same, and may undo it in both or neither."""

    every = EVERY

    def at(self, moment: Moment) -> None:
        for seat in seats_of(self.game):
            twin = moment.twin(seat)
            if moment.action in flow.question(twin).legal(twin, moment.seat):
                self.compare(moment, twin, seat)

    def compare(self, moment: Moment, twin: State, seat: int) -> None:
        pair = moment.once("after", lambda: self.play(moment, moment.s)), self.play(moment, twin)
        sounds = [heard(c, seat) for c in pair]
        if seat == moment.seat:
            assert may_undo(moment, pair[0]) == may_undo(moment, pair[1]), "undo tells a secret"
        if all(c.cuts == moment.s.cuts for c in pair):
            assert sounds[0] == sounds[1]
            assert seen(self.game, pair[0], seat) == seen(self.game, pair[1], seat)
            assert offered(self.game, pair[0], seat) == offered(self.game, pair[1], seat)

    def play(self, moment: Moment, s: State) -> State:
        return after(s, moment.seat, moment.action, Seeded(moment.n + 1))


def may_undo(moment: Moment, c: State) -> bool:
    """Whether the seat that acted may take its action back; `c` is the state after it."""
    return c.cuts == moment.s.cuts and flow.acting(c) == (moment.seat,)


class NobodyHearsWhatItsViewDoesNotShow(Check):
    """When two actions of another seat, without luck in them, look the same, they sound the same."""

    every = EVERY

    def at(self, moment: Moment) -> None:
        legal = moment.legal(moment.seat)
        other = legal[legal.index(moment.action) - 1]
        one, two = (after(moment.s, moment.seat, a) for a in (moment.action, other))
        if not one.tape.drawn and not two.tape.drawn and flow.acting(one) == flow.acting(two):
            for seat in seats_of(self.game):
                if seat != moment.seat and seen(self.game, one, seat) == seen(self.game, two, seat):
                    self.compare(one, two, seat)

    def compare(self, one: State, two: State, seat: int) -> None:
        """The order of events may differ: the same hits taken in another order leave the same view."""
        assert sorted(heard(one, seat)) == sorted(heard(two, seat))


class WhereThereAreSecretsTwinsDiffer(Check):
    """It is not dear: whoever was found to differ is not looked at again."""

    every = EVERY

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.wanted = Sampler(self.every, self.first)
        self.missed = dict.fromkeys(seats_of(game), False)
        self.differ = dict.fromkeys(seats_of(game), False)

    def wants(self, moment: Moment) -> bool:
        return True

    def at(self, moment: Moment) -> None:
        events = moment.s.events or []
        for seat in self.missed:
            self.missed[seat] = self.missed[seat] or misses(events, seat)
        if self.wanted(moment):
            for seat, found in self.differ.items():
                self.differ[seat] = found or digest(moment.twin(seat)) != moment.digest()

    def close(self) -> None:
        assert all(self.differ[seat] for seat, missed in self.missed.items() if missed)


def misses(events: list[Event], seat: int) -> bool:
    """Whether others heard something and the seat heard nothing in its place.

    Who is told the details of a trade is not told as well that there was one.
    """
    instead = any(event.is_heard_by(seat) and not event.is_heard_by(SPECTATOR) for event in events)
    return not instead and not all(event.is_heard_by(seat) for event in events)


class AnImaginedGameCanBePlayedOn(Check):
    every = 60

    def at(self, moment: Moment) -> None:
        twin = moment.twin(moment.seat).clone()
        flow.playout(twin, Seeded(moment.n), ONWARD)
        self.game.check(twin)


class TheSameLuckImaginesTheSameBehindTwins(Check):
    """Or else what is imagined would tell something about what is hidden."""

    every = 5

    def at(self, moment: Moment) -> None:
        for seat in range(len(self.game.seats)):
            pair = [self.game.imagine(s, seat, Seeded(moment.n + 1)) for s in (moment.s, moment.twin(seat))]
            alike = digest(pair[0]) == digest(pair[1])
            assert alike, f"what {named(self.game, seat)} imagines depends on what is hidden from it"
