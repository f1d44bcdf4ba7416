"""Chapter 4: control points, the end of the war, and the two ways to end it early."""

from __future__ import annotations

import pytest

from admiralty import Refused, Table
from admiralty.core.codec import BadPosition
from tests.games.port_arthur.positions import PORT_ARTHUR_FLEET, must_wait, state
from tests.support import table

MUKDEN = "track yalu nanshan liaoyang mukden"
LAST_DAY = f"turn 6; turn-end; {MUKDEN}"


def test_pa_4_1__the_marker_is_above_zero_on_japans_side() -> None:
    t = table("port-arthur", "cp 0; scoring; tsushima: asama")
    assert t.view()["cp"] == 1


def test_pa_4_1__five_for_russia_is_minus_five() -> None:
    assert table("port-arthur", "cp -5").view()["cp"] == -5


@pytest.mark.parametrize("cp", [-6, 6])
def test_pa_4_1__the_marker_is_never_beyond_five(cp: int) -> None:
    with pytest.raises(BadPosition):
        table("port-arthur", f"cp {cp}")


def test_pa_r_12__the_signed_scale_tells_whose_side_the_marker_is_on() -> None:
    assert table("port-arthur", f"{LAST_DAY}; cp 1").result == {"japan": 1, "russia": -1}
    assert table("port-arthur", f"{LAST_DAY}; cp -1").result == {"japan": -1, "russia": 1}


def test_pa_4_2__what_a_side_gains_moves_the_marker_towards_it() -> None:
    assert table("port-arthur", "cp 2; scoring; tsushima: asama").view()["cp"] == 3
    assert table("port-arthur", "cp 2; scoring; tsushima: rossia").view()["cp"] == 1


def test_pa_4_2__what_a_side_loses_moves_the_marker_away_from_it() -> None:
    t = table("port-arthur", "cp 2; scoring")
    t.play("japan", "blockade on")
    assert t.view()["cp"] == 1


@pytest.mark.parametrize(("start", "ships", "end"), [(3, "asama", 5), (-3, "rossia", -5)])
def test_pa_4_3__what_goes_beyond_five_is_lost(start: int, ships: str, end: int) -> None:
    zones = dict(zip(("yellow-sea", "east-china-sea", "tsushima"), fleet(ships), strict=True))
    words = "; ".join(f"{zone}: {ship}" for zone, ship in zones.items())
    assert table("port-arthur", f"cp {start}; scoring; {words}").view()["cp"] == end


def fleet(leader: str) -> list[str]:
    return ["asama", "tokiwa", "izumo"] if leader == "asama" else ["rossia", "gromoboi", "rurik"]


def test_pa_4_3__it_is_lost_at_once_and_not_at_the_end_of_the_phase() -> None:
    position = "cp 4; scoring; yellow-sea: asama; east-china-sea: tokiwa; tsushima: izumo"
    t = table("port-arthur", position)
    t.play("japan", "blockade on")
    assert t.view()["cp"] == 4  # 4 + 6 is cut to 5, and the blockade costs 1 of that


def idle_turn(t: Table) -> None:
    """Nobody sails, equal dice end the operations, and no blockade is laid."""
    t.play("japan", "done")
    t.play("russia", "done")
    t.play(t.acting[0], "accept")
    if not t.is_over:
        t.play("japan", "blockade off")


def test_pa_4_4__the_game_lasts_exactly_six_turns() -> None:
    t = table("port-arthur", luck=[1] * 12)
    for turn in range(1, 7):
        assert not t.is_over
        assert t.view()["turn"] == turn
        idle_turn(t)
    assert t.is_over
    assert t.acting == ()


@pytest.mark.parametrize("cp", [-5, 5])
def test_pa_4_4__neither_end_of_the_track_ends_it(cp: int) -> None:
    t = table("port-arthur", f"turn 5; cp {cp}; turn-end; {MUKDEN}")
    assert not t.is_over
    assert t.view()["turn"] == 6


def test_pa_4_4__the_loss_of_a_whole_fleet_does_not_end_it() -> None:
    t = table("port-arthur", f"turn 2; turn-end; sunk: {PORT_ARTHUR_FLEET} rossia gromoboi rurik")
    assert not t.is_over
    assert t.acting == ("japan",)


def test_pa_4_4__a_side_may_resign_at_any_time() -> None:
    t = table("port-arthur", "operations japan; cp 5")
    t.play("japan", "resign")
    assert t.is_over
    assert t.result == {"japan": -1, "russia": 1}
    assert t.ending == "resigned"


def test_pa_4_4__the_side_that_waits_may_resign_too() -> None:
    t = table("port-arthur", "cp -5")
    assert t.acting == ("japan",)
    t.play("russia", "resign")
    assert t.result == {"japan": 1, "russia": -1}


def test_pa_4_4__an_agreed_draw_ends_it() -> None:
    t = table("port-arthur", "cp 3")
    t.play("russia", "draw offer")
    assert t.result == {}
    t.play("japan", "draw accept")
    assert t.is_over
    assert t.result == {"japan": 0, "russia": 0}
    assert t.ending == "agreed draw"


def test_pa_4_4__a_declined_or_withdrawn_offer_lets_it_go_on() -> None:
    t = table("port-arthur")
    t.play("japan", "draw offer")
    t.play("russia", "draw decline")
    assert not t.is_over
    t.play("japan", "draw offer")
    t.play("japan", "draw withdraw")
    with pytest.raises(Refused):
        t.play("russia", "draw accept")
    assert not t.is_over


@pytest.mark.parametrize("word", ["draw accept", "draw decline", "draw withdraw"])
def test_pa_4_4__without_an_offer_there_is_nothing_to_answer(word: str) -> None:
    t = table("port-arthur")
    with pytest.raises(Refused):
        t.play("japan", word)
    assert not t.is_over


@pytest.mark.parametrize(
    ("seat", "word"),
    [
        ("japan", "draw offer"),
        ("russia", "draw offer"),
        ("japan", "draw accept"),
        ("japan", "draw decline"),
        ("russia", "draw withdraw"),
    ],
)
def test_pa_4_4__an_offer_stands_once_and_only_the_other_side_answers_it(seat: str, word: str) -> None:
    t = table("port-arthur")
    t.play("japan", "draw offer")
    with pytest.raises(Refused):
        t.play(seat, word)
    t.play("russia", "draw decline")
    assert not t.is_over


@pytest.mark.parametrize("word", ["done", "resign", "draw offer", "undo"])
def test_pa_4_4__nobody_acts_after_the_end(word: str) -> None:
    t = table("port-arthur")
    t.play("russia", "resign")
    assert must_wait(t, "japan", word)
    assert t.result == {"japan": 1, "russia": -1}


@pytest.mark.parametrize("cp", [-5, 0, 5])
def test_pa_4_5__without_an_army_on_mukden_russia_wins_whatever_the_marker_shows(cp: int) -> None:
    track = "track yalu nanshan liaoyang hill-203 port-arthur-fortress"
    t = table("port-arthur", f"turn 6; cp {cp}; turn-end; {track}")
    assert t.result == {"japan": -1, "russia": 1}
    assert t.ending == "PA-4.5"


def test_pa_4_5__it_is_asked_only_at_the_end_of_turn_6() -> None:
    assert not table("port-arthur", "turn 5; turn-end; cp -5").is_over


def test_pa_4_5__an_army_on_a_landing_box_or_in_the_supply_does_not_hold_mukden() -> None:
    t = table("port-arthur", "turn 6; cp 5; return; track yalu nanshan liaoyang; army tsushima")
    assert t.ending == "PA-4.5"


@pytest.mark.parametrize(
    ("cp", "japan", "ending"), [(1, 1, "PA-4.6 japan"), (-1, -1, "PA-4.6 russia"), (0, 0, "PA-4.6 draw")]
)
def test_pa_4_6__with_mukden_held_the_marker_decides(cp: int, japan: int, ending: str) -> None:
    t = table("port-arthur", f"{LAST_DAY}; cp {cp}")
    assert t.result == {"japan": japan, "russia": -japan}
    assert t.ending == ending


def test_pa_4_6__mukden_taken_in_the_last_turn_counts() -> None:
    t = table("port-arthur", "turn 6; cp 1; scoring; track yalu nanshan liaoyang; army tsushima")
    t.play("japan", "blockade off")
    t.play("japan", "land mukden")
    assert t.ending == "PA-4.6 japan"


def test_pa_4_7__sunk_ships_have_no_value_for_victory() -> None:
    t = table("port-arthur", f"{LAST_DAY}; cp -1; sunk: {PORT_ARTHUR_FLEET} rossia gromoboi rurik")
    assert t.result == {"japan": -1, "russia": 1}
    t = table("port-arthur", f"{LAST_DAY}; cp 0; sunk: mikasa asahi shikishima fuji")
    assert t.result == {"japan": 0, "russia": 0}
    assert state(t).ending == "PA-4.6 draw"
