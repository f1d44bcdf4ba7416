"""The worked examples of battle, scoring and variant, with the dice they give (PA-X.5 to PA-X.10)."""

import pytest

from admiralty import Table
from admiralty.games.port_arthur.r07_fire import firepower_in
from tests.games.port_arthur.positions import choices, is_damaged, place, ships_at, state, told
from tests.support import table

SECOND_DIVISION = "asama tokiwa izumo iwate yakumo azuma"
PORT_ARTHUR_SQUADRON = "tsesarevich retvizan poltava diana sevastopol"
FIRST_ROLL = [1, 1, 2, 4, 4, 5]
SECOND_ROLL = [4, 4, 5, 5, 5, 6]
NEXT_CYCLE = [2, 5]


def battle_of_the_example() -> Table:
    """Everything up to the Russian volley: its three hits are to be taken by Japan."""
    t = table(
        "port-arthur",
        f"turn 2; operations japan; initiative japan; yellow-sea: {SECOND_DIVISION} {PORT_ARTHUR_SQUADRON}",
        luck=[*FIRST_ROLL, *SECOND_ROLL, *NEXT_CYCLE],
    )
    t.play("japan", "battle yellow-sea")
    assert told(t, "order-of-fire") == [(0, 5, 4)]
    t.play("japan", "fire 6")
    assert told(t, "fired")[-1] == (0, 28, tuple(FIRST_ROLL), 6, 2)
    for ship in ("tsesarevich", "retvizan"):
        t.play("japan", f"crit {ship}")
    t.play("japan", "done")
    for ship in ("poltava", "diana", "sevastopol", "poltava"):
        t.play("russia", f"hit {ship}")
    t.play("russia", "done")
    assert ships_at(t, "yellow-sea", "russia") == "tsesarevich* retvizan* sevastopol* diana*"
    assert place(t, "poltava") == "sunk"
    t.play("russia", "fire 6")
    assert told(t, "fired")[-1] == (1, 19, tuple(SECOND_ROLL), 3, 0)
    assert t.acting == ("japan",)
    return t


def assert_after(t: Table, japanese: str) -> None:
    """The battle is over: who is afloat, the marker where it was, a new cycle."""
    assert ships_at(t, "yellow-sea", "japan") == japanese
    assert ships_at(t, "yellow-sea", "russia") == "tsesarevich* retvizan* sevastopol* diana*"
    assert firepower_in(state(t), 0, state(t).t.yellow_sea) == 24
    assert t.view()["initiative"] == "japan"
    assert told(t, "cycle") == [(2, 5)]
    assert t.acting == ("russia",)


def test_pa_x_5__the_battle_with_the_czech_ending() -> None:
    t = battle_of_the_example()
    t.play("japan", "hit yakumo")
    assert is_damaged(t, "yakumo")
    t.play("japan", "hit yakumo")
    assert place(t, "yakumo") == "sunk"
    t.play("japan", "done")
    assert_after(t, "asama tokiwa izumo iwate azuma")


def test_pa_x_5__the_battle_with_the_french_ending() -> None:
    t = battle_of_the_example()
    for ship in ("azuma", "iwate", "yakumo"):
        t.play("japan", f"hit {ship}")
    t.play("japan", "done")
    assert_after(t, "asama tokiwa izumo iwate* yakumo* azuma*")


def test_pa_x_6__a_pair_and_a_triple_in_a_successful_roll_are_three_critical_hits() -> None:
    t = table(
        "port-arthur",
        f"operations japan; yellow-sea: {SECOND_DIVISION} {PORT_ARTHUR_SQUADRON}",
        [3, 3, 2, 2, 2],
    )
    t.play("japan", "battle yellow-sea")
    t.play("japan", "fire 5")
    assert told(t, "fired")[-1][3:] == (5, 3)


def test_pa_x_7__six_points_against_four_move_the_marker_two_towards_japan() -> None:
    japan = "tsushima: asama; yellow-sea: izumo; east-china-sea: iwate"
    t = table("port-arthur", f"scoring; {japan}; sea-of-japan: rossia; philippine-sea: rurik")
    assert t.view()["cp"] == 2


def test_pa_x_8__the_pacific_is_worth_two_to_russia() -> None:
    assert table("port-arthur", "scoring; pacific-ocean: rossia").view()["cp"] == -2


def test_pa_x_8__the_pacific_is_worth_nothing_to_japan() -> None:
    assert table("port-arthur", "scoring; pacific-ocean: asama").view()["cp"] == 0


def test_pa_x_9__a_squadron_of_speed_4_that_rolls_5_has_one_ship_strike_a_mine() -> None:
    t = table("port-arthur", "return; blockade; yellow-sea: fuji asama mikasa", luck=[5, 1], mines="on")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["strike mikasa", "strike fuji", "strike asama"]
    t.play("japan", "strike asama")
    assert choices(t, "japan") == ["done", "spare asama"]
    t.play("japan", "done")
    assert is_damaged(t, "asama")
    assert not is_damaged(t, "fuji")
    assert not is_damaged(t, "mikasa")


@pytest.mark.parametrize(("die", "ships"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_pa_x_10__half_the_die_rounded_down_is_the_number_of_ships_raided(die: int, ships: int) -> None:
    t = table("port-arthur", luck=[die], opening_raid="on")
    picks = ["tsesarevich", "pobeda", "diana"][:ships]
    for ship in picks:
        t.play("japan", f"raid {ship}")
    if picks:
        t.play("japan", "done")
    assert ships_at(t, "yard port-arthur", "russia") == " ".join(f"{ship}*" for ship in picks)
    assert t.now("Sortie")
