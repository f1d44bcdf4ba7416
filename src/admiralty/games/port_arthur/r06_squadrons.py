"""[PA-6] Squadrons: their speed, and how they move."""

from __future__ import annotations

from admiralty.games.port_arthur.state import State


def speed_of(s: State, ships: list[int]) -> int:
    """[PA-6.15] The speed of a group is the lowest speed among its ships, faces as they lie."""
    values = s.t.speed
    face = s.face
    slowest = s.t.die_faces
    for ship in ships:
        slowest = min(slowest, values[ship * 2 + face[ship]])
    return slowest


def move_squadron(s: State, side: int, zone: int, place: int) -> None:
    """[PA-6.14] The whole squadron moves. It joins own ships in the new zone, whose top ship stays on top."""
    t = s.t
    joins = s.has_ships(side, place)
    top = s.top[side * t.zones + zone]
    for ship in s.ships_in(side, zone):
        s.put(ship, place)
    if t.fog and place < t.zones and not joins:
        s.top[side * t.zones + place] = top
