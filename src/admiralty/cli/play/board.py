"""Boards and sentences on the terminal."""

from __future__ import annotations

import itertools
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.text import Text

from admiralty.core.event import Event
from admiralty.kit.extras import Line
from admiralty.show.picture import brief_lines, lines
from admiralty.show.text import Speaker
from admiralty.table.table import Table

COLOURS: Final = ("bright_red", "bright_blue", "green", "yellow", "magenta", "cyan")
MIN_RUN: Final = 3
STYLES: Final = {"strong": "bold", "faint": "bright_black", "hurt": "italic underline"}


def palette(seats: tuple[str, ...]) -> dict[str, str]:
    """The style of every seat and of every other word that a style may contain."""
    return STYLES | {seat: COLOURS[n % len(COLOURS)] for n, seat in enumerate(seats)}


def to_text(line: Line, looks: dict[str, str]) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for style, piece in line:
        text.append(piece, " ".join(looks[word] for word in style.split()))
    return text


def show_board(console: Console, table: Table, speaker: Speaker, seat: str, is_brief: bool = False) -> None:
    """What a seat sees: the game's own drawing, or the view key by key when it has none."""
    looks = palette(table.game.seats)
    draw = brief_lines if is_brief else lines
    for line in draw(table.game, table.view(seat), speaker, console.width):
        console.print(to_text(line, looks))


def show_events(console: Console, speaker: Speaker, events: list[Event]) -> None:
    """One line per event; several of one kind in a row share a line."""
    for _, group in itertools.groupby(events, key=lambda event: event.kind):
        texts = [Text(speaker.event(event)) for event in group]
        runs = [texts] if len(texts) >= MIN_RUN else [[text] for text in texts]
        for run in runs:
            console.print(Padding(Run(run, gap=1), (0, 0, 0, 2)))


class Run:
    """Pieces set one after the other; lines break only between pieces."""

    def __init__(self, pieces: list[Text], gap: int = 2) -> None:
        self.pieces = pieces
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line.cell_len and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line.cell_len:
                line.append(" " * self.gap)
            line.append_text(piece)
        yield line
