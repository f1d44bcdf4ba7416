"""A view as lines of text, and the lines as a picture, for notebooks and other places without a board.

>>> svg([[("strong", "Turn 2"), ("red", " Red & Blue")]], ("red", "blue")).count("<text")
2
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from admiralty.core.game import Game
from admiralty.kit.canvas import cells, line_cells
from admiralty.kit.extras import Line, Screen, Words

TEXT_WIDTH: Final = 100
CELL_WIDTH: Final = 8
ROW_HEIGHT: Final = 17
FONT_SIZE: Final = 13
MARGIN: Final = 10
INK: Final = "#1f2933"
PAPER: Final = "#fbfaf7"
FAINT: Final = "#8a94a0"
SEAT_COLOURS: Final = ("#b3261e", "#1d4ed8", "#15803d", "#a16207", "#86198f", "#0e7490")


class Picture(str):
    """An SVG text that a notebook shows as a picture."""

    def _repr_svg_(self) -> str:
        return str(self)


def lines(game: Game, view: Mapping[str, object], words: Words, width: int = TEXT_WIDTH) -> list[Line]:
    """The game's own drawing of a view, or the view key by key when it has none."""
    screen = game.extra(Screen)
    return screen.lines(view, words, width) if screen else listing(view)


def brief_lines(game: Game, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    """The map without what stands around it, where the game has such a drawing."""
    screen = game.extra(Screen)
    return screen.brief(view, words, width) if screen and screen.brief else lines(game, view, words, width)


def listing(view: Mapping[str, object]) -> list[Line]:
    """Any view as text, one line per key.

    >>> listing({"turn": 2, "points": {"red": 1, "blue": 0}, "hand": ["scout"]})
    [[('strong', 'turn'), ('', ': 2')], [('strong', 'points'), ('', ': red 1, blue 0')], \
[('strong', 'hand'), ('', ': scout')]]
    """
    return [[("strong", key.replace("_", " ")), ("", f": {plain(value)}")] for key, value in view.items()]


def plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(inner)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(plain(inner) for inner in value) or "-"
    return "-" if value is None else str(value)


def text(drawn: list[Line]) -> str:
    """Without styles."""
    return "\n".join("".join(piece for _, piece in line) for line in drawn)


def colour(style: str, seats: tuple[str, ...]) -> str:
    """The colour of the seat a style names, grey for what is faint, ink for the rest."""
    for word in style.split():
        if word in seats:
            return SEAT_COLOURS[seats.index(word) % len(SEAT_COLOURS)]
        if word == "faint":
            return FAINT
    return INK


def svg(drawn: list[Line], seats: tuple[str, ...]) -> Picture:
    """Every piece is placed at its own cell, so that frames close with any font."""
    width = max([line_cells(line) for line in drawn], default=0) * CELL_WIDTH + 2 * MARGIN
    height = len(drawn) * ROW_HEIGHT + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" '
        f'font-size="{FONT_SIZE}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
    ]
    for row, line in enumerate(drawn):
        x = MARGIN
        for style, piece in line:
            room = cells(piece) * CELL_WIDTH
            if piece.strip():
                parts.append(piece_svg(piece, style, x, MARGIN + row * ROW_HEIGHT + FONT_SIZE, room, seats))
            x += room
    return Picture("".join([*parts, "</svg>"]))


def piece_svg(piece: str, style: str, x: int, y: int, room: int, seats: tuple[str, ...]) -> str:
    """Browsers set `white-space` on every text element, so it cannot be set once for the whole picture."""
    looks = f'fill="{colour(style, seats)}" xml:space="preserve" style="white-space:pre"'
    if "strong" in style.split():
        looks += ' font-weight="bold"'
    if "hurt" in style.split():
        looks += ' font-style="italic" text-decoration="underline"'
    return f'<text x="{x}" y="{y}" textLength="{room}" {looks}>{escape(piece)}</text>'


def grid(heads: list[str], rows: list[list[object]]) -> str:
    """A table in HTML."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(shown(v))}</td>" for v in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def shown(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
