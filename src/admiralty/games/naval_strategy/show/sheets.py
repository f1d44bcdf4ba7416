"""[NS-16.8] Sheets for play on paper: map, prices and standings, ship sheets, order sheets, the arena.

Everything is drawn from a view, so that a seat's sheets say no more than its screen does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS
from admiralty.games.naval_strategy.mapfile import TYPES
from admiralty.games.naval_strategy.r04_orders import CODES
from admiralty.games.naval_strategy.show.printed import boss_sheet
from admiralty.games.naval_strategy.show.sheets_map import draw_arena, draw_sea
from admiralty.games.naval_strategy.tables import FITTINGS, VALUES, WOOD, Tables
from admiralty.kit.extras import Words
from admiralty.kit.sheets import CENTRE, GREY, MARGIN, PALE, RIGHT, SHORT_SIDE, Page

Seen = Mapping[str, object]

# How each order is written on paper, in the order of r04_orders.py.
LETTERS: Final = [
    "F", "L", "R", "VL", "VR", "CL", "CR", "HL", "HR", "A", "M", "+", "B", "S", "U", "E", "EX", "UP", "X",
    "DN", "BOSS", "W",
]  # fmt: skip
CARD_WIDE: Final = 90.0
CARD_HIGH: Final = 86.0
CARDS: Final = 6
HITS_A_ROW: Final = 25
HIT: Final = 3.3
BLOCK_HIGH: Final = 40.0
BLOCKS: Final = 6
CELLS: Final = 10


class Sheets:
    """The pages of one view in one language."""

    def __init__(self, t: Tables, view: Seen, words: Words) -> None:
        self.t = t
        self.view = view
        self.words = words
        self.ships = cast("list[Seen]", view["ships"])

    def pages(self) -> list[Page]:
        return [self.sea(), self.lists(), *self.cards(), *self.orders(), self.arena()]

    def own(self) -> list[Seen]:
        """The ships whose orders the seat sees; for a spectator all of them."""
        return [ship for ship in self.ships if "orders" in ship] or self.ships

    def head(self, page: Page, title: str) -> None:
        """Title to the left, turn and day to the right."""
        turn, day = cast(int, self.view["turn"]), cast(int, self.view["day"])
        page.text(MARGIN, 12, title, 15, bold=True, width=page.width - 2 * MARGIN - 60)
        page.text(page.width - MARGIN, 12, self.words.say("screen-turn", turn=turn, day=day), 11, RIGHT)
        page.stroke(MARGIN, 17, page.width - MARGIN, 17, 0.4)

    def ship_name(self, ship: Seen) -> str:
        return self.words.name("ship", self.t.ship_ids.index(str(ship["id"])))

    def type_name(self, ship: Seen) -> str:
        return self.words.name("type", TYPES.index(str(ship["type"])))

    def stands(self, ship: Seen) -> str:
        return f"{ship['tile']}  {self.words.name('heading', cast(int, ship['face']))}"

    # Maps

    def sea(self) -> Page:
        """The sea on the left, all ships as everybody may see them on the right."""
        page = Page(landscape=True)
        self.head(page, self.words.say("paper-map"))
        right = draw_sea(page, self.t, self.view, self.words) + 5
        say = self.words.say
        rows = [[say("paper-ship"), say("paper-type"), say("paper-place"), say("paper-hp")]]
        for ship in self.ships:
            state = say("screen-destroyed") if ship.get("destroyed") else str(ship["hp"])
            rows.append([self.ship_name(ship), self.type_name(ship), self.stands(ship), state])
        wide = page.width - MARGIN - right
        high = min(5.5, 172 / len(rows))
        end = page.table(
            right, 22, [wide * 0.27, wide * 0.23, wide * 0.34, wide * 0.16], rows, high, min(8, high * 1.6)
        )
        goods = self.goods()
        for row, (source, first) in enumerate(((0, WOOD), (1, 0))):
            text = f"{self.words.name('source', source)}: {'/'.join(goods[first:])}"
            page.text(right, end + 5 + row * 4.5, text, 8, width=wide)
        return page

    def arena(self) -> Page:
        """The arena as a fight stands that the seat may see, else empty, for a fight on paper."""
        page = Page(landscape=True)
        fights = cast("list[Seen]", self.view["fights"])
        fight = next((one for one in fights if self.is_own(one)), fights[0] if fights else None)
        title = self.words.say("board-arena-map")
        if fight is not None:
            boss = self.words.name("boss", self.t.boss_ids.index(str(fight["boss"])))
            title += f": {boss}, {self.words.say('board-hp', hp=str(fight['hp']), most=self.boss_hp(fight))}"
        self.head(page, title)
        right = draw_arena(page, self.t, fight, self.words) + 5
        say = self.words.say
        rows = [[say("paper-ship"), *[str(n) for n in range(1, CELLS + 1)]]]
        names = [self.arena_name(ship) for ship in cast("list[Seen]", fight["ships"])] if fight else []
        for number in range(12):
            rows.append([names[number] if number < len(names) else "", *[""] * CELLS])
        wide = page.width - MARGIN - right
        page.table(right, 22, [wide * 0.3, *[wide * 0.07] * CELLS], rows, 8, 8)
        return page

    def arena_name(self, ship: Seen) -> str:
        original = str(ship["id"]).removeprefix("arena-")
        return self.words.name("ship", self.t.ship_ids.index(original))

    def is_own(self, fight: Seen) -> bool:
        return any("orders" in ship for ship in cast("list[Seen]", fight["ships"]))

    def boss_hp(self, fight: Seen) -> str:
        made = cast("dict[str, dict[str, int]]", self.view.get("own_bosses", {}))
        name = str(fight["boss"])
        if name in made:
            return str(made[name]["hp"])
        return str(boss_sheet(self.t, self.t.boss_ids.index(name))["hp"])

    # Prices and standings

    def lists(self) -> Page:
        page = Page()
        self.head(page, self.words.say("paper-lists"))
        y = 22.0
        for title, widths, rows in (
            (self.words.say("board-standings"), [36.0, 20.0, *[26.0] * VALUES], self.standings()),
            (self.words.say("board-prices"), [56.0, *[26.0] * VALUES], self.prices()),
            (self.words.say("paper-types"), [36.0, *[15.0] * 4, *[18.0] * VALUES], self.types()),
            (self.words.say("paper-enhancements"), [56.0, *[26.0] * VALUES], self.enhancements()),
            (self.words.say("paper-bosses"), [56.0, *[20.0] * 4, 50.0], self.bosses()),
        ):
            page.text(MARGIN, y + 3, title, 11, bold=True)
            y = page.table(MARGIN, y + 7, widths, rows) + 4
        return page

    def goods(self) -> list[str]:
        return [self.words.name("commodity", value) for value in range(VALUES)]

    def standings(self) -> list[list[str]]:
        """[NS-17.3] Stores are printed as far as they are seen."""
        rows = [[self.words.say("paper-team"), self.words.say("paper-points"), *self.goods()]]
        for number, seen in enumerate(cast("dict[str, Seen]", self.view["teams"]).values()):
            store = cast("list[int] | None", seen.get("store"))
            rows.append(
                [
                    self.words.flagged(number),
                    str(seen["points"]),
                    *([str(n) for n in store] if store else ["?"] * VALUES),
                ]
            )
        return rows

    def prices(self) -> list[list[str]]:
        found = cast("dict[str, list[int]]", self.view["prices"])
        rows = [[self.words.say("board-goods"), *self.goods()]]
        for key in ("ask", "pay"):
            rows.append([self.words.say(f"paper-{key}"), *[str(n) if n else "-" for n in found[key]]])
        return rows

    def types(self) -> list[list[str]]:
        t, say = self.t, self.words.say
        head = [say("paper-type"), say("paper-hp"), say("paper-guns"), say("paper-hold"), say("paper-speed")]
        rows = [[*head, *self.goods()]]
        for kind in range(len(TYPES)):
            price = t.price[kind * VALUES : (kind + 1) * VALUES]
            numbers = [t.hp[kind], t.guns[kind], t.hold[kind], t.speed[kind]]
            rows.append([self.words.name("type", kind), *[str(n) for n in [*numbers, *price]]])
        return rows

    def enhancements(self) -> list[list[str]]:
        rows = [[self.words.say("paper-enhancement"), *self.goods()]]
        for e in range(FITTINGS):
            price = self.t.fitting_price[e * VALUES : (e + 1) * VALUES]
            rows.append([self.words.name("enhancement", e), *[str(n) for n in price]])
        return rows

    def bosses(self) -> list[list[str]]:
        t, say = self.t, self.words.say
        head = [say("paper-boss"), say("paper-hp"), say("paper-guns"), say("paper-speed"), say("paper-xp")]
        rows = [[*head, say("paper-reward")]]
        made = cast("dict[str, dict[str, int]]", self.view.get("own_bosses", {}))
        for boss, name in enumerate(t.boss_ids):
            if boss >= t.printed_bosses and name not in made:
                continue
            sheet = boss_sheet(t, t.boss_ids.index(str(made[name]["like"])) if name in made else boss)
            numbers = cast("dict[str, int]", sheet | made.get(name, {}))
            reward = sheet["reward"]
            goods = ", ".join(f"{good} {n}" for good, n in zip(self.goods(), reward) if n)
            listed = [str(numbers[key]) for key in ("hp", "guns", "speed", "experience")]
            rows.append([self.words.name("boss", boss), *listed, goods])
        return rows

    # Ship sheets

    def cards(self) -> list[Page]:
        """A card for each ship: what it is, what is left of it, what it carries."""
        own = self.own()
        out: list[Page] = []
        for first in range(0, len(own), CARDS):
            page = Page()
            self.head(page, self.words.say("paper-ships"))
            for place, ship in enumerate(own[first : first + CARDS]):
                column, row = place % 2, place // 2
                self.card(page, ship, MARGIN + column * (CARD_WIDE + 6), 22 + row * (CARD_HIGH + 3))
            out.append(page)
        return out

    def card(self, page: Page, ship: Seen, x: float, y: float) -> None:
        t, say = self.t, self.words.say
        kind = TYPES.index(str(ship["type"]))
        fit = cast("dict[str, bool]", ship["fit"])
        page.box(x, y, CARD_WIDE, CARD_HIGH, thick=0.5)
        page.text(x + 3, y + 6, self.ship_name(ship), 14, bold=True, width=48)
        page.text(x + CARD_WIDE - 3, y + 6, self.type_name(ship), 11, RIGHT, width=36)
        page.text(x + 3, y + 12, self.stands(ship), 9, width=44)
        marks = [say(f"screen-{mark}") for mark in ("destroyed", "chained") if ship.get(mark)]
        page.text(x + CARD_WIDE - 3, y + 12, ", ".join(marks), 9, RIGHT, bold=True, width=36)
        more = t.more_guns[kind] if fit.get("cannons") else 0
        numbers = (("guns", t.guns[kind] + more), ("speed", t.speed[kind]), ("hold", t.hold[kind]))
        line = "   ".join(f"{say(f'paper-{key}')} {n}" for key, n in numbers)
        page.text(x + 3, y + 18, line, 9, width=CARD_WIDE - 6)
        most = t.hp[kind] + (t.more_hp[kind] if fit.get("hull") else 0)
        text = say("board-hp", hp=str(ship["hp"]), most=str(most))
        page.text(x + 3, y + 24, text, 9, bold=True, width=CARD_WIDE - 6)
        self.hits(page, x + 3, y + 28, cast(int, ship["hp"]), most)
        hold = cast("list[int] | None", ship.get("hold"))
        rows = [self.goods(), [str(n) for n in hold] if hold else [""] * len(GOODS)]
        for column, (name, n) in enumerate(zip(*rows)):
            left = x + 3 + column * 16.8
            page.box(left, y + 52, 16.8, 5, PALE)
            page.box(left, y + 57, 16.8, 7)
            page.text(left + 8.4, y + 54.5, name, 7.5, CENTRE, width=15.8)
            page.text(left + 8.4, y + 60.5, n, 10, CENTRE, width=15.8)
        for e, key in enumerate(ENHANCEMENTS):
            self.fitting(page, x + 3 + e % 2 * 43, y + 69 + e // 2 * 5.5, e, kind, fit.get(key))

    def hits(self, page: Page, x: float, y: float, left: int, most: int) -> None:
        """A box for each hit point; those that are lost are grey."""
        for n in range(most):
            row, column = divmod(n, HITS_A_ROW)
            page.box(x + column * HIT, y + row * HIT, HIT - 0.5, HIT - 0.5, GREY if n >= left else -1, 0.15)

    def fitting(self, page: Page, x: float, y: float, e: int, kind: int, works: bool | None) -> None:
        """Empty, full, or crossed for what is broken; nothing for what cannot be carried."""
        if not self.t.fits[kind * FITTINGS + e]:
            return
        page.box(x, y - 1.7, 3.4, 3.4, 0 if works else -1)
        if works is False:
            page.stroke(x, y - 1.7, x + 3.4, y + 1.7, 0.4)
            page.stroke(x + 3.4, y - 1.7, x, y + 1.7, 0.4)
        page.text(x + 5, y, self.words.name("enhancement", e), 8.5, width=36)

    # Order sheets

    def orders(self) -> list[Page]:
        """A block for each ship to write its turn into; what is planned stands there; the rest is spare."""
        own = self.own()
        out: list[Page] = []
        for first in range(0, len(own), BLOCKS):
            page = Page()
            self.head(page, self.words.say("paper-orders"))
            for place in range(BLOCKS):
                ship = own[first + place] if first + place < len(own) else None
                self.block(page, ship, 21 + place * BLOCK_HIGH)
            self.letters(page)
            out.append(page)
        return out

    def block(self, page: Page, ship: Seen | None, y: float) -> None:
        say = self.words.say
        wide = SHORT_SIDE - 2 * MARGIN
        if ship is not None:
            title = f"{self.ship_name(ship)}, {self.type_name(ship)}, {self.stands(ship)}"
            page.text(MARGIN, y + 4, title, 11, bold=True, width=wide - 75)
        page.text(SHORT_SIDE - MARGIN - 38, y + 4, say("paper-captain"), 8, RIGHT)
        page.stroke(SHORT_SIDE - MARGIN - 36, y + 6, SHORT_SIDE - MARGIN, y + 6, 0.2, GREY)
        known = cast("list[list[object]]", ship.get("orders", [])) if ship is not None else []
        planned = [str(order[0]) for order in known]
        codes = [CODES.index(code) for code in planned]
        phase_two = CODES.index("fit")
        port = [LETTERS[code] for code in codes if code >= phase_two]
        rest = [LETTERS[code] for code in codes if code < phase_two]
        said = [detail(order) for order, code in zip(known, codes) if code < phase_two]
        cell = (wide - 32) / CELLS
        for row, (name, filled) in enumerate((("port-phase", port), ("sequence", rest), ("details", said))):
            top = y + 8 + row * 9.5
            page.text(MARGIN, top + 4.5, say(f"paper-{name}"), 8.5, width=30)
            for column in range(CELLS):
                left = MARGIN + 32 + column * cell
                page.box(left, top, cell, 9)
                if row == 1:
                    page.text(left + 1, top + 1.8, str(column + 1), 5.5, grey=GREY)
                if column < len(filled):
                    page.text(left + cell / 2, top + 5, filled[column], 10, CENTRE, width=cell - 2)

    def letters(self, page: Page) -> None:
        """What the letters stand for."""
        top = 21 + BLOCKS * BLOCK_HIGH + 1
        wide = (SHORT_SIDE - 2 * MARGIN) / 4
        for code, letter in enumerate(LETTERS):
            column, row = divmod(code, 6)
            x, y = MARGIN + column * wide, top + row * 4.1
            page.text(x, y + 2, letter, 7.5, bold=True)
            page.text(x + 9, y + 2, self.words.name("order", code), 7.5, width=wide - 11)


def detail(order: list[object]) -> str:
    """What an order is said of, as a view gives it: a tile, or amounts."""
    if len(order) < 2:
        return ""
    said = order[-1]
    return "/".join(str(n) for n in said) if isinstance(said, list) else str(said)


def sheets(t: Tables, view: Seen, words: Words) -> list[Page]:
    return Sheets(t, view, words).pages()
