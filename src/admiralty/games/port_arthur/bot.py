"""What a position of Port Arthur is worth: the evaluation that bots climb.

Everything is counted in control points for Japan: the marker, what this turn's scoring will bring as the
squadrons lie, and what the fleets promise for the turns to come. The sum becomes a chance to win, which
Mukden limits. Single orders must show their worth at once, so a ship that may still sail counts as a ship in
hand, and a volley that is still to be fired counts with the hits it scores on average.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from admiralty.games.port_arthur.bot_lore import Lore, Numbers
from admiralty.games.port_arthur.r05_turn import Sortie
from admiralty.games.port_arthur.r06_operations import ChooseShips
from admiralty.games.port_arthur.r07_battle import (
    Battle,
    ChooseCriticals,
    ChooseDice,
    ChooseHits,
    ChooseOrder,
    Damage,
)
from admiralty.games.port_arthur.r08_scoring import Scoring
from admiralty.games.port_arthur.r09_return import ChooseReturn, ReturnToPort, ports_for
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import EFFECT_ROLL, INTACT, JAPAN, RUSSIA, Tables

FAST: Final = 99.0  # of a squadron without ships


class Evaluation(Numbers):
    def of(self, s: State, seat: int) -> float:
        if s.result:
            return float(s.result[seat])
        value = Outlook(s, self).value()
        return value if seat == JAPAN else -value


class Outlook:
    """One position, seen from Japan. Lists are by side and zone."""

    def __init__(self, s: State, w: Numbers) -> None:
        t = s.t
        self.s: State = s
        self.w: Numbers = w
        self.t: Tables = t
        self.lore: Lore = w.lore(t, s.yard_lost, s.fallen)
        self.fire: list[float] = [0.0] * (2 * t.zones)
        self.stay: list[float] = [0.0] * (2 * t.zones)
        self.intact: list[float] = [0.0] * (2 * t.zones)
        self.worth: list[float] = [0.0] * (2 * t.zones)
        self.speed: list[float] = [FAST] * (2 * t.zones)
        self.struck: list[float] = [0.0] * (2 * t.zones)
        self.control: list[float] = [0.0] * (2 * t.zones)
        self.fleet: list[float] = [0.0, 0.0]
        self.harbour: list[float] = [0.0, 0.0]
        self.exposed: list[float] = [0.0, 0.0]
        self.leak: float = w.leak
        self.threat: float = w.threat
        self.raid: float = 0.0
        self.guard: float = 0.0
        self.ashore: int = 0
        self.landings: float = 0.0
        self.count_ships()

    def count_ships(self) -> None:
        """What every squadron and fleet has: firepower, staying power, worth, and worth in port."""
        s = self.s
        t = self.t
        for side in (JAPAN, RUSSIA):
            for ship in t.fleet_ships[side]:
                place = s.place[ship]
                worth = self.lore.worth[(ship * 2 + s.face[ship]) * t.places + place]
                self.fleet[side] += worth
                if place < t.zones:
                    self.add(side * t.zones + place, ship, worth)
                elif place < t.shipyard0:
                    self.harbour[side] += worth

    def add(self, spot: int, ship: int, worth: float) -> None:
        t = self.t
        face = self.s.face[ship]
        self.speed[spot] = min(self.speed[spot], float(t.speed[ship * 2 + face]))
        self.fire[spot] += t.firepower[ship * 2 + face]
        self.stay[spot] += t.defence[ship]
        self.worth[spot] += worth
        if face == INTACT:
            self.stay[spot] += 1.0
            self.intact[spot] += 1.0

    # The whole

    def value(self) -> float:
        """From -1 to 1: without Mukden all is lost, with it the marker tells."""
        s = self.s
        t = self.t
        top = s.stack[-1]
        is_scored = False
        for frame in s.stack:
            if isinstance(frame, (Scoring, ReturnToPort)):
                is_scored = True
            elif isinstance(frame, Battle):
                self.foresee_battle(frame.zone)
        if is_scored:
            if isinstance(top, ChooseReturn):
                self.foresee_return(top)
            for zone in range(t.zones):
                self.control[t.zones + zone] = 1.0 if s.controls(RUSSIA, zone) else 0.0
            points = self.within(s.cp + self.convoys(), t.cp_min, t.cp_max)
        else:
            aside = self.in_hand(top)
            gain = self.projection()
            if isinstance(top, ChooseShips):
                gain += self.foresee_departure(top, gain)
            points = self.within(s.cp + gain, t.cp_min, t.cp_max) + aside
        left = t.turns - s.turn
        unscored = left if is_scored else left + 1
        points = self.prospects(points, unscored)
        doubt = self.w.certain + self.w.doubt * sqrt(unscored)
        lead = points / sqrt(points * points + doubt * doubt)
        mukden = self.mukden(left)
        return (mukden + self.w.hope * (1.0 - mukden)) * (lead + 1.0) - 1.0

    def prospects(self, points: float, unscored: int) -> float:
        """The points when the turns to come are over: fleets, initiative, blockade, armies."""
        s = self.s
        t = self.t
        left = t.turns - s.turn
        points += self.w.initiative if s.initiative == JAPAN else -self.w.initiative
        if s.blockade and left:
            points += self.w.blockade * self.shut_up()
        points += self.w.landing * (self.landings + s.landed + sum(s.spaces)) * left / t.turns
        for space in range(t.spaces):
            if s.spaces[space] and t.effect[space] == EFFECT_ROLL:
                points += unscored * t.siping_points * t.siping_max / t.die_faces
        coming = self.lore.coming
        japan = self.fleet[JAPAN] - self.exposed[JAPAN]
        russia = self.fleet[RUSSIA] - self.exposed[RUSSIA]
        for turn in range(s.turn + 1, t.turns + 1):
            russia -= coming[turn]
        for turn in range(s.turn + 1, t.turns + 1):
            russia += coming[turn]
            points = self.w.kept * points + self.w.swing * (japan - russia) / (japan + russia + 1.0)
            points = self.within(points, t.cp_min, t.cp_max)
        return points

    def shut_up(self) -> float:
        """[PA-5.11] The worth of the ships that the blockade will keep in the Yellow Sea."""
        s = self.s
        t = self.t
        total = 0.0
        for ship in t.fleet_ships[RUSSIA]:
            place = s.place[ship]
            port = t.return_ports[RUSSIA][place][0] if place < t.zones else place - t.anchorage0
            if port == t.port_arthur:
                total += self.lore.worth[(ship * 2 + s.face[ship]) * t.places + place]
        return total

    def mukden(self, left: int) -> float:
        """[PA-4.5] The chance that an army reaches Mukden in time."""
        s = self.s
        t = self.t
        missing = -s.landed
        for space in self.lore.road:
            if not s.spaces[space]:
                missing += 1
        if missing <= 0:
            return 1.0
        if missing > min(sum(s.boxes) + self.ashore + left * t.boxes, t.armies - sum(s.spaces)):
            return 0.0
        slack = (self.landings + left * t.boxes * self.w.landing_chance - missing + 0.3) * 1.5
        return 0.5 + 0.5 * slack / sqrt(slack * slack + 1.0)

    def within(self, points: float, low: int, high: int) -> float:
        """[PA-4.3] The marker stops at the ends of its track."""
        if points > high:
            return high + (points - high) * self.w.beyond
        if points < low:
            return low + (points - low) * self.w.beyond
        return points

    # This turn

    def in_hand(self, top: object) -> float:
        """What ships in port may still do this turn; while Russia has yet to sail, more is in doubt."""
        s = self.s
        aside = self.w.reserve * (self.harbour[JAPAN] - self.harbour[RUSSIA])
        if not isinstance(top, Sortie):
            return aside
        last = top.last_ordered(s, s.choices.order[top.side])
        ready = self.harbour[top.side] - self.passed_over(top.side, last)
        russia = ready
        if top.side == JAPAN:
            russia = self.harbour[RUSSIA]
            aside += (self.w.hand - self.w.reserve) * ready
            self.guard = self.w.guard * ready
            if last < 0:
                loaded = max([box for box in range(self.t.boxes) if s.boxes[box]], default=-1)
                self.ashore = min(s.supply, self.t.boxes - 1 - loaded)
        great = russia / (russia + self.w.great_fleet)
        self.leak = self.w.leak + (self.w.leak_sortie - self.w.leak) * great
        self.threat = self.w.threat + (self.w.threat_sortie - self.w.threat) * great
        self.raid = self.w.raid * great
        return aside - (self.w.hand - self.w.reserve) * russia

    def passed_over(self, side: int, last: int) -> float:
        """The worth of ships in port that come too late: search orders ships in one canonical order."""
        s = self.s
        t = self.t
        order = s.choices.order[side]
        total = 0.0
        for i in range(last):
            place = s.place[order[i]]
            if t.anchorage0 <= place < t.shipyard0:
                total += self.lore.worth[(order[i] * 2 + s.face[order[i]]) * t.places + place]
        return total

    def projection(self) -> float:
        """[PA-8.3] [PA-8.4] [PA-8.12] The points of this turn's scoring on average, as the squadrons lie."""
        t = self.t
        self.exposed = [0.0, 0.0]
        for zone in range(t.zones):
            self.judge(zone)
            self.beware(zone)
        points = self.convoys()
        for side in (JAPAN, RUSSIA):
            base = side * t.zones
            score = expected([self.control[base + zone] for zone in t.key_zones], t.key_points)
            for zone in range(t.zones):
                score += self.control[base + zone] * t.zone_points[side][zone]
            points += score if side == JAPAN else -score
        return points

    def judge(self, zone: int) -> None:
        """[PA-8.2] Each side's chance to control the zone when it is scored, and the losses to expect."""
        j = zone
        r = self.t.zones + zone
        stay = self.stay
        if stay[j] > 0 and stay[r] > 0:
            self.control[j] = self.clear(j, r)
            self.control[r] = self.clear(r, j)
            self.exposed[JAPAN] += self.w.exposed_japan * self.loss(j, self.answer(r, j))
            self.exposed[RUSSIA] += self.w.exposed_russia * self.loss(r, self.answer(j, r))
        else:
            self.control[j] = self.hold(j)
            self.control[r] = self.hold(r) or self.raid * self.w.threat / (
                self.w.threat + stay[j] + self.guard
            )

    def beware(self, zone: int) -> None:
        """[PA-6.17] What a squadron must expect from a stronger one in the next zone."""
        t = self.t
        for side in (JAPAN, RUSSIA):
            spot = side * t.zones + zone
            if self.stay[spot] <= 0 or self.stay[(1 - side) * t.zones + zone] > 0:
                continue
            worst = 0.0
            for near in t.adjacent[zone]:
                enemy = (1 - side) * t.zones + near
                if self.stay[enemy] > 0:
                    lost = self.loss(spot, self.answer(enemy, spot)) - self.loss(
                        enemy, self.answer(spot, enemy)
                    )
                    worst = max(worst, lost)
            self.exposed[side] += worst * (self.w.hunted_japan if side == JAPAN else self.w.hunted_russia)

    def hold(self, spot: int) -> float:
        """The chance to stay alone in the zone."""
        stay = self.stay[spot]
        return 1.0 - self.leak * self.threat / (self.threat + stay) if stay > 0 else 0.0

    def clear(self, spot: int, enemy: int) -> float:
        """The chance to be alone in the zone in the end."""
        power = self.answer(spot, enemy) ** 2
        chance = self.w.clear * power / (power + self.stay[enemy] ** 2)
        gone = self.struck[enemy] ** 2
        return chance * (1.0 - gone) + self.hold(spot) * (1.0 - self.struck[spot]) * gone

    def answer(self, spot: int, enemy: int) -> float:
        """[PA-7.5] The hits of a squadron in a battle: the slower one fires with what the faster has left."""
        fire = self.fire[spot]
        if self.speed[spot] < self.speed[enemy]:
            fire *= 1.0 - self.w.outrun * self.loss(spot, self.volley(enemy)) / (self.worth[spot] + 1e-9)
        return self.hits(fire)

    def volley(self, spot: int) -> float:
        return self.hits(self.fire[spot])

    def hits(self, fire: float) -> float:
        hits = self.lore.hits
        return hits[min(int(fire), len(hits) - 1)]

    def convoys(self) -> float:
        """[PA-8.11] [PA-8.12] Points that Russia gains, and how many armies land, on average."""
        t = self.t
        loaded = [box for box in range(t.boxes) if self.s.boxes[box]]
        sunk = [self.control[t.zones + t.box_zone[box]] for box in loaded]
        self.landings = self.ashore * self.w.ashore + len(sunk) - sum(sunk)
        return -expected(sunk, t.convoy_points)

    # What is under way

    def foresee_battle(self, zone: int) -> None:
        """[PA-7.4] Hits still to be taken and volleys still to be fired."""
        s = self.s
        top = s.stack[-1]
        if isinstance(top, ChooseOrder):
            self.fire_at(1 - s.first, zone)
            self.fire_at(s.first, zone)
        elif isinstance(top, ChooseDice):
            self.fire_at(1 - top.side, zone)
            if top.side == s.first:
                self.fire_at(top.side, zone)
        elif isinstance(top, ChooseCriticals):
            under = s.stack[-2]
            normal = under.hits if isinstance(under, Damage) else 0
            self.strike((1 - top.side) * self.t.zones + zone, top.left * self.w.critical + normal)
            if top.side == s.first:
                self.fire_at(top.side, zone)
        elif isinstance(top, ChooseHits):
            self.strike(top.side * self.t.zones + zone, top.left)
            if top.side != s.first:
                self.fire_at(1 - top.side, zone)

    def fire_at(self, side: int, zone: int) -> None:
        zones = self.t.zones
        self.strike(side * zones + zone, self.volley((1 - side) * zones + zone))

    def strike(self, spot: int, hits: float) -> None:
        """A squadron takes hits."""
        stay = self.stay[spot]
        if stay <= 0 or hits <= 0:
            return
        lost = self.loss(spot, hits)
        self.fire[spot] *= 1.0 - lost / (self.worth[spot] + 1e-9)
        self.worth[spot] -= lost
        self.fleet[JAPAN if spot < self.t.zones else RUSSIA] -= lost
        self.intact[spot] = max(0.0, self.intact[spot] - hits)
        self.struck[spot] = min(1.0, hits / stay)
        self.stay[spot] = max(0.1, stay - hits)

    def loss(self, spot: int, hits: float) -> float:
        """The worth that hits cost a squadron: its owner has intact ships damaged first, then ships sink."""
        stay = self.stay[spot]
        worth = self.worth[spot]
        if hits >= stay:
            return worth
        intact = self.intact[spot]
        damage = 2.0 * (1.0 - self.w.damaged_share) * worth * min(hits, intact) / stay
        return damage + (worth - damage) * max(0.0, hits - intact) / (stay - intact)

    def foresee_return(self, top: ChooseReturn) -> None:
        """[PA-9.5] Ships count as if they already were in the port chosen for them."""
        s = self.s
        t = self.t
        for ship in t.fleet_ships[RUSSIA]:
            if s.place[ship] < t.zones:
                row = (ship * 2 + s.face[ship]) * t.places
                port = top.ports[ship] if top.ports[ship] >= 0 else ports_for(s, RUSSIA, s.place[ship])[0]
                there = self.lore.worth[row + t.anchorage0 + port]
                self.fleet[RUSSIA] += there - self.lore.worth[row + s.place[ship]]

    def foresee_departure(self, top: ChooseShips, now: float) -> float:
        """[PA-6.19] What the best zone for the ships chosen so far would gain, if the test succeeds."""
        s = self.s
        t = self.t
        group = top.chosen or s.ships_in(top.side, t.anchorage0 + top.port)[:1]
        lists = (self.fire, self.stay, self.worth, self.intact, self.speed)
        best = 0.0
        for zone in t.port_zones[top.port]:
            spot = top.side * t.zones + zone
            kept = [values[spot] for values in lists]
            for ship in group:
                self.add(spot, ship, t.firepower[ship * 2] + self.w.presence)
            gain = self.projection() - now
            best = max(best, gain if top.side == JAPAN else -gain)
            for values, value in zip(lists, kept):
                values[spot] = value
        self.projection()
        best *= s.speed(group) / t.die_faces
        return best if top.side == JAPAN else -best


def expected(chances: list[float], points: list[int]) -> float:
    """The points on average when each success counts and `points` is by their number."""
    counts = [1.0]
    for chance in chances:
        counts.append(0.0)
        for n in range(len(counts) - 1, 0, -1):
            counts[n] += (counts[n - 1] - counts[n]) * chance
        counts[0] -= counts[0] * chance
    total = 0.0
    for n, share_of in enumerate(counts):
        total += share_of * points[min(n, len(points) - 1)]
    return total
