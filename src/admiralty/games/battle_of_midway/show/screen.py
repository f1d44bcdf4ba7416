"""The board in a terminal, drawn from a view: the cells with their aircraft, then cards and combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.battle_of_midway.datacheck import SIDES
from admiralty.games.battle_of_midway.hexes import pack, unpack
from admiralty.games.battle_of_midway.tables import JAPAN, USA, Tables
from admiralty.kit.canvas import Canvas, flow
from admiralty.kit.extras import Line, Words

ARROWS: Final = "→↘↙←↖↗"
SEA: Final = "·"
MIDWAY: Final = "°"
CARRIER: Final = "="
ZONE: Final = "+"
SMALL_TILE: Final = "~"
PITCH: Final = 2
MOST_WIDTH: Final = 400


class Screen:
    """One view, ready to be drawn in one language."""

    def __init__(self, t: Tables, view: Mapping[str, object], words: Words, width: int) -> None:
        self.t = t
        self.view = view
        self.words = words
        self.width = width
        self.signs: dict[int, tuple[str, str]] = {}

    def lines(self) -> list[Line]:
        return [*self.status(), *self.board(), *self.legend(), *self.cards(), *self.combat()]

    def brief(self) -> list[Line]:
        """For a low window."""
        return [*self.status(), *self.board()]

    def status(self) -> list[Line]:
        """Round, phase, who holds the card; command points and score of both."""
        say = self.words.say
        items: list[Line] = [
            [("strong", say("screen-round", round=cast(int, self.view["round"])))],
            [("strong", say(f"phase-{self.view['phase']}"))],
        ]
        for number, side in enumerate(SIDES):
            text = say(
                "screen-side",
                seat=self.words.name("seat", number),
                points=cast("dict[str, int]", self.view["points"])[side],
                score=cast("dict[str, int]", self.view["score"])[side],
                cards=cast("dict[str, int]", self.view["cards"])[side],
            )
            style = f"{side} strong" if self.view["holder"] == side else side
            items.append([(style, text)])
        return flow(items, self.width)

    def board(self) -> list[Line]:
        """One row of the sheet for each row of cells; a cell is four signs wide, every row shifted by two."""
        self.lay_cells()
        self.lay_aircraft()
        places = [unpack(where) for where in self.signs]
        left = min(2 * q + r for q, r in places)
        top = min(r for _, r in places)
        across = max(2 * q + r for q, r in places) - left
        sheet = Canvas(min(across * PITCH + 2 * PITCH, MOST_WIDTH))
        for where, (style, sign) in self.signs.items():
            q, r = unpack(where)
            x = (2 * q + r - left) * PITCH
            if x < MOST_WIDTH:
                sheet.put(x, r - top, sign, style)
        return sheet.lines()

    def lay_cells(self) -> None:
        t = self.t
        for where in t.cells:
            self.signs[where] = ("faint", MIDWAY if where in t.midway else SEA)
        for side, name in enumerate(SIDES):
            for where in t.carrier[side] if t.hunt else t.zone[side]:
                self.signs[where] = (name, CARRIER if t.hunt else ZONE)
        for centre in cast("dict[str, list[int] | None]", self.view["tiles"]).values():
            if centre is not None:
                for way in t.disc:
                    self.signs[pack(centre[0], centre[1]) + way] = ("faint", SMALL_TILE)

    def lay_aircraft(self) -> None:
        """Letter and number of its id, large for Americans; an arrow for the heading, a star for a marker."""
        for one in cast("list[dict[str, object]]", self.view["aircraft"]):
            where = cast("list[int] | None", one["cell"])
            if where is not None:
                name = cast(str, one["id"]).rpartition("-")[2]
                name = name.upper() if one["side"] == SIDES[USA] else name
                arrow = ARROWS[self.t.heading_ids.index(cast(str, one["heading"]))]
                star = "*" if one["marker"] else ""
                self.signs[pack(where[0], where[1])] = (f"{one['side']} strong", f"{name}{arrow}{star}")

    def legend(self) -> list[Line]:
        say = self.words.say
        places = say("screen-carriers", sign=CARRIER) if self.t.hunt else say("screen-zones", sign=ZONE)
        items: list[Line] = [
            [(SIDES[USA], f"F S {self.words.name('seat', USA)}")],
            [(SIDES[JAPAN], f"f s {self.words.name('seat', JAPAN)}")],
            [("faint", say("screen-midway", sign=MIDWAY))],
            [("faint", places)],
            [("faint", say("screen-marker"))],
        ]
        return flow(items, self.width)

    def cards(self) -> list[Line]:
        """The bank with its prices, the deck, and the hands that are seen."""
        t = self.t
        say = self.words.say
        name = self.words.name
        bank = [t.card_ids.index(card) for card in cast("list[str]", self.view["bank"])]
        priced = [say("screen-price", card=name("card", card), price=t.price[card]) for card in bank]
        out = flow([[("strong", say("screen-bank"))], *[[("", text)] for text in priced]], self.width, 2)
        for side, hand in cast("dict[str, list[str]]", self.view["hands"]).items():
            title = say("screen-hand", seat=name("seat", SIDES.index(side)))
            cards = [name("card", t.card_ids.index(card)) for card in hand]
            out += flow([[(side, title)], *[[("", f"[{card}]")] for card in cards]], self.width, 2)
        return out

    def combat(self) -> list[Line]:
        """Who fights whom, and in which colour each has the other."""
        seen = cast("dict[str, dict[str, str | None]] | None", self.view["combat"])
        if seen is None:
            return []
        items: list[Line] = [[("strong", self.words.say("phase-combat"))]]
        for side in SIDES:
            name = self.words.name("aircraft", self.t.aircraft_ids.index(str(seen["aircraft"][side])))
            colour = seen["sights"][side]
            text = self.words.say(f"colour-{colour.replace('_', '-')}") if colour else ""
            items.append([(side, f"{name} ({text})" if text else name)])
        return flow(items, self.width)


def screen(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).lines()


def brief(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).brief()
