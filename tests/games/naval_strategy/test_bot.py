"""What bots think of a position, and that it makes them play well."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.games.naval_strategy.bot.evaluation import Evaluation
from admiralty.games.naval_strategy.state import State
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.drive import play
from tests.games.naval_strategy.positions import SEA, game, state_of, table

FAR = "; ship red-1 schooner 5,-5 3"
BRIG = "ship blue-1 brig -5,5 1"
FLEET = "ship blue-1 galleon -5,5 1; ship blue-2 galleon -5,5 1; ship blue-3 galleon -5,5 1"
SHOWS = {
    "cargo": "ship blue-1 brig 1,1 0 hold 20-rum",
    "rum_in_store": BRIG + "; team blue 9-rum",
    "hull": "ship blue-1 brig 1,1 0 hp 9",
    "fitted": BRIG + " fit mortar",
    "firepower": BRIG,
    "ordered": BRIG + "; building blue brig haven 0",
    "sunk": BRIG + " destroyed",
    "chain_cost": "ship blue-1 brig 1,1 0 chained",
    "prospect": "ship blue-1 brig 1,1 0",
    "salvage": "ship blue-1 brig 1,1 0; wreck 1,2 5000-money",
    "turn_cost": "ship blue-1 brig 1,1 0",
    "others": BRIG,
    "rich": BRIG,
    "point": BRIG + "; team blue nothing points 1",
    "rival_point": BRIG + "; team red nothing points 1",
    "hope": FLEET + "; orders blue-1 boss corsair",
    "joining": FLEET + "; orders blue-1 boss corsair",
    "nearness": BRIG + "; fight blue corsair 0,-3 3; fighter arena-blue-1 schooner 0,4 1",
    "hunted": "ship blue-1 frigate -5,5 1; orders blue-1 boss corsair",
    "awaited": FLEET + "; orders blue-1 boss hulk",
}
"""A position for each number in which it counts; but for the one of wealth where that decides."""


def at(position: str, **options: str) -> State:
    return state_of(table(position, **options))


def better(good: str, bad: str) -> None:
    judge = game(SEA, ("teams", "2"))
    assert judge.require(Heuristics).hand_value(at(good + FAR), 0) > judge.require(Heuristics).hand_value(
        at(bad + FAR), 0
    )


def test_points_and_money_are_good() -> None:
    better("ship blue-1 brig 1,1 0; team blue 900-money", "ship blue-1 brig 1,1 0; team blue 500-money")
    better(
        "ship blue-1 brig 1,1 0; team blue nothing points 1",
        "ship blue-1 brig 1,1 0; team blue 9000-money",
    )


def test_a_loaded_ship_wants_home_and_an_empty_one_out() -> None:
    better("ship blue-1 brig -4,4 4 hold 200-rum", "ship blue-1 brig 1,1 0 hold 200-rum")
    better("ship blue-1 brig 0,1 0", "ship blue-1 brig 3,1 0")


def test_a_plan_is_worth_what_it_brings() -> None:
    position = "ship blue-1 brig 0,0 0; orders blue-1 load plantation {0}-rum"
    better(position.format(200), position.format(10))
    fire = "ship blue-1 brig 1,1 0; ship red-2 schooner 0,1 0 hp 9; orders blue-1 {0}"
    better(fire.format("volley-left"), fire.format("volley-right"))


def test_repair_is_worth_its_price_when_a_ship_is_badly_hurt() -> None:
    position = "ship blue-1 brig -5,5 1 hp 5; team blue 900-money 90-wood 90-cloth"
    better(position + "; orders blue-1 repair", position)


@pytest.mark.parametrize("name", SHOWS)
def test_every_number_counts(name: str) -> None:
    chosen = game(SEA, ("teams", "2"))
    s = at(SHOWS[name] + FAR)
    other = chosen.require(Heuristics).evaluation(
        chosen.require(Heuristics).hand_weights | {name: 2 * chosen.require(Heuristics).hand_weights[name]}
    )
    assert other.of(s, 0) != chosen.require(Heuristics).hand_value(s, 0)


def test_where_wealth_decides_it_counts_more() -> None:
    """By a number of its own, the only one that no position of the other victory shows."""
    by_wealth = game(SEA, ("teams", "2"), ("victory", "wealth"))
    assert by_wealth.require(Heuristics).hand_weights.keys() - SHOWS.keys() == {"wealth_alone"}
    richer = at(BRIG + FAR, victory="wealth")
    usual = game(SEA, ("teams", "2")).require(Heuristics).hand_value(at(BRIG + FAR), 0)
    assert by_wealth.require(Heuristics).hand_value(richer, 0) == pytest.approx(
        usual * by_wealth.require(Heuristics).hand_weights["wealth_alone"]
    )


def test_rewards_that_the_evening_brings_are_wealth() -> None:
    judge = game(SEA, ("teams", "2"))
    value = judge.require(Heuristics).hand_value
    before, after = at(BRIG + FAR), at(BRIG + FAR + "; spoils blue kraken blue-1")
    assert value(after, 0) > value(before, 0)
    assert value(after, 1) < value(before, 1)


def test_where_wealth_decides_a_fight_is_worth_less_than_its_reward() -> None:
    """However well it stands, it must be better to have won it."""
    judge = game(SEA, ("teams", "2"), ("victory", "wealth"))
    close = "; fight blue corsair 0,-3 3 hp 1; fighter arena-blue-1 brig 0,4 1"
    fighting = at(BRIG + FAR + close, victory="wealth")
    won = at(BRIG + FAR + "; spoils blue corsair blue-1", victory="wealth")
    idle = judge.require(Heuristics).hand_value(at(BRIG + FAR, victory="wealth"), 0)
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
