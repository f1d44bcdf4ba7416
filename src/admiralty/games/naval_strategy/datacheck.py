"""[NS-R.2] The check of a data file: what it must hold before a game can be played with it."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.mapfile import KINDS, MAX_SHIPS_OF_A_TEAM, TYPES
from admiralty.kit.datafile import Entry, root

GOODS: Final = ["money", "metal", "wood", "cloth", "rum"]
ENHANCEMENTS: Final = ["hull", "chain_shot", "cannons", "mortar", "ram", "heavy_ball"]
TABLES: Final = ["repo_2018", "repo_2020", "sheet_2020", "draft_2018_02_23"]
RULESETS: Final = ["rulebook", "los-piratos"]
BOUGHT: Final = ["wood", "cloth"]
GROWN: Final = ["wood", "cloth", "rum"]

# What the engine can hold.
MAX_NUMBER: Final = 100_000
HIGHEST_SPEED: Final = 9
MOST_SHOTS: Final = 9
MOST_BOSSES: Final = 20
LONGEST_NAME: Final = 80


def check(document: dict[str, object]) -> None:
    """[NS-R.2] Raise DataError for the first fault found; the sentence names the entry."""
    top = root(document)
    dataset = top.text("dataset")
    if len(dataset) > LONGEST_NAME or not dataset.isprintable():
        raise top.wrong("dataset", f"must be one line of at most {LONGEST_NAME} characters")
    for kind in TYPES:
        check_ship(top.table("ships").table(kind))
    for enhancement in ENHANCEMENTS:
        check_enhancement(top.table("enhancements").table(enhancement), enhancement)
    check_trade(top)
    check_combat(top.table("combat"))
    for ruleset in RULESETS:
        check_fractions(top.table("fractions").table(ruleset))
    base = top.table("fractions").table("los-piratos").table("damaged_base")
    for kind in TYPES:
        price(base, kind)
    check_plantations(top.table("plantations"))
    check_start(top.table("start"))
    check_variants(top.table("tables"))
    check_random_wrecks(top.table("random_wrecks"))
    check_bosses(top.table("bosses"))


def price(entry: Entry, key: str) -> list[int]:
    """Five amounts: money and goods; those left out are 0."""
    table = entry.table(key)
    for name in table.names():
        if name not in GOODS:
            raise table.wrong(name, f"must be one of {', '.join(GOODS)}")
    return [table.whole(name, 0, MAX_NUMBER) if table.has(name) else 0 for name in GOODS]


def fraction(entry: Entry, key: str) -> tuple[int, int]:
    """[NS-R.24] A numerator and a denominator."""
    numbers = entry.wholes(key, 0, MAX_NUMBER)
    if len(numbers) != 2 or not numbers[1]:
        raise entry.wrong(key, "must be [numerator, denominator] with a denominator above 0")
    return numbers[0], numbers[1]


def check_ship(ship: Entry) -> None:
    ship.whole("size", 1, HIGHEST_SPEED)
    ship.whole("hp", 1, MAX_NUMBER)
    ship.whole("guns", 0, MAX_NUMBER)
    ship.whole("hold", 0, MAX_NUMBER)
    ship.whole("speed", 0, HIGHEST_SPEED)
    for key in ("max_forward", "max_turns"):
        if ship.has(key):
            ship.whole(key, 0, HIGHEST_SPEED)
    price(ship, "price")


def by_type(entry: Entry, key: str, types: list[str], most: int = MAX_NUMBER) -> None:
    table = entry.table(key)
    for kind in types:
        table.whole(kind, 0, most)


def check_enhancement(entry: Entry, name: str) -> None:
    types = entry.some_of("available_to", TYPES, "type of ship")
    price(entry, "price")
    if name == "hull":
        by_type(entry, "bonus_max_hp", types)
    elif name == "cannons":
        by_type(entry, "bonus_guns", types)
    elif name == "mortar":
        by_type(entry, "shots", types, MOST_SHOTS)
        by_type(entry, "range", types, HIGHEST_SPEED)
    elif name == "ram":
        by_type(entry, "assault_bonus", types)
        entry.whole("self_damage", 0, MAX_NUMBER)


def check_trade(top: Entry) -> None:
    """[NS-3.3] Every commodity can be sold, only wood and cloth can be bought."""
    port = top.table("port")
    for name in BOUGHT:
        port.table("buy").whole(name, 1, MAX_NUMBER)
    if port.table("buy").names() != BOUGHT:
        raise port.wrong("buy", f"must have the prices of {' and '.join(BOUGHT)} only")
    for name in GOODS[1:]:
        port.table("sell").whole(name, 0, MAX_NUMBER)


def check_combat(combat: Entry) -> None:
    for key in (
        "assault_damage", "assault_self_damage", "assault_runup_bonus", "howitzer_damage", "collision_damage",
    ):  # fmt: skip
        combat.whole(key, 0, MAX_NUMBER)
    fraction(combat, "heavy_ball_factor")


def check_fractions(entry: Entry) -> None:
    for key in (
        "wreck_share_goods", "wreck_share_money", "destroyed_ship_repair",
        "enhancement_repair_after_payment", "enhancement_repair_after_downgrade",
    ):  # fmt: skip
        fraction(entry, key)


def check_plantations(plantations: Entry) -> None:
    """[NS-2.34] [NS-2.35] Capacity and regrowth of each kind; plantations hold neither metal nor money."""
    for kind in KINDS:
        table = plantations.table(kind)
        capacity = price(table, "capacity")
        if capacity[0] or capacity[1]:
            raise table.wrong("capacity", f"must be of {', '.join(GROWN)} only")
        table.whole("quotient", 2, MAX_NUMBER)


def check_start(start: Entry) -> None:
    price(start, "team_store")
    for name in start.texts("ships"):
        if name not in TYPES:
            raise start.wrong("ships", f'names the unknown type of ship "{name}"')
    if not 1 <= len(start.texts("ships")) <= MAX_SHIPS_OF_A_TEAM:
        raise start.wrong("ships", f"must name 1 to {MAX_SHIPS_OF_A_TEAM} ships")
    players = start.wholes("players_per_team", 1, 99)
    if len(players) != 2 or players[0] > players[1]:
        raise start.wrong("players_per_team", "must be [fewest, most]")


def check_variants(variants: Entry) -> None:
    for name in TABLES:
        table = variants.table(name)
        for key in ("hp", "hold", "bonus_max_hp", "bonus_guns"):
            if table.has(key):
                by_type(table, key, TYPES)
        if table.has("mortar_range"):
            by_type(table, "mortar_range", TYPES[1:], HIGHEST_SPEED)
        if table.has("assault_damage"):
            table.whole("assault_damage", 0, MAX_NUMBER)
        if table.has("wreck_share_goods"):
            fraction(table, "wreck_share_goods")


def check_random_wrecks(entry: Entry) -> None:
    """[NS-2.44] How often random wrecks appear and what they hold."""
    percent(entry, "chance_per_turn")
    entry.whole("max_on_map", 0, MAX_NUMBER)
    content = entry.table("content")
    for name in GOODS:
        limits = content.wholes(name, 0, MAX_NUMBER)
        if len(limits) != 2 or limits[0] > limits[1]:
            raise content.wrong(name, "must be [fewest, most]")


def percent(entry: Entry, key: str) -> int:
    """A chance, as written from 0.0 to 1.0, in whole percent."""
    found = entry.value(key)
    if isinstance(found, bool) or not isinstance(found, (int, float)) or not 0 <= found <= 1:
        raise entry.wrong(key, "must be a chance from 0.0 to 1.0")
    return round(found * 100)


def check_bosses(bosses: Entry) -> None:
    bosses.whole("points_each", 0, MAX_NUMBER)
    bosses.whole("size", 0, MAX_NUMBER)
    bosses.whole("turn_limit", 1, MAX_NUMBER)
    order = bosses.texts("order")
    if len(set(order)) < len(order) or not 1 <= len(order) <= MOST_BOSSES:
        raise bosses.wrong("order", f"must name 1 to {MOST_BOSSES} different bosses")
    for name in order:
        boss = bosses.table(name)
        for language in ("en", "cs", "fr", "ja"):
            boss.text(f"name_{language}")
        kind = boss.one_of("kind", ["ship", "beast"], "kind of boss")
        boss.whole("hp", 1, MAX_NUMBER)
        boss.whole("speed", 0, HIGHEST_SPEED)
        if kind == "ship":
            boss.whole("guns", 0, MAX_NUMBER)
        else:
            boss.whole("tentacle_damage", 0, MAX_NUMBER)
            boss.whole("dives_every", 1, MAX_NUMBER)
        check_reward(boss.table("reward"))


def check_reward(reward: Entry) -> None:
    reward.whole("xp", 0, MAX_NUMBER)
    for name in reward.names():
        if name != "xp" and name not in GOODS:
            raise reward.wrong(name, f"must be xp or one of {', '.join(GOODS)}")
        reward.whole(name, 0, MAX_NUMBER)
