"""[NS-4] Planning: every captain writes a sequence of orders, unseen by the other teams."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Flow, Plan, Seats
from admiralty.games.naval_strategy import r04_steps as steps
from admiralty.games.naval_strategy import r12_building as building
from admiralty.games.naval_strategy import r14_arena as arena
from admiralty.games.naval_strategy.r04_orders import last
from admiralty.games.naval_strategy.r06_trade import is_open
from admiralty.games.naval_strategy.r14_bosses import enter_result
from admiralty.games.naval_strategy.r16_decrees import decree, decree_steps
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import (
    BUILD,
    CANCEL,
    DECREE,
    EVALUATE,
    LIFT,
    NOT_READY,
    OUTCOMES,
    READY,
    REOPEN,
    RESULT,
    VERB,
)


@dataclass
class Planning(Plan):
    """[NS-4.1] [NS-4.2] All teams plan at once; `mode` 1 is for fights that are played out at the end.

    [NS-16.1] An organiser at the table may enter orders for anybody and says when planning is over. [NS-16.5]
    The last team, the organiser or the clock closes planning, whichever is first, and only once.
    """

    mode: int

    def seats(self, s: State) -> Seats:
        """[NS-14.8] Who is not ready yet, who has a fight going on, and the organiser."""
        out: list[int] = []
        for team in range(s.t.teams):
            if (not self.mode and not s.ready[team]) or s.fight_of(team) >= 0:
                out.append(team)
        if s.t.organiser >= 0:
            out.append(s.t.organiser)
        return tuple(out)

    def answered(self, s: State) -> Seats:
        """[NS-4.4] A team that is ready may plan on until planning ends."""
        asked = self.seats(s)
        return tuple([team for team in range(s.t.teams) if self.may_plan_on(s, team) and team not in asked])

    def may_plan_on(self, s: State, team: int) -> bool:
        return not self.mode and s.ready[team] > 0 and not s.asleep[team]

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        """The turn, and how many ships have not reported: all, or those of the team that is asked."""
        is_organiser = seat == s.t.organiser
        if self.mode:
            copies = [copy for fight in s.fights for copy in fight.ships if is_organiser or copy.team == seat]
            return s.turn, sum([not copy.reported for copy in copies])
        ships = list(range(s.ships())) if is_organiser else s.fleet(seat)
        return s.turn, sum([not s.has_reported(ship) for ship in ships])

    def legal(self, s: State, seat: int) -> list[Action]:
        if seat == s.t.organiser:
            return self.organisers(s)
        return self.own(s, seat)

    def own(self, s: State, team: int) -> list[Action]:
        """What a team may do: fights first, then ship by ship, then the shipyard."""
        out = arena.team_steps(s, team)
        if self.mode or s.ready[team]:
            return [*out, NOT_READY] if self.may_plan_on(s, team) else out
        fleet = [i for i in s.fleet(team) if not s.decreed[i]]
        waiting = [i for i in fleet if not s.reported[i]]
        if not waiting:
            out.append(READY)
        for ship in waiting:
            out += steps.ship_steps(s, ship)
        for ship in fleet:
            if s.reported[ship]:
                out.append(REOPEN | s.hull[ship] << 12)
        out += building.choices(s, team)
        if waiting:
            out.append(READY)
        return out

    def organisers(self, s: State) -> list[Action]:
        """[NS-16.1] Orders for anybody, bosses included, results of fights, and the end of planning."""
        out = [] if self.mode else [EVALUATE]
        for team in range(s.t.teams):
            out += [a for a in self.own(s, team) if a & VERB < READY]
        for ship in range(0 if self.mode else s.ships()):
            out += decree_steps(s, ship)
        for fight in s.fights:
            out += arena.boss_steps(s, fight)
            out += [RESULT | fight.slot << 12 | outcome for outcome in range(len(OUTCOMES))]
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """Fights first, then ship after ship, without taking anything back."""
        if seat == s.t.organiser:
            return [EVALUATE] if not self.mode else self.organisers(s)
        fight = s.fight_of(seat)
        if fight >= 0:
            for copy in s.fights[fight].ships:
                if copy.team == seat and not copy.reported:
                    return steps.without_undo(arena.fighter_steps(s, copy))
        if self.mode or s.ready[seat]:
            return arena.team_steps(s, seat)
        for ship in s.fleet(seat):
            if not s.reported[ship] and not s.decreed[ship]:
                return steps.without_undo(steps.ship_steps(s, ship))
        return [READY] + [a for a in building.choices(s, seat) if a & VERB == BUILD]

    def candidates(self, s: State, seat: int) -> list[Action]:
        """Every kind of order for every ship that waits, legal or not, beside everything legal."""
        out = self.legal(s, seat)
        known = set(out)
        if seat != s.t.organiser and not self.mode and not s.ready[seat]:
            for ship in s.fleet(seat):
                if not s.reported[ship] and not s.decreed[ship]:
                    out += [a for a in steps.thinkable(s, ship) if a not in known]
            out += [a for a in building.thinkable(s, seat) if a not in known]
        return out

    def why_not(self, s: State, seat: int, a: Action) -> str:
        """[NS-3.20] [NS-4.4] The clause that forbids it; orders are for own ships that are not reported."""
        verb = a & VERB
        if verb >= READY:
            return building.refuse(s, seat, a) if BUILD <= verb <= CANCEL else ""
        ship = s.ship_of(first(a))
        if ship < 0 or (seat != s.t.organiser and s.team[ship] != seat):
            return "NS-3.20"
        if s.decreed[ship] and seat != s.t.organiser:
            return "NS-R.38"
        if self.mode or (s.ready[s.team[ship]] and not s.decreed[ship]):
            return "NS-4.4"
        if verb == REOPEN:
            return "" if s.reported[ship] else "NS-4.4"
        return "NS-4.4" if s.reported[ship] else steps.refuse_entry(s, ship, a)

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == READY:
            return self.close(s, seat)
        if verb == NOT_READY:
            s.cut()
            s.ready[seat] = 0
            return None
        if verb == EVALUATE:
            s.cut()
            return END
        if verb == DECREE or verb == LIFT:
            decree(s, s.ship_of(first(a)), verb == DECREE)
            return None
        if verb == RESULT:
            s.cut()
            enter_result(s, first(a), second(a))
            return END if self.mode and not s.fights else None
        if BUILD <= verb <= CANCEL:
            building.apply(s, seat, a)
            return None
        ship = s.ship_of(first(a))
        if ship >= 0:
            steps.enter_step(s, ship, a)
            return None
        arena.act_in_arena(s, first(a), a)
        return END if self.mode and not s.fights else None

    def close(self, s: State, team: int) -> Flow:
        """[NS-4.4] [NS-L.28] A team is ready; when all are, planning ends, unless the organiser decides."""
        s.ready[team] = 1
        s.cut()
        if not all(s.ready) or (s.t.organiser >= 0 and not s.t.early_close):
            return None
        return END


def gather(s: State) -> None:
    """[NS-4.4] [NS-L.28] Planning is over: what is saved counts, by option only what was reported.

    An order without amounts does not count.
    """
    for ship, o in enumerate(s.orders):
        if not s.reported[ship] and not s.t.use_saved and not s.decreed[ship]:
            s.orders[ship] = []
            continue
        at = last(o)
        if is_open(s, o, at):
            del o[at:]
