"""[MS-2] The watch, and [MS-4] how the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from admiralty.core.flow import FINISH, REPEAT, Clauses, Flow, Phase
from minesweepers.r03_sweeping import LAST_MINE, ChooseLane
from minesweepers.state import NORTH, SOUTH, State

STORM: Final = "MS-4.2"
EQUAL: Final = "MS-4.2 draw"
ENDINGS: Final = (LAST_MINE, STORM, EQUAL)


@dataclass
class Watch(Phase):
    """[MS-2.1] North sweeps, then south, then comes the weather."""

    def clauses(self) -> Clauses:
        return self.north, self.south, self.weather

    def north(self, s: State) -> Flow:
        """[MS-2.1] North sweeps first."""
        return ChooseLane(NORTH)

    def south(self, s: State) -> Flow:
        """[MS-2.1] Then south does."""
        return ChooseLane(SOUTH)

    def weather(self, s: State) -> Flow:
        """[MS-4.2] A storm ends the game."""
        if not s.t.weather:
            return REPEAT
        die = s.roll(s.t.die_faces)
        if s.events is not None:
            s.tell("weather", die)
        if die < s.t.storm:
            return REPEAT
        if s.swept[NORTH] == s.swept[SOUTH]:
            s.finish((0, 0), EQUAL)
        else:
            s.win(NORTH if s.swept[NORTH] > s.swept[SOUTH] else SOUTH, STORM)
        return FINISH
