"""What a seat sees, as whole numbers of a fixed layout: for learners.

A game declares its fields in order: a name, a label for each number, the range of the numbers and what they
mean. The layout follows from the game's data alone, so it is the same under all options. A subclass of
`Observation` fills it from the state: everything the seat's view tells, and nothing else. What follows from
other numbers, such as the firepower of ships that are seen, may be left out. The question that the seat is
asked comes last, the same way in every game.

Two observations of a seat are equal if and only if its views and questions are; the contract tests hold that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from admiralty.core import flow
from admiralty.core.action import NUMBER
from admiralty.core.event import Kind
from admiralty.core.game import prompt_name
from admiralty.core.state import State

Limits: TypeAlias = dict[str, tuple[int, int, int]]

MOST: Final = 1 << 24
"""No number is larger: up to here every whole number is a float of 32 bits."""


class Field:
    """One part of an observation: as many numbers as it has labels, each from `low` to `high`.

    `values` are the words that the numbers stand for, from `low` on; where there are none, they are amounts.
    A learner is given the numbers divided by `scale`: the largest there can be, or the largest usual one.
    """

    def __init__(
        self,
        name: str,
        labels: Sequence[str],
        low: int,
        high: int,
        meaning: str,
        values: Sequence[str] = (),
        scale: int = 0,
    ) -> None:
        assert -MOST <= low <= high <= MOST, f"{name}: numbers go too far"
        self.name: str = name
        self.labels: list[str] = list(labels)
        self.low: int = low
        self.high: int = high
        self.meaning: str = meaning
        self.values: list[str] = list(values)
        self.scale: int = scale or max(abs(low), abs(high), 1)

    @property
    def size(self) -> int:
        return len(self.labels)


def amount(name: str, high: int, meaning: str, low: int = 0, scale: int = 0) -> Field:
    """A single number."""
    return Field(name, [""], low, high, meaning, (), scale)


def amounts(name: str, labels: Sequence[str], high: int, meaning: str, low: int = 0, scale: int = 0) -> Field:
    return Field(name, labels, low, high, meaning, (), scale)


def word(name: str, values: Sequence[str], meaning: str) -> Field:
    """A single number that stands for a word."""
    return Field(name, [""], 0, len(values) - 1, meaning, values)


def words(name: str, labels: Sequence[str], values: Sequence[str], meaning: str) -> Field:
    return Field(name, labels, 0, len(values) - 1, meaning, values)


def marks(name: str, labels: Sequence[str], meaning: str) -> Field:
    """Yes or no for each label."""
    return Field(name, labels, 0, 1, meaning)


NOTHING: Final = "-"


def or_none(ids: Sequence[str]) -> list[str]:
    """Ids counted from 1; 0 stands for none."""
    return [NOTHING, *ids]


LEFT_OUT: Final = 2


def up_to(most: int, scale: int = 0) -> tuple[int, int, int]:
    """The limits of a parameter that is not less than nothing."""
    return 0, most, scale


class Place:
    """Where the numbers of one question stand: its own number, and for each parameter how it is written.

    A code of 0 is an amount, 1 an id counted from 1, less than 0 a set of that many ids, LEFT_OUT nothing.
    """

    def __init__(self, number: int, at: int, codes: list[int]) -> None:
        self.number: int = number
        self.at: int = at
        self.codes: list[int] = codes


class Questions:
    """The question that a seat is asked, and what it is about.

    `limits` has, for each parameter that is an amount, `question/parameter` with its lowest and its largest
    number and its scale. A parameter of a kind that `ids` does not have is left out: the view tells it.
    """

    def __init__(self, prompts: dict[str, Kind], ids: dict[str, list[str]], limits: Limits) -> None:
        self.fields: list[Field] = [word("asked", or_none(list(prompts)), "the question this seat is asked")]
        self.places: dict[str, Place] = {}
        at = 1
        for number, (prompt, kind) in enumerate(prompts.items()):
            codes: list[int] = []
            start = at
            for label, what in kind.pairs():
                name = f"asked/{prompt}/{label}"
                meaning = f"{label} of the question"
                if what == NUMBER:
                    low, high, scale = limits[f"{prompt}/{label}"]
                    self.fields.append(amount(name, high, meaning, low, scale))
                    codes.append(0)
                elif what.rstrip("*") not in ids:
                    codes.append(LEFT_OUT)
                    continue
                elif what.endswith("*"):
                    self.fields.append(marks(name, ids[what[:-1]], meaning))
                    codes.append(-len(ids[what[:-1]]))
                else:
                    self.fields.append(word(name, or_none(ids[what]), meaning))
                    codes.append(1)
                at += self.fields[-1].size
            self.places[prompt] = Place(number + 1, start, codes)
        self.empty: list[int] = [0] * at

    def add(self, s: State, seat: int, out: list[int]) -> None:
        """Write down what the seat is asked; nothing but zeros if it is not."""
        base = len(out)
        out.extend(self.empty)
        if not s.stack:
            return
        ask = flow.question(s)
        if seat not in ask.seats(s):
            return
        place = self.places[prompt_name(type(ask).__name__)]
        out[base] = place.number
        at = base + place.at
        for code, value in zip(place.codes, ask.about(s, seat)):
            if code == LEFT_OUT:
                continue
            if isinstance(value, tuple):
                for one in value:
                    out[at + one] += 1
                at -= code
            else:
                out[at] = value + code
                at += 1


class Observation:
    """The layout of a game with its data, and how it is filled from a state.

    `more` are fields behind the question, which only some options bring.
    """

    def __init__(self, fields: list[Field], questions: Questions, more: list[Field] | None = None) -> None:
        self.fields: list[Field] = [*fields, *questions.fields, *(more or [])]
        self.questions: Questions = questions
        self.size: int = sum([field.size for field in self.fields])

    def facts(self, s: Any, seat: int) -> list[int]:
        """The numbers of the game's own fields, in their order."""
        raise NotImplementedError

    def parts(self, s: Any, seat: int) -> list[tuple[int, list[int]]]:
        """The observation of a seat: numbers, and where each series of them begins; all others are 0."""
        found = self.facts(s, seat)
        self.questions.add(s, seat, found)
        return [(0, found)]

    def names(self) -> list[str]:
        """A name for every number: the field and its label."""
        return [
            f"{field.name}/{label}" if label else field.name
            for field in self.fields
            for label in field.labels
        ]

    def place_of(self, name: str) -> int:
        """Where the numbers of a field begin."""
        at = 0
        for field in self.fields:
            if field.name == name:
                return at
            at += field.size
        raise KeyError(name)


class Numbering:
    """How learners number the things of one kind, where the game's own list depends on options.

    `words` say what the numbers mean. `codes` has, by seat, the number of each thing of the game's list, or
    -1 for one that the seat never speaks of.
    """

    def __init__(self, words: list[str], codes: list[list[int]]) -> None:
        self.words: list[str] = words
        self.codes: list[list[int]] = codes

    def code(self, thing: int, seat: int) -> int:
        return self.codes[seat][thing]


def numbered_in(words: list[str], ids: list[str], seats: int) -> Numbering:
    """Things as they are numbered in a longer list."""
    return Numbering(words, [[words.index(name) for name in ids]] * seats)


def no_numberings() -> dict[str, Numbering]:
    return {}


@dataclass(frozen=True)
class Observations:
    """How a game makes its layout, and how it numbers the things whose lists depend on options, by kind.

    Both take a moment, so they are worked out for those who ask.
    """

    make: Callable[[], Observation]
    numberings: Callable[[], dict[str, Numbering]] = no_numberings
