"""What bots think of a position, and that it makes them play well."""

from __future__ import annotations

from admiralty import games
from admiralty.games.naval_strategy.bot import evaluate
from admiralty.sim.drive import play
from tests.games.naval_strategy.positions import sea

FAR = "; ship red-1 schooner 5,-5 3"


def better(good: str, bad: str) -> None:
    assert evaluate(sea(good + FAR), 0) > evaluate(sea(bad + FAR), 0)


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


def test_greedy_beats_random() -> None:
    """One game from each of two seats ; a batch is a matter of `admiralty simulate`."""
    game = games.load("naval-strategy", {"teams": "2", "map": "lagoon"})
    assert play(game, ["greedy", "random"], 3, 0).winner == 0
    assert play(game, ["random", "greedy"], 3, 1).winner == 1


def test_five_bot_teams_play_to_the_end() -> None:
    game = games.load("naval-strategy", {"teams": "6", "days": "1", "turns_per_day": "2"})
    row = play(game, ["random"] + ["greedy"] * 5, 1, 0)
    assert row.payoffs
