"""[RJ-13] A naval battle: two secret lines, surplus ships assigned in the open, one round of fire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.action import Action, first, second
from admiralty.core.flow import AGAIN, END, Ask, Clauses, Flow, Frame, Phase, Plan, Seats
from admiralty.games.russo_japanese_war.datacheck import FACES
from admiralty.games.russo_japanese_war.r11_wargod import add_war_god, play_war_god
from admiralty.games.russo_japanese_war.r13_fleets import (
    FIRST_FIRE,
    NavalCard,
    hit,
    line_of,
    usable,
    use_card,
)
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import AKIYAMA, FIRST, JAPAN, RUSSIA, SQUADRON, TAKE_TOP
from admiralty.games.russo_japanese_war.words import ASSIGN, DECLINE, DONE, FIRE_AT, NEXT, TAKE_BACK, VERB

NOBODY: Final = -1


@dataclass
class Battle(Phase):
    """[RJ-13.18] [RJ-R.35] Lines, pairing, fire."""

    japanese: int
    russian: int

    def clauses(self) -> Clauses:
        return self.lines, self.pair, self.assign, self.first_fire, self.aim, self.fire, self.end

    def lines(self, s: State) -> Flow:
        """[RJ-13.18] Both lines are set in secret and shown together; a lone ship is a line by itself."""
        ships = [s.afloat(self.japanese), s.afloat(self.russian)]
        s.faces = [NOBODY] * s.t.ships
        s.aims = [NOBODY] * s.t.ships
        orders: list[list[int]] = [[], []]
        closed = [0, 0]
        for side in (JAPAN, RUSSIA):
            if len(ships[side]) == 1:
                orders[side] = [NEXT | ships[side][0] << 12]
                closed[side] = 1
        plan = ChooseLine(orders, closed)
        if all(closed):
            plan.show(s)
            return None
        return plan

    def pair(self, s: State) -> Flow:
        """[RJ-13.18] The lines are paired one to one."""
        longer, shorter = by_length(s)
        for i, ship in enumerate(line_of(s, shorter)):
            face(s, line_of(s, longer)[i], ship)
        return None

    def assign(self, s: State) -> Flow:
        """[RJ-13.19] Surplus ships are assigned one after the other; if only one enemy is possible nobody is
        asked.
        """
        longer, _ = by_length(s)
        for ship in line_of(s, longer):
            if s.faces[ship] == NOBODY:
                open_to = assignable(s)
                if len(open_to) > 1:
                    return ChoosePairing(longer, ship)
                face(s, ship, open_to[0])
        return None

    def first_fire(self, s: State) -> Flow:
        """[RJ-13.22] [RJ-R.20] Japan is asked whenever it holds a card."""
        return ChooseFirstFire() if s.hands[JAPAN] else None

    def aim(self, s: State) -> Flow:
        """[RJ-R.35] A ship that faces several chooses one; targets are named before the dice."""
        longer, shorter = by_length(s)
        for ship in line_of(s, longer):
            s.aims[ship] = s.faces[ship]
        for ship in line_of(s, shorter):
            if s.aims[ship] == NOBODY:
                enemies = facing(s, ship)
                if len(enemies) > 1:
                    return ChooseFire(shorter, ship)
                s.aims[ship] = enemies[0]
        return None

    def fire(self, s: State) -> Flow:
        """[RJ-13.20] [RJ-13.21] [RJ-13.22] Everybody fires once, at the same time or Japan first."""
        hits = [0] * s.t.ships
        shoot(s, JAPAN, hits)
        if s.sea & FIRST_FIRE:
            take_hits(s, hits)
            hits = [0] * s.t.ships
        shoot(s, RUSSIA, hits)
        take_hits(s, hits)
        return None

    def end(self, s: State) -> Flow:
        """[RJ-13.21] The battle is over."""
        s.sea &= ~FIRST_FIRE
        s.japan_line = []
        s.russia_line = []
        s.faces = []
        s.aims = []
        return None


def by_length(s: State) -> tuple[int, int]:
    """The side with the longer line and the other one."""
    return (RUSSIA, JAPAN) if len(s.russia_line) > len(s.japan_line) else (JAPAN, RUSSIA)


def face(s: State, ship: int, enemy: int) -> None:
    s.faces[ship] = enemy
    if s.events is not None:
        s.tell("paired", ship, enemy)


def facing(s: State, enemy: int) -> list[int]:
    """The ships of the longer line that face a ship of the shorter one."""
    return [ship for ship in range(s.t.ships) if s.faces[ship] == enemy]


def assignable(s: State) -> list[int]:
    """[RJ-13.19] Every enemy faces two ships before any faces three; after that there is no limit."""
    _, shorter = by_length(s)
    line = line_of(s, shorter)
    return [ship for ship in line if len(facing(s, ship)) < 2] or line


def shoot(s: State, side: int, hits: list[int]) -> None:
    """[RJ-13.20] One die for each step left; a result not above the combat value is a hit."""
    for ship in line_of(s, side):
        dice = [s.roll(FACES) for _ in range(s.steps[ship])]
        count = sum([1 for die in dice if die <= s.t.ship_combat[ship]])
        hits[s.aims[ship]] += count
        if dice and s.events is not None:
            s.tell("fired", ship, s.aims[ship], tuple(dice), count)


def take_hits(s: State, hits: list[int]) -> None:
    """[RJ-13.20] Hits beyond the sinking of a target are lost."""
    for ship, count in enumerate(hits):
        for _ in range(min(count, s.steps[ship])):
            hit(s, ship)


@dataclass
class ChooseLine(Plan):
    """[RJ-13.18] Each side puts its ships in a line, unseen, undamaged ones before damaged ones."""

    orders: list[list[Action]]
    closed: list[int]

    def clone(self) -> Frame:
        return ChooseLine([line[:] for line in self.orders], self.closed[:])

    def answered(self, s: State) -> Seats:
        """[RJ-R.35] The side that is done first may take ships back while the other still chooses."""
        return tuple([seat for seat, done in enumerate(self.closed) if done])

    def steps(self, s: State, seat: int, so_far: list[Action]) -> list[Action]:
        rest = [ship for ship in s.afloat(SQUADRON if seat else FIRST) if NEXT | ship << 12 not in so_far]
        sound = [ship for ship in rest if s.steps[ship] == 2]
        return [NEXT | ship << 12 for ship in sound or rest]

    def done(self) -> Action:
        return DONE

    def back(self) -> Action:
        """[RJ-R.35] A side may take its last ship back."""
        return TAKE_BACK

    def legal(self, s: State, seat: int) -> list[Action]:
        return [TAKE_BACK] if self.closed[seat] else super().legal(s, seat)

    def explore(self, s: State, seat: int) -> list[Action]:
        return [] if self.closed[seat] else super().explore(s, seat)

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == TAKE_BACK:
            self.closed[seat] = 0
        return super().apply(s, seat, a)

    def may_close(self, s: State, seat: int, so_far: list[Action]) -> bool:
        return len(so_far) == len(s.afloat(SQUADRON if seat else FIRST))

    def opened(self, s: State) -> Flow:
        self.show(s)
        return END

    def show(self, s: State) -> None:
        """[RJ-R.35] Both lines are shown together."""
        s.japan_line = [first(a) for a in self.orders[JAPAN]]
        s.russia_line = [first(a) for a in self.orders[RUSSIA]]
        if s.events is not None:
            for side in (JAPAN, RUSSIA):
                s.tell("line", side, tuple(line_of(s, side)))


@dataclass
class ChoosePairing(Ask):
    """[RJ-13.19] Which enemy a surplus ship faces."""

    side: int
    ship: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.ship,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [ASSIGN | self.ship << 12 | enemy for enemy in assignable(s)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [ASSIGN | self.ship << 12 | enemy for enemy in line_of(s, 1 - self.side)]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        face(s, self.ship, second(a))
        return AGAIN


@dataclass
class ChooseFirstFire(NavalCard):
    """[RJ-13.22] [RJ-R.38] Japan may use its card to fire first."""

    def seats(self, s: State) -> Seats:
        return (JAPAN,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [DECLINE, *usable(s, JAPAN, AKIYAMA)]
        add_war_god(s, out)
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.cut()
        if a == DECLINE:
            return END
        if s.t.effect[first(a)] == TAKE_TOP:
            play_war_god(s, first(a))
            return None
        use_card(s, JAPAN, first(a))
        s.sea |= FIRST_FIRE
        if s.events is not None:
            s.tell("first-fire")
        return END


@dataclass
class ChooseFire(Ask):
    """[RJ-R.35] At which of the enemies that face it a ship fires."""

    side: int
    ship: int

    def seats(self, s: State) -> Seats:
        return (self.side,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.ship,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [FIRE_AT | self.ship << 12 | enemy for enemy in facing(s, self.ship)]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[RJ-13.20] A ship fires at an enemy it faces."""
        return "RJ-13.20" if a & VERB == FIRE_AT else ""

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        s.aims[self.ship] = second(a)
        return AGAIN
