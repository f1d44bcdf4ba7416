"""Root parallelism: other processes search the same decision with their own random streams."""

from __future__ import annotations

import pickle

import pytest

from admiralty.bots import parallel
from admiralty.bots.budget import Budget
from admiralty.bots.choice_search import ChoiceSearch, LineSearch
from admiralty.bots.mcts import MctsBot, sample_in_process
from admiralty.bots.parallel import SearchTask
from admiralty.bots.sealed_search import SealedSearch
from admiralty.core import flow
from admiralty.core.luck import Seeded
from admiralty.games import GameRecipe
from tests.support import game

MIDGAME = "turn 2; operations japan; tsushima: mikasa asahi; yellow-sea: fuji; sea-of-japan: rossia"


def choice_search() -> ChoiceSearch:
    chosen = game("port-arthur")
    s = chosen.read_position(MIDGAME, Seeded(1))
    search = ChoiceSearch(chosen, s, 0, 5, flow.question(s).explore(s, 0))
    search.prepare(Budget(4, 0))
    return search


def task_of(search: LineSearch, process: int) -> SearchTask:
    position = search.game.write_position(search.s)
    recipe = GameRecipe.of(search.game)
    return SearchTask(recipe, position, 0, 5, search.rule, search.lines, process, Budget(4, 0))


def test_nothing_is_started_for_a_single_process() -> None:
    search = choice_search()
    assert list(parallel.start(sample_in_process, search, search.lines, Budget(4, 0), 0)) == []


def test_a_task_says_all_that_another_process_needs() -> None:
    """The same process number finds the same, in this process or from a task that was sent."""
    search = choice_search()
    again = LineSearch(search.game, search.s, 0, 5, search.choices, search.lines, 3, search.rule)
    again.sample(Budget(4, 0))
    sent = pickle.loads(pickle.dumps(task_of(search, 3)))
    assert sample_in_process(sent) == again.found()


def test_processes_draw_from_streams_of_their_own() -> None:
    search = choice_search()
    first, second = (sample_in_process(task_of(search, process)) for process in (1, 2))
    assert [sum(sums[0] for _, sums, _ in found) for found in (first, second)] == [4, 4]
    assert first != second


def test_what_was_found_elsewhere_is_merged() -> None:
    search = choice_search()
    search.sample(Budget(4, 0))
    before = sum(arm.node.visits for arm in search.comparison.arms.values())
    search.merge(sample_in_process(task_of(search, 1)))
    assert sum(arm.node.visits for arm in search.comparison.arms.values()) == before + 4


def test_a_sealed_decision_is_sampled_from_its_task() -> None:
    chosen = game("_template")
    s = chosen.setup(Seeded(5))
    choices = flow.question(s).explore(s, 0)
    search = SealedSearch(chosen, s, 0, 5, choices, 1, process=2)
    search.sample(Budget(6, 0))
    task = SearchTask(GameRecipe.of(chosen), chosen.write_position(s), 0, 5, None, [], 2, Budget(6, 0))
    assert sample_in_process(task) == search.found()


@pytest.mark.parametrize(("slug", "visits"), [("_template", 24), ("port-arthur", 16)])
def test_two_processes_search_more_and_always_the_same(slug: str, visits: int) -> None:
    """In Port Arthur, which begins with a sortie, a third goes into candidate plans."""
    chosen = game(slug)
    s = chosen.setup(Seeded(2))
    seat = flow.acting(s)[0]
    alone = MctsBot(4, iterations=12).search(chosen, s, seat)
    together = MctsBot(4, iterations=24, processes=2).search(chosen, s, seat)
    again = MctsBot(4, iterations=24, processes=2).search(chosen, s, seat)
    assert together == again
    assert sum(one.visits for one in together) == 2 * sum(one.visits for one in alone) == visits
    assert {one.action for one in together} == {one.action for one in alone}
