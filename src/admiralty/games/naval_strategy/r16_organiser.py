"""[NS-16] The organiser at the table: everything may be changed between turns, and every change is told."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Flow
from admiralty.games.naval_strategy.r11_destruction import needs_free_repair, repair_free
from admiralty.games.naval_strategy.r14_bosses import enter_result
from admiralty.games.naval_strategy.r16_calendar import ChooseEnd
from admiralty.games.naval_strategy.r16_changes import (
    ChooseShip,
    ChooseTile,
    EditPrices,
    EditTeam,
    Organisers,
)
from admiralty.games.naval_strategy.r16_newcomers import EditBoss, call_in
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import (
    CALENDAR,
    CALL_IN,
    CONTINUE,
    EDIT_BOSS,
    EDIT_FLEET,
    EDIT_PRICES,
    EDIT_SEA,
    EDIT_TEAM,
    FREE_REPAIR,
    OUTCOMES,
    RESULT,
    VERB,
)


@dataclass
class Intervene(Organisers):
    """[NS-3.21] [NS-16.1] Between turns: change something, enter a result, close the day, or go on."""

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.turn,)

    def legal(self, s: State, seat: int) -> list[Action]:
        out = [CONTINUE, CALENDAR, EDIT_SEA, EDIT_PRICES, EDIT_FLEET]
        out += [EDIT_TEAM | team << 12 for team in range(s.t.teams)]
        out += [CALL_IN | team << 12 for team in range(s.t.teams) if s.asleep[team]]
        out += [EDIT_BOSS | boss << 12 for boss in range(s.t.printed_bosses, len(s.t.boss_ids))]
        for fight in s.fights:
            out += [RESULT | fight.slot << 12 | outcome for outcome in range(len(OUTCOMES))]
        for team in range(s.t.teams):
            # [NS-11.20] Which schooner is repaired free is the organiser's choice, if so agreed.
            if s.t.repair_by_hand and needs_free_repair(s, team):
                out += [FREE_REPAIR | s.hull[ship] << 12 for ship in s.fleet(team)]
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        repairs = [a for a in self.legal(s, seat) if a & VERB == FREE_REPAIR]
        return repairs[:1] or [CONTINUE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == CONTINUE:
            s.cut()
            return END
        if verb == EDIT_SEA:
            return ChooseTile()
        if verb == EDIT_PRICES:
            return EditPrices()
        if verb == EDIT_TEAM:
            return EditTeam(first(a))
        if verb == EDIT_FLEET:
            return ChooseShip()
        if verb == EDIT_BOSS:
            return EditBoss(first(a))
        if verb == CALENDAR:
            return ChooseEnd()
        s.cut()
        if verb == RESULT:
            enter_result(s, first(a), second(a))
            return None
        if verb == FREE_REPAIR:
            repair_free(s, s.ship_of(first(a)))
        if verb == CALL_IN:
            call_in(s, first(a))
        return None
