"""[NS-16] Days and the week."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action
from admiralty.core.flow import END, Flow
from admiralty.games.naval_strategy.r14_bosses import reward
from admiralty.games.naval_strategy.r16_changes import Organisers
from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.words import CLOSE_DAY, DONE, END_WEEK


def close_day(s: State) -> None:
    """[NS-16.6] [NS-16.10] [NS-14.4] [NS-14.7] Rewards are credited and the standings shown."""
    if s.events is not None:
        s.tell("day-closed", s.day)
    reward(s)
    s.day += 1
    s.hour = 0


@dataclass
class ChooseEnd(Organisers):
    """[NS-16.10] The day, or the week, may end early; it ends when the organiser goes on."""

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (s.day,)

    def legal(self, s: State, seat: int) -> list[Action]:
        return [DONE, CLOSE_DAY, END_WEEK]

    def explore(self, s: State, seat: int) -> list[Action]:
        return [DONE]

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        if a != DONE:
            s.hour = s.t.turns_per_day
            s.day = s.t.days if a == END_WEEK else s.day
        return END
