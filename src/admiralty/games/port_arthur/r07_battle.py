"""[PA-7] Naval battle."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Become, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.port_arthur.r06_squadrons import speed_of
from admiralty.games.port_arthur.r07_fire import critical_hits, firepower_in, normal_hits
from admiralty.games.port_arthur.r10_initiative import holds_initiative, use_initiative
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA
from admiralty.games.port_arthur.words import CRIT, DONE, FIRE, HIT, STAY_SECOND, TAKE_FIRST, VERB

SEATS = ((JAPAN,), (RUSSIA,))


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
        return SEATS[self.side]

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
        return SEATS[self.side]

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


@dataclass
class Damage(Phase):
    """[PA-7.15] Critical hits first, by the firing side; then normal hits, by the side that was hit."""

    firing: int
    zone: int
    criticals: int
    hits: int

    def clauses(self) -> Clauses:
        return self.critical_hits, self.normal_hits

    def critical_hits(self, s: State) -> Flow:
        """[PA-7.16] [PA-7.18] Forced ones are applied at once; the rest is the firing side's choice."""
        left = force_criticals(s, 1 - self.firing, self.zone, self.criticals)
        return ChooseCriticals(self.firing, self.zone, left) if left else None

    def normal_hits(self, s: State) -> Flow:
        """[PA-7.19] Forced ones are applied at once; the rest is the owner's choice."""
        left = force_hits(s, 1 - self.firing, self.zone, self.hits)
        return ChooseHits(1 - self.firing, self.zone, left) if left else None


def critical_targets(s: State, side: int, zone: int) -> list[int]:
    """[PA-7.16] [PA-7.17] Intact ships; damaged ones only when no intact ship is left in the squadron."""
    ships = s.ships_in(side, zone)
    intact = [ship for ship in ships if s.face[ship] == INTACT]
    return intact or ships


def strike(s: State, ship: int) -> None:
    """[PA-7.16] A critical hit damages an intact ship, or sinks a damaged one whatever its defence."""
    if s.face[ship] == INTACT:
        s.damage(ship)
    else:
        s.sink(ship)


def force_criticals(s: State, side: int, zone: int, left: int) -> int:
    """[PA-7.18] Apply critical hits while there is only one target; without any the rest are lost."""
    while left:
        targets = critical_targets(s, side, zone)
        if not targets:
            return 0
        if len(targets) > 1:
            return left
        strike(s, targets[0])
        left -= 1
    return 0


def hit_targets(s: State, side: int, zone: int, left: int) -> list[int]:
    """[PA-7.19] [PA-7.21] Any ship of the squadron; by option a damaged one below its price only if
    forced.
    """
    ships = s.ships_in(side, zone)
    if not s.t.forced_only:
        return ships
    defence = s.t.defence
    payable = [ship for ship in ships if s.face[ship] == INTACT or defence[ship] <= left]
    return payable or ships


def take_hit(s: State, ship: int, left: int) -> int:
    """[PA-7.19] [PA-7.20] [PA-7.22] Damage costs one hit, sinking the defence or what is left: hits still
    left.
    """
    if s.face[ship] == INTACT:
        s.damage(ship)
        return left - 1
    s.sink(ship)
    return max(0, left - s.t.defence[ship])


def force_hits(s: State, side: int, zone: int, left: int) -> int:
    """[PA-7.22] [PA-7.23] Apply hits while there is only one ship to take them; without any the rest are
    lost.
    """
    while left:
        targets = hit_targets(s, side, zone, left)
        if not targets:
            return 0
        if len(targets) > 1:
            return left
        left = take_hit(s, targets[0], left)
    return 0


@dataclass
class ChooseCriticals(Ask):
    """[PA-7.15] [PA-D.9] The firing side applies its critical hits one by one, then confirms."""

    side: int
    zone: int
    left: int

    def clone(self) -> Frame:
        return ChooseCriticals(self.side, self.zone, self.left)

    def seats(self, s: State) -> Seats:
        return SEATS[self.side]

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.zone, self.left

    def legal(self, s: State, seat: int) -> list[Action]:
        if not self.left:
            return [DONE]
        return [CRIT | ship << 12 for ship in critical_targets(s, 1 - self.side, self.zone)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return one_of_each(s, self.legal(s, seat))

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            s.cut()
            return END
        strike(s, first(a))
        self.left = force_criticals(s, 1 - self.side, self.zone, self.left - 1)
        return None

    def candidates(self, s: State, seat: int) -> list[Action]:
        enemy = [CRIT | ship << 12 for ship in s.ships_in(1 - self.side, self.zone)]
        return [*enemy, DONE] if self.left else [DONE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a == DONE or not self.left:
            return "PA-7.18"
        is_target = a & VERB == CRIT and s.place[first(a)] == self.zone and s.t.side[first(a)] != self.side
        return "PA-7.17" if is_target else "PA-7.16"


@dataclass
class ChooseHits(Ask):
    """[PA-7.15] [PA-7.19] [PA-D.9] The owner of the squadron assigns the normal hits, then confirms."""

    side: int
    zone: int
    left: int

    def clone(self) -> Frame:
        return ChooseHits(self.side, self.zone, self.left)

    def seats(self, s: State) -> Seats:
        return SEATS[self.side]

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.zone, self.left

    def legal(self, s: State, seat: int) -> list[Action]:
        if not self.left:
            return [DONE]
        return [HIT | ship << 12 for ship in hit_targets(s, self.side, self.zone, self.left)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return one_of_each(s, self.legal(s, seat))

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            s.cut()
            return END
        self.left = force_hits(s, self.side, self.zone, take_hit(s, first(a), self.left))
        return None

    def candidates(self, s: State, seat: int) -> list[Action]:
        own = [HIT | ship << 12 for ship in s.ships_in(self.side, self.zone)]
        return [*own, DONE] if self.left else [DONE]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a == DONE or not self.left:
            return "PA-7.22"
        ship = first(a)
        is_own = a & VERB == HIT and s.place[ship] == self.zone and s.t.side[ship] == self.side
        return "PA-R.7" if is_own and s.face[ship] == DAMAGED else "PA-7.19"


def one_of_each(s: State, actions: list[Action]) -> list[Action]:
    """[PA-D.3] Of ships that are equal in kind and face, search considers one."""
    out: list[Action] = []
    seen: set[tuple[int, int]] = set()
    for a in actions:
        ship = first(a)
        key = (s.t.kind[ship], s.face[ship])
        if key not in seen:
            seen.add(key)
            out.append(a)
    return out
