"""The board in a terminal, drawn from a view: the hex map with its units, boxes, cards, combat, fleets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.russo_japanese_war.datacheck import FLEETS
from admiralty.games.russo_japanese_war.mapdata import HIGHEST_ROW, LOWEST_ROW, SIDES
from admiralty.games.russo_japanese_war.tables import BOX_WORDS, Tables
from admiralty.kit.canvas import Canvas, flow
from admiralty.kit.extras import Line, Words

PITCH: Final = 4
HALF_HEX: Final = 2
COLUMNS: Final = 17
LETTERS: Final = {"japan": "J", "russia": "R"}


class Screen:
    """One view, ready to be drawn in one language."""

    def __init__(self, t: Tables, view: Mapping[str, object], words: Words, width: int) -> None:
        self.t = t
        self.view = view
        self.words = words
        self.width = width
        self.units = cast("list[dict[str, object]]", view["units"])

    def lines(self) -> list[Line]:
        return [*self.status(), *self.board(), *self.boxes(), *self.cards(), *self.combat(), *self.fleets()]

    def brief(self) -> list[Line]:
        """For a low window."""
        return [*self.status(), *self.board()]

    def status(self) -> list[Line]:
        """Turn and phase, morale, cards and losses of both."""
        say = self.words.say
        view = self.view
        items: list[Line] = []
        if view["turn"]:
            month = self.words.name("month", cast(int, view["turn"]) - 1)
            turn = say("screen-turn", turn=cast(int, view["turn"]), turns=cast(int, view["turns"]))
            items.append([("strong", f"{turn}, {month}")])
        items.append([("strong", say(f"phase-{view['phase']}"))])
        for number, side in enumerate(SIDES):
            text = say(
                "screen-side",
                seat=self.words.name("seat", number),
                morale=cast("dict[str, int]", view["morale"])[side],
                cards=cast("dict[str, int]", view["cards"])[side],
                lost=cast("dict[str, int]", view["lost"])[side],
            )
            items.append([(f"{side} strong" if view["active"] == side else side, text)])
        if view["limit"] is not None:
            items.append([("hurt", say("screen-limit", limit=cast(int, view["limit"])))])
        return flow(items, self.width)

    def board(self) -> list[Line]:
        """North at the top; odd rows are shifted by half a hex; a stack shows its letter and strength."""
        sheet = Canvas(max((COLUMNS + 1) * PITCH + HALF_HEX, 1))
        stacks = self.stacks()
        for row in range(HIGHEST_ROW, LOWEST_ROW - 1, -1):
            y = HIGHEST_ROW - row
            sheet.put(0, y, str(row), "faint")
            for column in range(1, COLUMNS + 1):
                name = f"{row:02}{column:02}"
                x = column * PITCH + (HALF_HEX if row % 2 else 0) - 1
                if name in stacks:
                    style, text = stacks[name]
                    sheet.put(x, y, text, style)
                elif name in self.t.chart.hexes:
                    sheet.put(x, y, *self.ground(name))
        for column in range(1, COLUMNS + 1):
            sheet.put(column * PITCH - 1, HIGHEST_ROW - LOWEST_ROW + 1, f"{column:02}", "faint")
        return [*sheet.lines(), [("faint", self.words.say("screen-legend"))]]

    def stacks(self) -> dict[str, tuple[str, str]]:
        """By hex: J4 for Japanese units of strength 4; a prime for a unit without ZOC."""
        strength: dict[str, int] = {}
        side: dict[str, str] = {}
        lost: set[str] = set()
        for one in self.units:
            place = cast(str, one["place"])
            strength[place] = strength.get(place, 0) + cast(int, one["combat"])
            side[place] = cast(str, one["side"])
            if not one["zoc"]:
                lost.add(place)
        return {
            place: (f"{side[place]} strong", f"{LETTERS[side[place]]}{n}{chr(39) if place in lost else ''}")
            for place, n in strength.items()
            if place not in BOX_WORDS
        }

    def ground(self, name: str) -> tuple[str, str]:
        """The sign of a hex and its style; towns in the colour of who controls them."""
        fields = self.t.chart.hexes[name]
        control = cast("dict[str, str]", self.view["control"])
        style = control.get(name, "faint")
        if "key_point" in fields:
            return "$", style
        if "supply_source" in fields:
            return "s", cast(str, fields["supply_source"])
        if "port" in fields:
            return "#", style
        if "town" in fields:
            return "o", style
        if fields["terrain"] == "rough":
            return "^", "faint"
        return ("·", "faint") if fields["terrain"] == "plain" else (" ", "")

    def boxes(self) -> list[Line]:
        """The boxes that hold somebody."""
        out: list[Line] = []
        for number, box in enumerate(BOX_WORDS):
            inside = [one for one in self.units if one["place"] == box]
            if inside:
                title = self.words.say("screen-units", place=self.words.name("place", self.t.n + number))
                items: list[Line] = [[("strong", title)]]
                items += [[(cast(str, one["side"]), f"{one['id']} ({one['type']})")] for one in inside]
                out += flow(items, self.width, 2)
        return out

    def cards(self) -> list[Line]:
        """Deck, pile and one's own hand, each card with both halves."""
        say = self.words.say
        view = self.view
        deck = say("screen-cards", deck=cast(int, view["deck"]), discards=cast(int, view["discards"]))
        items: list[Line] = [[("", deck)]]
        if view["top"] is not None:
            items.append([("", say("screen-top", card=self.card(cast(str, view["top"]))))])
        out = flow(items, self.width)
        hand = cast("list[str]", view["hand"])
        if hand:
            held: list[Line] = [[("", f"[{self.card(card)}]")] for card in hand]
            out += flow([[("strong", say("screen-hand"))], *held], self.width, 2)
        return out

    def card(self, name: str) -> str:
        return self.words.name("card", self.t.card_ids.index(name))

    def combat(self) -> list[Line]:
        """The combat being fought or declared."""
        seen = cast("dict[str, object] | None", self.view["combat"])
        if seen is None:
            return []
        place = self.words.name("place", self.t.place_ids.index(cast(str, seen["target"])))
        text = self.words.say(
            "screen-combat",
            place=place,
            attack=cast(int, seen["attack"]),
            defence=cast(int, seen["defence"]),
        )
        units = " ".join(cast("list[str]", seen["units"]))
        items: list[Line] = [[("strong", text)], [(cast(str, seen["attacker"]), units)]]
        if seen["result"] is not None:
            items.append([("hurt", cast(str, seen["result"]))])
        return flow(items, self.width)

    def fleets(self) -> list[Line]:
        """With the naval rules: every fleet with its ships; a damaged ship is marked, a sunk one left out."""
        seen = cast("dict[str, object] | None", self.view["naval"])
        if seen is None:
            return []
        out: list[Line] = []
        ships = cast("list[dict[str, object]]", seen["ships"])
        for number, fleet in enumerate(FLEETS):
            side = SIDES[0] if number < 2 else SIDES[1]
            items: list[Line] = [[(f"{side} strong", f"{self.words.name('fleet', number)}:")]]
            for i, ship in enumerate(ships):
                if ship["fleet"] == fleet and ship["steps"]:
                    star = "*" if ship["id"] == seen["flagship"] else ""
                    style = side if ship["steps"] == 2 else f"{side} hurt"
                    items.append([(style, f"{self.words.name('ship', i)}{star}")])
            out += flow(items, self.width, 2)
        return out


def screen(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).lines()


def brief(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).brief()
