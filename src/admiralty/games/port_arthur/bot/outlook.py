"""The value of one position of Port Arthur, in control points and as a chance to win.

Everything is counted in control points for Japan: the marker, what this turn's scoring will bring as the
squadrons lie, and what the fleets promise for the turns to come. The sum becomes a chance to win, which
Mukden limits. Single orders must show their worth at once, so a ship that may still sail counts as a ship in
hand, and a volley that is still to be fired counts with the hits it scores on average.
"""

from __future__ import annotations

from math import sqrt

from admiralty.core.flow import Frame
from admiralty.games.port_arthur.bot.precomputed import Numbers, Precomputed, mean_hits
from admiralty.games.port_arthur.bot.squadron import NO_SHIPS, Squadron, volley
from admiralty.games.port_arthur.bot.stations import Stations
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.r06_moves import ChooseShips
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_battle import Battle, ChooseDice, ChooseOrder
from admiralty.games.port_arthur.r07_damage import ChooseCriticals, ChooseHits, Damage
from admiralty.games.port_arthur.r08_scoring import Scoring, controls
from admiralty.games.port_arthur.r09_return import ChooseReturn, ReturnToPort, ports_for
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import EFFECT_ROLL, JAPAN, RUSSIA, Tables


class Outlook:
    """One position, seen from Japan. Squadrons are by side and zone; so is `control`, the chance that a
    squadron has the zone to itself when that is scored.
    """

    def __init__(self, s: State, w: Numbers, dice: int = 0) -> None:
        """`dice` is the number of dice that the next volley is fired with; 0 stands for the best number."""
        t = s.t
        self.dice: int = dice
        self.s: State = s
        self.w: Numbers = w
        self.t: Tables = t
        self.precomputed: Precomputed = w.precomputed(t, s.yard_lost, s.fallen)
        self.stations: Stations = Stations(t, w, self.precomputed)
        self.squadrons: list[Squadron] = self.stations.squadrons
        self.control: list[float] = [0.0] * (2 * t.zones)
        self.fleet: list[float] = [0.0, 0.0]
        self.harbour: list[float] = [0.0, 0.0]
        self.exposed: list[float] = [0.0, 0.0]
        self.able: list[int] = [0, 0]
        self.leak: float = w.leak
        self.threat: float = w.threat
        self.raid: float = 0.0
        self.guard: float = 0.0
        self.ashore: int = 0
        self.landings: float = 0.0
        self.count_ships()

    def count_ships(self) -> None:
        """What every squadron and fleet has: firepower, staying power, worth, worth in port, and how many
        ships are able to do anything this turn.
        """
        s = self.s
        t = self.t
        places = s.place
        faces = s.face
        worths = self.precomputed.worth
        for side in (JAPAN, RUSSIA):
            fleet = harbour = 0.0
            able = 0
            for ship in t.fleet_ships[side]:
                place = places[ship]
                if place >= t.unused:
                    continue
                face = faces[ship]
                worth = worths[(ship * 2 + face) * t.places + place]
                fleet += worth
                if place < t.zones:
                    spot = side * t.zones + place
                    squadron = self.squadrons[spot]
                    if squadron is NO_SHIPS:
                        squadron = self.squadrons[spot] = Squadron()
                    squadron.add(t, ship, face, worth)
                    able += 1
                elif place < t.shipyard0:
                    harbour += worth
                    able += 1
            self.fleet[side] = fleet
            self.harbour[side] = harbour
            self.able[side] = able

    def chance_to_move(self, side: int, zone: int) -> float:
        """[PA-6.16] Its slowest ship decides whether a squadron passes its movement test."""
        return self.squadrons[side * self.t.zones + zone].speed / self.t.die_faces

    # The whole

    def value(self, top: Frame) -> float:
        """The value at a question, from -1 to 1. Without Mukden Japan loses; with it the marker decides."""
        s = self.s
        t = self.t
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
                self.control[t.zones + zone] = 1.0 if controls(s, RUSSIA, zone) else 0.0
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
        open_turns = unscored if self.able[JAPAN] and self.able[RUSSIA] else left
        doubt = self.w.certain + self.w.doubt * sqrt(open_turns)
        lead = points / sqrt(points * points + doubt * doubt)
        mukden = self.mukden(left)
        return (mukden + self.w.hope * (1.0 - mukden)) * (lead + 1.0) - 1.0

    def prospects(self, points: float, unscored: int) -> float:
        """The points to expect from later turns: fleets, initiative, blockade, armies."""
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
        coming = self.precomputed.coming
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
                total += self.precomputed.worth[(ship * 2 + s.face[ship]) * t.places + place]
        return total

    def mukden(self, left: int) -> float:
        """[PA-4.5] The chance that an army reaches Mukden in time."""
        s = self.s
        t = self.t
        missing = self.precomputed.missing(s)
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

    def in_hand(self, top: Frame) -> float:
        """What ships in port may still do this turn; less certain while Russia has yet to sail."""
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
        """The worth of ships in port that can no longer sail: search takes ships in one canonical order."""
        s = self.s
        t = self.t
        order = s.choices.order[side]
        total = 0.0
        for i in range(last):
            place = s.place[order[i]]
            if t.anchorage0 <= place < t.shipyard0:
                total += self.precomputed.worth[(order[i] * 2 + s.face[order[i]]) * t.places + place]
        return total

    def projection(self) -> float:
        """[PA-8.3] [PA-8.4] [PA-8.12] The points of this turn's scoring on average, as the squadrons lie."""
        t = self.t
        if not self.stations.is_analysed:
            self.stations.analyse_all()
        losses = self.stations.losses
        japan = russia = 0.0
        for zone in range(t.zones):
            self.judge(zone)
            japan += losses[zone]
            russia += losses[t.zones + zone]
        self.exposed[JAPAN] = japan
        self.exposed[RUSSIA] = russia
        points = self.convoys()
        for side in (JAPAN, RUSSIA):
            base = side * t.zones
            score = expected([self.control[base + zone] for zone in t.key_zones], t.key_points)
            points_of = t.zone_points[side]
            for zone in range(t.zones):
                score += self.control[base + zone] * points_of[zone]
            points += score if side == JAPAN else -score
        return points

    def judge(self, zone: int) -> None:
        """[PA-8.2] Estimate each side's chance to control the zone when it is scored."""
        zones = self.t.zones
        japan = self.squadrons[zone]
        russia = self.squadrons[zones + zone]
        if japan.stay > 0 and russia.stay > 0:
            self.control[zone] = self.clear(JAPAN, japan, russia, self.stations.hits[zone])
            self.control[zones + zone] = self.clear(RUSSIA, russia, japan, self.stations.hits[zones + zone])
            return
        w = self.w
        self.control[zone] = self.hold(JAPAN, japan)
        held = self.hold(RUSSIA, russia)
        if held == 0:
            held = self.raid * w.threat / (w.threat + japan.stay + self.guard)
        self.control[zones + zone] = held

    def hold(self, side: int, squadron: Squadron) -> float:
        """The chance to stay alone in the zone."""
        if squadron.stay <= 0:
            return 0.0
        return 1.0 - self.leak * self.threat / (self.threat + squadron.stay) if self.able[1 - side] else 1.0

    def clear(self, side: int, squadron: Squadron, enemy: Squadron, hits: float) -> float:
        """The chance to be alone in the zone in the end."""
        power = hits * hits
        chance = self.w.clear * power / (power + enemy.stay * enemy.stay)
        gone = enemy.struck * enemy.struck
        return chance * (1.0 - gone) + self.hold(side, squadron) * (1.0 - squadron.struck) * gone

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
            if self.dice:
                fire = int(self.squadrons[top.side * self.t.zones + zone].fire)
                self.strike(1 - top.side, zone, mean_hits(self.t, self.w, fire, self.dice))
            else:
                self.fire_at(1 - top.side, zone)
            if top.side == s.first:
                self.fire_at(top.side, zone)
        elif isinstance(top, ChooseCriticals):
            under = s.stack[-2]
            normal = under.hits if isinstance(under, Damage) else 0
            self.strike(1 - top.side, zone, top.left * self.w.critical + normal)
            if top.side == s.first:
                self.fire_at(top.side, zone)
        elif isinstance(top, ChooseHits):
            self.strike(top.side, zone, top.left)
            if top.side != s.first:
                self.fire_at(1 - top.side, zone)

    def fire_at(self, side: int, zone: int) -> None:
        self.strike(side, zone, volley(self.precomputed, self.squadrons[(1 - side) * self.t.zones + zone]))

    def strike(self, side: int, zone: int, hits: float) -> None:
        """A squadron takes hits."""
        self.fleet[side] -= self.squadrons[side * self.t.zones + zone].take(self.w, hits)

    def foresee_return(self, top: ChooseReturn) -> None:
        """[PA-9.5] Ships count as if they already were in the port chosen for them."""
        s = self.s
        t = self.t
        for ship in t.fleet_ships[RUSSIA]:
            if s.place[ship] < t.zones:
                row = (ship * 2 + s.face[ship]) * t.places
                port = top.ports[ship] if top.ports[ship] >= 0 else ports_for(s, RUSSIA, s.place[ship])[0]
                there = self.precomputed.worth[row + t.anchorage0 + port]
                self.fleet[RUSSIA] += there - self.precomputed.worth[row + s.place[ship]]

    def foresee_departure(self, top: ChooseShips, now: float) -> float:
        """[PA-6.19] What the best zone for the ships chosen so far would gain, if the test succeeds."""
        s = self.s
        t = self.t
        group = top.chosen or s.ships_in(top.side, t.anchorage0 + top.port)[:1]
        best = 0.0
        for zone in t.port_zones[top.port]:
            joined = self.squadrons[top.side * t.zones + zone].copy()
            for ship in group:
                joined.add(t, ship, s.face[ship], t.firepower[ship * 2] + self.w.presence)
            kept = self.stations.place(top.side, zone, joined)
            gain = self.projection() - now
            best = max(best, gain if top.side == JAPAN else -gain)
            self.stations.place(top.side, zone, kept)
        self.projection()
        best *= speed_of(s, group) / t.die_faces
        return best if top.side == JAPAN else -best


def expected(chances: list[float], points: list[int]) -> float:
    """The mean number of points when `points` lists them by the number of successes."""
    counts = [1.0]
    for chance in chances:
        if chance == 0:
            continue
        counts.append(0.0)
        for n in range(len(counts) - 1, 0, -1):
            counts[n] += (counts[n - 1] - counts[n]) * chance
        counts[0] -= counts[0] * chance
    total = 0.0
    for n, share_of in enumerate(counts):
        total += share_of * points[min(n, len(points) - 1)]
    return total
