"""A squadron in the evaluation: sums over its ships, and the mean effect of volleys."""

from __future__ import annotations

from typing import Final

from admiralty.games.port_arthur.bot.precomputed import Numbers, Precomputed
from admiralty.games.port_arthur.tables import INTACT, Tables

FAST: Final = 99.0  # without ships
NONE: Final = 1e-9


class Squadron:
    """`struck` is the share of its staying power that it is about to lose."""

    def __init__(self) -> None:
        self.fire: float = 0.0
        self.stay: float = 0.0
        self.intact: float = 0.0
        self.worth: float = 0.0
        self.speed: float = FAST
        self.struck: float = 0.0

    def copy(self) -> Squadron:
        c = Squadron()
        c.fire = self.fire
        c.stay = self.stay
        c.intact = self.intact
        c.worth = self.worth
        c.speed = self.speed
        c.struck = self.struck
        return c

    def joined(self, other: Squadron, worth: float) -> Squadron:
        """Two squadrons joined; `worth` is what the others are worth in this zone."""
        c = self.copy()
        c.fire += other.fire
        c.stay += other.stay
        c.intact += other.intact
        c.worth += worth
        c.speed = min(c.speed, other.speed)
        return c

    def add(self, t: Tables, ship: int, face: int, worth: float) -> None:
        self.speed = min(self.speed, float(t.speed[ship * 2 + face]))
        self.fire += t.firepower[ship * 2 + face]
        self.stay += t.defence[ship]
        self.worth += worth
        if face == INTACT:
            self.stay += 1.0
            self.intact += 1.0

    def take(self, w: Numbers, hits: float) -> float:
        """Take hits; the worth that is lost."""
        stay = self.stay
        if stay <= 0 or hits <= 0:
            return 0.0
        lost = self.loss(w, hits)
        self.fire *= 1.0 - lost / (self.worth + NONE)
        self.worth -= lost
        self.intact = max(0.0, self.intact - hits)
        self.struck = min(1.0, hits / stay)
        self.stay = max(0.1, stay - hits)
        return lost

    def loss(self, w: Numbers, hits: float) -> float:
        """The worth that hits would cost: the owner has intact ships damaged first, then ships sink."""
        if hits >= self.stay:
            return self.worth
        damage = 2.0 * (1.0 - w.damaged_share) * self.worth * min(hits, self.intact) / self.stay
        return damage + (self.worth - damage) * max(0.0, hits - self.intact) / (self.stay - self.intact)


NO_SHIPS: Final = Squadron()
"""Every squadron without ships; nothing changes it."""


def volley(precomputed: Precomputed, squadron: Squadron) -> float:
    """[PA-7.9] Its hits on average."""
    return hits(precomputed, squadron.fire)


def answer(precomputed: Precomputed, w: Numbers, squadron: Squadron, enemy: Squadron) -> float:
    """[PA-7.5] Its hits in a battle: the slower one fires with what the faster one has left of it."""
    fire = squadron.fire
    if squadron.speed < enemy.speed:
        fire *= 1.0 - w.outrun * squadron.loss(w, volley(precomputed, enemy)) / (squadron.worth + NONE)
    return hits(precomputed, fire)


def hits(precomputed: Precomputed, fire: float) -> float:
    return precomputed.hits[min(int(fire), len(precomputed.hits) - 1)]
