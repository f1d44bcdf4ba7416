"""What a seat sees, as whole numbers in a fixed layout: for learners.

A game declares its fields in order (`kit.fields`). The layout follows from the game's data alone, so it is
the same under all options. A subclass of `Observation` fills it from the state with everything that the
seat's view tells, and nothing else. It may leave out what follows from other numbers, such as the firepower
of ships that are seen. The question that the seat is asked comes last, in the same form in every game.

Two observations of a seat are equal if and only if its views and questions are. The contract tests check it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from admiralty.compiler import mypyc_attr
from admiralty.core import flow
from admiralty.core.action import NUMBER
from admiralty.core.event import Kind
from admiralty.core.game import prompt_name
from admiralty.core.state import State
from admiralty.kit.fields import Field, Limits, amount, marks, or_none, word

LEFT_OUT: Final = 2


class Place:
    """Where the parameters of one question begin, and a code for each of them that says how it is written.

    Code 0 is an amount, 1 an id counted from 1, -n a set of n ids; with LEFT_OUT nothing is written.
    """

    def __init__(self, number: int, at: int, codes: list[int]) -> None:
        self.number: int = number
        self.at: int = at
        self.codes: list[int] = codes


class Questions:
    """The question that a seat is asked, and what it is about.

    `limits` names each parameter that is an amount as `question/parameter`. A parameter of a kind that is not
    in `ids` is left out, because the view tells it.
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
        """Append what the seat is asked; only zeros if it is asked nothing."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The layout of a game with its data, and how it is filled from a state.

    `more` are fields that only some options have; they come after the question.
    """

    def __init__(self, fields: list[Field], questions: Questions, more: list[Field] | None = None) -> None:
        self.fields: list[Field] = [*fields, *questions.fields, *(more or [])]
        self.questions: Questions = questions
        self.size: int = sum([field.size for field in self.fields])

    def facts(self, s: Any, seat: int) -> list[int]:
        """The numbers of the game's own fields, in order."""
        raise NotImplementedError

    def parts(self, s: Any, seat: int) -> list[tuple[int, list[int]]]:
        """The observation of a seat as series of numbers, each with its start; all other numbers are 0."""
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
        """Where a field begins."""
        at = 0
        for field in self.fields:
            if field.name == name:
                return at
            at += field.size
        raise KeyError(name)


class Numbering:
    """How learners number the things of one kind, where the game's own list depends on options.

    `words` are the names of the numbers. `codes[seat]` has the number of each thing in the game's list, or -1
    for one that the seat never names.
    """

    def __init__(self, words: list[str], codes: list[list[int]]) -> None:
        self.words: list[str] = words
        self.codes: list[list[int]] = codes

    def code(self, thing: int, seat: int) -> int:
        return self.codes[seat][thing]


def numbered_in(words: list[str], ids: list[str], seats: int) -> Numbering:
    """Things numbered by their places in a longer list."""
    return Numbering(words, [[words.index(name) for name in ids]] * seats)


def no_numberings() -> dict[str, Numbering]:
    return {}


@dataclass(frozen=True)
class Observations:
    """How a game makes its layout, and how it numbers, by kind, the things whose lists depend on options.

    Both take some time, so they are made only on demand.
    """

    make: Callable[[], Observation]
    numberings: Callable[[], dict[str, Numbering]] = no_numberings
