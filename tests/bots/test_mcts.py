"""Search sees further than one step, and sealed answers stay sealed in its tree."""

from __future__ import annotations

from admiralty.bots import make
from admiralty.bots.mcts import MctsBot, Node
from admiralty.core import flow
from admiralty.core.luck import Seeded
from tests.bots.trap import Trap
from tests.support import game


def test_search_sees_the_answer_that_one_step_does_not() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert trap.write_action(make("greedy", 1).choose(trap, s, 0)) == "bait"
    assert trap.write_action(make("mcts:60", 1).choose(trap, s, 0)) == "wait"


def test_a_time_budget_ends_with_a_choice() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    assert make("mcts:1ms", 1).choose(trap, s, 0) in flow.question(s).explore(s, 0)


def test_an_answer_under_seal_tells_the_other_seat_nothing() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    assert flow.acting(s) == (0, 1)
    root = Node()
    bot = MctsBot(1, iterations=1)
    for _ in range(60):
        bot.iterate(chosen, s, 0, flow.question(s).explore(s, 0), root, 3)
    answers = {a for seat, a in root.follow if seat == 1}
    assert answers
    for (seat, _), node in root.follow.items():
        assert seat == 1 or not any((1, a) in node.follow for a in answers)


def test_every_choice_is_tried_before_one_is_preferred() -> None:
    trap = Trap()
    s = trap.setup(Seeded(1))
    root = Node()
    bot = MctsBot(1, iterations=1)
    for _ in range(2):
        bot.iterate(trap, s, 0, flow.question(s).explore(s, 0), root, 3)
    assert sorted(node.visits for node in root.follow.values()) == [1, 1]
