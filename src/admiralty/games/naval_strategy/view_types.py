"""The shapes of what the page is given: the view, what is printed, and the outlook.

tools/view_types.py writes them as TypeScript for the board.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Type = Literal["schooner", "brig", "frigate", "galleon"]
Amounts = Annotated[list[int], "[number, number, number, number, number]"]
"""Money, metal, wood, cloth, rum."""

Order = Annotated[list[object], "[string, ...unknown[]]"]
"""An order in the words of the notation, and what it is said of."""

Pose = Annotated[list[object], "[string, number]"]
"""Tile and heading."""

Aim = Annotated[list[object], "[string, string[]]"]
"""An attack and the tiles it covers."""


class Ship(TypedDict):
    """A ship at sea, or its copy in the arena. `fit` has the enhancements on board and whether they work.

    `faced`: its captain has chosen the heading it starts with. `decreed`: the organiser plans for it this
    turn, whatever the rules say.
    """

    id: str
    side: str
    type: Type
    tile: str
    face: int
    hp: int
    most_hp: int
    fit: dict[str, bool]
    reported: bool
    xp: NotRequired[int]
    faced: NotRequired[bool]
    destroyed: NotRequired[bool]
    chained: NotRequired[bool]
    decreed: NotRequired[bool]
    hold: NotRequired[Amounts]
    captain: NotRequired[int]
    orders: NotRequired[list[Order]]
    ghost: NotRequired[list[str]]


class OnOrder(TypedDict):
    type: Type
    port: str
    face: int
    fit: list[str]


class Team(TypedDict):
    """`asleep`: a late team that has not been called in yet."""

    ready: bool
    points: int
    asleep: NotRequired[bool]
    store: NotRequired[Amounts]
    building: NotRequired[list[OnOrder]]
    beaten: NotRequired[list[str]]


class Fight(TypedDict):
    slot: str
    boss: str
    turn: int
    tile: str
    face: int
    hp: int
    most_hp: int
    chained: bool
    dealt: list[int]
    ships: list[Ship]
    orders: NotRequired[list[Order]]


class Prices(TypedDict):
    ask: Amounts
    pay: Amounts


class Changing(TypedDict, total=False):
    """What the organiser has in hand."""

    ship: str
    tile: str
    team: str
    boss: str


class OwnBoss(TypedDict):
    """A boss of the organiser's own: like another, with numbers of its own."""

    like: str
    hp: int
    guns: int
    speed: int


class NavalView(TypedDict):
    turn: int
    day: int
    hour: int
    phase: str
    changes: int
    teams: dict[str, Team]
    ships: list[Ship]
    wrecks: dict[str, Amounts]
    plantations: dict[str, Amounts]
    prices: Prices
    fights: list[Fight]
    changing: NotRequired[Changing]
    own_bosses: NotRequired[dict[str, OwnBoss]]
    points: NotRequired[dict[str, int]]
    wealth: NotRequired[dict[str, int]]


class Chart(TypedDict):
    radius: int
    tiles: list[Annotated[list[int], "[number, number]"]]
    land: list[str]


class TypeSheet(TypedDict):
    hp: int
    more_hp: int
    guns: int
    more_guns: int
    hold: int
    speed: int
    shots: int
    range: int
    ram: int
    price: Amounts
    upgrade: Amounts | None
    revival: Amounts
    fits: list[str]


class BossSheet(TypedDict):
    hp: int
    guns: int
    speed: int
    mortars: int
    tentacles: int
    reward: Amounts
    experience: int


class Goal(TypedDict):
    """How this game is won: by points for bosses or by wealth, after so many days of so many turns."""

    by: str
    days: int
    turns: int


class Printed(TypedDict):
    sea: Chart
    arena: Chart
    directions: list[Annotated[list[int], "[number, number]"]]
    ports: dict[str, str]
    port_names: dict[str, str]
    plantations: dict[str, str]
    capacity: dict[str, Amounts]
    goods: list[str]
    types: dict[Type, TypeSheet]
    enhancements: dict[str, Amounts]
    bosses: dict[str, BossSheet]
    arena_turns: int
    goal: Goal
    teams: list[str]


class Lot(TypedDict):
    """Goods of a trade by verb: how many are named, how many can be, what one costs or brings."""

    verb: str
    good: str
    named: int
    most: int
    price: int


class Picture(TypedDict):
    """A plan: its way, what its attacks cover, what the next order could cover, what changes cost, and the
    amounts of a trade that is being entered.
    """

    poses: list[Pose]
    aims: list[Aim]
    next: dict[str, list[str]]
    prices: dict[str, Amounts]
    lots: list[Lot]
    moves: int
    speed: int
    space: int


class Outlook(TypedDict):
    ships: dict[str, Picture]
    stores: dict[str, Amounts]
