"""How a game is learnt: what wins it, a turn in six pictures, and a first game with tips.

A game's folder has it as `guide.toml`:

    clauses = ["PA-4.5", "PA-4.6"]     the rules of the goal, which the message guide-goal tells

    [[picture]]                        six moments of a turn, drawn by the game's board
    say = "sortie"                     the message guide-sortie of the game's text
    seat = "japan"                     through whose eyes
    position = "turn 1; ..."           the moment as text, or one out of a lesson:
    lesson = "battle"
    step = "fire"                      what is said in that step of the lesson
    clauses = ["PA-5.5"]               the rules it shows
    shows = ["zone:tsushima"]          things to point at, as kind:id

    [first]                            the first game, against an easy bot
    seat = "japan"
    position = "turn 5; ..."           where it starts; left out: the start of the game
    options = { teams = "2" }          options of the game that differ from their defaults

    [[tip]]                            told once, the first time that everything it names is true
    name = "sortie"                    the message tip-sortie
    prompt = "sortie"                  the player is asked this
    verb = "sail"                      the player may do this
    event = "battle"                   the player has heard of this
    clauses = ["PA-5.5"]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from admiralty import games
from admiralty.core.codec import BadPosition
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Scripted
from admiralty.kit import datafile
from admiralty.kit.datafile import DataError, Entry
from admiralty.table import lesson
from admiralty.table.lesson import BrokenLesson, UnknownLesson, pairs, texts
from admiralty.table.table import Table

FILE = "guide.toml"


class BrokenGuide(ValueError):
    """A guide that cannot be shown; the message says why."""


@dataclass(frozen=True)
class Picture:
    say: str
    seat: str
    position: str
    lesson: str
    step: str
    clauses: tuple[str, ...]
    shows: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"guide-{self.say}"


@dataclass(frozen=True)
class Tip:
    """Told when the player is asked `prompt`, may do `verb` and has heard of `event`; empty: always true."""

    name: str
    prompt: str
    verb: str
    event: str
    clauses: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"tip-{self.name}"


@dataclass(frozen=True)
class Guide:
    """`seat`, `position` and `options` are those of the first game."""

    game: str
    clauses: tuple[str, ...]
    pictures: tuple[Picture, ...]
    seat: str
    position: str
    options: dict[str, str]
    tips: tuple[Tip, ...]

    def messages(self) -> list[str]:
        """Every message it needs."""
        told = [picture.message for picture in self.pictures] + [tip.message for tip in self.tips]
        return ["guide-goal", *told]

    def load(self) -> Game:
        """The game with the options of the first game; the pictures show the same."""
        try:
            return games.load(self.game, self.options)
        except BadOption as error:
            raise BrokenGuide(f"guide of {self.game}: {error}") from None

    def draw(self) -> Iterator[tuple[Picture, Table]]:
        """The table of each picture."""
        for picture in self.pictures:
            try:
                yield picture, self.table_of(picture)
            except (BadPosition, BrokenLesson, UnknownLesson) as error:
                raise BrokenGuide(f"guide of {self.game}, picture {picture.say}: {error}") from None

    def table_of(self, picture: Picture) -> Table:
        if not picture.lesson:
            return Table(self.load(), luck=Scripted([]), position=picture.position)
        given = lesson.find(self.game, picture.lesson)
        for step, table in given.play(given.load()):
            if step.say == picture.step:
                return table
        raise UnknownLesson(f"lesson {picture.lesson} has no step {picture.step!r}")


def has_guide(slug: str) -> bool:
    return (games.find(slug).folder / FILE).exists()


def find(slug: str) -> Guide | None:
    """The guide of a game, if it has one."""
    file = games.find(slug).folder / FILE
    return read(slug, file) if file.exists() else None


def read(slug: str, path: Path) -> Guide:
    """A guide from its file; raises BrokenGuide with one sentence when it is not one."""
    try:
        top = datafile.root(datafile.parse(datafile.read(path)))
        first = top.table("first")
        return Guide(
            slug,
            texts(top, "clauses"),
            tuple(read_picture(row) for row in top.rows("picture")),
            first.text("seat"),
            first.text("position", ""),
            pairs(first, "options"),
            tuple(read_tip(row) for row in top.rows("tip")),
        )
    except DataError as error:
        raise BrokenGuide(f"guide of {slug}: {error}") from None


def read_picture(row: Entry) -> Picture:
    if row.has("position") == row.has("lesson"):
        raise row.wrong("position", "must be there, or else lesson")
    return Picture(
        row.text("say"),
        row.text("seat"),
        row.text("position", ""),
        row.text("lesson", ""),
        row.text("step", ""),
        texts(row, "clauses"),
        texts(row, "shows"),
    )


def read_tip(row: Entry) -> Tip:
    tip = Tip(
        row.text("name"),
        row.text("prompt", ""),
        row.text("verb", ""),
        row.text("event", ""),
        texts(row, "clauses"),
    )
    if not (tip.prompt or tip.verb or tip.event):
        raise row.wrong("prompt", "must be there, or verb, or event")
    return tip
