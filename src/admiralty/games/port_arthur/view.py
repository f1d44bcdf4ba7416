"""What a side sees, built up from nothing, and determinizations: other states with the same view."""

from __future__ import annotations

from functools import lru_cache

from admiralty.core.action import first
from admiralty.core.luck import Tape
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.r06_moves import ChooseShips
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_battle import Battle
from admiralty.games.port_arthur.r07_damage import ChooseCriticals, ChooseHits, Damage
from admiralty.games.port_arthur.r07_fire import firepower_in
from admiralty.games.port_arthur.r09_return import ChooseReturn
from admiralty.games.port_arthur.r11_variant import ChooseRaid, ChooseStrikes
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA
from admiralty.games.port_arthur.view_types import Battle as BattleSeen
from admiralty.games.port_arthur.view_types import PortArthurView, ShipSeen, Squadron

PHASES = {  # by frame; for a sortie, by side
    "ChooseRaid": ("raid",),
    "Sortie": ("sortie-japan", "sortie-russia"),
    "Operations": ("operations",),
    "Scoring": ("scoring",),
    "ReturnToPort": ("return",),
}
PHASE_WORDS = [*[word for words in PHASES.values() for word in words], "over"]


def phase(s: State) -> str:
    """The phase of the turn, in a word."""
    for frame in s.stack:
        words = PHASES.get(type(frame).__name__)
        if words is not None:
            return words[frame.side] if isinstance(frame, Sortie) else words[0]
    return "over"


def view(s: State, seat: int, seats: tuple[str, ...]) -> PortArthurView:
    """[PA-H.1] [PA-H.2] Everything is open but for fog of war (PA-H.3) and what a side is still arranging
    (PA-H.10).
    """
    t = s.t
    unfinished = unseen_sortie(s, seat)
    boxes = [t.zone_ids[zone] for box, zone in enumerate(t.box_zone) if s.boxes[box]]
    return {
        "turn": s.turn,
        "phase": phase(s),
        "cp": s.cp,
        "initiative": seats[s.initiative],
        "blockade": bool(s.blockade),
        "shipyard_lost": bool(s.yard_lost),
        "fallen": bool(s.fallen),
        "supply": s.supply + (sum(s.boxes) if unfinished == JAPAN else 0),
        "landed": s.landed,
        "boxes": [] if unfinished == JAPAN else boxes,
        "spaces": [t.space_ids[space] for space in range(t.spaces) if s.spaces[space]],
        "dice": s.dice[:],
        "active": seats[s.active] if s.active >= 0 else None,
        "passed": [name for side, name in enumerate(seats) if s.passed >> side & 1],
        "failed": [name for side, name in enumerate(seats) if s.failed >> side & 1],
        "ships": ships_seen(s, seat)
        + [ship_at_home(s, ship) for ship in range(t.ships) if unfinished >= 0 and is_at_home(s, seat, ship)],
        "squadrons": [
            squadron_seen(s, seat, side, zone, seats)
            for side in (JAPAN, RUSSIA)
            if side != unfinished
            for zone in range(t.zones)
            if s.has_ships(side, zone)
        ],
        "battle": battle_seen(s, seats),
        "to_pick": to_pick(s),
        "choosing": choosing(s, seat),
    }


def unseen_sortie(s: State, seat: int) -> int:
    """[PA-H.10] The side whose sortie is under way unseen by this seat in fog of war, or -1."""
    if s.t.fog:
        for frame in s.stack:
            if isinstance(frame, Sortie) and frame.side != seat:
                return frame.side
    return -1


def is_seen(s: State, seat: int, ship: int) -> bool:
    """[PA-H.3] Own ships, ships in open places, top ships, and both squadrons of a battle (PA-H.7)."""
    t = s.t
    place = s.place[ship]
    if not t.fog:
        return place != t.unused
    if place == t.unused or is_at_home(s, seat, ship):
        return False
    side = t.side[ship]
    if side == seat or place >= t.zones or s.top[side * t.zones + place] == ship:
        return True
    return any(isinstance(frame, Battle) and frame.zone == place for frame in s.stack)


def is_at_home(s: State, seat: int, ship: int) -> bool:
    """[PA-H.10] A ship whose side is still arranging its sortie unseen shows where it set out from."""
    side = unseen_sortie(s, seat)
    return side >= 0 and s.t.side[ship] == side and sortie_home(s)[ship] >= 0


def sortie_home(s: State) -> list[int]:
    frame = s.stack[-1]
    assert isinstance(frame, Sortie)
    return frame.home


def ships_seen(s: State, seat: int) -> list[ShipSeen]:
    """The ships a seat sees, each with its place (`Tables.place_words`) and face."""
    ids, words, place, face = s.t.ship_ids, s.t.place_words, s.place, s.face
    if s.t.fog:
        seen = [ship for ship in range(s.t.ships) if is_seen(s, seat, ship)]
    else:
        seen = [ship for ship, where in enumerate(place) if where != s.t.unused]
    return [ship_seen(ids[ship], words[place[ship]], face[ship] > 0) for ship in seen]


@lru_cache(maxsize=4096)
def ship_seen(ship: str, place: str, damaged: bool) -> ShipSeen:
    """Of the ships of two views, most are the same: then they are one object, and quickly compared."""
    return {"id": ship, "place": place, "damaged": damaged}


def ship_at_home(s: State, ship: int) -> ShipSeen:
    place = s.t.place_words[s.t.anchorage0 + sortie_home(s)[ship]]
    return ship_seen(s.t.ship_ids[ship], place, bool(s.face[ship]))


def squadron_seen(s: State, seat: int, side: int, zone: int, seats: tuple[str, ...]) -> Squadron:
    """[PA-H.3] Zone, number of ships, their strength as far as they are seen and, in fog, the top ship."""
    t = s.t
    ships = s.ships_in(side, zone)
    if t.fog:
        ships = [ship for ship in ships if is_seen(s, seat, ship)]
    seen: Squadron = {
        "side": seats[side],
        "zone": t.zone_ids[zone],
        "count": s.count[side * t.places + zone],
        "firepower": sum([t.firepower[ship * 2 + s.face[ship]] for ship in ships]),
        "speed": speed_of(s, ships),
    }
    if t.fog:
        seen["top"] = t.ship_ids[s.top[side * t.zones + zone]]
    return seen


def battle_seen(s: State, seats: tuple[str, ...]) -> BattleSeen | None:
    """[PA-H.7] A battle is open to both: zone, attacker, who fires first, squadrons' firepower."""
    frame = battle_on(s)
    if frame is None:
        return None
    criticals, hits = volley_seen(s)
    return {
        "zone": s.t.zone_ids[frame.zone],
        "attacker": seats[frame.attacker],
        "first": seats[s.first],
        "firepower": {seats[side]: firepower_in(s, side, frame.zone) for side in (JAPAN, RUSSIA)},
        "left": hits_left(s),
        "criticals": criticals,
        "hits": hits,
    }


def battle_on(s: State) -> Battle | None:
    for frame in s.stack:
        if isinstance(frame, Battle):
            return frame
    return None


def hits_left(s: State) -> int:
    """Hits that are still to be assigned."""
    top = s.stack[-1]
    return top.left if isinstance(top, (ChooseCriticals, ChooseHits)) else 0


def volley_seen(s: State) -> tuple[int, int]:
    """[PA-7.15] The critical and normal hits of the volley that is being assigned, as the dice gave them."""
    for frame in s.stack:
        if isinstance(frame, Damage):
            return frame.criticals, frame.hits
    return 0, 0


def to_pick(s: State) -> int | None:
    """[PA-11.2] [PA-11.5] How many ships are to be picked for a raid or a mine strike: the die was open."""
    top = s.stack[-1] if s.stack else None
    return top.number if isinstance(top, (ChooseRaid, ChooseStrikes)) else None


def choosing(s: State, seat: int) -> list[str]:
    """What this seat has picked so far at its own question; nobody else is told."""
    t = s.t
    ports = returning(s, seat)
    return [t.ship_ids[ship] for ship in picked(s, seat)] + [
        f"{t.ship_ids[ship]} {t.port_ids[port]}" for ship, port in enumerate(ports) if port >= 0
    ]


def picked(s: State, seat: int) -> list[int]:
    """The ships this seat has picked so far at its own question, in that order."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseShips) and top.side == seat:
        return top.chosen
    if isinstance(top, ChooseRaid) and seat == JAPAN:
        return top.picked
    if isinstance(top, ChooseStrikes) and top.side == seat:
        return top.picked
    return []


def returning(s: State, seat: int) -> list[int]:
    """The ports this seat has chosen for its ships, -1 where none is; nothing at another question."""
    top = s.stack[-1] if s.stack else None
    return top.ports if isinstance(top, ChooseReturn) and seat == RUSSIA else []


def imagine(s: State, seat: int, tape: Tape) -> State:
    """[PA-H.9] A determinization: the opponent's hidden ships are dealt anew, and luck is fresh."""
    c = s.clone()
    c.tape = tape
    forget_choices(c, seat)
    t = s.t
    if not t.fog:
        return c
    unfinished = unseen_sortie(s, seat)
    for side in (JAPAN, RUSSIA):
        if side == unfinished:
            recall(c, side)
        elif side != seat:
            deal_anew(c, seat, side, tape)
    return c


def forget_choices(c: State, seat: int) -> None:
    """[PA-H.9] What another side has picked but not confirmed is unknown: as if it had picked nothing.

    Nor is the port known from which it picks: the first possible one stands for all.
    """
    top = c.stack[-1] if c.stack else None
    if isinstance(top, ChooseShips) and top.side != seat:
        top.chosen = []
        top.port = sailing_port(c, top.side)
    elif (isinstance(top, ChooseRaid) and seat != JAPAN) or (
        isinstance(top, ChooseStrikes) and top.side != seat
    ):
        top.picked = []
    elif isinstance(top, ChooseReturn) and seat != RUSSIA:
        top.ports = [-1] * c.t.ships


def sailing_port(c: State, side: int) -> int:
    """[PA-6.19] The first port from which a side could send ships."""
    anchorages = side * c.t.places + c.t.anchorage0
    return next(first(a) for a in c.choices.sail_from[side] if c.count[anchorages + first(a)])


def recall(c: State, side: int) -> None:
    """[PA-H.10] Nothing of an unfinished sortie is known: everything stands as when it began."""
    home = sortie_home(c)
    for ship in c.t.fleet_ships[side]:
        if home[ship] >= 0:
            c.put(ship, c.t.anchorage0 + home[ship])
    if side == JAPAN:
        c.supply += sum(c.boxes)
        c.boxes = [0] * c.t.boxes


def deal_anew(c: State, seat: int, side: int, tape: Tape) -> None:
    """[PA-H.3] The hidden ships of a side change places among themselves; counts and top ships stay."""
    hidden = [
        ship for ship in c.t.fleet_ships[side] if c.place[ship] < c.t.zones and not is_seen(c, seat, ship)
    ]
    places = sorted([c.place[ship] for ship in hidden])  # the real order must leave no trace
    for i in range(len(places) - 1, 0, -1):
        j = tape.pick(i + 1)
        places[i], places[j] = places[j], places[i]
    for ship, place in zip(hidden, places, strict=True):
        c.place[ship] = place
