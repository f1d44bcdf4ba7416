"""Pairs of real states that look alike to a seat. Both were played; they differ in what is hidden from it.

A decision is taken twice, with another answer or with other luck. Where a seat cannot tell the two outcomes
apart, they are a pair for that seat. A pair can be played on: the same action with the same luck in both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from admiralty.core import flow
from admiralty.core.action import Action, first, pack, second, verb
from admiralty.core.codec import digest
from admiralty.core.event import Event
from admiralty.core.game import Game
from admiralty.core.luck import LuckNeeded, Scripted, Seeded, Tape
from admiralty.core.state import State

OTHER_KINDS = 3
OTHER_LUCK = 6
SPECTATOR = -1
NOBODY = -1


class Outcome(NamedTuple):
    """A state, what was told on the way to it, and the luck this took.

    `is_open` when something was revealed on the way or luck was drawn: what was told may then differ. `seat`
    took `action`; set-up has neither.
    """

    s: State
    told: list[Event]
    luck: list[int]
    is_open: bool
    seat: int
    action: Action

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
    return Outcome(c, told, c.tape.drawn, c.cuts != s.cuts, seat, a)


def by_kind(legal: list[Action]) -> dict[int, list[Action]]:
    kinds: dict[int, list[Action]] = {}
    for a in legal:
        kinds.setdefault(verb(a), []).append(a)
    return kinds


def of_any_kind(legal: list[Action], choice: Tape) -> Action:
    """A random answer, each kind equally likely, so that games make progress."""
    kinds = list(by_kind(legal).values())
    kind = kinds[choice.pick(len(kinds))]
    return kind[choice.pick(len(kind))]


def answers(legal: list[Action], a: Action, luck: int) -> list[Action]:
    """An answer, another of its kind that differs in one thing, and some of other kinds."""
    kinds = by_kind([other for other in legal if other != a])
    same = kinds.pop(verb(a), [])
    same = [other for other in same if first(other) == first(a) or second(other) == second(a)] or same
    chosen = list(kinds.values())
    turn = luck % len(chosen) if chosen else 0
    groups = [same, *chosen[turn:], *chosen[:turn]][: OTHER_KINDS + 1]
    return [a, *[group[luck % len(group)] for group in groups if group]]


def outcomes(s: State, seat: int, a: Action, luck: int) -> list[Outcome]:
    """What comes of an answer and of some others with the same luck, and of two with another first die or
    card.
    """
    out: list[Outcome] = []
    for n, answer in enumerate(answers(flow.question(s).legal(s, seat), a, luck)):
        base = played(s, seat, answer, Seeded(luck))
        out.append(base)
        if n < 2 and base.luck:
            for value in sorted(set(first_outcomes(s, seat, answer)))[:OTHER_LUCK]:
                if value != base.luck[0]:
                    out.append(played_with(s, seat, answer, [value, *base.luck[1:]], luck + 1))
    return out


def two_outcomes(s: State, seat: int, a: Action, luck: int) -> list[Outcome]:
    """What comes of an answer, and of one other answer or one other die or card."""
    base = played(s, seat, a, Seeded(luck))
    others = answers(flow.question(s).legal(s, seat), a, luck)[1:]
    if base.luck and (luck % 2 or not others):
        values = [value for value in first_outcomes(s, seat, a) if value != base.luck[0]] or base.luck
        return [base, played_with(s, seat, a, [values[luck % len(values)], *base.luck[1:]], luck + 1)]
    if not others:
        return [base]
    return [base, played(s, seat, others[luck % len(others)], Seeded(luck))]


def first_outcomes(s: State, seat: int, a: Action) -> list[int]:
    """What the first die or card of an action can be."""
    try:
        played(s, seat, a, Scripted([]))
    except LuckNeeded as missing:
        return missing.outcomes
    return []


def played_with(s: State, seat: int, a: Action, wished: list[int], seed: int) -> Outcome:
    """What comes of an action with these outcomes, as far as they are possible, and then with others."""
    return script(lambda tape: played(s, seat, a, tape), wished, seed)


def script(play: Callable[[Tape], Outcome], wished: list[int], seed: int) -> Outcome:
    """Play with a script of luck, which is written while it is played."""
    fresh = Seeded(seed)
    given: list[int] = []
    while True:
        try:
            return play(Scripted(given[:]))
        except LuckNeeded as missing:
            at = len(given)
            if at < len(wished) and wished[at] in missing.outcomes:
                given.append(wished[at])
            else:
                given.append(missing.outcomes[fresh.pick(len(missing.outcomes))])


def dealt(game: Game, seeds: range) -> list[Outcome]:
    """The game set up with each seed, and with each of its first outcomes changed."""
    out = []
    for seed in seeds:
        base = laid_out(game, Seeded(seed))
        out.append(base)
        for at in range(min(len(base.luck), OTHER_LUCK)):
            wished = [*base.luck[:at], -1, *base.luck[at + 1 :]]  # no outcome is -1: another comes instead
            out.append(script(lambda tape: laid_out(game, tape), wished, seed))
    return out


def laid_out(game: Game, tape: Tape) -> Outcome:
    told: list[Event] = []
    s = game.setup(tape, told)
    s.events = None
    return Outcome(s, told, tape.drawn, True, NOBODY, -1)


def pairs(game: Game, found: list[Outcome]) -> Iterator[Pair]:
    """The outcomes that a seat cannot tell from an earlier one, each with that one."""
    digests = [digest(outcome.s) for outcome in found]
    if len(set(digests)) < 2:
        return
    for seat in seats_of(game):
        first: dict[tuple[object, ...], int] = {}
        for n, outcome in enumerate(found):
            known = first.setdefault((*look(game, outcome.s, seat), *memory(outcome.s)), n)
            if digests[known] != digests[n]:
                yield Pair(seat, found[known], outcome)


def memory(s: State) -> list[str]:
    """What everybody has seen and the view does not show any more."""
    return [str(getattr(s, part)) for part in s.remembered]


def mirrored(a: Action, one: Action, other: Action) -> Action:
    """An action with the values exchanged in which two actions of its kind differ.

    Where one ship went east and here west, the next that goes west goes east here: the numbers stay alike.
    """
    if one < 0 or other < 0 or not verb(a) == verb(one) == verb(other):
        return a
    fields = []
    for mine, here, there in zip((first(a), second(a)), parts(one), parts(other)):
        fields.append(there if mine == here else here if mine == there else mine)
    return pack(verb(a), fields[0], fields[1])


def parts(a: Action) -> tuple[int, int]:
    return first(a), second(a)


def play_on(game: Game, pair: Pair, origin: Pair, choice: Tape, luck: int) -> Pair | None:
    """The pair one decision later, or nothing when the seat can now tell its states apart.

    Whoever else decides mirrors in one state what it does in the other, or does the same, if it can.
    """
    one, other = pair.both()
    if one.is_over:
        return None
    asked = flow.acting(one)
    seat = asked[choice.pick(len(asked))]
    mine, yours = [flow.question(s).legal(s, seat) for s in (one, other)]
    if seat == pair.seat:
        a = b = of_any_kind(mine, choice)
        if a not in yours:
            return None  # its own choices differ: that is for another comparison to say
    else:
        a, b = answers_alike(mine, yours, origin, choice)
    after = Pair(pair.seat, played(one, seat, a, Seeded(luck)), played(other, seat, b, Seeded(luck)))
    ours, others = after.both()
    if digest(ours) == digest(others) or memory(ours) != memory(others):
        return None
    return after if look(game, ours, pair.seat) == look(game, others, pair.seat) else None


def answers_alike(
    mine: list[Action], yours: list[Action], origin: Pair, choice: Tape
) -> tuple[Action, Action]:
    """An action for each of the two states: mirrored, or the same, where that is possible."""
    theirs = set(yours)
    mirrors = {a: mirrored(a, origin.one.action, origin.other.action) for a in mine}
    crossing = [a for a, b in mirrors.items() if a != b and b in theirs]
    if crossing and choice.pick(2):
        a = crossing[choice.pick(len(crossing))]
    else:
        a = of_any_kind(mine, choice)
    b = next((b for b in (mirrors[a], a) if b in theirs), yours[choice.pick(len(yours))])
    return a, b


def played_on(game: Game, pair: Pair, seed: int, steps: int) -> Iterator[Pair]:
    """What comes of a pair, for so many decisions or as long as the seat cannot tell its states apart."""
    choice = Seeded(seed)
    origin = pair
    for n in range(steps):
        after = play_on(game, pair, origin, choice, seed + n)
        if after is None:
            return
        yield after
        pair = after
