"""The two worked examples of the rulebook, step by step (BM-E.1, BM-E.2)."""

from __future__ import annotations

import pytest

from admiralty import Table
from tests.games.battle_of_midway.positions import (
    at,
    centres,
    choices,
    combat,
    domination,
    lay,
    log,
    marked,
    run,
    tile,
    told,
)


def test_bm_e_1__the_flight() -> None:
    t = domination("activation usa; usa-f1 5,-2 e *; jp-f1 6,-2 w *")
    run(t, "usa activate usa-f1", "usa flight")
    assert marked(t) == ["jp-f1"]
    run(t, "usa fly left")
    assert (at(t, "usa-f1"), at(t, "jp-f1")) == ("6,-2 ne", "5,-2 w")
    run(t, "usa fly right")
    assert at(t, "usa-f1") == "7,-3 e"
    run(t, "usa fly straight")
    assert centres(t, "usa")["s1"] == {"9,-3", "9,-4"}
    lay(t, "usa", "s1", "9,-3")
    assert (at(t, "usa-f1"), tile(t, "s1")) == ("8,-3 e", "9,-3")
    run(t, "usa fly left")
    assert at(t, "usa-f1") == "9,-3 ne"
    assert t.view()["holder"] == "japan"


def test_bm_e_1__with_the_other_centre_the_flight_is_the_same() -> None:
    t = domination("flight usa-f1; usa-f1 5,-2 e; jp-f1 6,-2 w *")
    run(t, "usa fly left", "usa fly right", "usa fly straight")
    lay(t, "usa", "s2", "9,-4")
    run(t, "usa fly left")
    assert at(t, "usa-f1") == "9,-3 ne"


def example(own: str, enemy: str, seat: str, other: str, luck: list[int]) -> Table:
    """Everything up to the firing; Tom has `seat`, Kate the other side."""
    hands = f"hand {seat} acceleration loop; hand {other} about-turn loop"
    t = domination(
        f"activation {seat}; {own} -2,1 e *; {enemy} 3,-1 w *; {own[:-1]}2 -5,5 e *; {hands}", luck
    )
    run(t, f"{seat} activate {own}")
    assert choices(t, seat) == ["flight", f"attack {enemy}"]
    run(t, f"{seat} attack {enemy}")
    assert marked(t) == [f"{own[:-1]}2"]
    run(t, f"{seat} plan left-right", f"{other} plan straight-straight", f"{seat} first defender")
    assert (at(t, enemy), at(t, own)) == ("1,-1 w", "0,0 e")
    assert combat(t, "sights") == {"usa": "yellow", "japan": "yellow"}
    run(t, f"{other} pass", f"{seat} play acceleration", f"{seat} turn left")
    assert at(t, own) == "1,0 ne"
    run(t, f"{other} play about-turn")
    assert at(t, enemy) == "1,-1 e"
    assert combat(t, "sights") == {"usa": "yellow", "japan": "yellow"}
    run(t, f"{seat} pass")
    return t


def test_bm_e_2__the_combat() -> None:
    t = example("usa-f1", "jp-f1", "usa", "japan", [2, 1, 6, 3])
    assert told(t, "fired") == ["2+1 6+3 2 6"]
    assert told(t, "destroyed") == ["usa-f1"]
    assert t.view()["holder"] == "usa"
    assert t.acting == ("usa",)


def test_bm_e_2__after_the_acceleration_she_could_no_longer_destroy_him() -> None:
    t = domination("orders usa-f1 jp-f1; usa-f1 1,0 ne; jp-f1 1,-1 w; hand japan about-turn; hand usa loop")
    assert combat(t, "sights") == {"usa": "yellow", "japan": "dark_blue"}


def test_bm_e_2__with_the_sides_exchanged() -> None:
    t = example("jp-f1", "usa-f1", "japan", "usa", [6, 3, 2, 1])
    assert told(t, "destroyed") == ["jp-f1"]
    assert log(t)[-1] == "scored usa 1 1"


@pytest.mark.parametrize("cards", [[2, 1, 6, 3], [1, 2, 5, 6], [2, 1, 6, 1]])
def test_bm_e_2__any_cards_with_these_best_values_do(cards: list[int]) -> None:
    assert told(example("usa-f1", "jp-f1", "usa", "japan", cards), "destroyed") == ["usa-f1"]
