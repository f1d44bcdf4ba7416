"""The shapes of what the page is given: the view, what is printed, and the outlook.

tools/view_types.py writes them as TypeScript for the board.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

Pair = Annotated[list[int], "[number, number]"]


class ShipSeen(TypedDict):
    id: str
    place: str
    damaged: bool


class Squadron(TypedDict):
    """The ships of a side in a zone; firepower and speed are those of the ships that are seen."""

    side: str
    zone: str
    count: int
    firepower: int
    speed: int
    top: NotRequired[str]


class Battle(TypedDict):
    """`criticals` and `hits` are what the dice gave of the volley that is being assigned."""

    zone: str
    attacker: str
    first: str
    firepower: dict[str, int]
    left: int
    criticals: int
    hits: int


class PortArthurView(TypedDict):
    """`passed` and `failed` are of this cycle; `to_pick` is how many ships a raid or a mine strike takes."""

    turn: int
    phase: str
    cp: int
    initiative: str
    blockade: bool
    shipyard_lost: bool
    fallen: bool
    supply: int
    landed: int
    boxes: list[str]
    spaces: list[str]
    dice: Pair
    active: str | None
    passed: list[str]
    failed: list[str]
    ships: list[ShipSeen]
    squadrons: list[Squadron]
    battle: Battle | None
    to_pick: int | None
    choosing: list[str]


class Face(TypedDict):
    firepower: int
    speed: int
    defence: int


class Piece(TypedDict):
    side: str
    kind: str
    intact: Face
    damaged: Face


class Port(TypedDict):
    user: str
    shipyard: bool


class Printed(TypedDict):
    ships: dict[str, Piece]
    ports: dict[str, Port]
    boxes: list[str]
    turns: int
    cp: Pair
    key_zones: list[str]
    zone_points: dict[str, dict[str, int]]


class Chance(TypedDict):
    hits: int
    criticals: int
    p: float


class VolleyRow(TypedDict):
    """What a number of dice leads to."""

    dice: int
    p_within: float
    expected_hits: float
    expected_criticals: float
    expected_lost: float
    outcomes: list[Chance]


class Outlook(TypedDict):
    firepower: int
    best: int
    rows: list[VolleyRow]
