"""[NS-4] The course of a game: turns, days, the week and its winner."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, FINISH, REPEAT, Ask, Clauses, Flow, Phase, Seats
from admiralty.games.naval_strategy.r02_chart import FACES
from admiralty.games.naval_strategy.r02_sources import drift_wreck
from admiralty.games.naval_strategy.r04_planning import Planning, gather
from admiralty.games.naval_strategy.r09_evaluation import evaluate
from admiralty.games.naval_strategy.r09_turn_end import end_turn
from admiralty.games.naval_strategy.r11_destruction import needs_free_repair, repair_free
from admiralty.games.naval_strategy.r14_bosses import open_fights, reward
from admiralty.games.naval_strategy.r15_scoring import finish
from admiralty.games.naval_strategy.r16_calendar import close_day
from admiralty.games.naval_strategy.r16_organiser import Intervene
from admiralty.games.naval_strategy.r16_ties import SettleTies, open_tie
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import HEADING


@dataclass
class Match(Phase):
    """[NS-4.1] The captains may choose their facings, then turn follows turn until the week is over."""

    def clauses(self) -> Clauses:
        return self.facings, self.week, self.last_fights, self.result

    def facings(self, s: State) -> Flow:
        """[NS-R.25] By option captains choose how their ships face before turn 1."""
        return ChooseFacing([0] * s.ships()) if s.t.choose_facing else None

    def week(self, s: State) -> Flow:
        return Turn()

    def last_fights(self, s: State) -> Flow:
        """[NS-14.8] Reading NS-R.35: fights still open when the week is over are played out."""
        return Planning(1) if s.fights else None

    def result(self, s: State) -> Flow:
        """[NS-15.1] The last day is closed, then the points decide."""
        reward(s)
        finish(s)
        return FINISH


@dataclass
class ChooseFacing(Ask):
    """[NS-R.25] Each captain chooses one of six facings; `chosen` tells which ships have theirs."""

    chosen: list[int]

    def seats(self, s: State) -> Seats:
        out: list[int] = []
        for ship, done in enumerate(self.chosen):
            if not done and s.team[ship] not in out:
                out.append(s.team[ship])
        return tuple(sorted(out))

    def legal(self, s: State, seat: int) -> list[Action]:
        waiting = [ship for ship, done in enumerate(self.chosen) if not done and s.team[ship] == seat]
        return [HEADING | s.hull[ship] << 12 | face for ship in waiting for face in range(FACES)]

    def explore(self, s: State, seat: int) -> list[Action]:
        return self.legal(s, seat)[:FACES]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        ship = s.ship_of(first(a))
        s.face[ship] = second(a)
        self.chosen[ship] = 1
        s.cut()
        if s.events is not None:
            s.tell("faced", first(a), second(a))
        return END if all(self.chosen) else None

    def clone(self) -> ChooseFacing:
        return ChooseFacing(self.chosen[:])


@dataclass
class Turn(Phase):
    """[NS-4.1] Planning, evaluation, and the end of the turn."""

    def clauses(self) -> Clauses:
        return (
            self.begin,
            self.planning,
            self.ties,
            self.evaluation,
            self.end,
            self.repairs,
            self.intervention,
            self.day,
            self.again,
        )

    def begin(self, s: State) -> Flow:
        if s.events is not None:
            s.tell("turn-begins", s.turn, s.day)
        return None

    def planning(self, s: State) -> Flow:
        """[NS-4.2] [NS-16.2] Everybody plans at once; a saved turn is the position here and after its end."""
        return Planning(0)

    def ties(self, s: State) -> Flow:
        """[NS-10.4] [NS-R.41] Planning is closed; by option the organiser settles the ties to come."""
        gather(s)
        return SettleTies([]) if s.t.ask_ties and open_tie(s, []) else None

    def evaluation(self, s: State) -> Flow:
        """[NS-9.1] All ships at once; fights that were chosen begin at the same time."""
        open_fights(s)
        evaluate(s)
        for ship in range(s.ships()):
            s.orders[ship] = []
            s.reported[ship] = 0
            s.decreed[ship] = 0
        s.ready = s.asleep[:]
        return None

    def end(self, s: State) -> Flow:
        """[NS-9.14] Step 7, as far as the free repair."""
        end_turn(s)
        return None

    def repairs(self, s: State) -> Flow:
        """[NS-11.20] [NS-R.14] [NS-R.30] Automatic, or decided by an organiser at the table."""
        if not s.t.repair_by_hand or s.t.organiser < 0:
            for team in range(s.t.teams):
                if needs_free_repair(s, team):
                    repair_free(s, s.fleet(team)[0])
        drift_wreck(s)
        s.turn += 1
        s.hour += 1
        return None

    def intervention(self, s: State) -> Flow:
        """[NS-3.21] Between turns an organiser at the table may change whatever went wrong."""
        return Intervene() if s.t.organiser >= 0 else None

    def day(self, s: State) -> Flow:
        """[NS-16.10] After its turns the day is closed; after its days the week is over."""
        if s.hour >= s.t.turns_per_day and s.day <= s.t.days:
            close_day(s)
        return END if s.day > s.t.days else None

    def again(self, s: State) -> Flow:
        return REPEAT
