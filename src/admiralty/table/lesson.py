"""Guided lessons: a worked example that is played step by step through a table, each step explained.

A lesson is a file of a game, `lessons/<name>.toml`:

    order = 1                          its place in the list
    seat = "usa"                       whose example it is; who plays it afterwards has this seat
    position = "activation usa; ..."   where it starts, as text; left out: the start of the game
    luck = [2, 1, 6, 3]                dice and cards in the order they are needed; all must be used
    [options]                          options of the game that differ from their defaults

    [[step]]                           the first step has no action: it explains the position
    say = "start"                      the message lesson-<name>-start of the game's text
    seat = "usa"                       who does what: it is done, then explained
    action = "fly left"
    then = ["fly right"]               more that the same seat does in this step, one after the other
    clauses = ["BM-6.3"]               the rules it shows
    shows = ["aircraft:jp-f1"]         things to point at, as kind:id

Each step may claim what is true after it; a lesson whose claims are false is broken:

    heard = ["exchanged jp-f1 5 -2"]   told to everybody in this step: events with what they speak of
    stands = ["usa-f1 6,-2 ne"]        words of the position
    legal = ["flight", "attack jp-f1"] everything that may be done now by the seats asked
    [step.refused]                     what may not be done, with the clause that forbids it
    "attack jp-f2" = "BM-8.1"

Messages of a lesson: lesson-<name>, its title; lesson-<name>-about, one sentence; lesson-<name>-<say>.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from admiralty import games
from admiralty.core.action import Refused
from admiralty.core.codec import BadPosition
from admiralty.core.event import Event
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import ImpossibleLuck, LuckNeeded, Scripted
from admiralty.kit import datafile
from admiralty.kit.datafile import DataError, Entry
from admiralty.table.table import Table

FOLDER = "lessons"


class UnknownLesson(ValueError):
    """The game has no lesson of that name."""


class BrokenLesson(ValueError):
    """A lesson that cannot be played, or whose claims are false; the message says which step."""


@dataclass(frozen=True)
class Step:
    """What is done and said; the first step of a lesson has neither seat nor action."""

    say: str
    seat: str
    action: str
    then: tuple[str, ...]
    clauses: tuple[str, ...]
    shows: tuple[str, ...]
    heard: tuple[str, ...]
    stands: tuple[str, ...]
    legal: tuple[str, ...]
    refused: dict[str, str]


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    order: int
    seat: str
    options: dict[str, str]
    position: str
    luck: tuple[int, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The message that is its title."""
        return f"lesson-{self.name}"

    def message(self, step: Step) -> str:
        """The message that explains a step."""
        return f"lesson-{self.name}-{step.say}"

    def messages(self) -> list[str]:
        """Every message it needs."""
        return [self.title, f"{self.title}-about", *(self.message(step) for step in self.steps)]

    def load(self) -> Game:
        """The game with the options of the lesson."""
        try:
            return games.load(self.game, self.options)
        except BadOption as error:
            raise BrokenLesson(f"lesson {self.name}: {error}") from None

    def play(self, game: Game) -> Iterator[tuple[Step, Table]]:
        """The table after each step, whose claims have been checked."""
        tape = Scripted(list(self.luck))
        try:
            table = Table(game, luck=tape, position=self.position)
        except (BadPosition, LuckNeeded, ImpossibleLuck) as error:
            raise BrokenLesson(f"lesson {self.name}: it cannot begin: {error}") from None
        for number, step in enumerate(self.steps):
            before = table.sequence
            for action in (step.action, *step.then) if step.action else ():
                try:
                    table.play(step.seat, action)
                except (Refused, LuckNeeded, ImpossibleLuck) as error:
                    raise self.broken(number, f"{step.seat} cannot {action}: {error}") from None
            self.check(number, step, table, before)
            yield step, table
        if tape.next < len(self.luck):
            raise BrokenLesson(f"lesson {self.name}: {len(self.luck) - tape.next} outcomes are never drawn")

    def check(self, number: int, step: Step, table: Table, before: int) -> None:
        """Raise BrokenLesson if a claim of the step is false; it began after entry `before`."""
        told = [spelled(table.game, event) for n, event in table.heard() if n > before]
        for line in step.heard:
            if line not in told:
                raise self.broken(number, f"nobody hears {line!r}, but {told}")
        words = table.position().split("; ")
        for word in step.stands:
            if word not in words:
                raise self.broken(number, f"{word!r} is not in the position {table.position()!r}")
        allowed = sorted(choice.text for seat in table.acting for choice in table.legal(seat))
        if step.legal and allowed != sorted(step.legal):
            raise self.broken(number, f"what may be done is {allowed}")
        for action, clause in step.refused.items():
            found = {table.refuses(seat, action) for seat in table.acting}
            if clause not in found:
                raise self.broken(number, f"{action!r} is refused by {sorted(found)}, not by {clause}")
        for thing in step.shows:
            kind, _, word = thing.partition(":")
            if word not in table.game.ids().get(kind, []):
                raise self.broken(number, f"there is no {kind} {word!r} to show")

    def broken(self, number: int, what: str) -> BrokenLesson:
        return BrokenLesson(f"lesson {self.name}, step {number} ({self.steps[number].say}): {what}")


def spelled(game: Game, event: Event) -> str:
    """An event as its kind and what it speaks of; the things of a list are joined by `+`."""
    out = [event.kind]
    for (_, kind), value in zip(game.events[event.kind].pairs(), event.args, strict=True):
        things = value if isinstance(value, tuple) else (value,)
        out.append("+".join(game.grammar.word(kind.rstrip("*"), thing) for thing in things))
    return " ".join(out)


# Reading the files


def lessons(slug: str) -> list[Lesson]:
    """The lessons of a game in their order."""
    folder = games.find(slug).folder / FOLDER
    found = [read(slug, path) for path in sorted(folder.glob("*.toml"))] if folder.is_dir() else []
    return sorted(found, key=lambda lesson: lesson.order)


def find(slug: str, name: str) -> Lesson:
    for lesson in lessons(slug):
        if lesson.name == name:
            return lesson
    raise UnknownLesson(f"{slug} has no lesson {name!r}")


def read(slug: str, path: Path) -> Lesson:
    """A lesson from its file; raises BrokenLesson with one sentence when it is not one."""
    try:
        top = datafile.root(datafile.parse(datafile.read(path)))
        steps = tuple(read_step(row) for row in top.rows("step"))
        lesson = Lesson(
            slug,
            path.stem,
            top.whole("order"),
            top.text("seat"),
            pairs(top, "options"),
            top.text("position", ""),
            tuple(top.wholes("luck")) if top.has("luck") else (),
            steps,
        )
    except DataError as error:
        raise BrokenLesson(f"lesson {path.stem}: {error}") from None
    if not steps or steps[0].action or not all(step.action for step in steps[1:]):
        raise BrokenLesson(f"lesson {path.stem}: the first step explains, each other one does something")
    return lesson


def read_step(row: Entry) -> Step:
    return Step(
        row.text("say"),
        row.text("seat", ""),
        row.text("action", ""),
        texts(row, "then"),
        texts(row, "clauses"),
        texts(row, "shows"),
        texts(row, "heard"),
        texts(row, "stands"),
        texts(row, "legal"),
        pairs(row, "refused"),
    )


def texts(row: Entry, key: str) -> tuple[str, ...]:
    return tuple(row.texts(key)) if row.has(key) else ()


def pairs(row: Entry, key: str) -> dict[str, str]:
    """A table of texts, which may be left out."""
    if not row.has(key):
        return {}
    table = row.table(key)
    return {name: table.text(name) for name in table.fields}
