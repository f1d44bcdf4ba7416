"""What holds in every state of a game. A position that breaks it is refused."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import Frame
from admiralty.games.port_arthur.r02_ports import has_yard, is_port
from admiralty.games.port_arthur.r03_setup import count_ships
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.r06_moves import ChooseOperation, ChooseShips
from admiralty.games.port_arthur.r06_operations import BOTH, ChooseReroll
from admiralty.games.port_arthur.r07_battle import Battle, ChooseDice, ChooseOrder
from admiralty.games.port_arthur.r07_damage import ChooseCriticals, ChooseHits, Damage
from admiralty.games.port_arthur.r08_scoring import ChooseBlockade, ChooseSpace, Landings, open_spaces
from admiralty.games.port_arthur.r09_return import ChooseReturn, ports_for
from admiralty.games.port_arthur.r11_variant import ChooseRaid, ChooseStrikes, raid_targets
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, JAPAN, RUSSIA, Tables

SIDES: Final = (JAPAN, RUSSIA)
OF_AN_OPERATION: Final = ("ChooseOperation", "ChooseShips", "Battle")
NESTING: Final[dict[str, tuple[str, ...]]] = {
    "": ("War",),
    "War.opening_raid": ("ChooseRaid",),
    "War.turns": ("Turn",),
    "Turn.japanese_sortie": ("Sortie",),
    "Turn.russian_sortie": ("Sortie",),
    "Turn.operations": ("Operations",),
    "Turn.scoring": ("Scoring",),
    "Turn.return_to_port": ("ReturnToPort",),
    "Operations.roll_dice": ("ChooseReroll",),
    "Operations.active_side": OF_AN_OPERATION,
    "Operations.other_side": OF_AN_OPERATION,
    "Operations.act_after_pass": OF_AN_OPERATION,
    "Battle.use_of_initiative": ("ChooseOrder",),
    "Battle.first_volley": ("ChooseDice", "Damage"),
    "Battle.second_volley": ("ChooseDice", "Damage"),
    "Damage.critical_hits": ("ChooseCriticals",),
    "Damage.normal_hits": ("ChooseHits",),
    "Scoring.blockade": ("ChooseBlockade",),
    "Scoring.landings": ("Landings",),
    "Landings.next_army": ("ChooseSpace",),
    "ReturnToPort.japanese_mines": ("ChooseStrikes",),
    "ReturnToPort.russian_mines": ("ChooseStrikes",),
    "ReturnToPort.russian_return": ("ChooseReturn",),
}

OF_A_SIDE = (
    Sortie,
    ChooseOperation,
    ChooseShips,
    ChooseOrder,
    ChooseDice,
    ChooseCriticals,
    ChooseHits,
    ChooseStrikes,
)
OF_A_ZONE = (Battle, ChooseOrder, ChooseDice, Damage, ChooseCriticals, ChooseHits)


def check(s: State) -> None:
    """Every ship in one place, every army somewhere, every marker on its track, frames that can be asked."""
    check_numbers(s)
    check_ships(s)
    check_tops(s)
    for i, frame in enumerate(s.stack):
        check_frame(s, frame, s.stack[i - 1] if i else frame)


def check_numbers(s: State) -> None:
    t = s.t
    assert s.supply >= 0, "the supply of armies is below zero"
    assert s.landed >= 0, "fewer than no armies have landed"
    assert s.supply + s.landed + sum(s.boxes) + sum(s.spaces) == t.armies, f"there must be {t.armies} armies"
    assert 1 <= s.turn <= t.turns, f"the turn must be 1 to {t.turns}"
    assert t.cp_min <= s.cp <= t.cp_max, f"the marker must be {t.cp_min} to {t.cp_max}"
    assert s.initiative in SIDES, "nobody such has the initiative"
    assert all(0 <= die <= t.die_faces for die in s.dice), "there is no such die"
    assert s.active in (-1, JAPAN, RUSSIA), "nobody such is active"
    assert s.first in (-1, JAPAN, RUSSIA), "nobody such fires first"
    assert 0 <= s.passed <= BOTH, "nobody such has passed"
    assert 0 <= s.failed <= BOTH, "nobody such has failed"
    assert not (s.fallen and s.blockade), "no blockade after Port Arthur has fallen"


def check_ships(s: State) -> None:
    t = s.t
    assert s.count == count_ships(t, s.place), "the running count of ships is wrong"
    for ship in range(t.ships):
        assert is_own_place(t, ship, s.place[ship]), f"{t.ship_ids[ship]} is in a place it cannot be in"
        assert t.optional[ship] or s.place[ship] != t.unused, f"{t.ship_ids[ship]} is not an optional ship"
        yard = s.place[ship] - t.shipyard0
        if 0 <= yard < t.ports:
            assert s.face[ship] == DAMAGED, f"{t.ship_ids[ship]} is not damaged but in a shipyard"
            assert has_yard(t, yard, s.yard_lost), f"{t.port_ids[yard]} has no shipyard"
    lost = t.anchorage0 + t.port_arthur
    assert not (s.fallen and s.has_ships(RUSSIA, lost)), "no ships in Port Arthur after its fall"


def is_own_place(t: Tables, ship: int, place: int) -> bool:
    """[PA-2.4] [PA-2.5] A ship is never in a port of the other side, and only Baltic ships wait on the turn
    track.
    """
    if t.anchorage0 <= place < t.shipyard0 + t.ports:
        return t.port_user[(place - t.anchorage0) % t.ports] == t.side[ship]
    if place in t.arrival_place:
        return t.start_place[ship] == place
    return 0 <= place < t.places


def check_tops(s: State) -> None:
    """[PA-H.4] In fog of war every squadron has one of its ships on top."""
    t = s.t
    for side in SIDES:
        for zone in range(t.zones):
            top = s.top[side * t.zones + zone]
            expected = t.fog and s.has_ships(side, zone)
            assert top in s.ships_in(side, zone) if expected else top == -1, "a squadron's top ship is wrong"


def check_frame(s: State, frame: Frame, below: Frame) -> None:
    """The fields of a frame must fit the state, so that the game can go on."""
    t = s.t
    name = type(frame).__name__
    if isinstance(frame, OF_A_SIDE):
        assert frame.side in SIDES, f"{name}: no such side"
    if isinstance(frame, OF_A_ZONE):
        assert 0 <= frame.zone < t.zones, f"{name}: no such zone"
        assert s.first >= 0, f"{name}: nobody fires first"
        assert not isinstance(below, OF_A_ZONE) or below.zone == frame.zone, (
            f"{name}: the battle is elsewhere"
        )
    if isinstance(frame, Sortie):
        check_sortie(s, frame)
    elif isinstance(frame, ChooseReroll):
        assert s.active < 0, f"{name}: the dice are not equal"
    elif isinstance(frame, (ChooseOperation, Battle)):
        assert s.active >= 0, f"{name}: nobody is active"
    elif isinstance(frame, ChooseShips):
        check_departure(s, frame)
    elif isinstance(frame, (Landings, ChooseSpace)):
        assert s.landed > 0, f"{name}: no army has landed"
        assert len(open_spaces(s)) > 1, f"{name}: there is nothing to choose"
    elif isinstance(frame, ChooseBlockade):
        assert not s.fallen, f"{name}: Port Arthur has fallen"
    elif isinstance(frame, ChooseReturn):
        check_return(s, frame)
    elif isinstance(frame, ChooseRaid):
        check_picks(name, raid_targets(s), frame.picked, frame.number)
    elif isinstance(frame, ChooseStrikes):
        check_picks(name, s.ships_in(frame.side, t.yellow_sea), frame.picked, frame.number)
    check_battle(s, frame, name)


def check_sortie(s: State, frame: Sortie) -> None:
    """[PA-5.12] Ships that may sail are in their port, laid up there or at sea."""
    t = s.t
    assert len(frame.home) == t.ships, "Sortie: not as many ports as there are ships"
    for ship, port in enumerate(frame.home):
        if port != -1:
            assert 0 <= port < t.ports, "Sortie: no such port"
            assert t.side[ship] == t.port_user[port] == frame.side, "Sortie: a ship of the other side"
            assert is_port(t, port, s.fallen), "Sortie: the port has fallen"
            own = (t.anchorage0 + port, t.shipyard0 + port)
            assert s.place[ship] < t.zones or s.place[ship] in own, "Sortie: a ship is somewhere else"


def check_departure(s: State, frame: ChooseShips) -> None:
    """[PA-6.19] A group of the ships in one anchorage."""
    t = s.t
    assert s.active >= 0, "ChooseShips: nobody is active"
    assert 0 <= frame.port < t.ports, "ChooseShips: no such port"
    ships = s.ships_in(frame.side, t.anchorage0 + frame.port)
    assert ships, "ChooseShips: the port is empty"
    assert set(frame.chosen) <= set(ships), "ChooseShips: a ship is not in the port"
    assert len(set(frame.chosen)) == len(frame.chosen), "ChooseShips: a ship is chosen twice"


def check_return(s: State, frame: ChooseReturn) -> None:
    """[PA-9.5] Ports that the ships at sea may return to."""
    t = s.t
    assert len(frame.ports) == t.ships, "ChooseReturn: not as many ports as there are ships"
    for ship, port in enumerate(frame.ports):
        if port != -1:
            assert t.side[ship] == RUSSIA, "ChooseReturn: a ship of the other side"
            assert s.place[ship] < t.zones, "ChooseReturn: a ship is not at sea"
            assert port in ports_for(s, RUSSIA, s.place[ship]), "ChooseReturn: it cannot return there"


def check_picks(name: str, ships: list[int], picked: list[int], number: int) -> None:
    assert 0 < number <= len(ships), f"{name}: there are not so many ships"
    assert len(picked) <= number, f"{name}: too many ships are picked"
    assert set(picked) <= set(ships), f"{name}: a ship is somewhere else"
    assert len(set(picked)) == len(picked), f"{name}: a ship is picked twice"


def check_battle(s: State, frame: Frame, name: str) -> None:
    """[PA-7.4] Who fights, and hits that dice can give."""
    most = s.t.fire_max
    if isinstance(frame, Battle):
        assert frame.attacker in SIDES, f"{name}: no such side"
    elif isinstance(frame, ChooseOrder):
        assert frame.side == s.initiative != s.first, f"{name}: the side cannot take the first place"
    elif isinstance(frame, ChooseDice):
        assert all(s.has_ships(side, frame.zone) for side in SIDES), f"{name}: there is nobody to fire at"
    elif isinstance(frame, Damage):
        assert frame.firing in SIDES, f"{name}: no such side"
        assert 0 <= frame.criticals <= most, f"{name}: no such hits"
        assert 0 <= frame.hits <= most, f"{name}: no such hits"
    elif isinstance(frame, (ChooseCriticals, ChooseHits)):
        assert 0 <= frame.left <= most, f"{name}: no such hits"
