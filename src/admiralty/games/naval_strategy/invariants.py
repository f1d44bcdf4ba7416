"""What must hold in every position; reading one back relies on it."""

from __future__ import annotations

from typing import Final

from admiralty.core.flow import Frame
from admiralty.games.naval_strategy.datacheck import MAX_NUMBER
from admiralty.games.naval_strategy.r02_chart import FACES, Chart
from admiralty.games.naval_strategy.r04_check import refuse, take
from admiralty.games.naval_strategy.r04_draft import Draft, draft
from admiralty.games.naval_strategy.r04_orders import LENGTH, well_formed
from admiralty.games.naval_strategy.r04_planning import Planning
from admiralty.games.naval_strategy.r04_turn import ChooseFacing
from admiralty.games.naval_strategy.r06_trade import is_open
from admiralty.games.naval_strategy.r14_arena import boss_draft, fighter_draft
from admiralty.games.naval_strategy.r16_changes import EditShip, EditTeam, EditTile, Organisers
from admiralty.games.naval_strategy.r16_newcomers import EditBoss
from admiralty.games.naval_strategy.r16_ties import SettleTies
from admiralty.games.naval_strategy.state import Fight, Fighter, State
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BEAST,
    BROKEN,
    FITTINGS,
    METAL,
    MOST_SHIPS,
    OWN_NUMBERS,
    OWN_SLOTS,
    SHIPS,
    VALUES,
    WORKING,
)

NESTING: Final[dict[str, tuple[str, ...]]] = {
    "": ("Match",),
    "Match.facings": ("ChooseFacing",),
    "Match.week": ("Turn",),
    "Match.last_fights": ("Planning",),
    "Turn.planning": ("Planning",),
    "Turn.ties": ("SettleTies",),
    "Turn.intervention": ("Intervene",),
    "Intervene": (
        "ChooseEnd", "ChooseShip", "ChooseTile", "EditBoss", "EditPrices", "EditShip", "EditTeam", "EditTile",
    ),
}  # fmt: skip
PLENTY = 1 << 40


def check(s: State) -> None:
    """Ships where they may be, nothing below zero, orders that can be carried out."""
    check_numbers(s)
    for ship in range(s.ships()):
        check_ship(s, ship)
    check_places(s)
    check_sources(s)
    check_yard(s)
    check_fights(s)
    for ship in range(s.ships()):
        plan = draft(s, ship)
        plan.bosses = list(range(len(s.t.boss_ids)))
        check_orders(s, plan, s.orders[ship], s.t.ship_ids[s.hull[ship]])
    for frame in s.stack:
        check_frame(s, frame)


def check_numbers(s: State) -> None:
    t = s.t
    assert 1 <= s.turn <= PLENTY, "the turn is below 1"
    assert 1 <= s.day <= t.days + 1, f"the day must be 1 to {t.days + 1}"
    assert 0 <= s.hour <= t.turns_per_day, f"the turns of the day must be 0 to {t.turns_per_day}"
    assert 0 <= s.changes <= PLENTY, "the number of changes is below 0"
    for name, amounts, size in (
        ("store", s.store, t.teams * VALUES), ("points", s.points, t.teams), ("shown", s.shown, t.teams),
        ("beaten", s.beaten, t.teams), ("ready", s.ready, t.teams), ("asleep", s.asleep, t.teams),
        ("own", s.own, OWN_SLOTS * OWN_NUMBERS), ("prices", s.buy_price, VALUES),
        ("prices", s.sell_price, VALUES),
    ):  # fmt: skip
        assert len(amounts) == size, f"{name}: there must be {size} numbers"
        assert 0 <= min(amounts) <= max(amounts) <= PLENTY, f"{name}: a number is below 0 or too large"
    assert max(s.beaten) < 1 << len(t.boss_ids), "no such boss was beaten"
    assert max(s.ready) <= 1, "a team is ready or not"
    assert max(s.asleep) <= 1, "a team is asleep or not"
    assert sum(s.asleep) <= t.late, "more teams are asleep than may come late"
    for team, asleep in enumerate(s.asleep):
        assert not asleep or s.ready[team], "a team that is asleep holds nobody up"
        assert not asleep or team not in s.team, "a team that is asleep has ships"
    check_own(s)
    assert len(set(s.hull)) == len(s.hull), "two ships have one name"
    for spoil in s.spoils:
        assert len(spoil) >= 2, "spoils have a team and a boss"
        assert 0 <= spoil[0] < t.teams, "spoils: no such team"
        assert 0 <= spoil[1] < len(t.boss_ids), "spoils: no such boss"
        assert all(0 <= ship < s.ships() for ship in spoil[2:]), "spoils: no such ship"


def check_own(s: State) -> None:
    """[NS-R.39] Bosses of the organiser's own are like one of the others, and the tables know them."""
    t = s.t
    for slot, boss in enumerate(range(t.printed_bosses, len(t.boss_ids))):
        like, hp, guns, speed = s.own[slot * OWN_NUMBERS : (slot + 1) * OWN_NUMBERS]
        assert like <= t.printed_bosses, "a boss is like none there is"
        assert bool(like) == bool(hp), "a boss without a likeness or without hit points"
        assert [t.hp[SHIPS + boss], t.guns[SHIPS + boss], t.speed[SHIPS + boss]] == [hp, guns, speed], (
            "the tables have another boss"
        )
    assert t.organiser >= 0 or not any(s.own), "there is no organiser to make bosses"


def check_ship(s: State, ship: int) -> None:
    """[NS-2.7] [NS-3.6] [NS-11.3] One ship by itself."""
    t = s.t
    assert 0 <= s.hull[ship] < t.teams * MOST_SHIPS, "no such ship"
    name = t.ship_ids[s.hull[ship]]
    assert s.hull[ship] // MOST_SHIPS == s.team[ship], f"{name} is of another team"
    assert 0 <= s.kind[ship] < SHIPS, f"{name}: no such type"
    assert 0 <= s.tile[ship] < t.chart.tiles, f"{name}: no such tile"
    assert not t.chart.is_land[s.tile[ship]], f"{name} is on land"
    assert 0 <= s.face[ship] < FACES, f"{name}: no such facing"
    for mark in (s.dead[ship], s.chained[ship], s.lowered[ship], s.reported[ship], s.decreed[ship]):
        assert mark in (0, 1), f"{name}: a mark is there or not"
    if s.dead[ship]:
        assert s.hp[ship] == 0, f"{name} is destroyed but has hit points"
        assert s.is_in_port(ship), f"{name} is destroyed but not in a port"
        assert not s.chained[ship] or t.los_piratos, f"{name} is destroyed but chained"
    else:
        assert 1 <= s.hp[ship] <= s.most_hp(ship), f"{name}: hit points must be 1 to {s.most_hp(ship)}"
    hold = s.hold[ship * VALUES : (ship + 1) * VALUES]
    assert 0 <= min(hold) <= max(hold) <= PLENTY, f"{name}: the hold has less than nothing or too much"
    if not t.los_piratos:
        assert s.goods(ship) <= t.hold[s.kind[ship]], f"{name}: the hold is too full"
    assert not (s.dead[ship] and any(hold)), f"{name} is destroyed but has cargo"
    for e in range(FITTINGS):
        fit = s.fit[ship * FITTINGS + e]
        assert fit in (ABSENT, WORKING, BROKEN), f"{name}: no such state of an enhancement"
        assert fit == ABSENT or t.fits[s.kind[ship] * FITTINGS + e], f"{name} cannot carry an enhancement"
        assert not (s.dead[ship] and fit == WORKING), f"{name} is destroyed but an enhancement works"
    assert t.organiser >= 0 or not s.decreed[ship], f"{name}: there is no organiser to decree"
    assert 0 <= s.xp[ship] <= PLENTY, f"{name}: experience is below 0"
    assert 0 <= s.captain[ship] < t.people, f"{name}: no such captain"


def check_places(s: State) -> None:
    """[NS-2.7] No two ships on one tile, ports excepted."""
    at_sea = [tile for tile in s.tile if s.t.chart.port[tile] < 0]
    assert len(set(at_sea)) == len(at_sea), "two ships are on one tile"


def check_sources(s: State) -> None:
    """[NS-2.4] [NS-2.34] [NS-2.43] Wrecks hold something; plantations hold no more than they can."""
    chart = s.t.chart
    assert len(s.loot) == len(s.wrecks) * VALUES, "a wreck has five amounts"
    assert len(set(s.wrecks)) == len(s.wrecks), "two wrecks are on one tile"
    for w, tile in enumerate(s.wrecks):
        assert 0 <= tile < chart.tiles, "a wreck is off the map"
        assert not chart.is_land[tile], "a wreck is on land"
        loot = s.loot[w * VALUES : (w + 1) * VALUES]
        assert 0 <= min(loot) <= max(loot) <= PLENTY, "a wreck holds less than nothing or too much"
        assert any(loot), "a wreck is empty"
    assert len(s.stock) == len(s.t.capacity), "a plantation has five amounts"
    for stock, capacity in zip(s.stock, s.t.capacity):
        assert 0 <= stock <= capacity, f"a plantation holds {stock}, more than {capacity}"


def check_yard(s: State) -> None:
    """[NS-12.5] Ships on order."""
    t = s.t
    for order in s.building:
        assert len(order) == 5, "a ship on order has five numbers"
        team, kind, port, face, fittings = order
        assert 0 <= team < t.teams, "on order: no such team"
        assert 0 <= kind < SHIPS, "on order: no such type"
        assert 0 <= port < len(t.port_ids), "on order: no such port"
        assert 0 <= face < FACES, "on order: no such facing"
        assert 0 <= fittings < 1 << FITTINGS, "on order: no such enhancement"
        for e in range(FITTINGS):
            assert t.fits[kind * FITTINGS + e] or not fittings >> e & 1, "on order: it cannot carry that"
    for team in range(t.teams):
        ships = len(s.fleet(team)) + sum([order[0] == team for order in s.building])
        assert ships <= MOST_SHIPS, f"a team has more than {MOST_SHIPS} ships"


def check_fights(s: State) -> None:
    """[NS-14.5] Fights: one per team, each with ships left."""
    seen: list[int] = []
    for fight in s.fights:
        check_boss(s, fight)
        check_copies(s, fight)
        teams = {s.team[ship] for ship in fight.taken}
        assert fight.slot in teams, "a fight belongs to a team that is not in it"
        assert s.t.coalitions or len(teams) == 1, "two teams are in one fight"
        seen += sorted(teams)
    assert len(set(seen)) == len(seen) or s.t.coalitions, "a team is in two fights"
    slots = [fight.slot for fight in s.fights]
    assert len(set(slots)) == len(slots), "a team has two fights"


def check_copies(s: State, fight: Fight) -> None:
    """The ships of one fight."""
    copies = fight.ships
    assert 1 <= len(copies) <= s.t.most_fighters, "a fight has no ships or too many"
    for ship in fight.taken:
        assert 0 <= ship < s.ships(), "a fight: no such ship"
    for copy in copies:
        check_copy(s, copy)
        assert copy.ship in fight.taken, "a ship fights without having come"
        check_orders(s, fighter_draft(s, copy), copy.orders, "a copy")
    assert not all(copy.reported for copy in copies), "an arena turn waits to be evaluated"
    assert len({copy.ship for copy in copies}) == len(copies), "a ship fights twice"
    tiles = [copy.tile for copy in copies]
    assert len(set(tiles)) == len(tiles), "two ships are on one tile of the arena"
    shares = fight.tile in tiles and not s.t.ghost[fight.boss]
    assert not shares, "a ship and the boss are on one tile of the arena"


def check_boss(s: State, fight: Fight) -> None:
    t = s.t
    assert len(fight.dealt) == t.teams, "a fight has other numbers"
    assert 0 <= fight.slot < t.teams, "a fight: no such team"
    assert 0 <= fight.boss < len(t.boss_ids), "a fight: no such boss"
    assert 1 <= fight.turn <= t.turn_limit, "a fight: no such turn"
    assert 0 <= fight.tile < t.arena.tiles, "a boss is off the arena"
    assert 0 <= fight.face < FACES, "a boss has no such facing"
    assert 1 <= fight.hp <= t.hp[SHIPS + fight.boss], "a boss has no such hit points"
    assert fight.chained in (0, 1), "a boss is chained or not"
    assert not t.arena.is_land[fight.tile] or t.ghost[fight.boss], "a boss is on land"
    assert 0 <= min(fight.dealt) <= max(fight.dealt) <= PLENTY, "a fight: damage below 0"
    assert not fight.orders or t.behaviour[fight.boss] != BEAST, "a beast has no orders"
    check_orders(s, boss_draft(s, fight), fight.orders, "a boss")


def check_copy(s: State, copy: Fighter) -> None:
    t = s.t
    assert len(copy.fit) == FITTINGS, "a ship in the arena has other numbers"
    assert 0 <= copy.ship < s.ships(), "in the arena: no such ship"
    assert copy.team == s.team[copy.ship], "in the arena: a ship of another team"
    assert 0 <= copy.kind < SHIPS, "in the arena: no such type"
    assert 0 <= copy.tile < t.arena.tiles, "in the arena: no such tile"
    assert not t.arena.is_land[copy.tile], "in the arena: a ship is on land"
    assert 0 <= copy.face < FACES, "in the arena: no such facing"
    assert 1 <= copy.hp <= MAX_NUMBER, "in the arena: no such hit points"
    assert copy.chained in (0, 1), "in the arena: a mark is there or not"
    assert copy.reported in (0, 1), "in the arena: a mark is there or not"
    assert 0 <= copy.goods <= PLENTY, "in the arena: a hold has less than nothing"
    for fit in copy.fit:
        assert fit in (ABSENT, WORKING, BROKEN), "in the arena: no such state of an enhancement"


def check_orders(s: State, plan: Draft, o: list[int], name: str) -> None:
    """[NS-4.5] Every order is legal after those before it; only the last may still lack amounts."""
    assert well_formed(o), f"{name}: these are no orders"
    k = 0
    while k < len(o):
        assert names_things(s, plan.chart, o, k), f"{name}: an order names what there is not"
        waits = k + LENGTH[o[k]] == len(o) and is_open(s, o, k)
        trial = o[:]
        if waits:
            trial[k + 3] = 1
        clause = refuse(plan, trial, k)
        assert not clause or waits, f"{name}: an order is refused by {clause}"
        take(plan, o, k)
        k += LENGTH[o[k]]


def names_things(s: State, chart: Chart, o: list[int], k: int) -> bool:
    """Tiles, sources, enhancements and bosses that exist, and amounts that are not too large."""
    code = o[k]
    if LENGTH[code] == 2:
        most = {10: chart.tiles, 15: FITTINGS, 16: FITTINGS, 20: len(s.t.boss_ids)}[code]
        return o[k + 1] < most
    if code == 11 and o[k + 1] > 1:
        return False
    return max(o[k + METAL : k + LENGTH[code]], default=0) <= MAX_NUMBER


def check_frame(s: State, frame: Frame) -> None:
    """The fields of a question must fit the state, so that it can be asked."""
    name = type(frame).__name__
    if isinstance(frame, Organisers):
        assert s.t.organiser >= 0, f"{name}: there is no organiser"
    if isinstance(frame, Planning):
        assert frame.mode in (0, 1), f"{name}: no such mode"
        assert not frame.mode or s.fights, f"{name}: there is no fight"
        waits = s.t.organiser >= 0 and not s.t.early_close
        assert frame.mode or waits or not all(s.ready), f"{name}: everybody is ready"
    else:
        is_between = isinstance(frame, Organisers) and not isinstance(frame, SettleTies)
        assert not any(s.orders) or not is_between, f"{name}: orders are left over"
    if isinstance(frame, ChooseFacing):
        assert len(frame.chosen) == s.ships(), f"{name}: not as many as there are ships"
        assert set(frame.chosen) <= {0, 1}, f"{name}: chosen or not"
    if isinstance(frame, EditBoss):
        assert s.t.printed_bosses <= frame.boss < len(s.t.boss_ids), f"{name}: no such boss"
    if isinstance(frame, SettleTies):
        assert all(0 <= ship < s.ships() for ship in frame.settled), f"{name}: no such ship"
    if isinstance(frame, EditShip):
        assert 0 <= frame.ship < s.ships(), f"{name}: no such ship"
    if isinstance(frame, EditTeam):
        assert 0 <= frame.team < s.t.teams, f"{name}: no such team"
    if isinstance(frame, EditTile):
        assert 0 <= frame.tile < s.t.chart.tiles, f"{name}: no such tile"
        assert not s.t.chart.is_land[frame.tile], f"{name}: land cannot be changed"
