"""An action is one integer, `verb << 24 | first << 12 | second`, so that search never builds objects.

The words live in a game's table of verbs; `Grammar` turns actions into text and back.

>>> grammar = Grammar((Verb("done"), Verb("sail", "ship", "zone")), {"ship": ["fuji"], "zone": ["tsushima"]})
>>> grammar.write(pack(1, 0, 0))
'sail fuji tsushima'
>>> grammar.read("sail fuji tsushima") == pack(1, 0, 0)
True
"""

from __future__ import annotations

from typing import Final, TypeAlias

Action: TypeAlias = int

VERB_SHIFT: Final = 24
FIRST_SHIFT: Final = 12
FIELD: Final = 4095
NUMBER: Final = "number"


def pack(verb: int, a: int = 0, b: int = 0) -> Action:
    return verb << VERB_SHIFT | a << FIRST_SHIFT | b


def verb(a: Action) -> int:
    return a >> VERB_SHIFT


def first(a: Action) -> int:
    return a >> FIRST_SHIFT & FIELD


def second(a: Action) -> int:
    return a & FIELD


class Unreadable(ValueError):
    """Text that is not an action of the game. `about` is the wrong word, `expected` the kind wanted."""

    def __init__(self, reason: str, about: str, expected: str = "") -> None:
        super().__init__(f"{reason}: {about!r}" + (f" (expected {expected})" if expected else ""))
        self.reason = reason
        self.about = about
        self.expected = expected


class Refused(Exception):
    """An action that is not allowed now: the clause that forbids it or, when no clause does, a reason.

    A reason is the name of a message with its arguments; `show.text` makes the sentence.
    """

    def __init__(self, clause: str, reason: str = "", **arguments: str | int) -> None:
        told = ", ".join([f"{name} {value}" for name, value in arguments.items()])
        super().__init__(f"{reason}: {told}" if told else reason or f"forbidden by {clause}")
        self.clause = clause
        self.reason = reason
        self.arguments: dict[str, str | int] = arguments


class Verb:
    """One word a player may say, with the kinds of the one or two things it is said of."""

    def __init__(self, name: str, *kinds: str) -> None:
        self.name = name
        self.kinds: tuple[str, ...] = kinds


def verb_table(rows: dict[Action, Verb]) -> tuple[Verb, ...]:
    """The verbs of a game, each beside the constant by which rules know it, in the order of the constants."""
    assert list(rows) == [number << VERB_SHIFT for number in range(len(rows))], "the constants leave a gap"
    return tuple(rows.values())


class Grammar:
    """Actions as text, both ways: the verb's name followed by the ids of what it is said of."""

    def __init__(self, verbs: tuple[Verb, ...], ids: dict[str, list[str]]) -> None:
        self.verbs = verbs
        self.ids = ids
        self.verb_of: dict[str, int] = {v.name: i for i, v in enumerate(verbs)}
        self.index: dict[str, dict[str, int]] = {
            kind: {name: i for i, name in enumerate(names)} for kind, names in ids.items()
        }

    def parts(self, a: Action) -> list[tuple[str, int]]:
        """What an action is said of, as (kind, index) pairs."""
        fields = (first(a), second(a))
        return [(kind, fields[i]) for i, kind in enumerate(self.verbs[verb(a)].kinds)]

    def word(self, kind: str, value: int) -> str:
        return str(value) if kind == NUMBER else self.ids[kind][value]

    def write(self, a: Action) -> str:
        return " ".join([self.verbs[verb(a)].name] + [self.word(k, v) for k, v in self.parts(a)])

    def read(self, text: str) -> Action:
        words = text.split()
        if not words:
            raise Unreadable("empty", text)
        number = self.verb_of.get(words[0], -1)
        if number < 0:
            raise Unreadable("unknown-verb", words[0], ", ".join(self.verb_of))
        kinds = self.verbs[number].kinds
        if len(words) - 1 != len(kinds):
            raise Unreadable("wrong-count", text, " ".join((words[0], *(k.upper() for k in kinds))))
        fields = [self.value(kind, word) for kind, word in zip(kinds, words[1:], strict=True)] + [0, 0]
        return pack(number, fields[0], fields[1])

    def value(self, kind: str, word: str) -> int:
        if kind == NUMBER:
            if not (word.isascii() and word.isdigit()) or int(word) > FIELD:
                raise Unreadable("unknown-number", word, kind)
            return int(word)
        value = self.index[kind].get(word, -1)
        if value < 0:
            raise Unreadable(f"unknown-{kind}", word, kind)
        return value
