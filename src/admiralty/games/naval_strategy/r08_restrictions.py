"""What may be planned: a ship as it will be after its own earlier orders."""

from __future__ import annotations

from typing import Final

from admiralty.games.naval_strategy.chart import FACES, Chart
from admiralty.games.naval_strategy.orders import (
    ASSAULT,
    BOSS,
    BUY,
    CHAIN_LEFT,
    CHAIN_RIGHT,
    DOWNGRADE,
    FIT,
    FORWARD,
    HEAVY_LEFT,
    HEAVY_RIGHT,
    HOWITZER,
    LENGTH,
    LOAD,
    MEND,
    PLANTATION,
    REPAIR,
    RIGHT,
    SELL,
    UNLOAD,
    UPGRADE,
    WITHDRAW,
)
from admiralty.games.naval_strategy.prices import change_price
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import (
    ABSENT,
    BROKEN,
    CHAIN,
    CLOTH,
    FITTINGS,
    GALLEON,
    HEAVY,
    HULL,
    METAL,
    MONEY,
    MORTAR,
    RUM,
    SCHOONER,
    VALUES,
    WOOD,
    WORKING,
    Tables,
)

# [NS-R.38] So many orders may a decree have behind the port phase.
LONGEST_DECREE: Final = 20


class Draft:
    """[NS-4.5] A ship at a point of its own sequence, phase I assumed successful.

    `purse` is what the team has left when orders that cannot be paid are refused, else empty.
    """

    def __init__(self, t: Tables, chart: Chart, kind: int, tile: int, face: int) -> None:
        self.t: Tables = t
        self.chart: Chart = chart
        self.kind: int = kind
        self.tile: int = tile
        self.face: int = face
        self.start: int = tile
        self.hp: int = 0
        self.dead: int = 0
        self.chained: int = 0
        self.lowered: int = 0
        self.fit: list[int] = []
        self.hold: list[int] = []
        self.wreck: list[int] = []
        self.store: list[int] = []
        self.purse: list[int] = []
        self.prices: list[int] = []
        self.count: int = 0
        self.moves: int = 0
        self.forwards: int = 0
        self.turns: int = 0
        self.left: int = 0
        self.right: int = 0
        self.assaults: int = 0
        self.shots: int = 0
        self.last: int = -1
        self.alone: int = -1
        self.attacked: bool = False
        self.traded: bool = False
        self.sold: bool = False
        self.unloaded: bool = False
        self.moving: bool = False
        self.sources: list[int] = []
        self.space: int = 0
        self.bosses: list[int] = []
        self.arena: bool = False
        self.ghost: bool = False
        self.free: int = 0

    def board(self, s: State, ship: int) -> None:
        """The ship as it stands when planning begins."""
        self.hp = s.hp[ship]
        self.dead = s.dead[ship]
        self.free = s.decreed[ship]
        self.chained = s.chained[ship]
        self.lowered = s.lowered[ship]
        self.fit = s.fit[ship * FITTINGS : (ship + 1) * FITTINGS]
        self.hold = s.hold[ship * VALUES : (ship + 1) * VALUES]
        self.wreck = s.wrecks
        self.prices = s.buy_price
        self.space = self.room()

    def room(self) -> int:
        """[NS-3.6] Free space in the hold."""
        hold = self.hold
        return self.t.hold[self.kind] - hold[1] - hold[2] - hold[3] - hold[4]

    def most_hp(self) -> int:
        return self.t.hp[self.kind] + (self.t.more_hp[self.kind] if self.fit[HULL] == WORKING else 0)

    # What forbids an order

    def refuse(self, o: list[int], k: int) -> str:
        """[NS-8.10] [NS-8.13] The clause that forbids the order at `k`, or "" when it may be planned here."""
        code = o[k]
        if self.dead and code != REPAIR and code != DOWNGRADE:
            return "NS-8.13"
        if self.free:
            return self.refuse_free(o, k)
        if self.alone >= 0:
            return "NS-8.10" if self.alone == BOSS else "NS-8.9" if self.alone != WITHDRAW else "NS-14.8"
        if code <= RIGHT:
            return self.refuse_move(code)
        if code <= HOWITZER:
            return self.refuse_attack(o, k)
        if self.arena:
            if code == WITHDRAW:
                return "NS-14.8" if self.count else ""
            return "NS-14.9"
        if code <= UNLOAD:
            return self.refuse_trade(o, k)
        return self.refuse_port(o, k)

    def refuse_free(self, o: list[int], k: int) -> str:
        """[NS-16.1] Reading NS-R.38: by decree only what cannot be at all is refused, whatever the cost."""
        code = o[k]
        if self.alone == BOSS:
            return "NS-8.10"
        if self.count >= LONGEST_DECREE:
            return "NS-R.38"
        if code == FORWARD:
            return "" if self.chart.ahead[self.tile * FACES + self.face] >= 0 else "NS-6.3"
        if code <= HOWITZER or code == UNLOAD:
            return ""
        if code == LOAD:
            return self.refuse_load(o, k)
        if code == BUY:
            return self.refuse_buy(o, k)
        if code == SELL:
            return self.refuse_sale(o, k)
        if code == BOSS:
            if self.count or self.last >= 0:
                return "NS-8.10"
            return "" if o[k + 1] in self.bosses else "NS-14.5"
        return "NS-4.3" if self.moving else self.refuse_change(code, o[k + 1] if LENGTH[code] > 1 else 0)

    def refuse_move(self, code: int) -> str:
        """[NS-6.1] [NS-6.2] [NS-6.3] [NS-6.4] [NS-8.12] Steps and turns within the limits of the type."""
        kind = self.kind
        t = self.t
        if self.moves >= t.speed[kind]:
            return "NS-8.1"
        if code == FORWARD:
            if self.chained:
                return "NS-8.12"
            if self.forwards >= t.max_forward[kind]:
                # [NS-8.2] [NS-8.3] Two forward steps for a frigate, one for a galleon.
                return "NS-8.3" if kind == GALLEON else "NS-8.2"
            # [NS-2.6] [NS-R.4] Neither land nor the edge can be entered.
            way = self.chart.near if self.ghost else self.chart.ahead
            return "" if way[self.tile * FACES + self.face] >= 0 else "NS-6.3"
        return "NS-8.4" if self.turns >= t.max_turns[kind] else ""

    def refuse_attack(self, o: list[int], k: int) -> str:
        """[NS-2.21] [NS-7.13] [NS-8.11] [NS-8.20] [NS-L.8] Attacks are made at sea and without trade."""
        code = o[k]
        if self.chart.port[self.tile] >= 0:
            return "NS-8.20"
        if self.traded and not self.t.mixed:
            return "NS-8.11"
        if code == HOWITZER:
            return self.refuse_shot(o[k + 1])
        # [NS-8.8] [NS-8.22] One assault, and not at a port.
        if code == ASSAULT:
            if self.assaults:
                return "NS-8.8"
            # Reading NS-R.33: LosPiratos lets a ship charge at a port, without effect on anybody there.
            ahead = -1 if self.t.los_piratos else self.chart.near[self.tile * FACES + self.face]
            return "NS-8.22" if ahead >= 0 and self.chart.port[ahead] >= 0 else ""
        if (code == CHAIN_LEFT or code == CHAIN_RIGHT) and self.fit[CHAIN] != WORKING:
            return "NS-7.13"
        # [NS-8.9] A heavy ball goes alone.
        if code == HEAVY_LEFT or code == HEAVY_RIGHT:
            if self.fit[HEAVY] != WORKING:
                return "NS-7.13"
            if self.count:
                return "NS-8.9"
        # [NS-8.5] [NS-8.6] Each side once; volleys to the left have odd codes.
        if code & 1:
            return "NS-8.5" if self.left else ""
        return "NS-8.6" if self.right else ""

    def refuse_shot(self, tile: int) -> str:
        """[NS-7.11] [NS-8.7] [NS-8.23] One action of up to n shots, within range, never at a port."""
        if self.fit[MORTAR] != WORKING:
            return "NS-7.13"
        # Reading NS-R.9: shots stand directly one after another, unless they are actions of their own.
        if self.shots >= self.t.shots[self.kind] or (
            self.t.one_action and self.shots and self.last != HOWITZER
        ):
            return "NS-8.7"
        chart = self.chart
        # Reading NS-R.10: measured from where the ship then is, by option from its start tile.
        origin = self.start if self.t.from_start else self.tile
        if chart.apart[origin * chart.tiles + tile] > self.t.range[self.kind]:
            return "NS-7.11"
        return "NS-8.23" if chart.port[tile] >= 0 else ""

    def refuse_trade(self, o: list[int], k: int) -> str:
        """[NS-6.12] [NS-8.1] [NS-8.11] Phase II transactions use speed like movements."""
        code = o[k]
        if self.moves >= self.t.speed[self.kind]:
            return "NS-8.1"
        if self.attacked and not self.t.mixed:
            return "NS-8.11"
        if code == LOAD:
            return self.refuse_load(o, k)
        # Reading NS-R.6: selling, buying and unloading need a port, loading does not.
        if self.chart.port[self.tile] < 0:
            return "NS-6.12"
        if code == BUY:
            return self.refuse_buy(o, k)
        return self.refuse_sale(o, k) if code == SELL else ""

    def refuse_load(self, o: list[int], k: int) -> str:
        """[NS-6.14] [NS-6.15] [NS-R.3] Once at each source, as far as there is space."""
        source = o[k + 1]
        here = self.chart.plantation[self.tile] >= 0 if source == PLANTATION else self.tile in self.wreck
        if not here:
            return "NS-6.14"
        if self.tile * 2 + source in self.sources:
            return "NS-6.15"
        wanted = o[k + 3] + o[k + 4] + o[k + 5] + o[k + 6]
        if not wanted and not o[k + 2]:
            return "" if self.t.los_piratos else "NS-6.15"
        # [NS-L.29] LosPiratos counts the space at the start of the turn.
        return "NS-6.15" if wanted > (self.space if self.t.los_piratos else self.room()) else ""

    def refuse_buy(self, o: list[int], k: int) -> str:
        """[NS-3.3] [NS-6.11] [NS-6.16] Any amount of wood and cloth, but not nothing."""
        if o[k + 1 + MONEY] or o[k + 1 + METAL] or o[k + 1 + RUM]:
            return "NS-3.3"
        wood, cloth = o[k + 3], o[k + 4]
        if not wood and not cloth:
            return "NS-6.16"
        if not self.purse or self.sold or self.unloaded:
            return ""
        cost = wood * self.prices[WOOD] + cloth * self.prices[CLOTH]
        return "NS-L.22" if cost > self.purse[MONEY] else ""

    def refuse_sale(self, o: list[int], k: int) -> str:
        """[NS-6.10] [NS-6.16] From the hold what it will contain, from the store any amount, no money."""
        hold = o[k + 6 : k + 11]
        if any(hold) and not self.t.sell_hold:
            return "NS-6.10"
        if o[k + 1] or hold[MONEY] or not any(o[k + 1 : k + 11]):
            return "NS-6.16"
        for value in range(VALUES):
            if hold[value] > self.hold[value]:
                return "NS-6.16"
        if self.purse and not self.unloaded:
            for value in range(METAL, VALUES):
                if o[k + 1 + value] > self.purse[value]:
                    return "NS-L.22"
        return ""

    def refuse_port(self, o: list[int], k: int) -> str:
        """[NS-5.1] [NS-5.3] Phase I comes first, and for a ship that starts the turn in a port."""
        code = o[k]
        if code == BOSS:
            if self.count or self.last >= 0:
                return "NS-8.10"
            if self.chart.port[self.start] < 0:
                return "NS-5.3"
            return "" if o[k + 1] in self.bosses else "NS-14.5"
        if self.chart.port[self.start] < 0:
            return "NS-5.1"
        if self.moving:
            return "NS-4.3"
        what = o[k + 1] if LENGTH[code] > 1 else 0
        clause = self.refuse_change(code, what)
        if not clause and self.purse:
            price = self.price(code, what)
            for value in range(VALUES):
                if price[value] > self.purse[value]:
                    return "NS-L.22"
        return clause

    def refuse_change(self, code: int, what: int) -> str:
        """[NS-5.2] [NS-5.4] [NS-11.9] [NS-13.5] [NS-13.6] [NS-L.23] [NS-L.24] What can be changed."""
        if code == FIT:
            allowed = self.t.fits[self.kind * FITTINGS + what] and self.fit[what] == ABSENT
            return "" if allowed else "NS-5.4"
        if code == MEND:
            return "" if self.fit[what] == BROKEN else "NS-5.2"
        if code == UPGRADE:
            return "NS-5.2" if self.kind == GALLEON else ""
        if code == REPAIR:
            return "" if self.dead or self.hp < self.most_hp() else "NS-13.5"
        if code == DOWNGRADE:
            return "" if self.dead and self.kind != SCHOONER else "NS-11.9"
        return "NS-14.8"

    # What an order leads to

    def price(self, code: int, what: int) -> list[int]:
        """[NS-4.5] What a modifying transaction costs at this point."""
        return change_price(self.t, code, what, self.kind, self.hp, self.most_hp(), self.dead, self.lowered)

    def take(self, o: list[int], k: int) -> None:
        """Go on to the point behind a legal order."""
        code = o[k]
        if code <= RIGHT:
            self.moves += 1
            if code == FORWARD:
                self.forwards += 1
                self.tile = self.chart.near[self.tile * FACES + self.face]
            else:
                self.turns += 1
                self.face = (self.face + (1 if code == RIGHT else 5)) % FACES
        elif code <= HOWITZER:
            self.attacked = True
            if code == HOWITZER:
                self.shots += 1
            elif code == ASSAULT:
                self.assaults += 1
            elif code & 1:
                self.left += 1
            else:
                self.right += 1
            if code == HEAVY_LEFT or code == HEAVY_RIGHT:
                self.alone = code
        elif code <= UNLOAD:
            self.moves += 1
            self.traded = True
            self.take_trade(o, k)
        else:
            self.take_change(o, k)
            return
        self.count += 1
        self.moving = True
        self.last = code

    def take_trade(self, o: list[int], k: int) -> None:
        """[NS-6.15] [NS-6.16] Wanted loads count as received."""
        code = o[k]
        hold = self.hold
        if code == LOAD:
            self.sources.append(self.tile * 2 + o[k + 1])
            for value in range(VALUES):
                hold[value] += o[k + 2 + value]
        elif code == SELL:
            self.sold = True
            for value in range(VALUES):
                hold[value] -= o[k + 6 + value]
        elif code == UNLOAD:
            self.unloaded = True
            self.hold = [0, 0, 0, 0, 0]

    def take_change(self, o: list[int], k: int) -> None:
        """[NS-5.4] [NS-5.5] What phase I changes holds for the rest of the sequence."""
        code = o[k]
        what = o[k + 1] if LENGTH[code] > 1 else 0
        if code == BOSS or code == WITHDRAW:
            self.alone = code
            self.count += 1
            return
        if self.purse:
            price = self.price(code, what)
            self.purse = [self.purse[value] - price[value] for value in range(VALUES)]
        if code == FIT or code == MEND:
            self.fit[what] = WORKING
        elif code == UPGRADE:
            self.kind += 1
            self.hp = self.most_hp()
        elif code == DOWNGRADE:
            self.kind -= 1
            for e in range(FITTINGS):
                if not self.t.fits[self.kind * FITTINGS + e]:
                    self.fit[e] = ABSENT
            self.dead = 0
            self.lowered = 1
            self.hp = self.most_hp()
        else:
            self.lowered = 0 if self.dead else self.lowered
            self.dead = 0
            self.hp = self.most_hp()
        self.space = self.room()
        self.last = code

    def follow(self, o: list[int]) -> None:
        """Go on behind a whole list of orders."""
        k = 0
        while k < len(o):
            self.take(o, k)
            k += LENGTH[o[k]]


def draft(s: State, ship: int) -> Draft:
    """A ship at the beginning of its sequence."""
    plan = Draft(s.t, s.t.chart, s.kind[ship], s.tile[ship], s.face[ship])
    plan.board(s, ship)
    return plan
