"""The layout of what a seat sees as numbers: sizes from data, and the fields in their order."""

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
from admiralty.games.naval_strategy.tables import MOST_SHIPS, OWN_NUMBERS, OWN_SLOTS
from admiralty.kit.datafile import root
from admiralty.kit.hexes import hexagon
from admiralty.kit.observation import MOST, Field, Limits, amount, amounts, or_none, up_to, word, words

PHASES: Final = ["facing", "planning", "evaluation", "intervention", "over"]
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
"""Numbers of the orders of a port phase at most: six enhancements bought and mended, repairs, upgrades."""

BROADSIDES_AND_ASSAULT: Final = 3
USUAL_AMOUNT: Final = 100
USUAL_MONEY: Final = 1000
TERRAIN: Final = ["outside", "sea", "land"]


class Sizes:
    """How much a layout must hold: the largest of all maps and types of the data."""

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


def rows(names: list[str], columns: list[str]) -> list[str]:
    return [f"{name}/{column}" for name in names for column in columns]


def numbered(most: int) -> list[str]:
    return [str(n + 1) for n in range(most)]


def tile_words(sizes: Sizes) -> list[str]:
    return [f"{q},{r}" for q, r in hexagon(sizes.radius)]


def ship_words() -> list[str]:
    return [f"{team}-{n}" for team in TEAMS for n in numbered(MOST_SHIPS)]


def head_fields(sizes: Sizes) -> list[Field]:
    seats = [*TEAMS, "organiser"]
    own = rows([f"own-{n}" for n in numbered(OWN_SLOTS)], ["like", "hp", "guns", "speed"])
    assert len(own) == OWN_SLOTS * OWN_NUMBERS
    teams = rows(TEAMS, [*TEAM, *[f"beat {boss}" for boss in sizes.boss_ids]])
    return [
        amount("seat", len(seats), "the number of the seat; the organiser's comes after the teams"),
        amount("turn", MOST, "the turn", scale=USUAL_AMOUNT),
        amount("day", MAX_LENGTH + 1, "the day", scale=7),
        amount("hour", MAX_LENGTH + 1, "the turn of the day", scale=12),
        word("phase", PHASES, "what is in progress"),
        amount("changes", MOST, "how often the organiser has changed something", scale=USUAL_AMOUNT),
        amounts("ask", GOODS, MAX_NUMBER, "what ports ask", scale=USUAL_AMOUNT),
        amounts("pay", GOODS, MAX_NUMBER, "what ports pay", scale=USUAL_AMOUNT),
        amounts("own bosses", own, MAX_NUMBER, "bosses of the organiser's own", scale=USUAL_AMOUNT),
        word("changing/ship", or_none(ship_words()), "the ship that the organiser changes"),
        word("changing/tile", or_none(tile_words(sizes)), "the tile that the organiser changes"),
        word("changing/team", or_none(TEAMS), "the team that the organiser changes"),
        word("changing/boss", or_none(sizes.boss_ids), "the boss that the organiser changes"),
        amounts(
            "teams", teams, MOST,
            "whether there is such a team, whether it is ready, points, whether it comes later; points and "
            "wealth at the end; money and goods in store, bosses beaten, as far as the seat knows",
            scale=USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def chart_fields(sizes: Sizes) -> list[Field]:
    far = sizes.radius
    ports = rows(numbered(sizes.ports), ["there", "q", "r"])
    plantations = rows(numbered(sizes.plantations), PLANTED)
    stocks = rows(numbered(sizes.plantations), GOODS)
    return [
        words("terrain", tile_words(sizes), TERRAIN, "the map; ports and plantations lie in the sea"),
        amounts("ports", ports, far, "the ports in their order: whether there is one, and its tile", -far),
        amounts("plantations", plantations, far, "ordinary (1) or rich (2), and the tile", -far),
        amounts("stock", stocks, MAX_NUMBER, "what plantations hold", scale=USUAL_AMOUNT),
        amounts(
            "wrecks", rows(numbered(sizes.tiles), WRECK), MOST, "wrecks in the order in which they came",
            -far, USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def ship_fields(sizes: Sizes) -> list[Field]:
    own = numbered(MOST_SHIPS)
    return [
        amounts(
            "ships", rows(ship_words(), SHIP), MOST,
            "by team and number: the number of registration from 1, type from 1, tile, facing, hit points, "
            "enhancements (1 works, 2 is broken), experience, marks, and what is on board as far as the seat "
            "knows; the captain of an own ship from 1",
            -sizes.radius, USUAL_AMOUNT,
        ),
        amounts("building", rows(own, BUILT), USUAL_AMOUNT, "the team's own ships on order"),
        amounts("orders", rows(own, order_labels(sizes.orders)), MAX_NUMBER, ORDERS, scale=USUAL_AMOUNT),
    ]  # fmt: skip


ORDERS: Final = (
    "the orders of the team's own ships as numbers, one order after the other: its code and 1, then what it "
    "is said of"
)


def order_labels(most: int) -> list[str]:
    return ["length", *numbered(most)]


def fight_fields(sizes: Sizes) -> list[Field]:
    fighter = [*FIGHTER, *[f"order {label}" for label in order_labels(sizes.arena_orders)]]
    columns = [*FIGHT, *rows([f"fighter {n}" for n in numbered(sizes.fighters)], fighter)]
    return [
        amounts(
            "fights", rows(TEAMS, columns), MAX_NUMBER,
            "by the team whose fight it is: number from 1, boss from 1, turn, tile, facing, hit points, "
            "chained, damage done, and the ships in it (0 for none, or team and number), with the orders of "
            "one's own",
            -sizes.radius, USUAL_AMOUNT,
        ),
    ]  # fmt: skip


def organiser_fields(sizes: Sizes) -> list[Field]:
    """What the organiser alone sees: there when the organiser has a seat, behind everything else."""
    ships = ship_words()
    orders = order_labels(sizes.orders)
    boss = order_labels(sizes.arena_orders)
    return [
        amounts("all building", rows(ships, BUILT), USUAL_AMOUNT, "for the organiser: all ships on order"),
        amounts(
            "all orders", rows(ships, orders), MAX_NUMBER, f"for the organiser: {ORDERS}", scale=USUAL_AMOUNT
        ),
        amounts(
            "boss orders",
            rows(TEAMS, boss),
            MAX_NUMBER,
            "for the organiser: orders of bosses",
            scale=USUAL_AMOUNT,
        ),
    ]


def limits(sizes: Sizes) -> Limits:
    turn = up_to(MOST, USUAL_AMOUNT)
    return {
        "planning/turn": turn, "planning/left": up_to(MOST_SHIPS * len(TEAMS), MOST_SHIPS),
        "intervene/turn": turn, "choose-end/day": up_to(MAX_LENGTH + 1, 7),
    }  # fmt: skip
