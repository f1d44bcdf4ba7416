"""From one version of a game's rules to the next: what becomes of positions, options and running games.

A game lists in its upgrades.py, for each earlier version, the `Upgrade` to the version after it. Positions
are rewritten step by step when they are read, so what an earlier version stored can be looked at and, unless
an upgrade says why not, played on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from admiralty.core import codec
from admiralty.core.codec import BadPosition, Place
from admiralty.core.game import Versions


class NoUpgrade(BadPosition):
    """Nothing leads from one version of the rules to another."""

    def __init__(self, version: int, now: int) -> None:
        super().__init__(f"this is of rules version {version}; these rules are version {now}")
        self.version = version
        self.now = now


@dataclass
class Upgrade:
    """How a position of one version reads in the next.

    `renamed` maps `Frame.clause` to `Frame.clause`, and `Frame` to `Frame`. `fields` has, by the old name of
    a frame, a function from its old fields to its new ones. `stack` rewrites the whole stack after that,
    `words` the game's own words, `options` the options. `ends` says in a sentence why running games end here;
    their positions are still rewritten, to be looked at.
    """

    renamed: dict[str, str] = field(default_factory=dict)
    fields: dict[str, Callable[[list[Any]], list[Any]]] = field(default_factory=dict)
    words: Callable[[list[str]], list[str]] | None = None
    stack: Callable[[list[Place]], list[Place]] | None = None
    options: Callable[[dict[str, str]], dict[str, str]] | None = None
    ends: str = ""

    def place(self, old: Place) -> Place:
        frame, _, clause = self.renamed.get(old.where, old.where).partition(".")
        fields = self.fields[old.frame](old.fields) if old.frame in self.fields else old.fields
        return Place(self.renamed.get(frame, frame), clause, fields)

    def places(self, old: list[Place]) -> list[Place]:
        new = [self.place(place) for place in old]
        return self.stack(new) if self.stack is not None else new


class Upgrades(Versions):
    """What a game knows about the versions of its rules before the present one.

    `steps` has the upgrade from each version. `numbered` has the clauses of each phase in their order, for
    versions whose positions gave the number of the next clause.
    """

    def __init__(
        self, steps: dict[int, Upgrade] | None = None, numbered: dict[int, dict[str, str]] | None = None
    ) -> None:
        self.steps: dict[int, Upgrade] = steps or {}
        self.numbered: dict[int, dict[str, str]] = numbered or {}

    def between(self, version: int, now: int) -> list[Upgrade]:
        """The steps from a version to the present one; raises NoUpgrade."""
        if version > now or any(v not in self.steps for v in range(version, now)):
            raise NoUpgrade(version, now)
        return [self.steps[v] for v in range(version, now)]

    def ends(self, version: int, now: int) -> str:
        return next((step.ends for step in self.between(version, now) if step.ends), "")

    def options(self, options: dict[str, str], version: int, now: int) -> dict[str, str]:
        for step in self.between(version, now):
            options = step.options(options) if step.options is not None else options
        return options

    def rewrite(self, words: list[str], version: int, now: int) -> list[str]:
        own = [word for word in words if not is_shared(word)]
        for step in self.between(version, now):
            own = step.words(own) if step.words is not None else own
        return own + [self.rewrite_shared(word, version, now) for word in words if is_shared(word)]

    def rewrite_shared(self, word: str, version: int, now: int) -> str:
        key, _, rest = word.partition(" ")
        if key != "at":
            return word
        places = [self.named(version, place) for place in codec.read_places(rest)]
        for step in self.between(version, now):
            places = step.places(places)
        return " ".join(["at", *map(str, places)])

    def named(self, version: int, place: Place) -> Place:
        """The same place with the name of the clause in progress instead of the number of the next one."""
        if not place.clause.isdigit():
            return place
        number, clauses = int(place.clause), self.numbered.get(version, {}).get(place.frame, "").split()
        if number > len(clauses):
            raise BadPosition(f"{place.frame} has no clause {place.clause}")
        return Place(place.frame, clauses[number - 1] if number else "", place.fields)


def is_shared(word: str) -> bool:
    """Whether a word of a position is written by the kernel, not by the game."""
    return word.partition(" ")[0] in codec.SHARED
