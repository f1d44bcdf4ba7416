"""The shapes of what the page is given: the view, what is printed, and the outlook.

tools/view_types.py writes them as TypeScript for the board.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Side = Literal["japan", "russia"]


class Unit(TypedDict):
    id: str
    side: Side
    type: str
    combat: int
    movement: int
    place: str
    zoc: bool


class Moving(TypedDict, total=False):
    """The unit on its way, and what the movement phase has left."""

    unit: str
    left: int
    path: list[str]
    moved: list[str]
    rail: bool


class Declared(TypedDict):
    target: str
    units: list[str]


class Combat(TypedDict):
    attacker: Side
    target: str
    units: list[str]
    defenders: list[str]
    attack: int
    defence: int
    column: int
    supported: bool
    die: int | None
    result: str | None


class Ship(TypedDict):
    id: str
    fleet: str
    combat: int
    steps: int


class Naval(TypedDict):
    """`set` names the sides that have closed their line."""

    ships: list[Ship]
    flagship: str | None
    lines: dict[Side, list[str]]
    set: list[Side]
    faces: dict[str, str]
    aims: dict[str, str]
    at_sea: int


class WarView(TypedDict):
    """`about` says what the question is about: units, places, numbers left."""

    turn: int
    turns: int
    month: str | None
    phase: str
    question: str | None
    about: dict[str, object] | None
    active: Side
    morale: dict[Side, int]
    units: list[Unit]
    control: dict[str, Side]
    key_points: dict[str, Side]
    zoc: dict[Side, list[str]]
    cards: dict[Side, int]
    hand: list[str]
    deck: int
    discards: int
    top: str | None
    pile: list[str] | None
    lost: dict[Side, int]
    limit: int | None
    blocked: list[Side]
    neutralised: bool
    forced_march: bool
    check_modifiers: dict[Side, int]
    moving: Moving | None
    declared: list[Declared]
    combat: Combat | None
    naval: Naval | None


class Hex(TypedDict):
    terrain: Literal["plain", "rough", "sea", "out_of_play"]
    row: int
    col: int
    x: float
    y: float
    coastal: NotRequired[bool]
    town: NotRequired[dict[str, str]]
    place: NotRequired[dict[str, str]]
    port: NotRequired[Literal["southern", "other"]]
    key_point: NotRequired[str]
    supply_source: NotRequired[Side]


class Hexside(TypedDict):
    a: str
    b: str
    type: str
    name: str


class Link(TypedDict):
    a: str
    b: str
    type: str


class Box(TypedDict):
    id: str
    side: Side | None
    exit: str | None


class Counter(TypedDict):
    id: str
    name: str
    side: Side
    type: str
    combat: int
    movement: int
    reverse: int | None


class Card(TypedDict):
    id: str
    japan: str
    russia: str


class ResultsTable(TypedDict):
    columns: list[int]
    rows: list[list[str]]


class TerrainBonus(TypedDict):
    rough: int
    river: int
    town: int


class PrintedShip(TypedDict):
    id: str
    fleet: str
    combat: int


class Printed(TypedDict):
    hexes: dict[str, Hex]
    hexsides: list[Hexside]
    links: list[Link]
    boxes: list[Box]
    neighbours: dict[str, list[str]]
    units: list[Counter]
    cards: list[Card]
    crt: ResultsTable
    terrain: TerrainBonus
    stacking: dict[Side, int]
    morale_check: list[int]
    turns: list[str]
    ships: list[PrintedShip]


class Row(TypedDict):
    """The chances of a column."""

    difference: int
    column: int
    p_de: float
    p_dr: float
    p_ex: float
    p_ne: float
    p_ar: float
    p_ae: float


class Attack(TypedDict):
    """`sets` has figures for every choice among the attackers: their ids with blanks between.

    The figures are attack, defence, and the keys of the outlook's `rows` without and with a support card.
    """

    target: str
    units: list[str]
    attack: int
    defence: int
    without_support: Row
    with_support: Row
    defender_retreats: dict[str, list[str]]
    attacker_retreats: dict[str, list[str]]
    sets: NotRequired[dict[str, Annotated[list[int], "[number, number, number, number]"]]]


class Arrival(TypedDict):
    left: int
    stops: bool
    way: list[str]


class Outlook(TypedDict, total=False):
    """Pictures for the question at hand; each question has some of them."""

    ranges: dict[str, dict[str, Arrival]]
    rail: dict[str, dict[str, list[str]]]
    strategic: dict[str, dict[str, list[str]]]
    attacks: list[Attack]
    rows: dict[str, Row]
    retreats: dict[str, list[str]]
