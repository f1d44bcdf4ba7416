"""Many pairs of real states that look alike to a seat, compared in all that a table shows of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from admiralty import Table
from admiralty.core import flow
from admiralty.core.codec import digest
from admiralty.core.game import Game
from admiralty.core.luck import Seeded
from admiralty.testing.cases import CASES, Case, Moment, rare_positions, walk, walk_on
from admiralty.testing.twins.board import log, repeat, shown, table_at
from admiralty.testing.twins.bots import BOTS, choice
from admiralty.testing.twins.pairs import Pair, dealt, outcomes, pairs, played_on, two_outcomes

EVERY = 3
"""One decision in so many is taken twice."""

ONWARD = 12
LANGUAGES = ("en", "cs", "fr", "ja")
BOTS_EVERY = 400
"""Bots are asked after so many pairs, at the next one whose seat has a decision."""


class Scene(NamedTuple):
    """A decision taken twice: the position before it, the pairs it gave, and what came of one of them."""

    game: Game
    position: str
    found: list[Pair]
    start: Pair | None
    onward: list[Pair]


class Difference(NamedTuple):
    """Something that tells two states apart which should look alike."""

    case: Case
    what: str
    seat: int
    positions: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.case}: {self.what}, seat {self.seat}\n  {self.positions[0]}\n  {self.positions[1]}"


def scene(moment: Moment, thorough: bool = True) -> Scene:
    """If thorough, with all other answers and outcomes that are tried; else with one of them."""
    game = moment.game
    take = outcomes if thorough else two_outcomes
    found = list(pairs(game, take(moment.s, moment.seat, moment.action, moment.n)))
    if not found:
        return Scene(game, "", [], None, [])
    start = found[moment.n % len(found)]
    onward = list(played_on(game, start, moment.n, ONWARD))
    return Scene(game, game.write_position(moment.s), found, start, onward)


def walks(slug: str, first: int = 0) -> Iterator[tuple[Case, Iterator[Moment]]]:
    """Random games from number `first` on, without end, the cases of the game in turn; before game 0, rare
    positions.
    """
    cases = [case for case in CASES if case.slug == slug]
    for case in cases if first == 0 else []:
        for number, position in enumerate(rare_positions(case)):
            yield case, walk_on(case, number, position)
    for number in count(first):
        for case in cases:
            yield case, walk(case, number)


class Campaign:
    """The pairs of one game: how many were compared, and what differed."""

    def __init__(self, slug: str, with_bots: bool) -> None:
        self.slug = slug
        self.with_bots = with_bots
        self.compared = 0
        self.told_apart = 0
        self.choices = 0
        self.bots_asked_at = 0
        self.differences: list[Difference] = []

    def run(self, wanted: int, first: int = 0) -> Iterator[int]:
        """Compare a number of pairs; yields the number of the random game after each decision taken twice."""
        for case, moments in walks(self.slug, first):
            for moment in moments:
                if moment.n % EVERY == 0:
                    self.compare_scene(case, scene(moment))
                    yield moment.number
                moment.s.events = []
                if self.compared >= wanted:
                    return

    def compare_all_dealt(self, seeds: range) -> None:
        for case in CASES:
            if case.slug == self.slug:
                self.compare_dealt(case, seeds)

    def compare_dealt(self, case: Case, seeds: range) -> None:
        """The pairs that set-up deals; there is no table before it to begin from."""
        game = case.game()
        for pair in pairs(game, dealt(game, seeds)):
            self.compared += 1
            self.compare_states(case, pair)

    def compare_scene(self, case: Case, scene: Scene) -> None:
        tables: dict[int, Table] = {}
        for pair in scene.found:
            for outcome in (pair.one, pair.other):
                if id(outcome) not in tables:
                    tables[id(outcome)] = table_at(scene.game, scene.position)
                    repeat(tables[id(outcome)], outcome)
            self.compare(case, pair, tables[id(pair.one)], tables[id(pair.other)])
        if scene.start is not None:
            both = tables[id(scene.start.one)], tables[id(scene.start.other)]
            self.follow(case, scene.onward, both)

    def follow(self, case: Case, onward: list[Pair], both: tuple[Table, Table]) -> None:
        for pair in onward:
            repeat(both[0], pair.one)
            repeat(both[1], pair.other)
            if not self.compare(case, pair, *both):
                return

    def compare(self, case: Case, pair: Pair, one: Table, other: Table) -> bool:
        """Whether the seat still cannot tell them apart; a log that differs by the rules tells them."""
        logs = [log(table, pair.seat) for table in (one, other)]
        if logs[0] != logs[1]:
            self.told_apart += 1
            is_open = pair.one.is_open or pair.other.is_open
            if not is_open and pair.one.heard(pair.seat) != pair.other.heard(pair.seat):
                self.differ(case, pair, "log")
            return False
        self.compared += 1
        views = [shown(table, pair.seat) for table in (one, other)]
        for what, seen in views[0].items():
            if seen != views[1][what]:
                self.differ(case, pair, what)
        self.compare_states(case, pair)
        return True

    def compare_states(self, case: Case, pair: Pair) -> None:
        game = case.game()
        both = pair.both()
        imagined = [digest(game.imagine(s, pair.seat, Seeded(7))) for s in both]
        if imagined[0] != imagined[1]:
            self.differ(case, pair, "imagined")
        is_time = self.with_bots and self.compared >= self.bots_asked_at + BOTS_EVERY
        if is_time and pair.seat in flow.acting(both[0]):
            self.bots_asked_at = self.compared
            for name in BOTS:
                self.choices += 1
                chosen = [choice(game, name, s, pair.seat, self.compared) for s in both]
                if chosen[0] != chosen[1]:
                    self.differ(case, pair, f"bot {name}")

    def differ(self, case: Case, pair: Pair, what: str) -> None:
        one, other = (case.game().write_position(s) for s in pair.both())
        self.differences.append(Difference(case, what, pair.seat, (one, other)))
