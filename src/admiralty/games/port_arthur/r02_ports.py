"""[PA-2] Map: what a port has, and what Port Arthur can lose."""

from __future__ import annotations

from admiralty.games.port_arthur.tables import Tables


def has_yard(t: Tables, port: int, yard_lost: int) -> bool:
    """[PA-2.6] [PA-2.7] Every port has a shipyard but those of the data file, and Port Arthur after Hill
    203 (PA-8.19).
    """
    return bool(t.has_shipyard[port]) and not (yard_lost and port == t.port_arthur)


def is_port(t: Tables, port: int, fallen: int) -> bool:
    """[PA-2.7] Port Arthur stops being a port when it falls, for good."""
    return not (fallen and port == t.port_arthur)
