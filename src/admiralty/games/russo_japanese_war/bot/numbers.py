"""The numbers of the evaluation; data/evaluation.toml says what each means."""

from __future__ import annotations

from admiralty.games.russo_japanese_war.tables import JAPAN
from admiralty.kit.heuristics import Evaluation


class Numbers(Evaluation):
    morale_worth_japan: float
    morale_worth_russia: float
    spare: float
    spare_above_japan: float
    spare_above_russia: float
    exhausted: float
    card_worth: float
    limit_cost: float
    block_cost: float

    on_map: float
    goal_worth: float
    guard_worth: float
    source_worth: float
    nearer: float
    korea_worth: float
    japan_worth: float
    siberia_worth: float
    europe_worth: float

    threat: float
    threat_nearer: float
    threat_guarded: float

    stir: float
    eagerness_march: float
    reinforcement_strength: float
    sent_strength: float
    reorganised_strength: float
    returned_strength_japan: float
    returned_strength_russia: float

    eagerness_combat: float
    strength_worth: float
    retreat_cost: float
    ground_worth: float
    key_falls: float
    stuck_strength: float

    ship_worth: float
    sortie_worth: float
    engaged_worth: float
    engaged_enemy: float

    def morale_worth(self, side: int) -> float:
        return self.morale_worth_japan if side == JAPAN else self.morale_worth_russia


def sign(side: int) -> float:
    """Turns what is worth something to a side into its worth seen from Japan."""
    return 1.0 if side == JAPAN else -1.0
