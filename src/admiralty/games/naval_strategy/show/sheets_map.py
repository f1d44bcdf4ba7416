"""[NS-16.8] The sea and the arena on paper, flat-topped, direction 0 up."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.naval_strategy.r02_chart import FACES, Chart
from admiralty.games.naval_strategy.tables import WOOD, Tables
from admiralty.kit.extras import Words
from admiralty.kit.sheets import CENTRE, GREY, MARGIN, PALE, Page

Seen = Mapping[str, object]
Point = tuple[float, float]

TOP: Final = 21.0
MAP_BOTTOM: Final = 200.0
MAP_WIDTH: Final = 172.0
LINES: Final = 3


class Plot:
    """A chart laid out on a page: where each tile is, and how large."""

    def __init__(self, page: Page, chart: Chart) -> None:
        self.page = page
        self.chart = chart
        across, down = 3 * chart.radius + 2, math.sqrt(3) * (2 * chart.radius + 1)
        self.size: float = min(MAP_WIDTH / across, (MAP_BOTTOM - TOP) / down)
        self.right: float = MARGIN + across * self.size
        self.middle: Point = (MARGIN + across * self.size / 2, TOP + down * self.size / 2)

    def centre(self, tile: int) -> Point:
        q, r = self.chart.places[tile]
        return (
            self.middle[0] + 1.5 * self.size * q,
            self.middle[1] + math.sqrt(3) * self.size * (r + q / 2),
        )

    def ring(self, at: Point, size: float) -> list[Point]:
        return [
            (at[0] + size * math.cos(corner * math.pi / 3), at[1] + size * math.sin(corner * math.pi / 3))
            for corner in range(FACES)
        ]

    def tiles(self) -> None:
        """Every tile with its coordinates; land is grey, ports are pale and framed like plantations."""
        for tile in range(self.chart.tiles):
            x, y = self.centre(tile)
            land = self.chart.is_land[tile]
            self.page.shape(self.ring((x, y), self.size), GREY if land else -1, 0.15)
            if self.chart.port[tile] >= 0:
                self.page.shape(self.ring((x, y), self.size * 0.94), PALE, 0.5)
            elif self.chart.plantation[tile] >= 0:
                self.page.shape(self.ring((x, y), self.size * 0.94), thick=0.35)
            if not land:
                word = self.chart.word(tile)
                self.page.text(x, y + self.size * 0.72, word, self.size * 0.6, CENTRE, grey=GREY)

    def line(self, at: Point, row: float, text: str, bold: bool = False, large: float = 0.72) -> None:
        """A line of text in a tile; `row` counts from its middle in parts of its size."""
        y = at[1] + row * self.size
        width = self.size * (1.85 - 2 * abs(row) / math.sqrt(3))
        self.page.text(at[0], y, text, self.size * large, CENTRE, bold, width=width)

    def arrow(self, at: Point, face: int, filled: bool) -> None:
        """A ship: a kite that points where it faces."""
        angle = math.radians(60 * face - 90)
        points: list[Point] = []
        for turn, far in ((0, 0.5), (140, 0.36), (180, 0.18), (220, 0.36)):
            way = angle + math.radians(turn)
            points.append((at[0] + far * self.size * math.cos(way), at[1] + far * self.size * math.sin(way)))
        self.page.shape(points, 0 if filled else 255, 0.25)

    def cross(self, at: Point) -> None:
        part = 0.16 * self.size
        self.page.stroke(at[0] - part, at[1] - part, at[0] + part, at[1] + part, 0.5)
        self.page.stroke(at[0] + part, at[1] - part, at[0] - part, at[1] + part, 0.5)


def draw_sea(page: Page, t: Tables, view: Seen, words: Words) -> float:
    """The sea with ports, plantations, wrecks and ships: how far to the right it reaches."""
    plot = Plot(page, t.chart)
    plot.tiles()
    chart = t.chart
    for port, tile in enumerate(chart.ports):
        at = plot.centre(tile)
        plot.line(at, -0.4, words.name("port", port), True, 0.66)
    for where, stock in cast("dict[str, list[int]]", view["plantations"]).items():
        at = plot.centre(find(chart, where))
        plot.line(at, -0.58, words.name("source", 0), True, 0.62)
        plot.line(at, 0.36, "/".join(str(n) for n in stock[WOOD:]), large=0.6)
    for where, loot in cast("dict[str, list[int]]", view["wrecks"]).items():
        x, y = plot.centre(find(chart, where))
        plot.cross((x - plot.size * 0.55, y))
        plot.line((x, y), 0.36, "/".join(str(n) for n in loot), large=0.6)
    fleets: dict[str, list[Seen]] = {}
    for ship in cast("list[Seen]", view["ships"]):
        fleets.setdefault(str(ship["tile"]), []).append(ship)
    for where, ships in fleets.items():
        place_ships(plot, find(chart, where), ships, t, words)
    return plot.right


def place_ships(plot: Plot, tile: int, ships: list[Seen], t: Tables, words: Words) -> None:
    """One ship with its arrow; several, in a port, by name."""
    at = plot.centre(tile)
    names = [words.name("ship", t.ship_ids.index(str(ship["id"]))) for ship in ships]
    if len(ships) == 1 and plot.chart.port[tile] < 0:
        grows = plot.chart.plantation[tile] >= 0
        plot.arrow((at[0], at[1] + (-0.2 if grows else 0.06) * plot.size), cast(int, ships[0]["face"]), True)
        plot.line(at, 0.1 if grows else -0.62, names[0], True)
        return
    shown = names if len(names) <= LINES else [*names[: LINES - 1], f"+{len(names) - LINES + 1}"]
    for row, name in enumerate(shown):
        plot.line(at, -0.1 + row * 0.28, name, large=0.6)


def draw_arena(page: Page, t: Tables, fight: Seen | None, words: Words) -> float:
    """The arena with boss and ships, or with the places where they begin."""
    plot = Plot(page, t.arena)
    plot.tiles()
    if fight is None:
        boss = plot.centre(t.boss_tile)
        plot.arrow(boss, t.boss_face, True)
        for number, (tile, face) in enumerate(t.arena_starts):
            at = plot.centre(tile)
            plot.arrow(at, face, False)
            plot.line(at, -0.68, str(number + 1), True, 0.6)
        return plot.right
    at = plot.centre(find(t.arena, str(fight["tile"])))
    plot.arrow(at, cast(int, fight["face"]), True)
    plot.line(at, -0.66, words.name("boss", t.boss_ids.index(str(fight["boss"]))), True)
    for ship in cast("list[Seen]", fight["ships"]):
        at = plot.centre(find(t.arena, str(ship["tile"])))
        plot.arrow(at, cast(int, ship["face"]), False)
        original = str(ship["id"]).removeprefix("arena-")
        plot.line(at, -0.66, words.name("ship", t.ship_ids.index(original)), True, 0.62)
        plot.line(at, 0.42, str(ship["hp"]), large=0.62)
    return plot.right


def find(chart: Chart, word: str) -> int:
    q, r = word.split(",")
    return chart.number[int(q), int(r)]
