"""[PA-12] Fog of war: the owner orders its stacks; the opponent sees only the top ship of each."""

from __future__ import annotations

from admiralty.core.action import Action, first, second
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.words import TOP


def legal_tops(s: State, side: int, out: list[Action]) -> None:
    """[PA-12.1] [PA-12.2] [PA-H.4] [PA-R.17] Any own ship of a squadron that does not lie on top may be laid
    there.
    """
    zones = s.t.zones
    for ship in s.t.fleet_ships[side]:
        zone = s.place[ship]
        if zone < zones and s.top[side * zones + zone] != ship:
            out.append(TOP | zone << 12 | ship)


def apply_top(s: State, a: Action) -> None:
    """[PA-H.4] No other effect; the decision stays open."""
    s.lay_on_top(first(a), second(a))


def refuse_top(s: State, side: int, a: Action) -> str:
    zone, ship = first(a), second(a)
    if not s.t.fog or s.t.side[ship] != side or s.place[ship] != zone:
        return "PA-12.1"
    return "PA-H.4"
