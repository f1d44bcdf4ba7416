"""[NS-R.2] The tables of a game, built from the data it is given: flat lists indexed by small ids."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.datacheck import ENHANCEMENTS, GOODS, fraction, percent, price
from admiralty.games.naval_strategy.mapfile import (
    KINDS,
    TEAMS,
    TYPES,
    place,
    port_names,
    read_chart,
    spelled,
    start,
)
from admiralty.games.naval_strategy.names import LANGUAGES, goods_names, ship_names
from admiralty.games.naval_strategy.options import PARTS
from admiralty.games.naval_strategy.r02_chart import Chart
from admiralty.kit.datafile import Entry, root

# [NS-3.1] Money, and the four commodities.
MONEY: Final = 0
METAL: Final = 1
WOOD: Final = 2
CLOTH: Final = 3
RUM: Final = 4
VALUES: Final = 5

SCHOONER: Final = 0
GALLEON: Final = 3
SHIPS: Final = 4

HULL: Final = 0
CHAIN: Final = 1
CANNONS: Final = 2
MORTAR: Final = 3
RAM: Final = 4
HEAVY: Final = 5
FITTINGS: Final = 6

ABSENT: Final = 0
WORKING: Final = 1
BROKEN: Final = 2

# [NS-R.39] Bosses of the organiser's own: how many, and what is said of each: whose likeness (counted from 1,
# 0 for none), hit points, guns, speed.
OWN_SLOTS: Final = 3
OWN_NUMBERS: Final = 4

UNLIMITED: Final = 99
MOST_SHIPS: Final = 60

# How a boss behaves.
HUNT: Final = 0
TURRET: Final = 1
BEAST: Final = 2
SIEGE: Final = 3
# The size of the cache of tables with bosses of the organiser's own.
KEPT: Final = 64
BEHAVIOURS: Final = ["hunt", "turret", "beast", "siege"]


class Tables:
    """Everything the rules need to know about sea, ships, prices, bosses and options; never changed.

    Types of ships are 0 to 3, bosses follow as further types. Prices are flat lists with five numbers for
    each entry.
    """

    def __init__(
        self, document: dict[str, object], options: dict[str, str], own: tuple[int, ...] = ()
    ) -> None:
        top = root(document)
        self.document: dict[str, object] = document
        self.options: dict[str, str] = options
        self.rearmed: dict[tuple[int, ...], Tables] = {}
        self.dataset: str = top.text("dataset")
        self.teams: int = int(options["teams"])
        self.team_ids: list[str] = TEAMS[: self.teams]
        self.read_options(options)
        self.read_map(top, options["map"])
        variant = top.table("tables").table(options["tables"])
        self.read_ships(top.table("ships"), variant)
        self.read_enhancements(top.table("enhancements"), variant)
        self.read_prices(top, variant)
        self.read_fractions(top, options)
        self.read_combat(top.table("combat"), variant)
        self.read_plantations(top.table("plantations"))
        self.read_wrecks(top.table("random_wrecks"))
        self.read_bosses(top)
        self.add_own(list(own) or [0] * (OWN_SLOTS * OWN_NUMBERS))
        self.name_things(top)
        self.people: int = top.table("start").wholes("players_per_team")[1]
        self.start_store: list[int] = price(top.table("start"), "team_store")
        fleet = [TYPES.index(name) for name in top.table("start").texts("ships")]
        row = next(row for row in top.rows("maps") if row.text("id") == options["map"])
        self.to_port: list[int] = self.chart.manoeuvres(self.chart.ports)
        self.to_source: list[list[int]] = [self.chart.manoeuvres([tile]) for tile in self.chart.plantations]
        self.start: list[tuple[int, int, int, int]] = start(row, self.chart, self.teams, fleet)

    def read_options(self, options: dict[str, str]) -> None:
        """[NS-R.1] What was agreed on."""
        self.los_piratos: bool = options["ruleset"] == "los-piratos"
        self.organiser: int = self.teams if options["organiser"] == "seat" else -1
        # [NS-R.40] Two teams are there from the start; without an organiser nobody could call the others.
        self.late: int = min(int(options["late_teams"]), self.teams - 2) if self.organiser >= 0 else 0
        self.days: int = int(options["days"])
        self.turns_per_day: int = int(options["turns_per_day"])
        self.exact_repair: bool = options["damaged_repair"] == "exact"
        self.half_new: bool = options["upgrade_price"] == "half_new"
        self.advance: bool = options["assault_advance"] == "true"
        self.any_target: bool = options["assault_targets"] == "any"
        self.mixed: bool = options["attack_with_trade"] == "true"
        self.sell_hold: bool = options["sell_from"] == "hold_and_store"
        self.one_action: bool = options["howitzer_action"] == "one_action"
        self.from_start: bool = options["howitzer_origin"] == "start_tile"
        self.chain_refresh: bool = options["chain_refresh"] == "true"
        self.late_collisions: bool = options["collision_stage"] == "end_of_turn"
        self.home_stays: bool = options["collision_home"] == "no_forward"
        self.only_bounced: bool = options["collision_damage"] == "bounced"
        self.weigh_money: bool = options["collision_weight"] == "goods_and_money"
        self.ask_ties: bool = options["collision_tie"] == "organiser" and self.organiser >= 0
        self.trades_first: bool = options["transaction_order"] == "trades_then_loading"
        self.bounced_trades: bool = options["bounced_transactions"] == "true"
        self.equal_shares: bool = options["load_tie"] == "equal"
        self.arrive_now: bool = options["new_ship_arrival"] == "immediate"
        self.modify_now: bool = options["modify_timing"] == "immediate"
        self.refuse_unpaid: bool = options["plan_affordability"] == "refuse"
        self.repair_by_hand: bool = options["free_repair"] == "organiser"
        self.kill_xp: bool = options["kill_xp"] == "true"
        self.by_wealth: bool = options["victory"] == "wealth"
        self.wealth_breaks: bool = options["tie_break"] == "wealth"
        self.random_wrecks: bool = options["random_wrecks"] == "true"
        self.use_saved: bool = options["late_orders"] == "use_saved"
        self.early_close: bool = options["early_close"] == "true"
        self.open_economy: bool = options["economy_visibility"] == "public"
        self.strict_crews: bool = options["strict_crews"] == "true"
        self.choose_facing: bool = options["choose_start_facing"] == "true"
        self.shared_pool: bool = options["boss_pool"] == "shared"
        self.coalitions: bool = options["boss_coalitions"] == "true"
        self.hidden_points: bool = options["boss_points_hidden"] == "true"
        self.no_money: bool = options["wreck_money"] == "none"
        self.money_share: bool = options["wreck_money"] == "carried_and_share"

    def read_map(self, top: Entry, chosen: str) -> None:
        row = next(row for row in top.rows("maps") if row.text("id") == chosen)
        self.chart: Chart = read_chart(row)
        self.port_names: list[str] = port_names(row)
        self.port_ids: list[str] = [spelled(name) for name in self.port_names]

    def read_ships(self, ships: Entry, variant: Entry) -> None:
        """[NS-8.1] [NS-8.2] [NS-8.3] [NS-8.4] What each type can do."""
        rows = [ships.table(kind) for kind in TYPES]
        self.hp: list[int] = [changed(variant, "hp", kind, ships.table(kind).whole("hp")) for kind in TYPES]
        self.hold: list[int] = [
            changed(variant, "hold", kind, ships.table(kind).whole("hold")) for kind in TYPES
        ]
        self.guns: list[int] = [row.whole("guns") for row in rows]
        self.size: list[int] = [row.whole("size") for row in rows]
        self.speed: list[int] = [row.whole("speed") for row in rows]
        self.max_forward: list[int] = [
            row.whole("max_forward") if row.has("max_forward") else UNLIMITED for row in rows
        ]
        self.max_turns: list[int] = [
            row.whole("max_turns") if row.has("max_turns") else UNLIMITED for row in rows
        ]
        self.price: list[int] = []
        for row in rows:
            self.price += price(row, "price")

    def read_enhancements(self, enhancements: Entry, variant: Entry) -> None:
        """[NS-5.4] Effects by type, and who may carry what."""
        rows = [enhancements.table(name) for name in ENHANCEMENTS]
        self.fits: list[int] = [int(kind in row.texts("available_to")) for kind in TYPES for row in rows]
        self.fitting_price: list[int] = []
        for row in rows:
            self.fitting_price += price(row, "price")
        hull, guns, mortar, ram = rows[HULL], rows[CANNONS], rows[MORTAR], rows[RAM]
        self.more_hp: list[int] = [bonus(hull, variant, "bonus_max_hp", kind) for kind in TYPES]
        self.more_guns: list[int] = [bonus(guns, variant, "bonus_guns", kind) for kind in TYPES]
        self.shots: list[int] = [bonus(mortar, variant, "shots", kind) for kind in TYPES]
        self.range: list[int] = [
            changed(variant, "mortar_range", kind, bonus(mortar, variant, "range", kind)) for kind in TYPES
        ]
        self.ram: list[int] = [bonus(ram, variant, "assault_bonus", kind) for kind in TYPES]
        self.ram_self: int = ram.whole("self_damage")

    def read_prices(self, top: Entry, variant: Entry) -> None:
        """[NS-2.23] What a port pays and asks at the start, by commodity."""
        buy, sell = top.table("port").table("buy"), top.table("port").table("sell")
        self.buy_price: list[int] = [
            changed(variant, "port_buy", name, buy.whole(name) if buy.has(name) else 0) for name in GOODS
        ]
        self.sell_price: list[int] = [
            changed(variant, "port_sell", name, sell.whole(name) if sell.has(name) else 0) for name in GOODS
        ]

    def read_fractions(self, top: Entry, options: dict[str, str]) -> None:
        """[NS-R.24] Parts of prices, always exact and rounded down number by number."""
        share = PARTS[options["wreck_share"]]
        self.salvage: list[int] = [
            0 if i % VALUES == MONEY and not self.money_share else n * share[0] // share[1]
            for i, n in enumerate(self.price)
        ]
        repair = PARTS[options["destroyed_repair"]]
        self.revival: list[int] = [n * repair[0] // repair[1] for n in self.price]
        base = top.table("fractions").table("los-piratos").table("damaged_base")
        self.damaged_base: list[int] = []
        for kind in TYPES:
            self.damaged_base += price(base, kind)
        own = top.table("fractions").table("rulebook")
        chosen = options["enhancement_repair"]
        paid = fraction(own, "enhancement_repair_after_payment") if chosen == "by_method" else PARTS[chosen]
        lower = (
            fraction(own, "enhancement_repair_after_downgrade") if chosen == "by_method" else PARTS[chosen]
        )
        self.fix_paid: list[int] = [n * paid[0] // paid[1] for n in self.fitting_price]
        self.fix_lower: list[int] = [n * lower[0] // lower[1] for n in self.fitting_price]
        self.upgrade: list[int] = []
        for small in range(SHIPS - 1):
            for value in range(VALUES):
                new, old = self.price[(small + 1) * VALUES + value], self.price[small * VALUES + value]
                # [NS-13.2] Half of the old price, exact, is taken off the new one.
                self.upgrade.append(new // 2 if self.half_new else max(0, (2 * new - old) // 2))

    def read_combat(self, combat: Entry, variant: Entry) -> None:
        self.assault: int = combat.whole("assault_damage")
        if variant.has("assault_damage"):
            self.assault = variant.whole("assault_damage")
        self.assault_self: int = combat.whole("assault_self_damage")
        self.run_up: int = combat.whole("assault_runup_bonus")
        self.howitzer: int = combat.whole("howitzer_damage")
        self.collision: int = combat.whole("collision_damage")
        self.heavy: tuple[int, int] = fraction(combat, "heavy_ball_factor")

    def read_plantations(self, plantations: Entry) -> None:
        """[NS-2.34] Capacity by plantation and commodity, and what each stock grows to."""
        self.capacity: list[int] = []
        self.grown: list[list[int]] = []
        for rich in self.chart.rich:
            row = plantations.table(KINDS[rich])
            quotient = row.whole("quotient")
            for c in price(row, "capacity"):
                self.capacity.append(c)
                self.grown.append([regrown(c, x, quotient) for x in range(c + 1)])

    def read_wrecks(self, entry: Entry) -> None:
        """[NS-2.44] Random wrecks: chance in percent, largest number, ranges of contents."""
        self.wreck_chance: int = percent(entry, "chance_per_turn")
        self.most_wrecks: int = entry.whole("max_on_map")
        self.flotsam: list[tuple[int, int]] = []
        for name in GOODS:
            low, high = entry.table("content").wholes(name)
            self.flotsam.append((low, high))

    def read_bosses(self, top: Entry) -> None:
        """[NS-14.5] Bosses as further types of ships, and the arena."""
        bosses = top.table("bosses")
        arena = top.table("boss_arena")
        radius = arena.table("map").whole("radius")
        land = [place(arena, "land", found, radius) for found in arena.table("map").items("land")]
        self.arena: Chart = Chart(radius, land, [], [], [])
        self.boss_ids: list[str] = bosses.texts("order")
        rows = [bosses.table(name) for name in self.boss_ids]
        scripts = arena.table("scripts")
        self.boss_names: list[dict[str, str]] = [
            {language: row.text(f"name_{language}") for language in LANGUAGES} for row in rows
        ]
        self.points_each: int = bosses.whole("points_each")
        self.turn_limit: int = bosses.whole("turn_limit")
        self.behaviour: list[int] = [
            BEHAVIOURS.index(
                (scripts.table(name) if scripts.has(name) and not row.has("behaviour") else row).one_of(
                    "behaviour", BEHAVIOURS, "behaviour"
                )
            )
            for name, row in zip(self.boss_ids, rows)
        ]
        self.ghost: list[int] = [int(row.has("ghost") and row.flag("ghost")) for row in rows]
        self.chains: list[int] = [int(row.has("chain_shot") and row.flag("chain_shot")) for row in rows]
        self.heavy_ball: list[int] = [int(row.has("heavy_ball") and row.flag("heavy_ball")) for row in rows]
        self.mortars: list[int] = [optional(row, "mortars", 0) for row in rows]
        self.mortar_range: list[int] = [optional(row, "mortar_range", 0) for row in rows]
        self.tentacles: list[int] = [optional(row, "tentacle_damage", 0) for row in rows]
        self.dives: list[int] = [optional(row, "dives_every", 0) for row in rows]
        self.reward_xp: list[int] = [row.table("reward").whole("xp") for row in rows]
        self.reward: list[int] = []
        for row in rows:
            reward = row.table("reward")
            self.reward += [reward.whole(name) if reward.has(name) else 0 for name in GOODS]
        self.hp += [row.whole("hp") for row in rows]
        self.guns += [optional(row, "guns", 0) for row in rows]
        self.size += [bosses.whole("size")] * len(rows)
        self.speed += [row.whole("speed") for row in rows]
        self.max_forward += [optional(row, "max_forward", UNLIMITED) for row in rows]
        self.max_turns += [optional(row, "max_turns", UNLIMITED) for row in rows]
        self.ram += [optional(row, "ram_bonus", 0) for row in rows]
        self.more_guns += [0] * len(rows)
        self.more_hp += [0] * len(rows)
        self.hold += [0] * len(rows)
        self.shots += self.mortars
        self.range += self.mortar_range
        at = arena.table("boss_start")
        self.boss_tile: int = self.arena.number[at.whole("q"), at.whole("r")]
        self.boss_face: int = at.whole("face")
        self.arena_starts: list[tuple[int, int]] = [
            (self.arena.number[spot.whole("q"), spot.whole("r")], spot.whole("face"))
            for spot in arena.rows("player_starts")
        ]
        self.most_fighters: int = arena.whole("max_player_ships")

    def add_own(self, own: list[int]) -> None:
        """[NS-R.39] With an organiser at the table, bosses like others but for hit points, guns and speed."""
        self.printed_bosses: int = len(self.boss_ids)
        for slot in range(OWN_SLOTS if self.organiser >= 0 else 0):
            like, hp, guns, speed = own[slot * OWN_NUMBERS : (slot + 1) * OWN_NUMBERS]
            model = max(0, like - 1)
            self.boss_ids.append(f"own-{slot + 1}")
            for listed in (
                self.behaviour, self.ghost, self.chains, self.heavy_ball, self.mortars, self.mortar_range,
                self.tentacles, self.dives, self.reward_xp,
            ):  # fmt: skip
                listed.append(listed[model])
            self.reward += self.reward[model * VALUES : (model + 1) * VALUES]
            for listed in (self.size, self.max_forward, self.max_turns, self.ram, self.shots, self.range):
                listed.append(listed[SHIPS + model])
            for listed in (self.more_guns, self.more_hp, self.hold):
                listed.append(0)
            self.hp.append(hp)
            self.guns.append(guns)
            self.speed.append(speed)

    def armed(self, own: list[int]) -> Tables:
        """[NS-R.39] The same tables with these bosses of the organiser's own."""
        key = tuple(own)
        if key not in self.rearmed:
            if len(self.rearmed) >= KEPT:
                self.rearmed.clear()
            made = Tables(self.document, self.options, key)
            made.rearmed = self.rearmed
            self.rearmed[key] = made
        return self.rearmed[key]

    def name_things(self, top: Entry) -> None:
        self.name_tiles()
        own = [f"{team}-{n + 1}" for team in self.team_ids for n in range(MOST_SHIPS)]
        self.ship_ids: list[str] = own + [f"arena-{name}" for name in own]
        self.ship_ids += [f"boss-{team}" for team in self.team_ids]
        self.read_names(top.table("names"))

    def read_names(self, entry: Entry) -> None:
        """[NS-16.9] Names that are data, by language."""
        self.names: dict[str, dict[str, str]] = goods_names(entry)
        self.names |= ship_names(entry, self.ship_ids, self.team_ids, MOST_SHIPS)
        for word, name in zip(self.port_ids, self.port_names):
            self.names[f"port-{word}"] = dict.fromkeys(LANGUAGES, name)
        for word, names in zip(self.boss_ids, self.boss_names):
            self.names[f"boss-{word}"] = names

    def name_tiles(self) -> None:
        """The words of tiles: those of the sea, then those that only the arena has."""
        self.tile_words: list[int] = list(range(self.chart.tiles))
        self.tile_ids: list[str] = self.chart.words[:]
        self.arena_words: list[int] = []
        for tile in range(self.arena.tiles):
            word = self.arena.word(tile)
            if word not in self.tile_ids:
                self.tile_ids.append(word)
            self.arena_words.append(self.tile_ids.index(word))


def changed(variant: Entry, key: str, name: str, value: int) -> int:
    """A number, unless the chosen tables have another one."""
    if variant.has(key) and variant.table(key).has(name):
        return variant.table(key).whole(name)
    return value


def bonus(entry: Entry, variant: Entry, key: str, kind: str) -> int:
    table = entry.table(key)
    return changed(variant, key, kind, table.whole(kind) if table.has(kind) else 0)


def optional(entry: Entry, key: str, default: int) -> int:
    return entry.whole(key) if entry.has(key) else default


def regrown(capacity: int, stock: int, quotient: int) -> int:
    """[NS-2.34] What a stock is at the end of a turn.

    >>> regrown(200, 1, 5), regrown(100, 0, 5), regrown(400, 400, 7)
    (41, 20, 400)
    """
    if not capacity:
        return 0
    top, bottom = capacity * (capacity + quotient * stock), quotient * capacity + stock
    return -(-top // bottom)
