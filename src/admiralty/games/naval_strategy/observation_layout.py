"""The layout of what a seat sees as numbers: its sizes, which the data give, and the fields in order."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.datacheck import (
    ENHANCEMENTS,
    GOODS,
    HIGHEST_SPEED,
    MAX_NUMBER,
    MOST_SHOTS,
)
from admiralty.games.naval_strategy.mapfile import TEAMS, TYPES
from admiralty.games.naval_strategy.options import MAX_LENGTH
from admiralty.games.naval_strategy.r04_orders import LENGTH
from admiralty.games.naval_strategy.r08_restrictions import LONGEST_DECREE
from admiralty.games.naval_strategy.r17_view import PHASE_WORDS
from admiralty.games.naval_strategy.tables import MOST_SHIPS, OWN_NUMBERS, OWN_SLOTS
from admiralty.kit.datafile import root
from admiralty.kit.fields import (
    LARGEST_NUMBER,
    Field,
    Limits,
    amount,
    amounts,
    grid,
    numbered,
    or_none,
    up_to,
    word,
    words,
)
from admiralty.kit.hexes import hexagon

SHIP: Final = [
    "number", "type", "q", "r", "face", "hp", *ENHANCEMENTS, "xp", "reported", "faced", "destroyed",
    "chained", "decreed", *[f"hold {name}" for name in GOODS], "captain",
]  # fmt: skip
WRECK: Final = ["there", "q", "r", *GOODS]
PLANTED: Final = ["kind", "q", "r"]
BUILT: Final = ["there", "type", "port", "face", *ENHANCEMENTS]
FIGHT: Final = [
    "number", "boss", "turn", "q", "r", "face", "hp", "chained", *[f"dealt by {team}" for team in TEAMS],
]  # fmt: skip
FIGHTER: Final = ["ship", "type", "q", "r", "face", "hp", "chained", "reported", *ENHANCEMENTS]
TEAM: Final = ["there", "ready", "points", "asleep", "final points", "final wealth", *GOODS]

PORT_PHASE: Final = 40
"""Room for the orders of a port phase: to buy and mend six enhancements, repairs, upgrades."""

BROADSIDES_AND_ASSAULT: Final = 3
USUAL_AMOUNT: Final = 100
USUAL_MONEY: Final = 1000
TERRAIN: Final = ["outside", "sea", "land"]


class Sizes:
    """What a layout must have room for: the largest of all maps and types in the data."""

    def __init__(self, document: dict[str, object]) -> None:
        top = root(document)
        maps = top.rows("maps")
        arena = top.table("boss_arena")
        self.radius: int = max(arena.table("map").whole("radius"), *[row.whole("radius") for row in maps])
        self.ports: int = max([len(row.rows("ports")) for row in maps])
        self.plantations: int = max([len(row.rows("plantations")) for row in maps])
        self.tiles: int = len(hexagon(self.radius))
        self.fighters: int = arena.whole("max_player_ships")
        bosses = top.table("bosses")
        self.boss_ids: list[str] = bosses.texts("order") + [f"own-{slot + 1}" for slot in range(OWN_SLOTS)]
        self.bosses: int = len(self.boss_ids)
        self.turn_limit: int = bosses.whole("turn_limit")
        ships = [top.table("ships").table(kind) for kind in TYPES]
        rows = [*ships, *[bosses.table(name) for name in bosses.texts("order")]]
        attacks = BROADSIDES_AND_ASSAULT + 2 * MOST_SHOTS
        moves = max([row.whole("speed") for row in rows])
        # [NS-R.39] A boss of the organiser's own may be faster than those of the data.
        self.arena_orders: int = max(moves, HIGHEST_SPEED) + attacks
        self.orders: int = PORT_PHASE + max(LONGEST_DECREE * max(LENGTH), moves * max(LENGTH) + attacks)
        self.fight: int = len(FIGHT) + self.fighters * (len(FIGHTER) + 1 + self.arena_orders)
        self.no_team: list[int] = [0] * (len(TEAM) + self.bosses)


def tile_words(sizes: Sizes) -> list[str]:
    return [f"{q},{r}" for q, r in hexagon(sizes.radius)]


def ship_words() -> list[str]:
    return [f"{team}-{n}" for team in TEAMS for n in numbered(MOST_SHIPS)]


def head_fields(sizes: Sizes) -> list[Field]:
    seats = [*TEAMS, "organiser"]
    own = grid([f"own-{n}" for n in numbered(OWN_SLOTS)], ["like", "hp", "guns", "speed"])
    assert len(own) == OWN_SLOTS * OWN_NUMBERS
    teams = grid(TEAMS, [*TEAM, *[f"beat {boss}" for boss in sizes.boss_ids]])
    return [
        amount("seat", len(seats), "the number of the seat; the organiser comes after the teams"),
        amount("turn", LARGEST_NUMBER, "the turn", scale=USUAL_AMOUNT),
        amount("day", MAX_LENGTH + 1, "the day", scale=7),
        amount("hour", MAX_LENGTH + 1, "the turn of the day", scale=12),
        word("phase", PHASE_WORDS, "the phase in progress"),
        amount("changes", LARGEST_NUMBER, "changes by the organiser so far", scale=USUAL_AMOUNT),
        amounts("ask", GOODS, MAX_NUMBER, "the prices at which ports sell", scale=USUAL_AMOUNT),
        amounts("pay", GOODS, MAX_NUMBER, "the prices at which ports buy", scale=USUAL_AMOUNT),
        amounts("own bosses", own, MAX_NUMBER, "bosses that the organiser has made", scale=USUAL_AMOUNT),
        word("changing/ship", or_none(ship_words()), "the ship that the organiser changes"),
        word("changing/tile", or_none(tile_words(sizes)), "the tile that the organiser changes"),
        word("changing/team", or_none(TEAMS), "the team that the organiser changes"),
        word("changing/boss", or_none(sizes.boss_ids), "the boss that the organiser changes"),
        amounts(
            "teams", teams, LARGEST_NUMBER,
            "whether the team plays, whether it is ready, its points, whether it joins later; its points and "
            "wealth at the end; its money and goods, and the bosses it has beaten, as far as the seat knows",
            scale=USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def chart_fields(sizes: Sizes) -> list[Field]:
    far = sizes.radius
    ports = grid(numbered(sizes.ports), ["there", "q", "r"])
    plantations = grid(numbered(sizes.plantations), PLANTED)
    stocks = grid(numbered(sizes.plantations), GOODS)
    return [
        words("terrain", tile_words(sizes), TERRAIN, "the map; ports and plantations lie in the sea"),
        amounts("ports", ports, far, "the ports in order: whether there is one, and its tile", -far),
        amounts("plantations", plantations, far, "ordinary (1) or rich (2), and the tile", -far),
        amounts("stock", stocks, MAX_NUMBER, "the goods on each plantation", scale=USUAL_AMOUNT),
        amounts(
            "wrecks", grid(numbered(sizes.tiles), WRECK), LARGEST_NUMBER,
            "wrecks in the order in which they appeared", -far, USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def ship_fields(sizes: Sizes) -> list[Field]:
    own = numbered(MOST_SHIPS)
    return [
        amounts(
            "ships", grid(ship_words(), SHIP), LARGEST_NUMBER,
            "by team and number: the order of registration from 1, type from 1, tile, facing, hit points, "
            "enhancements (1 works, 2 is broken), experience, marks, and the cargo as far as the seat knows; "
            "for an own ship, its captain from 1",
            -sizes.radius, USUAL_AMOUNT,
        ),
        amounts("building", grid(own, BUILT), USUAL_AMOUNT, "the team's own ships on order"),
        amounts("orders", grid(own, order_labels(sizes.orders)), MAX_NUMBER, ORDERS, scale=USUAL_AMOUNT),
    ]  # fmt: skip


ORDERS: Final = (
    "the orders of the team's own ships, one after another: how many numbers follow, then for each order its "
    "code plus 1 and its parameters"
)


def order_labels(most: int) -> list[str]:
    return ["length", *numbered(most)]


def fight_fields(sizes: Sizes) -> list[Field]:
    fighter = [*FIGHTER, *[f"order {label}" for label in order_labels(sizes.arena_orders)]]
    columns = [*FIGHT, *grid([f"fighter {n}" for n in numbered(sizes.fighters)], fighter)]
    return [
        amounts(
            "fights", grid(TEAMS, columns), MAX_NUMBER,
            "by the team that began the fight: number from 1, boss from 1, turn, tile, facing, hit points, "
            "chained, damage by each team, and the ships in it (0 for none), with the orders of one's own",
            -sizes.radius, USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def organiser_fields(sizes: Sizes) -> list[Field]:
    """What only the organiser sees; these fields come last, and only if the organiser has a seat."""
    ships = ship_words()
    orders = order_labels(sizes.orders)
    boss = order_labels(sizes.arena_orders)
    return [
        amounts("all building", grid(ships, BUILT), USUAL_AMOUNT, "for the organiser: all ships on order"),
        amounts(
            "all orders", grid(ships, orders), MAX_NUMBER, f"for the organiser: {ORDERS}", scale=USUAL_AMOUNT
        ),
        amounts(
            "boss orders",
            grid(TEAMS, boss),
            MAX_NUMBER,
            "for the organiser: the orders of bosses",
            scale=USUAL_AMOUNT,
        ),
    ]


def limits(sizes: Sizes) -> Limits:
    turn = up_to(LARGEST_NUMBER, USUAL_AMOUNT)
    return {
        "planning/turn": turn, "planning/left": up_to(MOST_SHIPS * len(TEAMS), MOST_SHIPS),
        "intervene/turn": turn, "choose-end/day": up_to(MAX_LENGTH + 1, 7),
    }  # fmt: skip
