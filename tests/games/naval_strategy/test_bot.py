"""What bots think of a position, and that it makes them play well."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.games.naval_strategy.bot.evaluation import Evaluation
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.drive import play
from tests.games.naval_strategy.positions import SEA, game, sea

FAR = "; ship red-1 schooner 5,-5 3"
BRIG = "ship blue-1 brig -5,5 1"
FLEET = "ship blue-1 galleon -5,5 1; ship blue-2 galleon -5,5 1; ship blue-3 galleon -5,5 1"
SHOWS = {
    "cargo": "ship blue-1 brig 1,1 0 hold 0 0 0 0 20",
    "rum_in_store": BRIG + "; team blue 0 0 0 0 9",
    "hull": "ship blue-1 brig 1,1 0 hp 9",
    "fitted": BRIG + " fit mortar",
    "firepower": BRIG,
    "ordered": BRIG + "; building 0 1 0 0 0",
    "sunk": BRIG + " destroyed",
    "chain_cost": "ship blue-1 brig 1,1 0 chained",
    "prospect": "ship blue-1 brig 1,1 0",
    "salvage": "ship blue-1 brig 1,1 0; wreck 1,2 5000 0 0 0 0",
    "turn_cost": "ship blue-1 brig 1,1 0",
    "others": BRIG,
    "rich": BRIG,
    "point": BRIG + "; team blue 0 0 0 0 0 points 1",
    "rival_point": BRIG + "; team red 0 0 0 0 0 points 1",
    "hope": FLEET + "; orders blue-1 boss 0",
    "joining": FLEET + "; orders blue-1 boss 0",
    "nearness": BRIG + "; fight 0 0 1 20 3 50 0 0 0; fighter 0 0 0 3 1 45 0 0 0 0 0 0 0 0 0; taken 0",
    "hunted": "ship blue-1 frigate -5,5 1; orders blue-1 boss 0",
    "awaited": FLEET + "; orders blue-1 boss 1",
}
"""A position for each number in which it counts; but for the one of wealth where that decides."""


def better(good: str, bad: str) -> None:
    judge = game(SEA, ("teams", "2"))
    assert judge.require(Heuristics).hand_value(sea(good + FAR), 0) > judge.require(Heuristics).hand_value(
        sea(bad + FAR), 0
    )


def test_points_and_money_are_good() -> None:
    better("ship blue-1 brig 1,1 0; team blue 900 0 0 0 0", "ship blue-1 brig 1,1 0; team blue 500 0 0 0 0")
    better(
        "ship blue-1 brig 1,1 0; team blue 0 0 0 0 0 points 1",
        "ship blue-1 brig 1,1 0; team blue 9000 0 0 0 0",
    )


def test_a_loaded_ship_wants_home_and_an_empty_one_out() -> None:
    better("ship blue-1 brig -4,4 4 hold 0 0 0 0 200", "ship blue-1 brig 1,1 0 hold 0 0 0 0 200")
    better("ship blue-1 brig 0,1 0", "ship blue-1 brig 3,1 0")


def test_a_plan_is_worth_what_it_brings() -> None:
    position = "ship blue-1 brig 0,0 0; orders blue-1 load 0 0 0 0 0 {0}"
    better(position.format(200), position.format(10))
    fire = "ship blue-1 brig 1,1 0; ship red-2 schooner 0,1 0 hp 9; orders blue-1 {0}"
    better(fire.format("volley-left"), fire.format("volley-right"))


def test_repair_is_worth_its_price_when_a_ship_is_badly_hurt() -> None:
    position = "ship blue-1 brig -5,5 1 hp 5; team blue 900 0 90 90 0"
    better(position + "; orders blue-1 repair", position)


@pytest.mark.parametrize("name", SHOWS)
def test_every_number_counts(name: str) -> None:
    chosen = game(SEA, ("teams", "2"))
    s = sea(SHOWS[name] + FAR)
    other = chosen.require(Heuristics).evaluation(
        chosen.require(Heuristics).hand_weights | {name: 2 * chosen.require(Heuristics).hand_weights[name]}
    )
    assert other.of(s, 0) != chosen.require(Heuristics).hand_value(s, 0)


def test_where_wealth_decides_it_counts_more() -> None:
    """By a number of its own, the only one that no position of the other victory shows."""
    by_wealth = game(SEA, ("teams", "2"), ("victory", "wealth"))
    assert by_wealth.require(Heuristics).hand_weights.keys() - SHOWS.keys() == {"wealth_alone"}
    richer = sea(BRIG + FAR, victory="wealth")
    usual = game(SEA, ("teams", "2")).require(Heuristics).hand_value(sea(BRIG + FAR), 0)
    assert by_wealth.require(Heuristics).hand_value(richer, 0) == pytest.approx(
        usual * by_wealth.require(Heuristics).hand_weights["wealth_alone"]
    )


def test_rewards_that_the_evening_brings_are_wealth() -> None:
    judge = game(SEA, ("teams", "2"))
    s = sea(BRIG + FAR)
    before = judge.require(Heuristics).hand_value(s, 0), judge.require(Heuristics).hand_value(s, 1)
    s.spoils = [[0, 2, 0]]
    assert judge.require(Heuristics).hand_value(s, 0) > before[0]
    assert judge.require(Heuristics).hand_value(s, 1) < before[1]


def test_where_wealth_decides_a_fight_is_worth_less_than_its_reward() -> None:
    """However well it stands, it must be better to have won it."""
    judge = game(SEA, ("teams", "2"), ("victory", "wealth"))
    close = "; fight 0 0 1 20 3 1 0 0 0; fighter 0 0 1 3 1 65 0 0 0 0 0 0 0 0 0; taken 0"
    fighting, won = sea(BRIG + FAR + close, victory="wealth"), sea(BRIG + FAR, victory="wealth")
    won.spoils = [[0, 0, 0]]
    idle = judge.require(Heuristics).hand_value(sea(BRIG + FAR, victory="wealth"), 0)
    evaluation = judge.require(Heuristics).hand_evaluation
    assert isinstance(evaluation, Evaluation)
    assert idle < evaluation.value(fighting, 0) < evaluation.of(won, 0)


def test_greedy_beats_random() -> None:
    """One game from each of two seats ; a batch is a matter of `admiralty simulate`."""
    game = games.load("naval-strategy", {"teams": "2", "map": "lagoon"})
    assert play(game, ["greedy", "random"], 3, 0).winner == 0
    assert play(game, ["random", "greedy"], 3, 1).winner == 1


def test_five_bot_teams_play_to_the_end() -> None:
    game = games.load("naval-strategy", {"teams": "6", "days": "1", "turns_per_day": "2"})
    row = play(game, ["random"] + ["greedy"] * 5, 1, 0)
    assert row.payoffs
