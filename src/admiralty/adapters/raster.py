"""The terminal board as an array of colours, for `render_mode="rgb_array"`. Needs Pillow.

Letters come from the font that Pillow carries; frames, arrows and marks are drawn, because it lacks them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from admiralty.kit.canvas import cell_width, line_cells
from admiralty.kit.extras import Line
from admiralty.show.picture import PAPER, colour

WIDE: Final = 10
HIGH: Final = 20
FONT_SIZE: Final = 14
MARGIN: Final = 12
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
FRAMES: Final = {
    "─": (LEFT, RIGHT), "│": (UP, DOWN), "┌": (RIGHT, DOWN), "┐": (LEFT, DOWN), "└": (RIGHT, UP),
    "┘": (LEFT, UP), "├": (UP, DOWN, RIGHT), "┤": (UP, DOWN, LEFT), "┬": (LEFT, RIGHT, DOWN),
    "┴": (LEFT, RIGHT, UP), "┼": (LEFT, RIGHT, UP, DOWN),
}  # fmt: skip
ARROWS: Final = {
    "←": (-1, 0), "→": (1, 0), "↑": (0, -1), "↓": (0, 1), "↖": (-1, -1), "↗": (1, -1), "↘": (1, 1),
    "↙": (-1, 1), "⇄": (1, 0),
}  # fmt: skip
PLAIN: Final = {"★": "*", "☆": "*", "≥": ">", "≤": "<", "•": "·"}

Colours = NDArray[np.uint8]


def rgb(drawn: list[Line], seats: tuple[str, ...], columns: int, rows: int) -> Colours:
    """A picture of `columns` times `rows` cells, or of as many as the lines need."""
    columns = max([columns, *(line_cells(line) for line in drawn)])
    size = (columns * WIDE + 2 * MARGIN, max(rows, len(drawn)) * HIGH + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = Pen(ImageDraw.Draw(image))
    for row, line in enumerate(drawn):
        x = MARGIN
        for style, piece in line:
            for sign in piece:
                pen.put(x, MARGIN + row * HIGH, sign, colour(style, seats), "strong" in style.split())
                x += cell_width(sign) * WIDE
    return np.asarray(image)


class Pen:
    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self.draw = draw
        self.font = ImageFont.load_default(FONT_SIZE)

    def put(self, x: int, y: int, sign: str, ink: str, strong: bool) -> None:
        middle = (x + WIDE // 2, y + HIGH // 2)
        if sign in FRAMES:
            for dx, dy in FRAMES[sign]:
                end = (middle[0] + dx * WIDE // 2, middle[1] + dy * HIGH // 2)
                self.draw.line([middle, end], ink)
        elif sign in ARROWS:
            self.arrow(middle, ARROWS[sign], ink)
        elif sign in "□■●○":
            box = (middle[0] - 4, middle[1] - 4, middle[0] + 4, middle[1] + 4)
            shape = self.draw.ellipse if sign in "●○" else self.draw.rectangle
            shape(box, ink if sign in "■●" else None, ink)
        elif not sign.isspace():
            letter = PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[0]
            weight = 0.4 if strong else 0.0
            self.draw.text((middle[0], y + HIGH * 0.75), letter, ink, self.font, "ms", stroke_width=weight)

    def arrow(self, middle: tuple[int, int], way: tuple[int, int], ink: str) -> None:
        x, y = middle
        dx, dy = way
        tip = (x + 4 * dx, y + 4 * dy)
        self.draw.line([(x - 4 * dx, y - 4 * dy), tip], ink)
        self.draw.line([tip, (x + dx - 3 * dy, y + dy + 3 * dx)], ink)
        self.draw.line([tip, (x + dx + 3 * dy, y + dy - 3 * dx)], ink)
