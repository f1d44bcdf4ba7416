"""Ships on the board in a terminal: those a view shows, by place, and how they are listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, Tables
from admiralty.kit.canvas import cells, flow
from admiralty.kit.extras import Line, Words

SIDES: Final = ("japan", "russia")

Ships = list[tuple[int, int]]  # ship and face


class Seen:
    """The ships of one view."""

    def __init__(self, t: Tables, view: Mapping[str, object], words: Words) -> None:
        self.t = t
        self.words = words
        self.squadrons = cast("list[dict[str, object]]", view["squadrons"])
        self.places: dict[tuple[str, int], Ships] = {}
        for ship in cast("list[dict[str, object]]", view["ships"]):
            number = t.ship_ids.index(cast(str, ship["id"]))
            here = self.places.setdefault((cast(str, ship["place"]), t.side[number]), [])
            here.append((number, DAMAGED if ship["damaged"] else INTACT))

    def at(self, place: str, side: int) -> Ships:
        return self.places.get((place, side), [])

    def count(self, side: int, zone: str) -> int:
        """How many ships a squadron has, seen or not."""
        for squadron in self.squadrons:
            if squadron["side"] == SIDES[side] and squadron["zone"] == zone:
                return cast(int, squadron["count"])
        return 0

    def squadron(self, side: int, zone: str, width: int) -> list[Line]:
        """Number, firepower and speed of a squadron, then its ships; what fog hides is only counted."""
        seen = self.at(zone, side)
        count = self.count(side, zone)
        head: Line = [(f"{SIDES[side]} strong", f"{self.words.name('seat', side)} {count}")]
        if count == len(seen):
            head.append(("strong", f"  {self.values(seen)}"))
        lines = [head, *self.listing(seen, width)]
        if count > len(seen):
            lines.append([(SIDES[side], self.words.say("screen-unseen", count=count - len(seen)))])
        return lines

    def values(self, ships: Ships) -> str:
        """Firepower and speed of ships together: 28/5."""
        firepower = sum([self.t.firepower[ship * 2 + face] for ship, face in ships])
        return f"{firepower}/{min([self.t.speed[ship * 2 + face] for ship, face in ships])}"

    def listing(self, ships: Ships, width: int) -> list[Line]:
        """Ships of equal values together, strongest first: 8/4 Mikasa, Asahi; then the damaged, starred."""
        t = self.t
        groups: dict[tuple[int, int, int, int], list[int]] = {}
        for ship, face in ships:
            key = (face, -t.firepower[ship * 2 + face], -t.speed[ship * 2 + face], -t.defence[ship] * face)
            groups.setdefault(key, []).append(ship)
        items: list[Line] = []
        for key in sorted(groups):
            items += self.group(groups[key], key, width)
        return flow(items, width)

    def group(self, ships: list[int], key: tuple[int, int, int, int], width: int) -> list[Line]:
        """The values, then the names; a name too long for a line is broken between words, or after ・."""
        face, firepower, speed, defence = key
        value = f"{-firepower}/{-speed}" + (f"·{-defence}" if face == DAMAGED else "")
        style = SIDES[self.t.side[ships[0]]] + (" hurt" if face == DAMAGED else "")
        items: list[Line] = []
        for ship in ships:
            name = self.words.name("ship", ship) + ("*" if face == DAMAGED else "")
            name += "," if ship != ships[-1] else ""
            parts = [name] if cells(f"{value} {name}") <= width else name.replace("・", "・ ").split()
            items += [[(style, part)] for part in parts]
        items[0].insert(0, ("faint", f"{value} "))
        return items
