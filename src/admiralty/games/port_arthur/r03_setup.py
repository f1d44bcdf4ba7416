"""[PA-3] Set-up, and the war as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import Clauses, Flow, Phase
from admiralty.core.luck import Tape
from admiralty.games.port_arthur.choices import Choices
from admiralty.games.port_arthur.r05_turn import Turn
from admiralty.games.port_arthur.r11_variant import Raid
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import INTACT, Tables


def new_state(tape: Tape, t: Tables, choices: Choices) -> State:
    """[PA-3.1] [PA-3.2] [PA-3.3] [PA-3.4] [PA-3.5] [PA-1.4] The state before the first turn."""
    place = [
        t.unused if t.optional[ship] and not t.extra_ships else t.start_place[ship] for ship in range(t.ships)
    ]
    s = State(
        tape, t, choices, place, [INTACT] * t.ships, count_ships(t, place), [0] * t.boxes, [0] * t.spaces,
        [-1] * (2 * t.zones), [0, 0],
    )  # fmt: skip
    s.supply = t.armies
    s.cp = t.cp_start
    s.initiative = t.initiative_start
    return s


def count_ships(t: Tables, place: list[int]) -> list[int]:
    """How many ships each side has in each place."""
    count = [0] * (2 * t.places)
    for ship, where in enumerate(place):
        count[t.side[ship] * t.places + where] += 1
    return count


@dataclass
class War(Phase):
    """[PA-4.4] The opening raid if the players chose it, then exactly six turns."""

    def clauses(self) -> Clauses:
        return self.opening_raid, self.turns

    def opening_raid(self, s: State) -> Flow:
        """[PA-11.2] After set-up and before turn 1."""
        return Raid() if s.t.opening_raid else None

    def turns(self, s: State) -> Flow:
        """[PA-4.4] Turn after turn; the last one finishes the game."""
        return Turn()
