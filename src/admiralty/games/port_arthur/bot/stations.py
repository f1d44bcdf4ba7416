"""Squadrons on their stations, and the battles to expect: analysed once, and again only where one changes."""

from __future__ import annotations

from admiralty.games.port_arthur.bot.precomputed import Numbers, Precomputed
from admiralty.games.port_arthur.bot.squadron import NO_SHIPS, Squadron, answer
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA, Tables


class Stations:
    """By side and zone: squadrons, `hits`, what each scores in a battle there, and `losses`, the worth that
    it must expect to lose.
    """

    def __init__(self, t: Tables, w: Numbers, precomputed: Precomputed) -> None:
        self.t: Tables = t
        self.w: Numbers = w
        self.precomputed: Precomputed = precomputed
        self.squadrons: list[Squadron] = [NO_SHIPS] * (2 * t.zones)
        self.hits: list[float] = [0.0] * (2 * t.zones)
        self.losses: list[float] = [0.0] * (2 * t.zones)
        self.is_analysed: bool = False

    def analyse_all(self) -> None:
        for zone in range(self.t.zones):
            self.analyse(zone)
        self.is_analysed = True

    def place(self, side: int, zone: int, squadron: Squadron) -> Squadron:
        """Put another squadron into a zone; the one that was there."""
        spot = side * self.t.zones + zone
        before = self.squadrons[spot]
        self.squadrons[spot] = squadron
        if self.is_analysed:
            self.analyse(zone)
            for near in self.t.adjacent[zone]:
                self.analyse_hunt(1 - side, near)
        return before

    def analyse(self, zone: int) -> None:
        """[PA-7.4] The hits that two squadrons score on each other, and the losses to expect in a zone."""
        zones = self.t.zones
        w = self.w
        japan = self.squadrons[zone]
        russia = self.squadrons[zones + zone]
        if japan.stay > 0 and russia.stay > 0:
            ours = self.hits[zone] = answer(self.precomputed, w, japan, russia)
            theirs = self.hits[zones + zone] = answer(self.precomputed, w, russia, japan)
            self.losses[zone] = w.exposed_japan * japan.loss(w, theirs)
            self.losses[zones + zone] = w.exposed_russia * russia.loss(w, ours)
        else:
            self.losses[zone] = self.losses[zones + zone] = 0.0
            self.analyse_hunt(JAPAN, zone)
            self.analyse_hunt(RUSSIA, zone)

    def analyse_hunt(self, side: int, zone: int) -> None:
        """[PA-6.17] The losses that a squadron must expect from a stronger one in the next zone."""
        t = self.t
        here = self.squadrons[side * t.zones + zone]
        if here.stay <= 0 or self.squadrons[(1 - side) * t.zones + zone].stay > 0:
            return
        w = self.w
        worst = 0.0
        for near in t.adjacent[zone]:
            enemy = self.squadrons[(1 - side) * t.zones + near]
            if enemy.stay > 0:
                lost = here.loss(w, answer(self.precomputed, w, enemy, here))
                worst = max(worst, lost - enemy.loss(w, answer(self.precomputed, w, here, enemy)))
        self.losses[side * t.zones + zone] = worst * (w.hunted_japan if side == JAPAN else w.hunted_russia)
