"""The shapes of what the page is given: the view, what is printed, and the outlook.

tools/view_types.py writes them as TypeScript for the board.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Side = Literal["usa", "japan"]
Cell = Annotated[list[int], "[number, number]"]
Place = Annotated[list[object], "[number, number, string, 'lost'?]"]
"""A cell and a heading; over the edge of the board an aircraft may be lost there."""

Pair = Annotated[list[object], "[string, string, number, number]"]
"""Own colour, enemy's colour, chance to destroy, chance to be destroyed."""


class Aircraft(TypedDict):
    id: str
    side: Side
    kind: Literal["fighter", "bomber", "ace"]
    cell: Cell | None
    heading: str | None
    marker: bool


class Mover(TypedDict):
    """`heading` is the one with which it comes over the edge of the board."""

    aircraft: str
    made: int
    cell: Cell | None
    heading: str | None


class Combat(TypedDict):
    attacker: Side
    aircraft: dict[Side, str]
    plans: dict[Side, str | None]
    omitted: dict[Side, int]
    first: Side | None
    start: dict[Side, Cell | None]
    sights: dict[Side, str | None]
    barrels: dict[Side, int]
    veterans: dict[Side, int]
    dodged: bool
    window: Side | None
    card: str | None


class MidwayView(TypedDict):
    mode: str
    round: int
    phase: str
    holder: Side | None
    points: dict[Side, int]
    score: dict[Side, int]
    threshold: int | None
    aircraft: list[Aircraft]
    tiles: dict[str, Cell | None]
    bank: list[str]
    deck: int
    discard: list[str]
    cards: dict[Side, int]
    hands: Annotated[dict[Side, list[str]], "Partial<Record<Side, string[]>>"]
    moving: Mover | None
    combat: Combat | None
    confirmed: list[Side]
    chosen: str | int | None


class Colour(TypedDict):
    cards: int
    attack: bool


class Printed(TypedDict):
    cells: dict[str, list[Cell]]
    tiles: dict[str, str]
    carriers: dict[Side, list[Cell]]
    zones: dict[Side, list[Cell]]
    headings: dict[str, Cell]
    small_tile: list[Cell]
    spots: list[str]
    diagrams: dict[str, dict[str, list[Cell]]]
    colours: dict[str, Colour]
    prices: dict[str, int]
    firing: dict[Side, list[int]]
    reach: int


class Chance(TypedDict):
    own: str
    enemy: str
    p_destroy: float
    p_lost: float


class End(TypedDict):
    place: Place
    turns: list[str]


class Reach(TypedDict):
    cells: list[Cell]
    enemies: dict[str, list[Cell]]


class First(TypedDict):
    own: list[list[Pair]]
    enemy: list[list[Pair]]


class Outlook(TypedDict, total=False):
    """Pictures for the question at hand; each question has some of them."""

    reach: dict[str, Reach]
    ends: list[End]
    after: dict[str, dict[str, Place | None]]
    firing: dict[str, list[Chance]]
    moves: dict[str, list[Place]]
    enemy_moves: dict[str, list[Place]]
    own_tokens: list[str]
    enemy_tokens: list[str]
    first: First
    aircraft: str
    enemy: str
