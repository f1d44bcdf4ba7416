"""What a game may offer besides its rules: odds, advice, a screen, sheets, map files, an organiser.

A game makes its extras in `Game.extras`; everybody asks for one by its class: `game.extra(Odds)`. What search
asks for is in heuristics.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from admiralty.core.action import Action
from admiralty.core.event import Event
from admiralty.kit.sheets import Page

Line: TypeAlias = list[tuple[str, str]]
"""A line of text in pieces of (style, text)."""

View: TypeAlias = Mapping[str, object]
Figures: TypeAlias = dict[Action, dict[str, float]]
MapFaults: TypeAlias = list[tuple[str, dict[str, str | int]]]


class Words(Protocol):
    """Says messages and names in the language of the player."""

    def say(self, message_id: str, /, **args: str | int) -> str: ...

    def name(self, kind: str, index: int) -> str: ...

    def flagged(self, seat: int) -> str: ...


@dataclass(frozen=True)
class Odds:
    """Exact odds. Each game has its own arguments; those that make no sense raise ValueError."""

    answer: Callable[[dict[str, str]], dict[str, object]]


@dataclass(frozen=True)
class Advice:
    """Help for a decision of a seat, from what the seat knows.

    `figures` are numbers by action; chances are called `p_...`. `outlook` gives whole distributions for a
    picture, or None; the game's own board knows their shape.
    """

    figures: Callable[[Any, int], Figures]
    outlook: Callable[[Any, int], Mapping[str, object] | None]


@dataclass(frozen=True)
class Loss:
    """What a choice gives up for good: the name of a message, `loss-NAME` in the words of the game, how much
    of it, and of which things, as their kind and number.
    """

    name: str
    count: int = 1
    things: tuple[tuple[str, int], ...] = ()


Losses: TypeAlias = tuple[Loss, ...]


@dataclass(frozen=True)
class Waivers:
    """Choices that give something up. The `verbs` are offered last if there is any other choice. `losses`
    tells which choices should be confirmed now, because the loss is final.
    """

    verbs: tuple[str, ...]
    losses: Callable[[Any, int], dict[Action, Losses]]


@dataclass(frozen=True)
class Setups:
    """Ready set-ups, which a seat can have carried out for it, action by action.

    `step` gives the action of a named set-up for the present question, or None when it asks for something
    else. The name is a message, `setup-NAME` in the words of the game.
    """

    names: tuple[str, ...]
    step: Callable[[Any, int, str], Action | None]


@dataclass(frozen=True)
class Printed:
    """What is printed on map and counters, for those who draw them."""

    document: Callable[[], Mapping[str, object]]


@dataclass(frozen=True)
class Screen:
    """A view as lines for a terminal of a given width.

    A style is made of a seat's name, `strong`, `faint`, `hurt`, or empty. `brief` draws the map and the
    state of the game alone, for a window that is too low for everything.
    """

    lines: Callable[[View, Words, int], list[Line]]
    brief: Callable[[View, Words, int], list[Line]] | None = None


@dataclass(frozen=True)
class Sheets:
    """Pages for play on paper, made from a view and from nothing else."""

    pages: Callable[[View, Words], list[Page]]


@dataclass(frozen=True)
class Ceremony:
    """What is celebrated when a day or the whole game ends, from what spectators know.

    `scores` has the points of each seat in a view. `highlights` picks events out of those that everybody
    heard, for the whole game or its last day; each has a name, `ceremony-NAME` in the words of the game.
    """

    scores: Callable[[View], dict[str, int]]
    highlights: Callable[[View, list[Event], bool], list[tuple[str, Event]]]


@dataclass(frozen=True)
class MapFiles:
    """Maps of tiles that owners draw and use as data files.

    A fault is the name of a message, `map-fault-NAME` in the words of the game, and what fills it in. `make`
    takes a seed and sizes; it raises DataError if the sizes do not fit.
    """

    faults: Callable[[str], MapFaults]
    make: Callable[[int, dict[str, int]], str]


@dataclass(frozen=True)
class Benchmark:
    """Figures that a game measures by itself, given a seed and a number of seconds."""

    figures: Callable[[int, float], dict[str, float]]


@dataclass(frozen=True)
class Presets:
    """Choices of options under a name, `preset-NAME` in the words of the game, and the options by topic,
    `topic-NAME`; both in the order in which they are offered.
    """

    presets: Mapping[str, Mapping[str, str]]
    topics: Mapping[str, list[str]]


@dataclass(frozen=True)
class Nameable:
    """Things that players may give names: kinds of the game's ids. `named` are the words that a name given to
    an id stands for, `owner` is the seat that gives it. `flags` are the colours that a seat may choose among;
    one that is called by a colour flies it until then. A thing whose id ends in a seat and a number, such as
    `blue-2`, is called after the seat once that has a name, until it has one of its own.
    """

    kinds: tuple[str, ...]
    owner: Callable[[str, str], str]
    named: Callable[[str, str], tuple[str, ...]]
    flags: tuple[str, ...] = ()


@dataclass(frozen=True)
class OrganiserOption:
    """How a game gets an organiser: the seat, the options that bring it, and those to ask about first.

    `verbs` are what only the organiser says.
    """

    seat: str
    options: dict[str, str]
    asked: tuple[str, ...]
    verbs: tuple[str, ...] = ()


class Organiser:
    """The organiser at the table, and how rounds of planning begin and end.

    `seat` is the organiser's, `evaluate` the action that ends planning. People can be put in charge of things
    of one `kind` of the game's ids. `members` are the verbs for crew members who are in charge of nothing.
    `seconds` is how long planning should last.
    """

    def __init__(self, seat: str, evaluate: str, kind: str, members: tuple[str, ...], seconds: int) -> None:
        self.seat = seat
        self.evaluate = evaluate
        self.kind = kind
        self.members = members
        self.seconds = seconds

    def planned(self, s: Any) -> int:
        """The number of the round that is being planned, 0 when none is."""
        raise NotImplementedError

    def day(self, s: Any) -> int:
        """The number of the day; when it rises, or the game is over, places and great moments are told."""
        return 0

    def thing(self, word: str) -> str:
        """The thing that a word of that kind names; several words may name the same thing."""
        return word
