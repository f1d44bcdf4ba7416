"""What a seat sees as numbers, for learners: everything in view.py, and nothing else."""

from __future__ import annotations

from admiralty.core.event import Kind
from admiralty.games._template.r01_terms import MOST_POINTS
from admiralty.games._template.state import State
from admiralty.games._template.tables import BLUE, RED, SIDES, Tables
from admiralty.games._template.view import PHASE_WORDS, own_answer, phase
from admiralty.kit.fields import Field, Limits, amount, amounts, grid, or_none, up_to, word
from admiralty.kit.observation import Observation, Questions


class Seen(Observation):
    """[TP-2.2] One's own hand, and what is open."""

    def __init__(self, t: Tables, prompts: dict[str, Kind], ids: dict[str, list[str]]) -> None:
        rounds = max(t.hand_short, t.hand_long)
        points = rounds * (t.clash_points + t.largest_stake)
        copies = max([t.pile.count(kind) for kind in range(t.kinds)])
        fields: list[Field] = [
            word("seat", SIDES, "the seat that looks"),
            amount("round", rounds, "the round, from 1"),
            word("phase", PHASE_WORDS, "the phase of the round"),
            amounts("points", SIDES, MOST_POINTS, "points", scale=points),
            amounts("hold", SIDES, rounds, "how many squadrons a side holds"),
            amounts("spent", grid(SIDES, t.squadron_ids), copies, "squadrons that a side has spent"),
            amounts("hand", t.squadron_ids, copies, "squadrons in the seat's own hand"),
            word("committed", or_none(t.squadron_ids), "the squadron that the seat has committed in secret"),
        ]
        limits: Limits = {
            "commit/round": up_to(rounds),
            "choose-pursuit/points": up_to(MOST_POINTS, points),
            "choose-stake/most": up_to(t.largest_stake),
        }
        super().__init__(fields, Questions(prompts, ids, limits))

    def facts(self, s: State, seat: int) -> list[int]:
        kinds = s.t.kinds
        out = [seat, s.round, PHASE_WORDS.index(phase(s)), s.points[RED], s.points[BLUE]]
        out += [s.hand_size(RED), s.hand_size(BLUE), *s.spent]
        out += s.hands[seat * kinds : (seat + 1) * kinds]
        out.append(own_answer(s, seat) + 1)
        return out
