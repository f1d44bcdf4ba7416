"""Every game under every option set, and random games of them.

No game is named here: a new one is found by looking.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import FIELD, NUMBER, Action, pack
from admiralty.core.codec import digest
from admiralty.core.event import Event
from admiralty.core.flow import Ask
from admiralty.core.game import Game
from admiralty.core.luck import Seeded, Tape
from admiralty.core.state import State
from admiralty.show import rulebook
from admiralty.testing.playthrough import replays

GAMES = 2
"""Random games of each case; the contract tests share this one number."""

SPARSE = 3
"""Where a single option differs, dear checks look at one in so many of the decisions they look at else."""

LIMIT = 30_000
"""A game of random choices that takes more decisions than this is a dead end."""

ONWARD = 12
"""So many decisions are made from a position that random games seldom reach."""

MOST = 24
"""About so many option sets of a game are tried at most."""

MOST_TOLD = 5
"""So many actions are named where some are wrong."""

SPECTATOR = -1
T = TypeVar("T")
CHOSEN = "ADMIRALTY_TESTED"
"""The variable of the environment that names the games to test."""


class Case(NamedTuple):
    """A game and the options that differ from their defaults."""

    slug: str
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.slug, *(words if len(words) < 2 else ["other-options"])])

    def game(self) -> Game:
        return loaded(self)

    @property
    def is_single(self) -> bool:
        """Whether a single option differs. There are many such cases, and most go the same course as the
        default for a long time, so each is looked at less closely.
        """
        return len(self.options) == 1


@cache
def loaded(case: Case) -> Game:
    return games.load(case.slug, dict(case.options))


def option_sets(slug: str) -> list[Case]:
    """The defaults, each other value of each option by itself, presets included, and all last values.

    Of a game with very many, some; `admiralty fuzz` tries them all.
    """
    if games.fault(slug):
        return [Case(slug, ())]  # whose tests fail and say why, and stop no others
    options = games.load(slug).option_list()
    singles = [((o.name, value),) for o in options for value in o.values if value != o.default]
    singles = singles[:: 1 + len(singles) // MOST]
    last = tuple((o.name, o.values[-1]) for o in options if not o.sets and o.values[-1] != o.default)
    chosen: list[tuple[tuple[str, str], ...]] = [(), *singles]
    return [Case(slug, options) for options in (chosen if last in chosen else [*chosen, last])]


SLUGS = os.environ[CHOSEN].split(",") if os.environ.get(CHOSEN) else games.slugs(hidden=True)
CASES = [case for slug in SLUGS for case in option_sets(slug)]


class Moment:
    """A decision in a random game: the state stands before `action`, which `seat` is about to take.

    What several checks ask of it is worked out once. `number` tells random games apart, `rare` is true after
    a position of moments.txt.
    """

    def __init__(self, case: Case, game: Game, number: int, n: int, s: State, rare: bool = False) -> None:
        self.case = case
        self.game = game
        self.number = number
        self.n = n
        self.s = s
        self.rare = rare
        self.ask: Ask = flow.question(s)
        self.seats = self.ask.seats(s)
        self.seat = 0
        self.action: Action = 0
        self.known: dict[object, Any] = {}

    def choose(self, choice: Tape, any_seat: bool) -> None:
        """Decide at random; any of the seats asked may come first."""
        self.seat = self.seats[choice.pick(len(self.seats))] if any_seat else self.seats[0]
        legal = self.legal(self.seat)
        self.action = legal[choice.pick(len(legal))]

    def once(self, key: object, work: Callable[[], T]) -> T:
        """What `work` gives, found once for all checks."""
        if key not in self.known:
            self.known[key] = work()
        found: T = self.known[key]
        return found

    def legal(self, seat: int) -> list[Action]:
        return self.once(("legal", seat), lambda: self.ask.legal(self.s, seat))

    def candidates(self, seat: int) -> list[Action]:
        return self.once(("candidates", seat), lambda: self.ask.candidates(self.s, seat))

    def digest(self) -> str:
        return self.once("digest", lambda: digest(self.s))

    def seen(self, seat: int) -> str:
        return self.once(("seen", seat), lambda: seen(self.game, self.s, seat))

    def twin(self, seat: int) -> State:
        """Another state behind what the seat sees. It is shared: whoever plays on in it takes a copy."""
        return self.once(("twin", seat), lambda: self.game.imagine(self.s, seat, Seeded(self.n)))

    def words(self, actions: Iterable[Action]) -> str:
        """Some actions as players say them."""
        texts = sorted(self.game.write_action(a) for a in actions)
        more = f" and {len(texts) - MOST_TOLD} more" if len(texts) > MOST_TOLD else ""
        return ", ".join(texts[:MOST_TOLD]) + more

    def __str__(self) -> str:
        what = f"position {self.number} of moments.txt" if self.rare else f"game {self.number}"
        name = self.game.seats[self.seat]
        return f"{what}, decision {self.n}, {name}: {self.game.write_action(self.action)}"


def seen(game: Game, s: State, seat: int) -> str:
    """The view as it goes over the wire: byte for byte."""
    return json.dumps(game.view(s, seat))


def start(game: Game, number: int) -> State:
    """Random game `number` at its first question; its events gather from set-up on."""
    return game.setup(Seeded(number), [])


def walk(case: Case, number: int, game: Game | None = None) -> Iterator[Moment]:
    """Random game `number` of a case, decision by decision. Its events gather until somebody takes them."""
    game = game or case.game()
    s = start(game, number)
    choice = Seeded(number + 1_000)
    for n in range(LIMIT):
        if s.is_over:
            return
        moment = Moment(case, game, number, n, s)
        moment.choose(choice, any_seat=True)
        yield moment
        flow.apply(s, moment.seat, moment.action)
    raise AssertionError(f"{case}: game {number} does not end")


def rare_positions(case: Case) -> list[str]:
    """Positions from which a case is also walked, for questions that random games seldom reach.

    They stand in moments.txt among the golden games, one a line: options that differ, a bar, the position.
    """
    path = replays(case.slug) / "moments.txt"
    if not path.exists():
        return []
    rows = [line.partition(" | ") for line in path.read_text(encoding="utf-8").splitlines()]
    own = " ".join(f"{name}={value}" for name, value in case.options) or "-"
    return [position for options, _, position in rows if options == own]


def walk_on(case: Case, number: int, position: str, game: Game | None = None) -> Iterator[Moment]:
    """A few random decisions from a position."""
    game = game or case.game()
    choice = Seeded(number + 1_000)
    s = game.read_position(position, Seeded(number))
    s.events = []
    for n in range(ONWARD):
        if s.is_over:
            return
        moment = Moment(case, game, number, n, s, rare=True)
        moment.choose(choice, any_seat=False)
        yield moment
        flow.apply(s, moment.seat, moment.action)


def moments(case: Case) -> Iterator[Moment]:
    for number in range(GAMES):
        yield from walk(case, number)
    for number, position in enumerate(rare_positions(case)):
        yield from walk_on(case, number, position)


def seats_of(game: Game) -> range:
    """All seats and, before them, the spectator."""
    return range(SPECTATOR, len(game.seats))


@cache
def clauses(slug: str) -> frozenset[str]:
    """The clauses of a game's rules text."""
    return frozenset(clause.number for clause in rulebook.clauses(loaded(Case(slug, ()))))


def any_action(game: Game, tape: Tape) -> Action:
    """Something the words can form, sensible or not."""
    number = tape.pick(len(game.verbs))
    fields = [0, 0]
    for i, kind in enumerate(game.verbs[number].kinds):
        size = FIELD + 1 if kind == NUMBER else len(game.grammar.ids[kind])
        fields[i] = tape.pick(size if tape.pick(2) else min(size, 8))
    return pack(number, fields[0], fields[1])


def after(s: State, seat: int, a: Action, tape: Tape | None = None) -> State:
    """A copy after an action, with the events of that; `tape` is the luck to come, if not the state's own."""
    c = s.clone()
    if tape is not None:
        c.tape = tape
    c.events = []
    flow.apply(c, seat, a)
    return c


def heard(s: State, listener: int) -> list[Event]:
    """What a listener hears of the events that a state holds."""
    return [event for event in s.events or [] if event.is_heard_by(listener)]


class Sampler:
    """Picks the moments that get the dear checks: the first few of every question, then one in `every`."""

    def __init__(self, every: int, first: int = 3) -> None:
        self.every = every
        self.first = first
        self.seen: dict[str, int] = {}

    def __call__(self, moment: Moment) -> bool:
        name = type(moment.ask).__name__
        self.seen[name] = self.seen.get(name, 0) + 1
        return self.seen[name] <= self.first or moment.n % self.every == 0
