"""[RJ-5] The sequence of play: two player turns, then the victory phase."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.flow import REPEAT, Clauses, Flow, Phase
from admiralty.games.russo_japanese_war.r06_replenishment import replenish
from admiralty.games.russo_japanese_war.r07_zoc import unmark
from admiralty.games.russo_japanese_war.r08_movement import movement_phase
from admiralty.games.russo_japanese_war.r09_declaration import CombatPhase
from admiralty.games.russo_japanese_war.r10_cards import ChooseUse
from admiralty.games.russo_japanese_war.r12_victory import Victory
from admiralty.games.russo_japanese_war.r13_naval import NavalStep
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import JAPAN, RUSSIA


@dataclass
class Turn(Phase):
    """[RJ-5.1] A game turn: Russia, Japan, victory phase; then the next one."""

    def clauses(self) -> Clauses:
        return self.begin, self.russia, self.japan, self.victory, self.advance

    def begin(self, s: State) -> Flow:
        """[RJ-5.4] The turn marker advances."""
        s.turn += 1
        if s.events is not None:
            s.tell("turn-begins", s.turn, s.turn - 1)
        return None

    def russia(self, s: State) -> Flow:
        """[RJ-5.3] Not in the first turn."""
        return PlayerTurn(RUSSIA) if s.turn > 1 else None

    def japan(self, s: State) -> Flow:
        """[RJ-5.1] Japan follows Russia."""
        return PlayerTurn(JAPAN)

    def victory(self, s: State) -> Flow:
        """[RJ-5.1] [RJ-R.15] Morale checks, then the victory conditions."""
        return Victory()

    def advance(self, s: State) -> Flow:
        """[RJ-5.4] On to the next turn."""
        return REPEAT


@dataclass
class PlayerTurn(Phase):
    """[RJ-5.2] Replenishment, movement, combat, card play."""

    side: int

    def clauses(self) -> Clauses:
        return self.begin, self.replenishment, self.movement, self.combat, self.fleets, self.cards, self.end

    def begin(self, s: State) -> Flow:
        """[RJ-10.5] A new player turn: no forced march yet."""
        s.active = self.side
        s.marched = 0
        if s.events is not None:
            s.tell("player-turn", self.side)
        return None

    def replenishment(self, s: State) -> Flow:
        """[RJ-5.3] [RJ-6.1] The very first player turn has none."""
        return replenish(s, self.side) if s.turn > 1 else None

    def movement(self, s: State) -> Flow:
        """[RJ-8.1] The active player moves his units."""
        return movement_phase(s, self.side)

    def combat(self, s: State) -> Flow:
        """[RJ-9.1] The active player attacks."""
        s.cut()
        return CombatPhase(self.side)

    def fleets(self, s: State) -> Flow:
        """[RJ-13.4] With the naval rules, at the start of the Russian card play phase."""
        s.cut()
        return NavalStep() if s.t.naval and self.side == RUSSIA else None

    def cards(self, s: State) -> Flow:
        """[RJ-10.1] Card play, if there are cards."""
        return ChooseUse(self.side) if s.hands[self.side] else None

    def end(self, s: State) -> Flow:
        """[RJ-6.13] [RJ-7.9] What lasts for this player turn is over."""
        s.cut()
        if s.marked:
            unmark(s)
        s.blocked[self.side] = 0
        if self.side == JAPAN:
            s.limit = -1
        if s.events is not None:
            s.tell("phase-over", self.side)
        return None
