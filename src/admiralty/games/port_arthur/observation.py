"""What a side sees as numbers, for learners: everything in view.py, and nothing else."""

from __future__ import annotations

from admiralty.core.event import Kind
from admiralty.games.port_arthur.datacheck import SIDES
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA, Tables
from admiralty.games.port_arthur.view import (
    PHASE_WORDS,
    battle_on,
    hits_left,
    is_at_home,
    is_seen,
    phase,
    picked,
    returning,
    sortie_home,
    to_pick,
    unseen_sortie,
    volley_seen,
)
from admiralty.kit.fields import Field, Limits, amount, amounts, grid, marks, or_none, up_to, word, words
from admiralty.kit.observation import Observation, Questions


class Seen(Observation):
    """[PA-H.1] [PA-H.3] The board; in fog of war only the ships that are seen, counts and top ships."""

    def __init__(self, t: Tables, prompts: dict[str, Kind], ids: dict[str, list[str]]) -> None:
        zones = grid(SIDES, t.zone_ids)
        boxes = [t.zone_ids[zone] for zone in t.box_zone]
        self.no_boxes: list[int] = [0] * t.boxes
        self.no_ships: list[int] = [0] * t.ships
        self.no_zones: list[int] = [0] * t.zones
        fields: list[Field] = [
            word("seat", SIDES, "the seat that looks"),
            amount("turn", t.turns, "the turn, from 1"),
            word("phase", PHASE_WORDS, "the phase of the turn"),
            amount("control", t.cp_max, "the control point marker; Japan's side is above 0", t.cp_min),
            word("initiative", SIDES, "who holds the initiative marker"),
            amount("blockade", 1, "whether the blockade is on"),
            amount("shipyard lost", 1, "whether Port Arthur has lost its shipyard"),
            amount("fallen", 1, "whether Port Arthur has fallen"),
            amount("supply", t.armies, "armies that have not sailed"),
            amount("landed", t.armies, "armies that wait to be placed in Manchuria"),
            amounts("dice", SIDES, t.die_faces, "the dice of this cycle"),
            word("active", or_none(SIDES), "who acts first in this cycle"),
            marks("passed", SIDES, "who has passed in this cycle"),
            marks("failed", SIDES, "who has failed a test in this cycle"),
            amount("to pick", t.ships, "how many ships a raid or mines hit"),
            word("battle", or_none(t.zone_ids), "the zone of the battle"),
            word("attacker", or_none(SIDES), "who attacks in the battle"),
            word("first", or_none(SIDES), "who fires first in the battle"),
            amount("left", t.fire_max, "hits still to be assigned"),
            amount("criticals", t.fire_max, "critical hits of the volley"),
            amount("hits", t.fire_max, "normal hits of the volley"),
            marks("boxes", boxes, "armies on landing boxes"),
            marks("spaces", t.space_ids, "armies in Manchuria"),
            words("ships", t.ship_ids, or_none(t.place_words), "where a ship is, if it is seen"),
            marks("damaged", t.ship_ids, "whether a ship that is seen is damaged"),
            amounts("squadrons", zones, t.ships, "ships of a side in a zone, seen or not"),
            words("top", zones, or_none(t.ship_ids), "the top ship of a squadron, in fog of war"),
            amounts("picked", t.ship_ids, t.ships, "the order in which ships were picked, from 1"),
            words("returning", t.ship_ids, or_none(t.port_ids), "the port chosen for a ship that returns"),
        ]
        ships, hits = up_to(t.ships), up_to(t.fire_max)
        limits: Limits = {
            "choose-raid/ships": ships, "choose-raid/left": ships, "choose-ships/count": ships,
            "choose-ships/speed": up_to(t.die_faces), "choose-dice/firepower": up_to(sum(t.firepower)),
            "choose-criticals/left": hits, "choose-hits/left": hits, "choose-blockade/placed": up_to(1),
            "choose-blockade/cost": up_to(t.blockade_cost), "choose-strikes/ships": ships,
            "choose-strikes/left": ships,
        }  # fmt: skip
        super().__init__(fields, Questions(prompts, ids, limits))

    def facts(self, s: State, seat: int) -> list[int]:
        unfinished = unseen_sortie(s, seat)
        picks = to_pick(s)
        out = [
            seat, s.turn, PHASE_WORDS.index(phase(s)), s.cp, s.initiative, s.blockade, s.yard_lost, s.fallen,
            s.supply + (sum(s.boxes) if unfinished == JAPAN else 0), s.landed, s.dice[JAPAN], s.dice[RUSSIA],
            s.active + 1, s.passed & 1, s.passed >> 1, s.failed & 1, s.failed >> 1,
            0 if picks is None else picks,
        ]  # fmt: skip
        self.add_battle(s, out)
        out += self.no_boxes if unfinished == JAPAN else s.boxes
        out += s.spaces
        if s.t.fog:
            self.add_ships_in_fog(s, seat, out)
        else:
            unused = s.t.unused
            out += [0 if place == unused else place + 1 for place in s.place]
            out += s.face
        self.add_squadrons(s, unfinished, out)
        self.add_choosing(s, seat, out)
        return out

    def add_battle(self, s: State, out: list[int]) -> None:
        """[PA-H.7] A battle is open to both."""
        battle = battle_on(s)
        if battle is None:
            out += [0, 0, 0, 0, 0, 0]
            return
        criticals, hits = volley_seen(s)
        out += [battle.zone + 1, battle.attacker + 1, s.first + 1, hits_left(s), criticals, hits]

    def add_ships_in_fog(self, s: State, seat: int, out: list[int]) -> None:
        """[PA-H.3] [PA-H.10] Ships that are seen; those of a sortie that is arranged unseen are at home."""
        places = self.no_ships[:]
        faces = self.no_ships[:]
        for ship in range(s.t.ships):
            if is_at_home(s, seat, ship):
                places[ship] = s.t.anchorage0 + sortie_home(s)[ship] + 1
                faces[ship] = s.face[ship]
            elif is_seen(s, seat, ship):
                places[ship] = s.place[ship] + 1
                faces[ship] = s.face[ship]
        out += places
        out += faces

    def add_squadrons(self, s: State, unfinished: int, out: list[int]) -> None:
        t = s.t
        zones = t.zones
        for side in (JAPAN, RUSSIA):
            base = side * t.places
            out += self.no_zones if side == unfinished else s.count[base : base + zones]
        for side in (JAPAN, RUSSIA):
            if not t.fog or side == unfinished:
                out += self.no_zones
            else:
                out += [top + 1 for top in s.top[side * zones : (side + 1) * zones]]

    def add_choosing(self, s: State, seat: int, out: list[int]) -> None:
        """What the seat has picked for its own question."""
        base = len(out)
        out += self.no_ships
        for number, ship in enumerate(picked(s, seat)):
            out[base + ship] = number + 1
        ports = returning(s, seat)
        out += [port + 1 for port in ports] if ports else self.no_ships
