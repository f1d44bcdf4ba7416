"""The sea in a terminal, drawn from a view: tiles and ships, then teams, ships and fights in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.tables import Tables
from admiralty.kit.canvas import Canvas, flow
from admiralty.kit.extras import Line, Words

ARROWS: Final = "↑↗↘↓↙↖"
SEA: Final = "·"
LAND: Final = "▒▒"
PORT: Final = "◊"
PLANTATION: Final = "♣"
WRECK: Final = "%"
PITCH: Final = 6
MOST_WIDTH: Final = 400

Seen = Mapping[str, object]


class Screen:
    """One view, ready to be drawn in one language."""

    def __init__(self, t: Tables, view: Seen, words: Words, width: int) -> None:
        self.t = t
        self.view = view
        self.words = words
        self.width = width

    def lines(self) -> list[Line]:
        return [*self.status(), *self.sea(), *self.legend(), *self.ships(), *self.sources(), *self.fights()]

    def brief(self) -> list[Line]:
        """For a low window."""
        return [*self.status()[:1], *self.sea()]

    def status(self) -> list[Line]:
        """Turn, day and phase; points and stores of the teams as far as they are seen."""
        say = self.words.say
        turn, day = cast(int, self.view["turn"]), cast(int, self.view["day"])
        out: list[Line] = [
            [
                ("strong", say("screen-turn", turn=turn, day=day)),
                ("", "  "),
                ("", say(f"phase-{self.view['phase']}")),
            ]
        ]
        for number, (team, seen) in enumerate(cast("dict[str, Seen]", self.view["teams"]).items()):
            store = cast("list[int] | None", seen.get("store"))
            text = say(
                "screen-team",
                seat=self.words.name("seat", number),
                points=cast(int, seen["points"]),
                store=self.amounts(store) if store else "?",
            )
            out.append([(team, text)])
        return out

    def amounts(self, store: list[int]) -> str:
        money, metal, wood, cloth, rum = store
        return self.words.say("screen-store", money=money, metal=metal, wood=wood, cloth=cloth, rum=rum)

    def sea(self) -> list[Line]:
        """A column for each q; a tile is two lines high, every column shifted by one."""
        chart = self.t.chart
        sheet = Canvas(min((2 * chart.radius + 1) * PITCH, MOST_WIDTH))
        signs = self.signs()
        for tile, (q, r) in enumerate(chart.places):
            x, y = (q + chart.radius) * PITCH, 2 * r + q + 2 * chart.radius
            style, sign = signs.get(chart.word(tile), ("faint", SEA))
            if x < MOST_WIDTH:
                sheet.put(x, y, sign, style)
        return sheet.lines()

    def signs(self) -> dict[str, tuple[str, str]]:
        """What is shown on each tile: a ship with its facing before what lies below it."""
        chart = self.t.chart
        out: dict[str, tuple[str, str]] = {}
        for tile in range(chart.tiles):
            if chart.is_land[tile]:
                out[chart.word(tile)] = ("faint", LAND)
            elif chart.port[tile] >= 0:
                out[chart.word(tile)] = ("strong", PORT)
            elif chart.plantation[tile] >= 0:
                out[chart.word(tile)] = ("strong", PLANTATION)
        for tile_word in cast("dict[str, object]", self.view["wrecks"]):
            out[tile_word] = ("hurt", out.get(tile_word, ("", ""))[1] + WRECK)
        for ship in cast("list[Seen]", self.view["ships"]):
            if not ship.get("destroyed"):
                team, where = str(ship["side"]), str(ship["tile"])
                number = str(ship["id"]).rpartition("-")[2]
                name = f"{team[0].upper()}{number}{ARROWS[cast(int, ship['face'])]}"
                below = out.get(where, ("", ""))[1]
                crowded = below[:1] == PORT and len(below) > 1
                out[where] = (f"{team} strong", f"{below}+" if crowded else f"{below[:1]}{name}")
        return out

    def legend(self) -> list[Line]:
        text = self.words.say("screen-legend", port=PORT, plantation=PLANTATION, wreck=WRECK, land=LAND[0])
        return [[("faint", text)]]

    def ships(self) -> list[Line]:
        """A line for each ship: type, place, facing, hit points and marks; own orders behind it."""
        out: list[Line] = []
        say, name = self.words.say, self.words.name
        for ship in cast("list[Seen]", self.view["ships"]):
            face = cast(int, ship["face"])
            text = say(
                "screen-ship",
                ship=name("ship", self.t.ship_ids.index(str(ship["id"]))),
                type=name("type", TYPES.index(str(ship["type"]))),
                tile=str(ship["tile"]),
                heading=name("heading", face),
                hp=cast(int, ship["hp"]),
            )
            items: list[Line] = [[(str(ship["side"]), text)]]
            marks = [mark for mark in ("destroyed", "chained", "reported") if ship.get(mark)]
            items += [[("faint", f"[{say(f'screen-{mark}')}]")] for mark in marks]
            orders = cast("list[list[object]]", ship.get("orders", []))
            if orders:
                listed = ", ".join(" ".join(str(part) for part in order) for order in orders)
                items.append([("", say("screen-orders", orders=listed))])
            out += flow(items, self.width, 2)
        return out

    def sources(self) -> list[Line]:
        """Wrecks, and plantations that are not full."""
        out: list[Line] = []
        for where, loot in cast("dict[str, list[int]]", self.view["wrecks"]).items():
            out.append([("", self.words.say("screen-wreck", tile=where, store=self.amounts(loot)))])
        for p, (where, stock) in enumerate(cast("dict[str, list[int]]", self.view["plantations"]).items()):
            if stock != self.t.capacity[p * len(stock) : (p + 1) * len(stock)]:
                out.append([("", self.words.say("screen-plantation", tile=where, store=self.amounts(stock)))])
        return out

    def fights(self) -> list[Line]:
        out: list[Line] = []
        for fight in cast("list[Seen]", self.view["fights"]):
            team = self.t.team_ids.index(str(fight["slot"]))
            text = self.words.say(
                "screen-fight",
                seat=self.words.name("seat", team),
                boss=self.words.name("boss", self.t.boss_ids.index(str(fight["boss"]))),
                hp=cast(int, fight["hp"]),
                turn=cast(int, fight["turn"]),
            )
            out.append([("strong", text)])
        return out


def screen(t: Tables, view: Seen, words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).lines()


def brief(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).brief()
