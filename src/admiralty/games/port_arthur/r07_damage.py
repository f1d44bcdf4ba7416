"""[PA-7] Damage: who assigns which hits, and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Ask, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, INTACT
from admiralty.games.port_arthur.words import CRIT, DONE, HIT, VERB


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
    """[PA-7.19] [PA-7.20] [PA-7.22] Damage costs one hit, sinking costs the defence or all that is left.
    Returns the hits still left.
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


class AssignHits(Ask):
    """[PA-7.15] [PA-D.9] Somebody assigns hits to a squadron one by one, then confirms."""

    side: int
    zone: int
    left: int

    def owner(self) -> int:
        """The side whose squadron is hit."""
        raise NotImplementedError

    def targets(self, s: State) -> list[int]:
        """The ships that may take the next hit."""
        raise NotImplementedError

    def assign(self, s: State, ship: int) -> None:
        raise NotImplementedError

    def action(self, ship: int) -> Action:
        raise NotImplementedError

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return self.side, self.zone, self.left

    def legal(self, s: State, seat: int) -> list[Action]:
        return [self.action(ship) for ship in self.targets(s)] if self.left else [DONE]

    def explore(self, s: State, seat: int) -> list[Action]:
        return one_of_each(s, self.legal(s, seat))

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            s.cut()
            return END
        self.assign(s, first(a))
        return None

    def candidates(self, s: State, seat: int) -> list[Action]:
        squadron = [self.action(ship) for ship in s.ships_in(self.owner(), self.zone)]
        return [*squadron, DONE] if self.left else [DONE]

    def is_in_squadron(self, s: State, ship: int) -> bool:
        return s.place[ship] == self.zone and s.t.side[ship] == self.owner()


@dataclass
class ChooseCriticals(AssignHits):
    """[PA-7.15] [PA-D.9] The firing side applies its critical hits one by one, then confirms."""

    side: int
    zone: int
    left: int

    def clone(self) -> Frame:
        return ChooseCriticals(self.side, self.zone, self.left)

    def owner(self) -> int:
        return 1 - self.side

    def action(self, ship: int) -> Action:
        return CRIT | ship << 12

    def targets(self, s: State) -> list[int]:
        return critical_targets(s, self.owner(), self.zone)

    def assign(self, s: State, ship: int) -> None:
        strike(s, ship)
        self.left = force_criticals(s, self.owner(), self.zone, self.left - 1)

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a == DONE or not self.left:
            return "PA-7.18"
        return "PA-7.17" if a & VERB == CRIT and self.is_in_squadron(s, first(a)) else "PA-7.16"


@dataclass
class ChooseHits(AssignHits):
    """[PA-7.15] [PA-7.19] [PA-D.9] The owner of the squadron assigns the normal hits, then confirms."""

    side: int
    zone: int
    left: int

    def clone(self) -> Frame:
        return ChooseHits(self.side, self.zone, self.left)

    def owner(self) -> int:
        return self.side

    def action(self, ship: int) -> Action:
        return HIT | ship << 12

    def targets(self, s: State) -> list[int]:
        return hit_targets(s, self.side, self.zone, self.left)

    def assign(self, s: State, ship: int) -> None:
        self.left = force_hits(s, self.side, self.zone, take_hit(s, ship, self.left))

    def why_not(self, s: State, seat: int, a: Action) -> str:
        if a == DONE or not self.left:
            return "PA-7.22"
        is_own = a & VERB == HIT and self.is_in_squadron(s, first(a))
        return "PA-R.7" if is_own and s.face[first(a)] == DAMAGED else "PA-7.19"


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
