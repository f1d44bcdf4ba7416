"""Chapter 7: flight."""

from __future__ import annotations

import pytest

from tests.games.battle_of_midway.positions import (
    at,
    choices,
    domination,
    log,
    midway,
    refused,
    run,
)

MODES = [("usa-f1", "carrier_hunt", 3, 4), ("usa-s1", "carrier_hunt", 2, 3), ("usa-s1", "domination", 3, 4)]


@pytest.mark.parametrize(("aircraft", "mode", "least", "most"), MODES)
def test_bm_7_1__a_fighter_or_ace_makes_3_or_4_manoeuvres_and_a_bomber_2_or_3(
    aircraft: str, mode: str, least: int, most: int
) -> None:
    t = midway(f"flight {aircraft}; {aircraft} -2,0 e; jp-f1 -5,0 e *", mode=mode)
    for made in range(most):
        assert ("stop" in choices(t, "usa")) == (made >= least)
        run(t, "usa fly straight")
    assert at(t, aircraft) == f"{most - 2},0 e"
    assert t.acting == ("japan",)


def test_bm_7_2__the_result_of_each_manoeuvre_is_seen_before_the_next() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e *")
    run(t, "usa fly left")
    assert at(t, "usa-f1") == "1,0 ne"
    assert log(t) == ["moved usa-f1 1 0 ne"]
    assert t.acting == ("usa",)


def test_bm_7_3__the_player_may_stop_after_the_minimum() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa fly straight", "usa fly straight", "usa stop")
    assert at(t, "usa-f1") == "3,0 e"
    assert t.acting == ("japan",)


def test_bm_7_3__and_not_before() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa fly straight")
    assert refused(t, "usa", "stop") == "BM-7.3"


def test_bm_7_4__the_flight_ends_early_when_the_aircraft_is_lost() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; usa-f2 0,0 e; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa fly-off")
    assert t.acting == ("japan",)


def test_bm_7_4__or_when_the_game_is_over() -> None:
    t = midway("flight usa-s1; usa-s1 -6,3 w; jp-s1 0,0 e")
    run(t, "usa fly straight")
    assert t.is_over


def test_bm_7_5__a_flight_has_no_firing_no_cards_and_no_secrets() -> None:
    t = domination("flight usa-f1; usa-f1 0,0 e; jp-f1 2,0 e *")
    run(t, "usa fly left", "usa fly right", "usa fly straight", "usa stop")
    assert not any(line.startswith(("fired", "played")) for line in log(t))
    assert log(t, "usa") == log(t, "japan") == log(t)


def test_bm_7_6__the_card_is_passed_also_when_the_aircraft_was_lost() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; usa-f2 0,0 e *; jp-f1 -5,0 e *")
    run(t, "usa fly straight", "usa fly-off")
    assert t.view()["holder"] == "japan"


def test_bm_r_34__flying_past_an_aircraft_exchanges_the_cells() -> None:
    t = domination("flight usa-f1; usa-f1 5,-2 e; jp-f1 6,-2 w")
    run(t, "usa fly left")
    assert (at(t, "usa-f1"), at(t, "jp-f1")) == ("6,-2 ne", "5,-2 w")
