"""What learners are shown: equal numbers if and only if the seat's view and question are equal."""

from __future__ import annotations

import json
from functools import cache

import numpy as np

from admiralty.core import flow
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.kit.observation import Observation, Observations
from admiralty.testing.cases import Case, Moment
from admiralty.testing.contract import Check


def question(game: Game, s: State, seat: int) -> str:
    """What a seat is asked, and about what; nothing if it is not asked."""
    if s.is_over:
        return ""
    ask = flow.question(s)
    return json.dumps([game.prompt(ask), ask.about(s, seat)]) if seat in ask.seats(s) else ""


def encoded(made: Observation, s: State, seat: int) -> bytes:
    out = np.zeros(made.size, np.int32)
    for at, numbers in made.parts(s, seat):
        assert at + len(numbers) <= made.size
        assert not out[at : at + len(numbers)].any(), "two parts overlap"
        out[at : at + len(numbers)] = numbers
    return out.tobytes()


@cache
def layout(game: Game) -> Observation:
    return game.require(Observations).make()


class OneToOne:
    """Pairs of what a seat sees and what it is shown as numbers, all that were met."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made = layout(game)
        self.low = np.array([field.low for field in self.made.fields for _ in field.labels])
        self.high = np.array([field.high for field in self.made.fields for _ in field.labels])
        self.numbers: dict[tuple[int, str], bytes] = {}
        self.views: dict[bytes, tuple[int, str]] = {}

    def meet(self, s: State, seat: int, view: str) -> None:
        seen = (seat, view + question(self.game, s, seat))
        found = encoded(self.made, s, seat)
        ints = np.frombuffer(found, np.int32)
        outside = np.flatnonzero((ints < self.low) | (ints > self.high))
        assert not len(outside), [(self.made.names()[n], int(ints[n])) for n in outside]
        known = self.numbers.setdefault(seen, found)
        if known != found:
            other = np.frombuffer(known, np.int32)
            names = self.made.names()
            differing = [names[n] for n in np.flatnonzero(ints != other)]
            raise AssertionError(f"one view, other numbers: {differing}")
        alike = self.views.setdefault(found, seen)
        assert alike == seen, "other views, the same numbers"


class OfObservations(Check):
    """A check of games that offer observations."""

    def wants(self, moment: Moment) -> bool:
        return self.game.extra(Observations) is not None and super().wants(moment)


class ObservationsTellWhatViewsTell(OfObservations):
    every = 4

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.met = OneToOne(game) if game.extra(Observations) else None

    def at(self, moment: Moment) -> None:
        assert self.met is not None
        for seat in range(len(self.game.seats)):
            self.met.meet(moment.s, seat, moment.seen(seat))

    def over(self, s: State, number: int) -> None:
        if self.met is not None:
            for seat in range(len(self.game.seats)):
                self.met.meet(s, seat, json.dumps(self.game.view(s, seat)))


class TwinsAreObservedAlike(OfObservations):
    every = 12

    def at(self, moment: Moment) -> None:
        made = layout(self.game)
        for seat in range(len(self.game.seats)):
            assert encoded(made, moment.s, seat) == encoded(made, moment.twin(seat), seat)
