"""The pictures the board draws while a side chooses."""

from __future__ import annotations

from typing import Any

import pytest

from admiralty import Table
from admiralty.games.battle_of_midway.show.odds import Shot, compare
from admiralty.kit.extras import Advice
from tests.games.battle_of_midway.positions import at, choices, domination, midway, run

DUEL = "usa-f1 0,0 e; jp-f1 2,0 e; usa-f4 5,0 e *; jp-f4 -5,0 w *"
PILE = (1, 2, 3, 4, 5, 6, 7)


def seen(t: Table, seat: str) -> Any:
    return t.game.require(Advice).outlook(t.state, t.game.seat_index(seat))


def test_simple_questions_and_spectators_have_no_picture() -> None:
    t = midway()
    assert seen(t, "japan") is None
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    assert t.game.require(Advice).outlook(t.state, -1) is None


def test_bm_8_1__the_enemies_shown_are_those_that_can_be_attacked_each_with_a_way() -> None:
    t = domination("activation usa; usa-f1 -2,1 e *; jp-f1 3,-1 w *; jp-f2 -3,1 e; jp-f3 -1,1 w; jp-f4 5,0 e")
    reach = seen(t, "usa")["reach"]
    assert set(reach) == {"usa-f1", "jp-f1", "jp-f2", "jp-f3", "jp-f4"}
    run(t, "usa activate usa-f1")
    attacks = {choice.removeprefix("attack ") for choice in choices(t, "usa")} - {"flight"}
    assert set(reach["usa-f1"]["enemies"]) == attacks == {"jp-f1", "jp-f3"}
    assert len(reach["usa-f1"]["enemies"]["jp-f1"]) == 5
    assert reach["usa-f1"]["enemies"]["jp-f3"] == [[-1, 1]]
    assert seen(t, "usa")["reach"]["usa-f1"] == reach["usa-f1"]


@pytest.mark.parametrize("made", [0, 1, 2])
def test_bm_7_3__every_end_of_a_flight_that_is_shown_can_be_flown(made: int) -> None:
    steps = ["usa fly left", "usa fly straight"][:made]
    start = "flight usa-f1; usa-f1 5,-2 e; jp-f1 6,-2 w *"
    t = domination(start)
    run(t, *steps)
    ends = seen(t, "usa")["ends"]
    assert {len(end["turns"]) + made for end in ends} <= {3, 4}
    for end in ends:
        t = domination(start)
        run(t, *steps, *(f"usa fly {turn}" for turn in end["turns"]))
        q, r, heading = end["place"]
        assert at(t, "usa-f1") == f"{q},{r} {heading}"
        assert t.acting == ("japan",) or "stop" in choices(t, "usa")


def test_bm_14_1__a_bomber_is_shown_that_it_reaches_the_carrier_however_near() -> None:
    t = midway("flight jp-s1; jp-s1 6,-3 e; usa-f1 0,0 e *; usa-s1 -1,0 e")
    ends = [end for end in seen(t, "japan")["ends"] if end["place"][:2] == [7, -3]]
    assert [end["turns"] for end in ends] == [["left"], ["straight"], ["right"]]
    run(t, "japan fly left")
    assert t.ending == "BM-14.1"


def test_a_manoeuvre_shows_where_it_leads_also_over_the_edge() -> None:
    t = domination("flight usa-f1; usa-f1 7,-3 e; jp-f1 0,0 w *")
    after = seen(t, "usa")["after"]
    assert after["fly left"] == {"usa-f1": [8, -3, "ne"]}
    assert set(after) == {"fly left", "fly straight", "fly right"}
    alone = "flight usa-f1; usa-f1 7,-3 e; jp-f1 11,-3 w *; jp-f2 -3,9 e *; tile s1 11,-3; tile s2 -3,9"
    assert seen(domination(alone), "usa")["after"]["fly left"] == {"usa-f1": [8, -3, "ne", "lost"]}
    t = domination(f"orders usa-f1 jp-f1; {DUEL}; hand japan feint acceleration; hand usa dodge")
    run(t, "japan play feint")
    assert seen(t, "japan")["after"] == {
        "feint left": {"jp-f1": [3, -2, "e"]},
        "feint right": {"jp-f1": [1, 2, "e"]},
    }
    run(t, "japan feint left")
    assert at(t, "jp-f1") == "3,-2 e"


def test_the_order_of_movement_shows_where_both_will_stand() -> None:
    t = domination("attack usa-f1 jp-f1; usa-f1 -2,1 e; jp-f1 3,-1 w; usa-f4 5,0 e *")
    run(t, "usa plan left-right", "japan plan straight-straight")
    after = seen(t, "usa")["after"]
    assert after["first defender"] == {"jp-f1": [1, -1, "w"], "usa-f1": [0, 0, "e"]}
    run(t, "usa first defender")
    assert (at(t, "jp-f1"), at(t, "usa-f1")) == ("1,-1 w", "0,0 e")


def test_before_a_plan_81_pairs_are_shown_in_both_orders() -> None:
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    found = seen(t, "usa")
    rows, columns = found["own_tokens"], found["enemy_tokens"]
    assert len(rows) == len(columns) == len(found["first"]["own"]) == 9
    ahead = rows.index("straight-straight")
    mine, theirs, destroy, lost = found["first"]["enemy"][ahead][ahead]
    assert (mine, theirs, lost) == ("red", "dark_blue", 0.0)
    expected = compare(Shot(PILE, 3, 0, 0), Shot(PILE, 1, 0, 0))
    assert destroy == pytest.approx(float(expected.higher), abs=1e-4)
    assert found["moves"]["left-right"] == [[1, 0, "ne"], [2, -1, "e"]]


def test_every_draw_has_its_exact_chances() -> None:
    t = domination(f"attack usa-f1 jp-f1; {DUEL}")
    rows = {(row["own"], row["enemy"]): row for row in seen(t, "usa")["firing"]["jp-f1"]}
    expected = compare(Shot(PILE, 2, 0, 0), Shot(PILE, 3, 0, 0))
    assert rows["yellow", "red"]["p_destroy"] == pytest.approx(float(expected.higher), abs=1e-4)
    assert rows["yellow", "red"]["p_lost"] == pytest.approx(float(expected.lower), abs=1e-4)
    assert ("dark_blue", "light_blue") not in rows
