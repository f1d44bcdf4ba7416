"""Pairs of real states that look alike to a seat. Both were played; they differ in what is hidden from it.

A decision is taken twice, with another answer or with other luck. Where a seat cannot tell the two outcomes
apart, they are a pair for that seat. A pair can be played on: the same action with the same luck in both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State

OTHER_ANSWERS = 3
OTHER_LUCK = 2
SPECTATOR = -1


class Outcome(NamedTuple):
    """A state, what was told on the way to it, and the luck this took.

    `is_open` when something was revealed on the way or luck was drawn: what was told may then differ.
    """

    s: State
    told: list[Event]
    luck: list[int]
    is_open: bool

    def heard(self, seat: int) -> list[Event]:
        """What a seat heard. The order may differ: hits taken in another order leave the same view."""
        return sorted(event for event in self.told if event.is_heard_by(seat))


class Pair(NamedTuple):
    """Two outcomes that look alike to a seat and are not the same."""

    seat: int
    one: Outcome
    other: Outcome

    def both(self) -> tuple[State, State]:
        return self.one.s, self.other.s


def seats_of(game: Game) -> range:
    """All seats and, before them, the spectator."""
    return range(SPECTATOR, len(game.seats))


def look(game: Game, s: State, seat: int) -> tuple[object, ...]:
    """What a seat is shown: its view, who is asked which question, and the numbers of its own question."""
    view = json.dumps(game.view(s, seat))
    if s.is_over:
        return view, s.result, s.ending
    ask = flow.question(s)
    seats = ask.seats(s)
    return view, seats, game.prompt(ask), ask.about(s, seat) if seat in seats else ()


def played(s: State, seat: int, a: Action, tape: Tape) -> Outcome:
    """What comes of an action with that luck; the state given stays as it is."""
    c = s.clone()
    c.tape = tape
    c.events = []
    flow.apply(c, seat, a)
    told, c.events = c.events, None
    return Outcome(c, told, c.tape.drawn, c.cuts != s.cuts)


def outcomes(s: State, seat: int, a: Action, luck: int) -> list[Outcome]:
    """What comes of an answer, of some others with the same luck, and of the same with other luck."""
    legal = flow.question(s).legal(s, seat)
    at = legal.index(a)
    step = max(1, len(legal) // (OTHER_ANSWERS + 1))
    others = [legal[(at + n * step) % len(legal)] for n in range(1, OTHER_ANSWERS + 1)]
    out = [played(s, seat, answer, Seeded(luck)) for answer in dict.fromkeys([a, *others])]
    if out[0].luck:
        out += [played(s, seat, a, Seeded(luck + n)) for n in range(1, OTHER_LUCK + 1)]
    return out


def dealt(game: Game, seeds: range) -> list[Outcome]:
    """The game set up with each seed."""
    out = []
    for seed in seeds:
        s = game.layout(Seeded(seed))
        s.events = []
        flow.settle(s, None)
        told, s.events = s.events, None
        out.append(Outcome(s, told, s.tape.drawn, True))
    return out


def pairs(game: Game, found: list[Outcome]) -> Iterator[Pair]:
    """The outcomes that a seat cannot tell from an earlier one, each with that one."""
    digests = [digest(outcome.s) for outcome in found]
    if len(set(digests)) < 2:
        return
    for seat in seats_of(game):
        first: dict[tuple[object, ...], int] = {}
        for n, outcome in enumerate(found):
            known = first.setdefault(look(game, outcome.s, seat), n)
            if digests[known] != digests[n]:
                yield Pair(seat, found[known], outcome)


def play_on(game: Game, pair: Pair, choice: Tape, luck: int) -> Pair | None:
    """The pair one decision later, or nothing when the seat can now tell its states apart.

    Whoever decides does the same in both if it can.
    """
    one, other = pair.both()
    if one.is_over:
        return None
    asked = flow.acting(one)
    seat = asked[choice.pick(len(asked))]
    mine, yours = [flow.question(s).legal(s, seat) for s in (one, other)]
    theirs = set(yours)
    common = [a for a in mine if a in theirs]
    if common:
        a = b = common[choice.pick(len(common))]
    else:
        a, b = mine[choice.pick(len(mine))], yours[choice.pick(len(yours))]
    after = Pair(pair.seat, played(one, seat, a, Seeded(luck)), played(other, seat, b, Seeded(luck)))
    ours, others = after.both()
    if digest(ours) == digest(others) or look(game, ours, pair.seat) != look(game, others, pair.seat):
        return None
    return after


def played_on(game: Game, pair: Pair, seed: int, steps: int) -> Iterator[Pair]:
    """What comes of a pair, for so many decisions or as long as the seat cannot tell its states apart."""
    choice = Seeded(seed)
    for n in range(steps):
        after = play_on(game, pair, choice, seed + n)
        if after is None:
            return
        yield after
        pair = after
