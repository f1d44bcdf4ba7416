"""The board in a terminal, drawn from a view: tracks on top, then the sea zones between their ports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.port_arthur.show.screen_ships import SIDES, Seen
from admiralty.games.port_arthur.show.screen_tracks import Tracks, labelled
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA, Tables
from admiralty.kit.canvas import Canvas, flow, line_cells
from admiralty.kit.extras import Line, Words

# Where places are drawn: rows of three columns. A place that only an owner's data file has gets a row below.
SEAS: Final = (
    ("yellow-sea", "sea-of-japan", "pacific-ocean"),
    ("east-china-sea", "tsushima", "philippine-sea"),
)
NORTH: Final = ("port-arthur", "vladivostok")
SOUTH: Final = ("diego-suarez", "japan")
LEAST_WIDTH: Final = 72
MOST_WIDTH: Final = 100
ROOMY: Final = 96


class Block:
    """A framed place: what stands in its top border and inside it, and where it was drawn."""

    def __init__(self, name: str, title: Line, note: Line, body: list[Line], style: str) -> None:
        self.name = name
        self.title = title
        self.note = note
        self.body = body
        self.style = style
        self.x: int = 0
        self.y: int = 0
        self.width: int = 0
        self.height: int = 0

    def spine(self) -> int:
        """The column of lines to the north and south, to the right of most titles."""
        return self.x + self.width * 2 // 3

    def draw(self, sheet: Canvas) -> None:
        sheet.frame(self.x, self.y, self.width, self.height, self.style)
        end = self.x + self.width - 1
        after = sheet.put_line(self.x + 2, self.y, [("", " "), *self.title, ("", " ")], end)
        note = end - 3 - line_cells(self.note)
        if self.note and note >= after:
            sheet.put_line(note, self.y, [("", " "), *self.note, ("", " ")])
        for down, line in enumerate(self.body):
            sheet.put_line(self.x + 2, self.y + 1 + down, line, end - 1)


class Screen:
    """One view, ready to be drawn at one width in one language."""

    def __init__(self, t: Tables, view: Mapping[str, object], words: Words, width: int) -> None:
        self.t = t
        self.view = view
        self.words = words
        self.width: int = max(LEAST_WIDTH, min(width, MOST_WIDTH))
        self.gap: int = 3 if self.width >= ROOMY else 1
        self.column: int = (self.width - 2 * self.gap) // 3
        self.sheet = Canvas(self.width)
        self.blocks: dict[str, Block] = {}
        self.seen = Seen(t, view, words)
        self.is_brief = False

    def lines(self) -> list[Line]:
        y = Tracks(self.sheet, self.t, self.view, self.words).draw()
        y = self.board(y, [self.afar()])
        self.legend(y)
        return self.sheet.lines()

    def brief(self) -> list[Line]:
        """For a low window: ports say how many ships they have, and not which."""
        self.is_brief = True
        self.board(Tracks(self.sheet, self.t, self.view, self.words).status(), [])
        return self.sheet.lines()

    def board(self, y: int, free: list[list[Line]]) -> int:
        """Seas and ports, with free text beside the northern ones. Returns the first free line below."""
        y = self.row(y, [self.port(name) for name in NORTH], free)
        for seas in SEAS:
            y = self.row(y, [self.zone(name) for name in seas if name in self.t.zone_ids], [])
        y = self.row(y + 1, [self.port(name) for name in SOUTH], [])
        y = self.others(y)
        self.links()
        return y

    # The places

    def row(self, y: int, blocks: list[Block], free: list[list[Line]]) -> int:
        """Draw blocks from left to right, all of one height; the last row but one may end in free text."""
        lines = [len(block.body) for block in blocks]
        height = max(lines, default=0) + 2
        x = 0
        for n, block in enumerate(blocks):
            rest = self.width - x if block.name == SOUTH[-1] and n == len(blocks) - 1 else self.column
            block.x, block.y, block.width, block.height = x, y, rest, height
            block.draw(self.sheet)
            self.blocks[block.name] = block
            x += rest + self.gap
        for text in free:
            for down, line in enumerate(text):
                self.sheet.put_line(x, y + down, line)
            height = max(height, len(text))
        return y + height

    def zone(self, name: str) -> Block:
        t = self.t
        number = t.zone_ids.index(name)
        counts = [self.seen.count(side, name) for side in (JAPAN, RUSSIA)]
        style = (
            "faint"
            if not any(counts)
            else "strong"
            if all(counts)
            else SIDES[JAPAN if counts[JAPAN] else RUSSIA]
        )
        title: Line = [("strong", self.words.name("zone", number))]
        body: list[Line] = []
        battle = cast("dict[str, object] | None", self.view["battle"])
        if battle is not None and battle["zone"] == name:
            body.append([("strong", self.words.say("screen-battle"))])
        if number == t.yellow_sea and self.view["blockade"]:
            body.append([(SIDES[JAPAN], self.words.say("label-blockade"))])
        if name in cast("list[str]", self.view["boxes"]):
            body.append([(SIDES[JAPAN], f"■ {self.words.say('label-convoy')}")])
        elif number in t.box_zone:
            body.append([("faint", f"□ {self.words.say('label-landing-box')}")])
        for side in (JAPAN, RUSSIA):
            if counts[side]:
                body += self.seen.squadron(side, name, self.column - 4)
        points: Line = [("strong", "★")]
        if number not in t.key_zones:
            values = [str(t.zone_points[side][number]) for side in (JAPAN, RUSSIA)]
            points = [(SIDES[JAPAN], values[JAPAN]), ("faint", "/"), (SIDES[RUSSIA], values[RUSSIA])]
        return Block(name, title, points, body or [[]], style)

    def port(self, name: str) -> Block:
        t = self.t
        number = t.port_ids.index(name)
        side = t.port_user[number]
        width = self.width - self.column - self.gap if name == SOUTH[-1] else self.column
        title: Line = [(f"{SIDES[side]} strong", f"[{self.words.name('port', number)}]")]
        fallen = number == t.port_arthur and bool(self.view["fallen"])
        has_yard = bool(t.has_shipyard[number]) and not (
            number == t.port_arthur and self.view["shipyard_lost"]
        )
        anchored = self.seen.at(f"port {name}", side)
        note: Line = [("", f"{len(anchored)}  {self.seen.values(anchored)}")] if anchored else []
        if self.is_brief:
            return Block(name, title, [], [note], "faint")
        body = self.seen.listing(anchored, width - 4)
        if fallen:
            body.append([("strong", self.words.say("screen-fallen"))])
        elif not has_yard:
            body.append([("faint", self.words.say("screen-no-shipyard"))])
        laid_up = self.seen.at(f"yard {name}", side)
        if laid_up:
            head = labelled(self.words.say("label-shipyard"), [])
            body += flow([head, *self.seen.listing(laid_up, MOST_WIDTH)], width - 4)
        if len(t.port_zones[number]) > 1:
            body += flow([[("faint", word)] for word in self.open_to(number).split()], width - 4)
        return Block(name, title, note, body or [[]], "faint")

    def open_to(self, port: int) -> str:
        """The zones of a port that has several, or those it does not have if they are fewer."""
        t = self.t
        near = [self.words.name("zone", zone) for zone in range(t.zones) if zone in t.port_zones[port]]
        other = [self.words.name("zone", zone) for zone in range(t.zones) if zone not in t.port_zones[port]]
        if 0 < len(other) < len(near):
            return "⇄ " + self.words.say("screen-all-but", zones=", ".join(other))
        return "⇄ " + ", ".join(near)

    def afar(self) -> list[Line]:
        """Ships still on their way, and ships lost."""
        say = self.words.say
        width = self.column
        lines: list[Line] = []
        for turn in self.t.arrival_turns:
            ships = self.seen.at(f"box {turn}", RUSSIA)
            if ships:
                number = say("count-ships", count=len(ships))
                lines.append(
                    [
                        ("faint", f"{say('label-turn')} {turn}: "),
                        (SIDES[RUSSIA], f"{number} {self.seen.values(ships)}"),
                    ]
                )
        if lines:
            lines.insert(0, [("strong", say("screen-baltic"))])
        for side in (JAPAN, RUSSIA):
            sunk = self.seen.at("sunk", side)
            if sunk:
                names = [self.words.name("ship", ship) for ship, _ in sunk]
                items: list[Line] = [[("faint", f"{say('label-sunk')}: ")]]
                items += [[(SIDES[side], f"{name},")] for name in names[:-1]] + [[(SIDES[side], names[-1])]]
                lines += flow(items, width, 1)
        return lines

    def others(self, y: int) -> int:
        """Places of an owner's data file that have no spot on the map."""
        zones = [self.zone(name) for name in self.t.zone_ids if name not in self.blocks]
        ports = [self.port(name) for name in self.t.port_ids if name not in self.blocks]
        for n in range(0, len(zones + ports), 3):
            y = self.row(y, (zones + ports)[n : n + 3], [])
        return y

    # The lines between them

    def links(self) -> None:
        t = self.t
        for a in range(t.zones):
            for b in t.adjacent[a]:
                if a < b and not self.join(self.blocks[t.zone_ids[a]], self.blocks[t.zone_ids[b]]):
                    self.remark(t.zone_ids[a], t.zone_ids[b])
        for port in range(t.ports):
            if len(t.port_zones[port]) == 1:
                self.join(self.blocks[t.port_ids[port]], self.blocks[t.zone_ids[t.port_zones[port][0]]])

    def join(self, a: Block, b: Block) -> bool:
        """Draw a line between neighbours; False if they are not neighbours."""
        put = self.sheet.put
        upper, lower = (a, b) if a.y < b.y else (b, a)
        left, right = (a, b) if a.x < b.x else (b, a)
        between = lower.y - upper.y - upper.height
        if a.x == b.x and 0 <= between <= 1:
            x = upper.spine()
            put(x, upper.y + upper.height - 1, "┬", upper.style)
            if self.sheet.row(lower.y)[x][1] == "─":  # else the line ends at the title
                put(x, lower.y, "┴", lower.style)
            for down in range(between):
                put(x, lower.y - 1 - down, "│", "faint")
        elif a.y == b.y and right.x - left.x - left.width == self.gap:
            y = left.y + left.height // 2
            put(left.x + left.width - 1, y, "├", left.style)
            put(left.x + left.width, y, "─" * self.gap, "faint")
            put(right.x, y, "┤", right.style)
        elif a.y == b.y == self.blocks[SEAS[-1][0]].y:
            y = a.y + a.height
            x = left.x + left.width - 4
            put(x, y - 1, "┬", left.style)
            put(x, y, "└" + "─" * (right.spine() - x - 1) + "┘", "faint")
            put(right.spine(), y - 1, "┬", right.style)
        else:
            return False
        return True

    def remark(self, a: str, b: str) -> None:
        """A link of an owner's data file without a line is named in the lower border of both places."""
        for name, other in ((a, b), (b, a)):
            block = self.blocks[name]
            text = f" ⇄ {self.words.name('zone', self.t.zone_ids.index(other))} "
            self.sheet.put(block.x + 2, block.y + block.height - 1, text, "faint", block.x + block.width - 1)

    def legend(self, y: int) -> None:
        say = self.words.say
        values = f"{say('label-firepower')}/{say('label-speed')}"
        items: list[Line] = [
            [("faint", f"8/4 = {values}")],
            [("faint", f"6/3·3* = {values}·{say('label-defence')} ({say('label-damaged')})")],
            [("faint", f"★ {say('screen-key-zone')}")],
        ]
        for line in flow([[*item, ("", " ")] for item in items], self.width):
            self.sheet.put_line(0, y, line)
            y += 1


def screen(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).lines()


def brief(t: Tables, view: Mapping[str, object], words: Words, width: int) -> list[Line]:
    return Screen(t, view, words, width).brief()
