"""The tracks above the board in a terminal: turn, control points and Manchuria."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from admiralty.games.port_arthur.show.screen_ships import SIDES
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA, Tables
from admiralty.kit.canvas import Canvas, cells, flow, line_cells
from admiralty.kit.extras import Line, Words


def labelled(label: str, value: Line) -> Line:
    return [("faint", f"{label}: "), *value]


class Tracks:
    def __init__(self, sheet: Canvas, t: Tables, view: Mapping[str, object], words: Words) -> None:
        self.sheet = sheet
        self.t = t
        self.view = view
        self.words = words
        self.width: int = sheet.width

    def draw(self) -> int:
        """Draw everything. Returns the first free line below."""
        return self.manchuria(self.status())

    def status(self) -> int:
        say = self.words.say
        view = self.view
        turns = say("label-turn-of", turn=cast(int, view["turn"]), turns=self.t.turns)
        items: list[Line] = [[("strong", turns)], [("strong", say(f"phase-{view['phase']}"))]]
        holder = cast(str, view["initiative"])
        items.append(labelled(say("label-initiative"), [(holder, self.side_name(SIDES.index(holder)))]))
        dice = cast("list[int]", view["dice"])
        if any(dice):
            shown: Line = []
            for side in (JAPAN, RUSSIA):
                shown += [(SIDES[side], f"{self.side_name(side)} {dice[side]}"), ("", "  ")]
            items.append(labelled(say("label-dice"), shown[:-1]))
        items += self.idle_sides()
        items.append(labelled(say("label-control-points"), self.marker()))
        y = 0
        for line in flow([[*item, ("", "  ")] for item in items], self.width):
            self.sheet.put_line(0, y, line)
            y += 1
        return y

    def idle_sides(self) -> list[Line]:
        """[PA-6.6] [PA-6.9] Who has passed or failed its test in this cycle."""
        if self.view["phase"] != "operations":
            return []
        return [
            [(side, self.words.say(f"cycle-{what}", seat=self.side_name(SIDES.index(side))))]
            for what in ("passed", "failed")
            for side in cast("list[str]", self.view[what])
        ]

    def marker(self) -> Line:
        """The control-point track, Russia's end first, with the marker in brackets."""
        cp = cast(int, self.view["cp"])
        track: Line = [(SIDES[RUSSIA], self.side_name(RUSSIA))]
        for step in range(self.t.cp_min, self.t.cp_max + 1):
            style = SIDES[JAPAN] if step > 0 else SIDES[RUSSIA] if step < 0 else ""
            track.append((f"{style} strong", f"[{abs(step)}]") if step == cp else ("faint", f" {abs(step)} "))
        return [*track, (SIDES[JAPAN], self.side_name(JAPAN))]

    def manchuria(self, y: int) -> int:
        """The track as a tree: the first way on stays in the line, every other one gets a line of its own."""
        t = self.t
        ways: list[list[int]] = [[] for _ in range(t.spaces + 1)]
        for place, space in enumerate(t.sequence if t.sequence_layout else range(t.spaces)):
            before = t.requires[space][-1] if t.requires[space] else -1
            if t.sequence_layout:
                before = t.sequence[place - 1] if place else -1
            ways[before].append(space)
        label = labelled(self.words.say("label-manchuria-track"), [])
        x = self.sheet.put_line(0, y, label)
        supply = labelled(self.words.say("label-supply"), [("", str(self.view["supply"]))])
        self.sheet.put_line(self.width - line_cells(supply), y, supply)
        if x + self.track_width(ways, -1) + line_cells(supply) > self.width:
            x, y = 2, y + 1
        return self.branch(ways, -1, x, y)

    def branch(self, ways: list[list[int]], space: int, x: int, y: int) -> int:
        """Draw what follows a space. Returns the first free line below."""
        first = y
        for n, after in enumerate(ways[space]):
            if space >= 0:
                self.sheet.put(
                    x, y, "─┬─ " if n == 0 and len(ways[space]) > 1 else "─── " if n == 0 else " └─ ", "faint"
                )
                for down in range(first + 1, y):
                    self.sheet.put(x, down, " │", "faint")
            held = self.t.space_ids[after] in cast("list[str]", self.view["spaces"])
            text = self.space_text(after, held)
            begin = x + 4 if space >= 0 else x
            self.sheet.put(begin, y, text, SIDES[JAPAN] if held else "")
            y = self.branch(ways, after, begin + cells(text) + 1, y)
        return max(y, first + 1)

    def space_text(self, space: int, held: bool) -> str:
        return f"{'■' if held else '□'} {self.words.name('space', space)}"

    def track_width(self, ways: list[list[int]], space: int) -> int:
        return max(
            [cells(self.space_text(n, True)) + 5 + self.track_width(ways, n) for n in ways[space]], default=0
        )

    def side_name(self, side: int) -> str:
        return self.words.name("seat", side)
