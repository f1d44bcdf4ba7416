"""[PA-5] Turn sequence and arrival."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import FINISH, REPEAT, Clauses, Flow, Phase
from admiralty.games.port_arthur.r04_victory import decide
from admiralty.games.port_arthur.r05_sorties import Sortie, muster
from admiralty.games.port_arthur.r06_operations import Operations
from admiralty.games.port_arthur.r08_scoring import Scoring
from admiralty.games.port_arthur.r09_return import ReturnToPort
from admiralty.games.port_arthur.r10_initiative import pass_to_russia
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import JAPAN, RUSSIA


@dataclass
class Turn(Phase):
    """[PA-5.1] Six phases, in order."""

    def clauses(self) -> Clauses:
        return (
            self.initiative_to_russia,
            self.baltic_arrival,
            self.japanese_sortie,
            self.russian_sortie,
            self.operations,
            self.scoring,
            self.return_to_port,
            self.next_turn,
        )

    def initiative_to_russia(self, s: State) -> Flow:
        """[PA-5.2] At the very start of turn 4 the marker goes to Russia (PA-10.4)."""
        if s.events is not None:
            s.tell("turn-begins", s.turn)
        pass_to_russia(s)
        return None

    def baltic_arrival(self, s: State) -> Flow:
        """[PA-5.3] The ships in this turn's box reach Diego Suarez, intact."""
        box = s.t.arrival_place[s.turn]
        if box >= 0:
            ships = s.ships_in(RUSSIA, box)
            for ship in ships:
                s.put(ship, s.t.anchorage0 + s.t.arrival_port)
            if ships and s.events is not None:
                s.tell("arrived", tuple(ships), s.t.arrival_port)
        return None

    def japanese_sortie(self, s: State) -> Flow:
        """[PA-5.4] Phase 2: Japan makes its sorties, repairs and army placements."""
        return Sortie(JAPAN, muster(s, JAPAN))

    def russian_sortie(self, s: State) -> Flow:
        """[PA-5.4] Phase 3: Russia makes its sorties and repairs, knowing what Japan did."""
        return Sortie(RUSSIA, muster(s, RUSSIA))

    def operations(self, s: State) -> Flow:
        """[PA-6.1] Phase 4."""
        s.cut()
        return Operations()

    def scoring(self, s: State) -> Flow:
        """[PA-8.1] [PA-D.5] Phase 5. Nothing of the operations can be undone from here on."""
        s.cut()
        return Scoring()

    def return_to_port(self, s: State) -> Flow:
        """[PA-9.1] Phase 6."""
        s.cut()
        return ReturnToPort()

    def next_turn(self, s: State) -> Flow:
        """[PA-9.7] The turn marker advances; after the last turn the winner is determined."""
        s.cut()
        if s.turn >= s.t.turns:
            decide(s)
            return FINISH
        s.turn += 1
        return REPEAT
