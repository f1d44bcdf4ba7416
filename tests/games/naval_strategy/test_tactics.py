"""How a practised captain fights bosses, and which ones he dares to fight."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.core import flow
from admiralty.core.action import Action
from admiralty.core.luck import Seeded
from admiralty.games.naval_strategy.bot.tactics import Tactics
from admiralty.games.naval_strategy.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.drive import play
from tests.games.naval_strategy.arena import FLEET, arena, met
from tests.games.naval_strategy.positions import SEA, game, order, state_of, table

NAVAL = game(SEA, ("teams", "2"))


def at(position: str) -> State:
    return state_of(table(position))


def scripted(s: State, seat: int = 0) -> str:
    a = Tactics().scripted_action(s, seat)
    return "" if a is None else NAVAL.write_action(a)


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


@pytest.mark.parametrize("boss", ["corsair", "hulk", "kraken", "dutchman"])
def test_the_fleet_of_the_start_beats_all_but_the_last_boss(boss: str) -> None:
    s = state_of(met(boss))
    fought_out(s, Tactics())
    assert s.points == [1, 0]


def test_the_weakest_boss_that_would_be_beaten_is_chosen_by_all_ships() -> None:
    s = at(FLEET)
    assert scripted(s) == "boss blue-1 corsair"
    s = at(FLEET + "; orders blue-1 boss corsair")
    assert scripted(s) == "report blue-1"
    s = at(FLEET + "; orders blue-1 boss corsair; reported blue-1")
    assert scripted(s) == "boss blue-2 corsair"


def test_nobody_looks_for_a_fight_that_would_be_lost() -> None:
    all_but_the_leviathan = "team blue beaten corsair hulk kraken dutchman"
    assert scripted(at(f"{FLEET}; {all_but_the_leviathan}")) == ""
    hurt = "ship blue-1 schooner -5,5 1 hp 1; ship blue-2 brig -5,5 1 hp 1; ship red-1 schooner 5,-5 3"
    assert scripted(at(hurt)) == ""


def test_ships_at_sea_and_with_other_orders_go_their_own_way() -> None:
    assert scripted(at("ship blue-1 schooner 1,1 0; ship red-1 schooner 5,-5 3")) == ""
    assert scripted(at(FLEET + "; orders blue-1 forward")) == ""
    assert scripted(at(FLEET), 1) == "boss red-1 corsair", "one schooner is enough, if it is handled well"


def test_a_ship_alone_in_port_does_not_count_on_those_at_sea() -> None:
    """A brig alone beats the kraken, but neither the hulk nor the dutchman."""
    alone = "ship blue-1 schooner 1,1 0; ship blue-2 brig -5,5 1; ship red-1 schooner 5,-5 3; reported blue-1"
    assert scripted(at(f"{alone}; team blue beaten corsair kraken")) == ""
    assert scripted(at(f"{alone}; team blue beaten corsair")) == "boss blue-2 kraken"


def test_a_turn_begun_otherwise_is_brought_to_the_best_end() -> None:
    """The schooner beside the corsair has turned away; it fires both sides all the same."""
    t = arena("corsair", "0,-2 1", "4,0 0")
    order(t, "left arena-blue-1")
    s = state_of(t)
    tactics = Tactics()
    orders: list[str] = []
    while not s.fights[0].ships[0].reported:
        a = tactics.scripted_action(s, 0)
        assert a is not None
        orders.append(NAVAL.write_action(a).split()[0])
        flow.apply(s, 0, a)
    assert {"volley-left", "volley-right"} <= set(orders)


def test_friends_are_not_fired_at() -> None:
    """Both stand beside the kraken and beside each other."""
    s = state_of(arena("kraken", "0,-2 1", "1,-3 4"))
    tactics = Tactics()
    before, beast = sum(copy.hp for copy in s.fights[0].ships), s.fights[0].hp
    while s.fights[0].turn == 1:
        a = tactics.scripted_action(s, 0)
        assert a is not None
        flow.apply(s, 0, a)
    left = sum(copy.hp for copy in s.fights[0].ships)
    assert before - left == 2 * s.t.assault_self, "no more than an assault costs each"
    assert s.fights[0].hp < beast


def test_what_was_thought_before_changes_nothing() -> None:
    """With its memory or without, in the middle of a turn that has gone another way."""
    experienced = Tactics()
    fought_out(state_of(met("hulk")), experienced)
    s = state_of(met("hulk"))
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
    fought_out(state_of(met("kraken")), tactics)
    thought = len(tactics.plans)
    fought_out(state_of(met("kraken", FLEET + "; team red 900-money")), tactics)
    assert len(tactics.plans) == thought


def test_a_fight_that_is_going_on_keeps_a_team_from_another_one() -> None:
    s = state_of(met())
    flow.apply(s, 0, flow.question(s).explore(s, 0)[0])
    assert scripted(s).split()[1] == "arena-blue-2"
    assert Tactics().scripted_action(s, 1) == NAVAL.read_action("boss red-1 corsair")


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
