"""A sheet of terminal cells on which a game draws its board: texts, frames and lines between them.

>>> sheet = Canvas(7)
>>> sheet.frame(0, 0, 7, 3, "")
>>> sheet.put(2, 1, "sea", "strong")
>>> ["".join(text for _, text in line) for line in sheet.lines()]
['┌─────┐', '│ sea │', '└─────┘']
"""

from __future__ import annotations

import unicodedata

from admiralty.kit.extras import Line


def cells(text: str) -> int:
    """How many cells a text takes; Chinese and Japanese signs take two.

    >>> cells("Tsushima"), cells("対馬")
    (8, 4)
    """
    return sum([cell_width(sign) for sign in text])


def cell_width(sign: str) -> int:
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def line_cells(line: Line) -> int:
    return sum([cells(text) for _, text in line])


def flow(items: list[Line], width: int, indent: int = 0) -> list[Line]:
    """Items set one after the other with a blank between, broken into lines between items only.

    Lines after the first are indented.

    >>> flow([[("", "Mikasa,")], [("", "Asahi,")], [("faint", "Fuji")]], 14)
    [[('', 'Mikasa,'), ('', ' '), ('', 'Asahi,')], [('faint', 'Fuji')]]
    """
    lines: list[Line] = []
    line: Line = []
    for item in items:
        if line and line_cells(line) + 1 + line_cells(item) > width:
            lines.append(line)
            line = [("", " " * indent)] if indent else []
            line += item
        elif line:
            line += [("", " "), *item]
        else:
            line = item[:]
    if line:
        lines.append(line)
    return lines


class Canvas:
    """Cells by row and column, each a style and a sign; it grows downwards as needed."""

    def __init__(self, width: int) -> None:
        self.width: int = width
        self.rows: list[list[tuple[str, str]]] = []

    def row(self, y: int) -> list[tuple[str, str]]:
        while len(self.rows) <= y:
            self.rows.append([("", " ")] * self.width)
        return self.rows[y]

    def put(self, x: int, y: int, text: str, style: str = "", end: int = 0) -> None:
        """Write a text from a cell on and cut it off at `end` or at the edge. A wide sign takes two cells."""
        row = self.row(y)
        end = min(end, self.width) if end else self.width
        for sign in text:
            wide = cell_width(sign)
            if x + wide > end:
                return
            if wide == 0:
                continue
            row[x] = (style, sign)
            if wide == 2:
                row[x + 1] = (style, "")
            x += wide

    def put_line(self, x: int, y: int, line: Line, end: int = 0) -> int:
        """Write the pieces of a line. Returns the column after them."""
        for style, text in line:
            self.put(x, y, text, style, end)
            x += cells(text)
        return x

    def frame(self, x: int, y: int, width: int, height: int, style: str) -> None:
        flat = "─" * (width - 2)
        self.put(x, y, f"┌{flat}┐", style)
        for down in range(y + 1, y + height - 1):
            self.put(x, down, "│", style)
            self.put(x + width - 1, down, "│", style)
        self.put(x, y + height - 1, f"└{flat}┘", style)

    def lines(self) -> list[Line]:
        """The sheet line by line, neighbours of one style joined, blanks at the end left out."""
        out: list[Line] = []
        for row in self.rows:
            line: Line = []
            for style, sign in row:
                if line and line[-1][0] == style:
                    line[-1] = (style, line[-1][1] + sign)
                else:
                    line.append((style, sign))
            while line and not line[-1][1].strip():
                line.pop()
            if line:
                line[-1] = (line[-1][0], line[-1][1].rstrip())
            out.append(line)
        return out
