"""A position of Port Arthur in words, both ways.

Written: `turn N; cp N; initiative SIDE; blockade; shipyard-lost; fallen; supply N; landed N; army ZONE ...;
track SPACE ...; PLACE: SHIP SHIP* ...; top ZONE SHIP; dice N N; active SIDE; passed SIDE ...;
failed SIDE ...; acted; first SIDE`, each only where it says something. A place is a zone, `port NAME`,
`yard NAME`, `box N`, `unused` or `sunk`; a star marks a damaged ship.

Read: what is not said stands as at the start, what is said twice as it is said last. One more word may name
the moment: `raid`, `begin` (of a turn), `sortie SIDE`, `operations` (the dice come first), `operations SIDE`
(that side decides), `scoring`, `return`, `turn-end`.
"""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.codec import BadPosition
from admiralty.core.luck import Tape
from admiralty.games.port_arthur.choices import Choices
from admiralty.games.port_arthur.r03_setup import War, count_ships, new_state
from admiralty.games.port_arthur.r05_turn import Turn
from admiralty.games.port_arthur.r06_moves import ChooseOperation
from admiralty.games.port_arthur.r06_operations import Operations
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA, Tables
from admiralty.kit import notation

SIDES = ("japan", "russia")
# The clause of a turn at which a moment begins. `operations SIDE`: the side has won the dice and decides.
MOMENTS: dict[str, str] = {
    "": "japanese_sortie", "begin": "initiative_to_russia", "sortie japan": "japanese_sortie",
    "sortie russia": "russian_sortie", "operations": "operations", "scoring": "scoring",
    "return": "return_to_port", "turn-end": "next_turn",
}  # fmt: skip
MOMENT_WORDS = ("raid", "begin", "sortie", "operations", "scoring", "return", "turn-end")


def write(s: State) -> list[str]:
    t = s.t
    words = [f"turn {s.turn}", f"cp {s.cp}", f"initiative {SIDES[s.initiative]}"]
    words += [
        w for w, on in (("blockade", s.blockade), ("shipyard-lost", s.yard_lost), ("fallen", s.fallen)) if on
    ]
    words.append(f"supply {s.supply}")
    if s.landed:
        words.append(f"landed {s.landed}")
    words += listed("army", [t.zone_ids[zone] for box, zone in enumerate(t.box_zone) if s.boxes[box]])
    words += listed("track", [t.space_ids[space] for space in range(t.spaces) if s.spaces[space]])
    standing: list[list[str]] = [[] for _ in range(t.places)]
    for ship, place in enumerate(s.place):
        standing[place].append(t.ship_ids[ship] + "*" * s.face[ship])
    for place, ships in enumerate(standing):
        if ships:
            words.append(f"{t.place_words[place]}: {' '.join(ships)}")
    for spot, ship in enumerate(s.top):
        if t.fog and ship >= 0:
            words.append(f"top {t.zone_ids[spot % t.zones]} {t.ship_ids[ship]}")
    if any(s.dice):
        words.append(f"dice {s.dice[JAPAN]} {s.dice[RUSSIA]}")
    words += listed("active", [SIDES[s.active]] if s.active >= 0 else [])
    words += listed("passed", mask_words(s.passed)) + listed("failed", mask_words(s.failed))
    words += ["acted"] if s.acted else []
    return words + listed("first", [SIDES[s.first]] if s.first >= 0 else [])


def listed(key: str, things: list[str]) -> list[str]:
    return [f"{key} {' '.join(things)}"] if things else []


def mask_words(mask: int) -> list[str]:
    return [name for side, name in enumerate(SIDES) if mask >> side & 1]


class Reader:
    """Reads the words one after the other into the state at the start of a game."""

    def __init__(self, tape: Tape, t: Tables, choices: Choices) -> None:
        self.t = t
        self.s = new_state(tape, t, choices)
        self.moment: list[str] = []
        self.supply_said = False

    def read(self, words: list[str]) -> State:
        for word in words:
            key, _, rest = word.partition(" ")
            if ":" in word:
                self.read_ships(word)
            elif not self.read_marker(key, rest.split()):
                raise BadPosition(f"{word!r} is not part of a position of Port Arthur")
        s = self.s
        s.count = count_ships(self.t, s.place)
        if not self.supply_said:
            s.supply = self.t.armies - s.landed - sum(s.boxes) - sum(s.spaces)
        self.cover()
        self.stand()
        return s

    def read_marker(self, key: str, args: list[str]) -> bool:
        s = self.s
        if key in ("turn", "cp", "supply", "landed") and len(args) == 1:
            setattr(s, key, self.number(args[0]))
            self.supply_said = self.supply_said or key == "supply"
        elif key in ("initiative", "active", "first") and len(args) == 1:
            setattr(s, key, self.side(args[0]))
        elif key in ("passed", "failed") and args:
            setattr(s, key, sum(1 << self.side(name) for name in args))
        elif key in ("blockade", "fallen", "acted", "shipyard-lost") and not args:
            setattr(s, "yard_lost" if key == "shipyard-lost" else key, 1)
        elif key == "army":
            for name in args:
                s.boxes[
                    self.t.box_zone.index(
                        self.one_of(name, [self.t.zone_ids[z] for z in self.t.box_zone], True)
                    )
                ] = 1
        elif key == "track":
            for name in args:
                s.spaces[self.one_of(name, self.t.space_ids)] = 1
        elif key == "dice" and len(args) == 2:
            s.dice = [self.number(args[JAPAN]), self.number(args[RUSSIA])]
        elif key == "top" and len(args) == 2:
            ship = self.one_of(args[1], self.t.ship_ids)
            s.top[self.t.side[ship] * self.t.zones + self.one_of(args[0], self.t.zone_ids)] = ship
        elif key in MOMENT_WORDS:
            self.moment = [key, *args]
        else:
            return False
        return True

    def read_ships(self, word: str) -> None:
        """`PLACE: SHIP SHIP*`: these ships are there; a star marks a damaged one."""
        name, _, ships = word.partition(":")
        place = self.place(name.strip())
        for ship_word in ships.split():
            ship = self.one_of(ship_word.removesuffix("*"), self.t.ship_ids)
            self.s.place[ship] = place
            self.s.face[ship] = DAMAGED if ship_word.endswith("*") else INTACT

    def place(self, word: str) -> int:
        if word in self.t.place_words:
            return self.t.place_words.index(word)
        raise BadPosition(
            f"there is no place {word!r} (a zone, `port NAME`, `yard NAME`, `box N`, `unused`, `sunk`)"
        )

    def number(self, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise BadPosition(f"{word!r} is not a whole number") from None

    def side(self, word: str) -> int:
        return self.one_of(word, list(SIDES))

    def one_of(self, word: str, names: list[str], zone: bool = False) -> int:
        found = notation.one_of(word, names)
        return self.t.zone_ids.index(word) if zone else found

    def cover(self) -> None:
        """[PA-H.4] In fog of war a squadron without a given top shows its first ship."""
        s = self.s
        t = self.t
        if t.fog:
            for ship in range(t.ships):
                spot = t.side[ship] * t.zones + s.place[ship]
                if s.place[ship] < t.zones and s.top[spot] < 0:
                    s.top[spot] = ship

    def stand(self) -> None:
        """Put the frames of the named moment on the stack; the next clause then leads on to a question."""
        s = self.s
        name = " ".join(self.moment)
        if name in MOMENTS:
            flow.stand(s, (War(), "turns"), (Turn(), MOMENTS[name]))
        elif name == "raid":
            flow.stand(s, (War(), "opening_raid"))
        elif self.moment[0] != "operations" or len(self.moment) != 2:
            raise BadPosition(
                f"there is no moment {name!r} ({', '.join(MOMENT_WORDS)}; a side after sortie or operations)"
            )
        else:
            s.active = self.side(self.moment[1])
            flow.stand(
                s,
                (War(), "turns"),
                (Turn(), "operations"),
                (Operations(), "active_side"),
                (ChooseOperation(s.active), ""),
            )
