"""The evaluation of a position of Battle of Midway."""

from __future__ import annotations

from typing import Final

from admiralty.core.action import Action, first
from admiralty.games.battle_of_midway.hexes import HALF, HEADINGS, STEPS, STRIDE, STRIDE_BITS
from admiralty.games.battle_of_midway.r02_board import is_on_board
from admiralty.games.battle_of_midway.r05_activation import ChooseAircraft
from admiralty.games.battle_of_midway.r07_flight import Fly
from admiralty.games.battle_of_midway.r08_combat import ChoosePlan
from admiralty.games.battle_of_midway.r08_duel import is_duel_over
from admiralty.games.battle_of_midway.r14_victory import bombs
from admiralty.games.battle_of_midway.show.advice import (
    Chances,
    after_tokens,
    chances,
    colours_now,
    margin,
    mean,
    order_chances,
    performed,
    remainders,
)
from admiralty.games.battle_of_midway.state import State
from admiralty.games.battle_of_midway.tables import NOWHERE, SPECIAL, Tables
from admiralty.games.battle_of_midway.words import STOP
from admiralty.kit import heuristics

TERMS: Final = {
    "aircraft": (
        "fighter_worth",
        "bomber_worth",
        "ace_worth",
    ),
    "place": (
        "closer_worth",
        "midway_worth",
        "centre_worth",
        "edge_cost",
    ),
    "sight": ("sight_worth",),
    "cards": ("card_worth",),
    "score": ("score_worth",),
    "combat": ("prospect_worth",),
}
"""The weights of the evaluation by what a player calls them; each has a message `term-...`."""

FAR: Final = 30.0
NOBODY: Final = -1
MAX_VALUE: Final = 0.95


class Evaluation(heuristics.Evaluation):
    """The numbers are explained in data/evaluation.toml."""

    fighter_worth: float
    bomber_worth: float
    ace_worth: float
    closer_worth: float
    midway_worth: float
    centre_worth: float
    edge_cost: float
    sight_worth: float
    special_sight: float
    card_worth: float
    score_worth: float
    prospect_worth: float

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.known: Precomputed | None = None

    def precomputed(self, t: Tables) -> Precomputed:
        known = self.known
        if known is None or known.t is not t:
            known = self.known = Precomputed(t)
        return known

    def of(self, s: State, seat: int) -> float:
        """About -1 to 1: losses, points, places, sights, cards in hand, and what a combat may bring."""
        if s.result:
            return float(s.result[seat])
        return bounded(self.total(s, seat))

    def total(self, s: State, seat: int) -> float:
        return self.worth(s, seat) - self.worth(s, 1 - seat) + self.prospects(s, seat)

    def worth(self, s: State, side: int) -> float:
        t = s.t
        total = self.card_worth * s.hand_size(side)
        for a in t.fleet[side]:
            if s.cell[a] != NOWHERE:
                total += self.price(s, a) + self.sight_worth * self.sights(s, a, s.cell[a], s.heading[a])
                total += self.place(s, a, s.cell[a], s.heading[a])
        if t.hunt:
            nearest = self.precomputed(t).nearest_bomber(s, side, NOBODY)
            return total + self.closer_worth * (1.0 - nearest / FAR)
        return total + self.score_worth * s.score[side] / t.threshold

    def price(self, s: State, a: int) -> float:
        """What an aircraft is worth to its side as long as it flies."""
        if s.t.piece[a] != SPECIAL:
            return self.fighter_worth
        return self.bomber_worth if s.t.hunt else self.ace_worth

    def place(self, s: State, a: int, here: int, heading: int) -> float:
        """[BM-13.5] In domination an aircraft is best on the Midway tile, or near it; nowhere at the edge."""
        edge = 0.0 if is_on_board(s, here + STEPS[heading]) else self.edge_cost
        if s.t.hunt:
            return -edge
        if here in s.t.midway:
            return self.midway_worth - edge
        return -self.centre_worth * distance(here, 0) - edge

    def sights(self, s: State, a: int, here: int, heading: int) -> float:
        """How many enemies an aircraft has in its attack area, an ace or a bomber counted as several."""
        t = s.t
        cells = s.cell
        known = self.precomputed(t)
        area = known.ways[a * HEADINGS + heading]
        farthest = known.farthest
        total = 0.0
        for enemy in t.fleet[1 - t.side[a]]:
            way = cells[enemy] - here
            if -farthest <= way <= farthest and way in area:
                total += self.special_sight if t.piece[enemy] == SPECIAL else 1.0
        return total

    # What a choice changes

    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        """[BM-5.1] Which aircraft is activated changes no value; [BM-7.1] a manoeuvre changes one place."""
        top = s.stack[-1]
        if isinstance(top, ChooseAircraft):
            value = self.of(s, seat)
            return dict.fromkeys(choices, value)
        if isinstance(top, Fly) and s.attacker < 0:
            return self.after_manoeuvres(s, seat, top, choices)
        return {}

    def after_manoeuvres(self, s: State, seat: int, top: Fly, choices: list[Action]) -> dict[Action, float]:
        """All but those that exchange cells, bomb, leave the board or end the round."""
        found: dict[Action, float] = {}
        t = s.t
        a = top.aircraft
        heading = s.heading[a]
        there = s.cell[a] + STEPS[heading]
        is_last = 1 not in s.marker  # then the round ends with the flight
        is_quiet = is_on_board(s, there) and there not in s.cell and not (t.hunt and bombs(s, a, there))
        sign = 1.0 if t.side[a] == seat else -1.0
        now = self.total(s, seat)
        rest = now - sign * self.bearing(s, a, s.cell[a], heading)
        for choice in choices:
            if choice == STOP:
                if not is_last:
                    found[choice] = bounded(now)
            elif is_quiet and not (is_last and top.made + 1 >= t.flight_max[a]):
                turned = (heading + first(choice) + 5) % HEADINGS
                found[choice] = bounded(rest + sign * self.bearing(s, a, there, turned))
        return found

    def bearing(self, s: State, a: int, here: int, heading: int) -> float:
        """What the place and heading of one aircraft are worth to its side: whom it sees, who sees it."""
        t = s.t
        side = t.side[a]
        total = self.sight_worth * self.sights(s, a, here, heading) + self.place(s, a, here, heading)
        is_special = t.piece[a] == SPECIAL
        weight = self.sight_worth * self.special_sight if is_special else self.sight_worth
        known = self.precomputed(t)
        for enemy in t.fleet[1 - side]:
            way = here - s.cell[enemy]
            is_near = -known.farthest <= way <= known.farthest
            if is_near and way in known.ways[enemy * HEADINGS + s.heading[enemy]]:
                total -= weight
        if t.hunt and is_special:
            nearest = min(known.approach(side, here, heading), known.nearest_bomber(s, side, a))
            total += self.closer_worth * (1.0 - nearest / FAR)
        return total

    # A combat

    def prospects(self, s: State, seat: int) -> float:
        """What the combat in progress is likely to bring, without the cards still to be played."""
        if s.attacker < 0 or is_duel_over(s):
            return 0.0
        won, lost = combat_chances(s, seat)
        gain = won * self.prize(s, s.duel[1 - seat]) - lost * self.prize(s, s.duel[seat])
        return self.prospect_worth * gain

    def prize(self, s: State, a: int) -> float:
        """What shooting an aircraft down brings: it flies no more, and in domination it scores."""
        return self.price(s, a) + self.score_worth * s.t.worth[a] / s.t.threshold


class Precomputed:
    """What is computed once for the tables of a game. `ways` lead to the cells in which an aircraft can
    destroy an enemy [BM-10.1], by aircraft and heading; none is longer than `farthest`. `approaches` are
    those met so far, by side.
    """

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
        self.approaches: list[dict[int, float]] = [{}, {}]
        self.ways: list[set[int]] = []
        for diagram in t.diagram:
            for heading in range(HEADINGS):
                seen = t.sight[diagram * HEADINGS + heading]
                self.ways.append({way for way, colour in seen.items() if t.attacks[colour]})
        self.farthest: int = max([abs(way) for area in self.ways for way in area], default=0)

    def nearest_bomber(self, s: State, side: int, without: int) -> float:
        """[BM-14.1] The approach of the nearest bomber of a side, one of them left out."""
        t = self.t
        nearest = FAR
        for a in t.fleet[side]:
            if t.piece[a] == SPECIAL and a != without and s.cell[a] != NOWHERE:
                nearest = min(nearest, self.approach(side, s.cell[a], s.heading[a]))
        return nearest

    def approach(self, side: int, here: int, heading: int) -> float:
        """How far a bomber has to go, from where it is and how it heads."""
        known = self.approaches[side]
        place = here * HEADINGS + heading
        found = known.get(place)
        if found is None:
            found = known[place] = approach(self.t, side, here, heading)
        return found


def bounded(value: float) -> float:
    return max(-MAX_VALUE, min(MAX_VALUE, value))


def approach(t: Tables, side: int, here: int, heading: int) -> float:
    """The distance to the enemy carrier, added to that of the cell ahead."""
    ahead = here + STEPS[heading]
    nearest = FAR
    for target in t.carrier[1 - side]:
        nearest = min(nearest, float(distance(here, target) + distance(ahead, target)))
    return nearest


def combat_chances(s: State, seat: int) -> Chances:
    """The chances with the plan handed in, with both plans open, or as the aircraft stand now."""
    top = s.stack[-1] if s.stack else None
    own, enemy = s.duel[seat], s.duel[1 - seat]
    if isinstance(top, ChoosePlan):
        if top.answers[seat] < 0:
            return 0.0, 0.0
        attacks = int(s.attacker == seat)
        plans = remainders(s, own, first(top.answers[seat]))
        found: list[Chances] = []
        for theirs in performed(s, enemy):
            each = [after_tokens(s, own, enemy, mine, theirs, attacks) for mine in plans]
            found.append(max(each, key=margin))
        return mean(found)
    if s.first < 0:
        orders = [order_chances(s, s.attacker, role) for role in (0, 1)]
        won, lost = max(orders, key=margin)
        return (won, lost) if seat == s.attacker else (lost, won)
    sights_now = colours_now(s, seat)
    return chances(s, own, enemy, sights_now[0], sights_now[1], False)


def distance(a: int, b: int) -> int:
    """How many cells apart two cells are."""
    way = b - a
    r = (way + HALF & STRIDE - 1) - HALF
    q = way - r >> STRIDE_BITS
    return max(abs(q), abs(r), abs(q + r))
