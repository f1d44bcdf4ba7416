"""Chapter 5: activation and who gets the Initiative card."""

from __future__ import annotations

from tests.games.battle_of_midway.positions import (
    NO_CARDS,
    at,
    choices,
    domination,
    log,
    marked,
    midway,
    must_wait,
    refused,
    run,
)

CALM = "usa-f1 5,0 w; usa-f2 5,-2 w; jp-f1 -5,0 e; jp-f2 -5,2 e"
FLIGHT = ["fly straight", "fly straight", "fly straight", "stop"]
BANK = [0, 1, 2, 3]


def flown(side: str, aircraft: str) -> list[str]:
    return [f"{side} {word}" for word in (f"activate {aircraft}", "flight", *FLIGHT)]


def test_bm_5_1__the_holder_of_the_card_activates_and_discards_the_marker() -> None:
    t = domination(f"activation japan; {CALM}")
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["activate jp-f1", "activate jp-f2"]
    t.play("japan", "activate jp-f1")
    assert marked(t) == ["usa-f1", "usa-f2", "jp-f2"]


def test_bm_5_1__an_aircraft_without_a_marker_or_of_the_enemy_is_refused() -> None:
    t = domination("activation japan; usa-f1 5,0 w *; jp-f1 -5,0 e; jp-f2 -5,2 e *")
    assert refused(t, "japan", "activate jp-f1") == "BM-5.1"
    assert refused(t, "japan", "activate usa-f1") == "BM-5.1"
    assert must_wait(t, "usa", "activate usa-f1")


def test_bm_5_2__it_does_exactly_one_action() -> None:
    t = domination("activation usa; usa-f1 0,0 e; jp-f1 3,0 e")
    t.play("usa", "activate usa-f1")
    assert choices(t, "usa") == ["flight", "attack jp-f1"]
    assert refused(t, "usa", "fly left") == "BM-5.2"


def test_bm_5_3__without_a_target_in_reach_there_is_only_flight() -> None:
    t = domination("activation usa; usa-f1 0,0 e; jp-f1 -3,0 e")
    t.play("usa", "activate usa-f1")
    assert choices(t, "usa") == ["flight"]


def test_bm_5_4__nobody_passes() -> None:
    t = domination(f"activation usa; {CALM}")
    assert refused(t, "usa", "pass") == refused(t, "usa", "done") == "BM-5.1"


def test_bm_5_5__after_a_flight_the_card_goes_to_the_opponent() -> None:
    t = domination(f"activation usa; {CALM}")
    run(t, *flown("usa", "usa-f1"))
    assert t.view()["holder"] == "japan"
    assert log(t)[-1] == "initiative-passes japan"


def test_bm_5_5__it_stays_if_the_opponent_has_no_marker() -> None:
    t = domination("activation usa; usa-f1 5,0 w *; usa-f2 5,-2 w *; jp-f1 -5,0 e")
    run(t, *flown("usa", "usa-f1"))
    assert t.view()["holder"] == "usa"
    assert choices(t, "usa") == ["activate usa-f2"]


def test_bm_r_10__the_opponent_of_the_one_who_flew_decides_not_the_markers_of_the_flyer() -> None:
    t = domination("activation usa; usa-f1 5,0 w *; jp-f1 -5,0 e *")
    run(t, *flown("usa", "usa-f1"))
    assert t.acting == ("japan",)


COMBAT = "usa-f1 0,0 e; jp-f1 3,0 e"


def fought() -> list[str]:
    return ["usa activate usa-f1", "usa attack jp-f1", "usa plan left-left", "japan plan straight-straight",
            "usa first attacker"]  # fmt: skip


def test_bm_5_6__after_a_combat_the_attacker_keeps_the_card() -> None:
    t = domination(
        f"activation usa; usa-f1 0,0 e *; jp-f1 3,0 e *; usa-f2 5,-2 w *; jp-f2 -5,2 e *; {NO_CARDS}"
    )
    run(t, *fought())
    assert t.view()["holder"] == "usa"
    assert choices(t, "usa") == ["activate usa-f2"]


def test_bm_r_11__so_a_player_may_fight_several_combats_in_a_row() -> None:
    t = domination(f"activation usa; usa-f1 0,0 e *; jp-f1 3,0 e; usa-f2 0,2 e *; jp-f2 3,2 e *; {NO_CARDS}")
    run(t, *fought())
    run(t, "usa activate usa-f2")
    assert "attack jp-f2" in choices(t, "usa")


def test_bm_5_6__without_own_markers_the_card_goes_to_the_opponent() -> None:
    t = domination(f"activation usa; usa-f1 0,0 e *; jp-f1 3,0 e *; jp-f2 -5,2 e *; {NO_CARDS}")
    run(t, *fought())
    assert t.acting == ("japan",)
    assert t.view()["holder"] == "japan"


def test_bm_5_6__when_nobody_has_a_marker_it_stays() -> None:
    t = domination(f"activation usa; points 0 3; usa-f1 0,0 e *; jp-f1 3,0 e *; {NO_CARDS}", luck=BANK)
    run(t, *fought())
    assert t.view()["holder"] == "usa"
    assert t.now("Purchase")


def test_bm_5_7__when_no_marker_is_left_the_purchases_follow() -> None:
    t = domination("activation usa; usa-f1 5,0 w *; jp-f1 -5,0 e", luck=BANK)
    run(t, *flown("usa", "usa-f1"))
    assert t.now("Purchase")
    assert t.acting == ("usa",)


def test_bm_5_8__a_holder_without_markers_hands_the_card_over() -> None:
    t = domination("activation usa; usa-f1 5,0 w; jp-f1 -5,0 e *")
    assert t.acting == ("japan",)
    assert log(t) == ["initiative-passes japan"]


def test_bm_r_12__also_when_the_winner_of_the_bid_has_no_aircraft() -> None:
    t = domination("begin; jp-f1 -5,0 e")
    run(t, "usa bid 3", "japan bid 0")
    assert t.acting == ("japan",)
    assert told_holders(log(t)) == ["initiative usa", "initiative-passes japan"]


def told_holders(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("initiative")]


def test_bm_5_9__the_marker_goes_with_the_aircraft() -> None:
    t = domination(
        f"firing usa-f1 jp-f1; usa-f1 0,0 e; jp-f1 2,0 e; usa-f4 5,0 e *; {NO_CARDS}", luck=[7, 6, 5, 1]
    )
    assert at(t, "jp-f1") == ""
    assert marked(t) == ["usa-f4"]


def test_bm_5_9__also_in_carrier_hunt() -> None:
    t = midway(["flight usa-f1; usa-f1 7,-3 e *; usa-s1 5,0 e; jp-s1 -5,0 w *", "ension optional"][0])
    run(t, "usa fly straight", "usa fly-off")
    assert marked(t) == ["jp-s1"]
