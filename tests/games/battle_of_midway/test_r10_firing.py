"""Chapter 10: firing."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.games.battle_of_midway.r10_firing import shots, value
from tests.games.battle_of_midway.positions import (
    NO_CARDS,
    RESERVES,
    altered,
    at,
    combat,
    domination,
    log,
    midway,
    seen,
    told,
)

CHASE = "usa-f1 0,0 e; jp-f1 2,0 e"


def fire(aircraft: str, luck: list[int], more: str = "", **options: str) -> Table:
    """`usa-f1` or `usa-s1` attacks; nobody has cards, so they fire at once."""
    names = [part.split()[0] for part in aircraft.split("; ")]
    position = f"firing {names[0]} {names[1]}; {aircraft}; {NO_CARDS}; {RESERVES}"
    return domination(position + (f"; {more}" if more else ""), luck, **options)


SIGHTS = [
    ("usa-f1 0,0 e; jp-f1 2,0 e", "red", "dark_blue"),
    ("usa-f1 0,0 e; jp-f1 1,0 w", "red", "red"),
    ("usa-f1 0,0 e; jp-f1 2,-1 e", "yellow", "dark_blue"),
    ("usa-f1 0,0 e; jp-f1 0,2 w", "light_blue", "light_blue"),
    ("usa-f1 0,0 ne; jp-f1 2,-2 ne", "red", "dark_blue"),
    ("usa-f1 0,0 e; jp-f1 3,0 w", "outside", "outside"),
]


@pytest.mark.parametrize(("aircraft", "usa", "japan"), SIGHTS)
def test_bm_10_1__each_finds_the_enemy_in_its_own_diagram(aircraft: str, usa: str, japan: str) -> None:
    t = domination(f"orders usa-f1 jp-f1; {aircraft}; hand japan dodge; {RESERVES}")
    assert combat(t, "sights") == {"usa": usa, "japan": japan}


def test_bm_10_1__bombers_have_a_diagram_of_their_own_and_aces_that_of_fighters() -> None:
    hunt = midway("orders usa-s1 jp-s1; usa-s1 0,0 e; jp-s1 2,0 e; hand japan dodge")
    assert combat(hunt, "sights") == {"usa": "yellow", "japan": "light_blue"}
    aces = domination("orders usa-s1 jp-s1; usa-s1 0,0 e; jp-s1 2,0 e; hand japan dodge")
    assert combat(aces, "sights") == {"usa": "red", "japan": "dark_blue"}


def test_bm_10_2__nobody_fires_unless_one_has_the_other_in_its_attack_area() -> None:
    t = fire("usa-f1 0,0 e; jp-f1 0,2 e", [])
    assert log(t)[0] == "no-fire"


def test_bm_10_2__only_the_two_aircraft_of_the_combat_fire() -> None:
    t = fire("usa-f1 0,0 e; jp-f1 -3,0 w", [], "usa-f2 -1,0 w; jp-f2 1,0 w")
    assert told(t, "fired") == []


CARDS = [
    ("usa-f1 0,0 e; jp-f1 1,0 w", [1, 2, 3, 1, 2, 3], "1+2+3 1+2+3 3 3"),
    ("usa-f1 0,0 e; jp-f1 0,1 w", [1, 2, 2, 1], "1+2 2+1 2 2"),
    ("usa-f1 0,0 e; jp-f1 2,0 e", [1, 2, 3, 3], "1+2+3 3 3 3"),
]


@pytest.mark.parametrize(("aircraft", "luck", "fired"), CARDS)
def test_bm_10_3__red_draws_3_yellow_2_dark_blue_1(aircraft: str, luck: list[int], fired: str) -> None:
    assert told(fire(aircraft, luck), "fired") == [fired]


def test_bm_10_3__light_blue_draws_2() -> None:
    t = fire("usa-f1 0,0 e; jp-f1 2,0 sw", [1, 2, 3, 3, 1])
    assert told(t, "fired") == ["1+2+3 3+1 3 3"]


@pytest.mark.parametrize(("cards", "veterans", "drawn"), [(3, 1, 4), (1, 2, 3), (0, 1, 0), (2, 0, 2)])
def test_bm_10_4__veterans_add_a_card_each_to_a_draw_of_at_least_one(
    cards: int, veterans: int, drawn: int
) -> None:
    assert shots(cards, veterans) == drawn


def test_bm_10_4__two_veterans_in_one_combat_add_two_cards() -> None:
    t = fire(CHASE, [1, 2, 3, 1, 2, 3], "veterans 0 2")
    assert told(t, "fired") == ["1+2+3 1+2+3 3 3"]


def test_bm_10_5__an_ace_adds_1_to_its_cards() -> None:
    t = fire("usa-s1 0,0 e; jp-f1 2,0 e", [1, 2, 3, 3])
    assert told(t, "fired") == ["1+2+3 3 4 3"]
    assert at(t, "jp-f1") == ""


def test_bm_10_5__bombers_add_nothing() -> None:
    position = f"firing usa-s1 jp-s1; usa-s1 0,0 e; jp-s1 1,0 e; {NO_CARDS}; {RESERVES}"
    t = midway(position, luck=[1, 2, 3, 2])
    assert told(t, "fired") == ["1+2 3+2 2 3"]


@pytest.mark.parametrize(
    ("cards", "barrels", "bonus", "expected"),
    [
        ([3, 7, 5], 0, 0, 7),
        ([3, 7, 5], 1, 0, 5),
        ([3, 7, 5], 2, 1, 4),
        ([3], 1, 1, 0),
        ([], 0, 1, 0),
        ([6, 6], 1, 0, 6),
    ],
)
def test_bm_10_6__a_barrel_roll_takes_the_highest_remaining_card(
    cards: list[int], barrels: int, bonus: int, expected: int
) -> None:
    assert value(cards, barrels, bonus) == expected


def test_bm_10_6__a_player_without_cards_has_the_value_0() -> None:
    t = fire(CHASE, [1, 2, 3, 7], "barrels 1 0")
    assert told(t, "fired") == ["1+2+3 7 3 0"]
    assert at(t, "jp-f1") == ""


def test_bm_r_22__several_barrel_rolls_add_up() -> None:
    t = fire(CHASE, [7, 2, 3, 2], "barrels 0 2")
    assert told(t, "fired") == ["7+2+3 2 2 2"]


def test_bm_10_7__the_higher_best_card_destroys_an_enemy_in_the_attack_area() -> None:
    t = fire(CHASE, [2, 3, 5, 4])
    assert told(t, "destroyed") == ["jp-f1"]
    assert at(t, "usa-f1") == "0,0 e"


def test_bm_10_7__a_winner_in_the_defence_area_destroys_nothing() -> None:
    t = fire(CHASE, [2, 3, 5, 6])
    assert told(t, "destroyed") == []
    assert "no-hit" in log(t)


def test_bm_10_7__equal_best_cards_destroy_nothing() -> None:
    assert told(fire(CHASE, [2, 3, 5, 5]), "destroyed") == []


def test_bm_10_7__the_defender_may_destroy_the_attacker() -> None:
    t = fire("usa-f1 0,0 e; jp-f1 1,0 w", [1, 2, 3, 7, 1, 2])
    assert told(t, "destroyed") == ["usa-f1"]
    assert seen(t, "score", "japan") == 1


def test_bm_10_9__the_card_is_settled_however_the_combat_ended() -> None:
    t = fire("usa-f1 0,0 e; jp-f1 1,0 w", [1, 2, 3, 7, 1, 2])
    assert at(t, "usa-f1") == ""
    assert t.view()["holder"] == "usa"
    assert t.acting == ("usa",)


def test_bm_r_25__who_has_the_enemy_outside_draws_nothing_also_when_that_is_one_sided() -> None:
    cut = "[-2, 2], [0, -2], [-1, 0], [-2, 1], [-1, -1], [-2, 0]]\n\n[range_diagram.usa.bomber]"
    owner = altered(
        (cut, "[-2, 2], [0, -2], [-1, 0], [-2, 1], [-1, -1]]\n\n[range_diagram.usa.bomber]"),
        mode="domination",
    )
    position = f"firing usa-f1 jp-f1; {CHASE}; {NO_CARDS}; {RESERVES}"
    t = Table(owner, luck=[1, 2, 3], position=position)
    assert at(t, "jp-f1") == ""
    assert log(t)[0].startswith("fired 1+2+3")


def test_bm_e_5__firing_by_position() -> None:
    assert told(fire(CHASE, [2, 3, 5, 6]), "destroyed") == []
    assert told(fire(CHASE, [2, 3, 5, 4]), "destroyed") == ["jp-f1"]
    assert told(fire(CHASE, [2, 3, 5, 5]), "destroyed") == []


def test_bm_e_6__an_ace_makes_5_of_a_4() -> None:
    t = fire("usa-f1 0,0 e; jp-s1 2,0 e", [2, 3, 5, 4])
    assert told(t, "fired") == ["2+3+5 4 5 5"]
    assert told(t, "destroyed") == []
