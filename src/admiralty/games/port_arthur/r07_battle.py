"""[PA-7] Naval battle."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_damage import Damage
from admiralty.games.port_arthur.r07_fire import critical_hits, firepower_in, normal_hits
from admiralty.games.port_arthur.r10_initiative import holds_initiative, use_initiative
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA
from admiralty.games.port_arthur.words import FIRE, STAY_SECOND, TAKE_FIRST


def declare(s: State, attacker: int, zone: int) -> Frame:
    """[PA-7.1] [PA-7.2] [PA-H.7] A side attacks in a zone; in fog of war that shows both squadrons."""
    if s.t.fog:
        s.cut()
    if s.events is not None:
        s.tell("battle", attacker, zone)
        if s.t.fog:
            for side in (JAPAN, RUSSIA):
                s.tell("revealed", side, tuple(s.ships_in(side, zone)))
    return Battle(zone, attacker)


@dataclass
class Battle(Phase):
    """[PA-7.4] [PA-7.3] [PA-7.27] Ships in the zone, and only they: fix who fires first; the first player
    fires, then the second; then the battle is over.
    """

    zone: int
    attacker: int

    def clauses(self) -> Clauses:
        return (
            self.order_of_fire,
            self.use_of_initiative,
            self.first_volley,
            self.second_volley,
            self.aftermath,
        )

    def order_of_fire(self, s: State) -> Flow:
        """[PA-7.5] The faster squadron fires first; on equal speed the defender."""
        japan = speed_of(s, s.ships_in(JAPAN, self.zone))
        russia = speed_of(s, s.ships_in(RUSSIA, self.zone))
        s.first = 1 - self.attacker if japan == russia else JAPAN if japan > russia else RUSSIA
        if s.events is not None:
            s.tell("order-of-fire", s.first, japan, russia)
        return None

    def use_of_initiative(self, s: State) -> Flow:
        """[PA-7.6] [PA-7.7] The second player may use the marker to fire first; nobody reverses that
        again.
        """
        second = 1 - s.first
        return ChooseOrder(self.zone, second) if holds_initiative(s, second) else None

    def first_volley(self, s: State) -> Flow:
        """[PA-7.8] The first player fires."""
        return ChooseDice(s.first, self.zone)

    def second_volley(self, s: State) -> Flow:
        """[PA-7.25] The second player fires with the ships it has left; without any it does not."""
        second = 1 - s.first
        return ChooseDice(second, self.zone) if s.has_ships(second, self.zone) else None

    def aftermath(self, s: State) -> Flow:
        """[PA-7.26] The battle is over, even if both squadrons remain."""
        s.first = -1
        if s.events is not None:
            s.tell("battle-over", self.zone)
        return None


@dataclass
class ChooseOrder(Ask):
    """[PA-7.6] The second player holds the initiative: it may become first, and the marker passes on."""

    zone: int
    side: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.zone

    def legal(self, s: State, seat: int) -> list[Action]:
        return [TAKE_FIRST, STAY_SECOND]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == TAKE_FIRST:
            s.first = self.side
            use_initiative(s)
            if s.events is not None:
                s.tell("took-first", self.side)
        return END


@dataclass
class ChooseDice(Ask):
    """[PA-7.9] The firing side chooses how many dice to roll; it cannot decline to fire."""

    side: int
    zone: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.zone, firepower_in(s, self.side, self.zone)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [FIRE | n << 12 for n in range(s.t.fire_min, s.t.fire_max + 1)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        """[PA-7.10] [PA-7.11] [PA-7.13] All dice are rolled together and compared with the firepower."""
        dice: list[int] = []
        for _ in range(first(a)):
            dice.append(s.roll(s.t.die_faces))
        firepower = firepower_in(s, self.side, self.zone)
        hits = normal_hits(dice, firepower, bool(s.t.inclusive))
        criticals = critical_hits(dice, firepower)
        if s.events is not None:
            s.tell("fired", self.side, firepower, tuple(dice), hits, criticals)
        return Become(Damage(self.side, self.zone, criticals, hits))
