"""[NS-16] What the organiser adds to a game between turns: late teams, and additional bosses."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first
from admiralty.core.flow import END, Flow
from admiralty.games.naval_strategy.r12_building import add_ship
from admiralty.games.naval_strategy.r16_changes import Organisers
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import OWN_NUMBERS, SHIPS
from admiralty.games.naval_strategy.words import DONE, GUNS, HIT_POINTS, MODEL, SCRAP, SPEED, STEPS, VERB

# What is said of a boss of the organiser's own, and how far each number goes.
LIKE = 0
O_HP = 1
O_GUNS = 2
O_SPEED = 3
KNOBS = ((HIT_POINTS, O_HP, 1, 999), (GUNS, O_GUNS, 0, 99), (SPEED, O_SPEED, 0, 9))


def call_in(s: State, team: int) -> None:
    """[NS-16.1] [NS-R.40] A late team comes with the ships and stores of the start."""
    s.cut()
    s.asleep[team] = 0
    s.ready[team] = 0
    s.changes += 1
    for owner, kind, tile, face in s.t.start:
        if owner == team:
            add_ship(s, team, kind, tile, face, 0)
    if s.events is not None:
        s.tell("called-in", team)


def is_engaged(s: State, boss: int) -> bool:
    """[NS-R.39] Whether somebody fights a boss now, or waits for what it brings at the end of the day."""
    return any(fight.boss == boss for fight in s.fights) or any(spoil[1] == boss for spoil in s.spoils)


@dataclass
class EditBoss(Organisers):
    """[NS-R.39] [NS-14.10] [NS-16.1] A boss of the organiser's own: like another, with numbers of its own."""

    boss: int

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (self.boss,)

    def at(self, s: State) -> int:
        return (self.boss - s.t.printed_bosses) * OWN_NUMBERS

    def legal(self, s: State, seat: int) -> list[Action]:
        if is_engaged(s, self.boss):
            return [DONE]
        at = self.at(s)
        out = [DONE] + [MODEL | boss << 12 for boss in range(s.t.printed_bosses)]
        if s.own[at + LIKE]:
            for verb, which, least, most in KNOBS:
                for i, step in enumerate(STEPS):
                    if least <= s.own[at + which] + step <= most:
                        out.append(verb | i << 12)
            out.append(SCRAP)
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a == DONE:
            return END
        s.cut()
        at = self.at(s)
        verb = a & VERB
        if verb == MODEL:
            kind = SHIPS + first(a)
            s.own[at : at + OWN_NUMBERS] = [first(a) + 1, s.t.hp[kind], s.t.guns[kind], s.t.speed[kind]]
            self.make_new(s)
        elif verb == SCRAP:
            s.own[at : at + OWN_NUMBERS] = [0] * OWN_NUMBERS
            self.make_new(s)
        else:
            for knob, which, _, _ in KNOBS:
                if knob == verb:
                    s.own[at + which] += STEPS[first(a)]
        s.t = s.t.armed(s.own)
        s.changes += 1
        if s.events is not None:
            if verb == SCRAP:
                s.tell("boss-scrapped", self.boss)
            else:
                like, hp, guns, speed = s.own[at : at + OWN_NUMBERS]
                s.tell("changed-boss", self.boss, like - 1, hp, guns, speed)
        return END

    def make_new(self, s: State) -> None:
        """A new boss has not been beaten by anybody."""
        for team in range(s.t.teams):
            s.beaten[team] &= ~(1 << self.boss)
