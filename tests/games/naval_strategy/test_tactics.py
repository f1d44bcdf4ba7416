"""How a practised captain fights bosses, and which ones he dares to fight."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.bot.tactics import Tactics
from admiralty.games.naval_strategy.r04_orders import LEFT
from admiralty.games.naval_strategy.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.drive import play
from tests.games.naval_strategy.positions import any_game, game, sea, state_of
from tests.games.naval_strategy.test_r14_bosses import BOSSES, FLEET, arena, fight


def scripted(s: State, seat: int = 0) -> str:
    a = Tactics().scripted_action(s, seat)
    return "" if a is None else any_game().write_action(a)


def fought_out(s: State, tactics: Tactics) -> list[Action]:
    """All that Blue does by script until its fight is over."""
    done: list[Action] = []
    while s.fights:
        a = tactics.scripted_action(s, 0)
        assert a is not None
        assert a in flow.question(s).explore(s, 0)
        flow.apply(s, 0, a)
        done.append(a)
    return done


@pytest.mark.parametrize("boss", BOSSES[:4])
def test_the_fleet_of_the_start_beats_all_but_the_last_boss(boss: str) -> None:
    s = state_of(fight(boss))
    fought_out(s, Tactics())
    assert s.points == [1, 0]


def test_the_weakest_boss_that_would_be_beaten_is_chosen_by_all_ships() -> None:
    s = sea(FLEET)
    assert scripted(s) == "boss blue-1 corsair"
    s = sea(FLEET + "; orders blue-1 boss 0")
    assert scripted(s) == "report blue-1"
    s = sea(FLEET + "; orders blue-1 boss 0; reported blue-1")
    assert scripted(s) == "boss blue-2 corsair"


def test_nobody_looks_for_a_fight_that_would_be_lost() -> None:
    s = sea(FLEET)
    s.beaten[0] = 0b01111
    assert scripted(s) == "", "the leviathan is left"
    s.beaten[0] = 0
    s.hp = [1, 1, 45]
    assert scripted(s) == ""


def test_ships_at_sea_and_with_other_orders_go_their_own_way() -> None:
    assert scripted(sea("ship blue-1 schooner 1,1 0; ship red-1 schooner 5,-5 3")) == ""
    assert scripted(sea(FLEET + "; orders blue-1 forward")) == ""
    assert scripted(sea(FLEET), 1) == "boss red-1 corsair", "one schooner is enough, if it is handled well"


def test_a_ship_alone_in_port_does_not_count_on_those_at_sea() -> None:
    s = sea(
        "ship blue-1 schooner 1,1 0; ship blue-2 brig -5,5 1; ship red-1 schooner 5,-5 3; reported blue-1"
    )
    s.beaten[0] = 0b00101
    assert scripted(s) == "", "a brig alone beats neither the hulk nor the dutchman"
    s.beaten[0] = 0b00001
    assert scripted(s) == "boss blue-2 kraken"


def test_a_turn_begun_otherwise_is_brought_to_the_best_end() -> None:
    """The schooner beside the corsair has turned away; it fires both sides all the same."""
    s = arena("corsair", [("0,-2", 1), ("4,0", 0)])
    word = s.t.ship_ids.index("arena-blue-1") << 12
    flow.apply(s, 0, LEFT << 24 | word)
    tactics = Tactics()
    orders: list[str] = []
    while not s.fights[0].ships[0].reported:
        a = tactics.scripted_action(s, 0)
        assert a is not None
        orders.append(any_game().write_action(a).split()[0])
        flow.apply(s, 0, a)
    assert {"volley-left", "volley-right"} <= set(orders)


def test_friends_are_not_fired_at() -> None:
    """Both stand beside the kraken and beside each other."""
    s = arena("kraken", [("0,-2", 1), ("1,-3", 4)])
    tactics = Tactics()
    before = sum(copy.hp for copy in s.fights[0].ships)
    while s.fights[0].turn == 1:
        a = tactics.scripted_action(s, 0)
        assert a is not None
        flow.apply(s, 0, a)
    left = sum(copy.hp for copy in s.fights[0].ships)
    assert before - left == 2 * s.t.assault_self, "no more than an assault costs each"
    assert s.fights[0].hp < 50


def test_what_was_thought_before_changes_nothing() -> None:
    """With its memory or without, in the middle of a turn that has gone another way."""
    experienced = Tactics()
    fought_out(state_of(fight("hulk")), experienced)
    s = state_of(fight("hulk"))
    for n in range(60):
        a = experienced.scripted_action(s, 0)
        assert a == Tactics().scripted_action(s, 0)
        assert a is not None
        choices = flow.question(s).explore(s, 0)
        flow.apply(s, 0, choices[n % len(choices)] if n % 4 == 3 else a)
        if not s.fights:
            break
    assert s.fights[0].turn > 2


def test_whose_fight_it_is_does_not_matter() -> None:
    tactics = Tactics()
    fought_out(state_of(fight("kraken")), tactics)
    thought = len(tactics.plans)
    fought_out(state_of(fight("kraken", FLEET + "; team red 900 0 0 0 0")), tactics)
    assert len(tactics.plans) == thought


def test_a_fight_that_is_going_on_keeps_a_team_from_another_one() -> None:
    s = state_of(fight())
    flow.apply(s, 0, flow.question(s).explore(s, 0)[0])
    assert scripted(s).split()[1] == "arena-blue-2"
    assert Tactics().scripted_action(s, 1) == any_game().read_action("boss red-1 corsair")


def test_search_beats_bosses_that_greedy_leaves_alone() -> None:
    chosen = games.load("naval-strategy", {"teams": "2", "map": "lagoon", "days": "1", "turns_per_day": "2"})
    for seat, names in enumerate((["mcts:2", "greedy"], ["greedy", "mcts:2"])):
        assert play(chosen, names, 3, seat).winner == seat


def test_an_organiser_has_no_scripted_action() -> None:
    chosen = game("", ("organiser", "seat"))
    s = chosen.setup(Seeded(1))
    assert isinstance(s, State)
    assert chosen.require(Heuristics).scripted_action(s, s.t.organiser) is None
    assert chosen.require(Heuristics).scripted_action(s, 0) is not None
