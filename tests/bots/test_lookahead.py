"""The value after an action: the mean over samples of luck."""

from __future__ import annotations

from admiralty.bots.lookahead import CHANCE_SAMPLES, action_value, action_values
from admiralty.core.action import Action
from admiralty.core.codec import digest
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Evaluation
from tests.bots.trap import BAIT, WAIT, Trap
from tests.support import game


class Counting(Evaluation):
    """The number of positions it has seen."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.seen: list[State] = []

    def of(self, s: State, seat: int) -> float:
        self.seen.append(s)
        return float(len(self.seen))


class Foreseeing(Counting):
    def foreseen(self, s: State, seat: int, choices: list[Action]) -> dict[Action, float]:
        return {BAIT: 7.0}


def rolling() -> tuple[State, Action]:
    """A decision of Port Arthur that rolls dice."""
    chosen = game("port-arthur")
    s = chosen.read_position("turn 5; operations japan; tsushima: mikasa; sea-of-japan: rossia", Seeded(1))
    return s, chosen.read_action("move tsushima sea-of-japan")


def test_luck_is_averaged_over_samples_and_the_state_is_left_alone() -> None:
    s, a = rolling()
    before = digest(s)
    counting = Counting({})
    assert action_value(counting, s, 0, 0, a, 3) == (CHANCE_SAMPLES + 1) / 2
    assert len(counting.seen) == CHANCE_SAMPLES
    assert len({tuple(c.tape.drawn) for c in counting.seen}) > 1
    assert digest(s) == before


def test_an_action_without_luck_is_valued_once() -> None:
    trap = Trap()
    counting = Counting({})
    assert action_value(counting, trap.setup(Seeded(1)), 0, 0, BAIT, 3) == 1.0
    assert len(counting.seen) == 1


def test_what_is_foreseen_is_not_carried_out() -> None:
    trap = Trap()
    assert action_values(Foreseeing({}), trap.setup(Seeded(1)), 0, [BAIT, WAIT], 3) == [7.0, 1.0]
