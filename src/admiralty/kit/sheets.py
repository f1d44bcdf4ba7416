"""Sheets of paper as a game describes them: text, lines and shapes in millimetres from the upper left corner.

A game that has something to print has a method `sheets(view, words)` that gives its pages, made from what the
seat sees and from nothing else. show/paper.py writes them to a file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SHORT_SIDE: Final = 210.0
LONG_SIDE: Final = 297.0
MARGIN: Final = 12.0

BLACK: Final = 0
GREY: Final = 150
PALE: Final = 228

LEFT: Final = "L"
CENTRE: Final = "C"
RIGHT: Final = "R"


@dataclass(frozen=True)
class Text:
    """One line of text; `y` is its middle. Text wider than `width`, if given, is set smaller."""

    x: float
    y: float
    text: str
    size: float
    align: str
    bold: bool
    grey: int
    width: float


@dataclass(frozen=True)
class Stroke:
    """A line."""

    x: float
    y: float
    to_x: float
    to_y: float
    thick: float
    grey: int


@dataclass(frozen=True)
class Shape:
    """A closed shape with an outline; `fill` is a grey, or -1 for none."""

    points: list[tuple[float, float]]
    fill: int
    thick: float


@dataclass(frozen=True)
class Flow:
    """Paragraphs one below the other, each broken into lines of a width; `y` is the upper edge of the first.
    A paragraph is (text, bold).
    """

    x: float
    y: float
    width: float
    paragraphs: list[tuple[str, bool]]
    size: float


Mark = Text | Stroke | Shape | Flow


class Page:
    """One side of an A4 sheet."""

    def __init__(self, landscape: bool = False) -> None:
        self.width: float = LONG_SIDE if landscape else SHORT_SIDE
        self.height: float = SHORT_SIDE if landscape else LONG_SIDE
        self.marks: list[Mark] = []

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 10,
        align: str = LEFT,
        bold: bool = False,
        grey: int = BLACK,
        width: float = 0,
    ) -> None:
        self.marks.append(Text(x, y, text, size, align, bold, grey, width))

    def stroke(
        self, x: float, y: float, to_x: float, to_y: float, thick: float = 0.2, grey: int = BLACK
    ) -> None:
        self.marks.append(Stroke(x, y, to_x, to_y, thick, grey))

    def shape(self, points: list[tuple[float, float]], fill: int = -1, thick: float = 0.2) -> None:
        self.marks.append(Shape(points, fill, thick))

    def box(
        self, x: float, y: float, width: float, height: float, fill: int = -1, thick: float = 0.2
    ) -> None:
        corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        self.marks.append(Shape(corners, fill, thick))

    def flow(
        self, x: float, y: float, width: float, paragraphs: list[tuple[str, bool]], size: float = 11
    ) -> None:
        self.marks.append(Flow(x, y, width, paragraphs, size))

    def table(
        self, x: float, y: float, widths: list[float], rows: list[list[str]], high: float = 6, size: float = 9
    ) -> float:
        """Ruled rows, the first bold on grey; the first column left, others centred. Returns its end."""
        total = sum(widths)
        for number, row in enumerate(rows):
            top = y + number * high
            if not number:
                self.box(x, top, total, high, PALE)
            left = x
            for column, (width, cell) in enumerate(zip(widths, row)):
                self.box(left, top, width, high)
                if cell:
                    at = left + 1.5 if not column else left + width / 2
                    align = LEFT if not column else CENTRE
                    self.text(at, top + high / 2, cell, size, align, not number, BLACK, width - 2)
                left += width
        return y + len(rows) * high
