"""What a seat sees as numbers, for learners."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.event import Kind
from admiralty.kit.fields import Field, amounts, or_none, up_to, word
from admiralty.kit.observation import Observation, Questions
from minesweepers.r03_sweeping import entered
from minesweepers.state import SIDES, State, Tables


class Seen(Observation):
    """[MS-1.1] Everything is open."""

    def __init__(self, t: Tables, prompts: dict[str, Kind], ids: dict[str, list[str]]) -> None:
        most, total = max(t.mines), sum(t.mines)
        fields: list[Field] = [
            word("seat", SIDES, "the seat that looks"),
            word("active", ["nobody", *SIDES], "who sweeps"),
            word("entered", or_none(t.lanes), "the lane that has been chosen"),
            amounts("mines", t.lanes, most, "mines in a lane"),
            amounts("swept", SIDES, total, "mines that a flotilla has swept"),
        ]
        limits = {"choose-lane/left": up_to(total), "choose-mines/most": up_to(most)}
        super().__init__(fields, Questions(prompts, ids, limits))

    def facts(self, s: State, seat: int) -> list[int]:
        return [seat, flow.acting(s)[0] + 1 if s.stack else 0, entered(s) + 1, *s.mines, *s.swept]
