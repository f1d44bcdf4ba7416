"""Rollouts: who decides, where they stop, and plans up to the first luck."""

from __future__ import annotations

from statistics import stdev

import pytest

from admiralty.bots import make, rollout
from admiralty.bots.choice_search import ChoiceSearch
from admiralty.bots.cutoff import Cutoff, LengthCutoff
from admiralty.bots.paired_tape import PairedTape
from admiralty.bots.rollout import apply_line, next_decision, next_seat
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from admiralty.kit.heuristics import Heuristics
from tests.bots.trap import BAIT, SNAP, Lead, Trap
from tests.support import game


class AfterDecisions(Cutoff):
    """Stops after some decisions and remembers who was about to decide."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.deciders: list[int] = []

    def is_reached(self, s: State, seat: int) -> bool:
        self.deciders.append(seat)
        return len(self.deciders) > self.count


def test_the_searching_seat_decides_first_where_several_must() -> None:
    s = game("_template").setup(Seeded(5))
    ask = flow.question(s)
    assert ask.seats(s) == (0, 1)
    assert (next_seat(s, ask, 0), next_seat(s, ask, 1)) == (0, 1)
    flow.apply(s, 1, ask.explore(s, 1)[0])
    assert next_seat(s, flow.question(s), 1) == 0, "it has answered"


def test_the_policy_reads_the_stack_of_the_state_it_is_asked_about() -> None:
    s = Trap().setup(Seeded(1))
    c = s.clone()
    rng = PairedTape(1, s)
    _, decider, choices = next_decision(c, 0, rng)
    assert rng.s is c
    assert (decider, len(choices)) == (0, 2)


def test_a_line_is_played_by_the_seats_in_turn() -> None:
    s = Trap().setup(Seeded(1))
    apply_line(s, 0, (BAIT, SNAP))
    assert s.result == (-1, 1)


@pytest.mark.parametrize("count", [0, 1])
def test_a_rollout_stops_at_its_cutoff(count: int) -> None:
    s = Trap().setup(Seeded(1))
    cutoff = AfterDecisions(count)
    end = rollout.to_cutoff(Lead(), s, 0, PairedTape(1, s), cutoff)
    assert cutoff.deciders == [0, 1][: count + 1]
    assert flow.acting(end) == (count,)


def test_a_rollout_stops_with_the_game() -> None:
    """Each seat takes what looks best after one step: the bait, and snapping at it."""
    s = Trap().setup(Seeded(1))
    cutoff = LengthCutoff()
    end = rollout.to_cutoff(Lead(), s, 0, PairedTape(1, s), cutoff)
    assert (end.result, cutoff.decisions) == ((-1, 1), 2)


def test_a_game_is_played_to_its_end() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(2))
    assert rollout.to_end(chosen.require(Heuristics), s, PairedTape(3, s)).is_over


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "MAX_GAME_DECISIONS", 3)
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(2))
    with pytest.raises(RuntimeError, match="does not end within 3 decisions"):
        rollout.to_end(chosen.require(Heuristics), s, PairedTape(3, s))


def test_a_plan_ends_with_the_action_that_draws_luck() -> None:
    chosen = game("port-arthur")
    heuristics = chosen.require(Heuristics)
    s = chosen.setup(Seeded(1))
    begun = (flow.question(s).explore(s, 0)[1],)
    line, before_chance = rollout.to_first_chance(
        heuristics, heuristics.hand_evaluation, s.clone(), 0, PairedTape(1, s), begun
    )
    assert line[:1] == begun
    again = s.clone()
    apply_line(again, 0, line[:-1])
    assert chosen.write_position(again) == chosen.write_position(before_chance)
    assert not again.tape.drawn
    apply_line(again, 0, line[-1:])
    assert again.tape.drawn


def test_rollouts_of_one_determinization_are_much_alike() -> None:
    """Dice after a battle, and what the policy makes of them, are the same whichever ship was hit."""
    chosen = game("port-arthur")
    s = chosen.setup(Seeded(3))
    while (
        type(s.stack[-1]).__name__ != "ChooseHits" or len(flow.question(s).explore(s, flow.acting(s)[0])) < 2
    ):
        seat = flow.acting(s)[0]
        flow.apply(s, seat, make("greedy", 1).choose(chosen, s, seat))
    seat = flow.acting(s)[0]
    search = ChoiceSearch(chosen, s, seat, 3, flow.question(s).explore(s, seat))
    found: list[list[float]] = []
    for line in search.lines[:2]:
        found.append([])
        for n in range(24):
            world, rng = search.determinize(n)
            cutoff = search.cutoff(len(world.tape.drawn))
            apply_line(world, seat, line)
            end = rollout.to_cutoff(chosen.require(Heuristics), world, seat, rng, cutoff)
            found[-1].append(chosen.require(Heuristics).learned_value(end, seat))
    first, second = found
    apart = stdev(x - y for x, y in zip(first, second, strict=True))
    shifted = stdev(x - y for x, y in zip(first, second[1:] + second[:1], strict=True))
    assert apart < 0.7 * shifted
