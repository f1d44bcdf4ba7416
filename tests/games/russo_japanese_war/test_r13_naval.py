"""[RJ-13] The naval step: sorties, answers, interdiction, the Vladivostok squadron."""

from __future__ import annotations

from tests.games.russo_japanese_war.positions import (
    NO_SQUADRON,
    asked,
    choices,
    hand,
    japan,
    morale,
    naval,
    pile,
    refused,
    run,
    russia,
    state,
    steps,
    told,
)  # fmt: skip

OUT = "russia sortie"


def test_rj_13_2__ships_have_two_steps() -> None:
    t = naval("hand japan 03; fleets", luck=[3])
    run(t, OUT, "japan use j03", "japan remove-step N-Poltava")
    assert steps(t, "Poltava") == 1
    japan(t, "remove-step N-Poltava")
    assert steps(t, "Poltava") == 0
    assert told(t, "sunk") == ["N-Poltava"]
    fleets = [ship["fleet"] for ship in t.view()["naval"]["ships"]]  # type: ignore[index]
    counts = [fleets.count(fleet) for fleet in ("first", "second", "port_arthur", "vladivostok")]
    assert counts == [6, 1, 7, 1]


def test_rj_13_4__russia_may_sortie_with_or_without_a_card() -> None:
    """[RJ-R.34] No card is needed by default."""
    t = naval("hand russia 01 05; fleets")
    assert choices(t) == ["no-sortie", "sortie", "sortie-with 01"]
    assert refused(t, "sortie-with 05") == "RJ-13.4"
    assert refused(t, "sortie-with 06") == "RJ-1.6"
    russia(t, "sortie-with 01")
    assert pile(t) == "01"
    t = naval("hand russia 05; fleets")
    run(t, OUT, "russia go-on")
    assert asked(t) == "japan choose-intercept"


def test_rj_13_5__the_whole_squadron_or_none() -> None:
    t = naval(f"{NO_SQUADRON}; hand russia 05; fleets")
    assert asked(t) == "russia choose-vladivostok"
    t = naval("ship N-Poltava 0; ship N-Retvizan 1; fleets")
    run(t, OUT)
    assert told(t, "sortied") == ["port_arthur"]


def test_rj_13_6__the_blockade_takes_half_a_die_of_steps() -> None:
    t = naval("hand japan 01; fleets", luck=[1])
    run(t, OUT, "japan use j01")
    assert told(t, "naval-die") == ["1 1"]
    assert refused(t, "remove-step N-Mikasa") == "RJ-13.7"


def test_rj_x_6__the_blockade_die() -> None:
    t = naval("hand japan 01; fleets", luck=[4])
    run(t, OUT, "japan use j01")
    assert told(t, "naval-die") == ["4 2"]
    japan(t, "remove-step N-Poltava", "remove-step N-Retvizan")
    assert [steps(t, ship) for ship in ("Poltava", "Retvizan")] == [1, 1]


def test_rj_13_7__mines_take_a_die_of_steps() -> None:
    t = naval("hand japan 03; fleets", luck=[5])
    run(t, OUT, "japan use j03")
    assert told(t, "naval-die") == ["5 5"]


def test_rj_13_8__both_answers_each_once_in_any_order() -> None:
    t = naval("hand japan 01 03 05; fleets", luck=[1, 1])
    run(t, OUT, "japan use j03", "japan remove-step N-Poltava", "japan use j01")
    japan(t, "remove-step N-Poltava")
    assert choices(t) == ["done"]
    assert refused(t, "use j05") == "RJ-13.1"
    assert refused(t, "use j01") == "RJ-1.6"
    assert refused(t, "use r05") == "RJ-1.5"
    assert refused(t, "intercept") == "RJ-13.8"


def test_rj_13_9__russia_may_break_off() -> None:
    t = naval("hand russia 05; fleets")
    run(t, OUT)
    assert choices(t) == ["break-off", "go-on"]
    assert refused(t, "no-sortie") == "RJ-13.9"
    russia(t, "break-off")
    assert asked(t) == "russia choose-vladivostok"
    assert state(t).limit == -1


def test_rj_r_34__a_bluff_goes_on_only_with_a_card() -> None:
    t = naval("hand russia 05; fleets", naval_sortie="bluff")
    run(t, OUT)
    assert choices(t) == ["break-off"]
    assert refused(t, "go-on") == "RJ-R.34"
    t = naval("hand russia 06; fleets", naval_sortie="bluff")
    run(t, OUT, "russia go-on-with 06")
    assert pile(t) == "06"
    assert asked(t) == "japan choose-intercept"
    t = naval("hand russia 06; fleets", naval_sortie="bluff")
    run(t, "russia sortie-with 06")
    assert choices(t) == ["break-off", "go-on"]


def test_rj_13_10__japan_decides_whether_to_intercept() -> None:
    t = naval("fleets")
    run(t, OUT, "russia go-on")
    assert choices(t) == ["decline", "intercept"]
    assert refused(t, "pass") == "RJ-13.10"
    japan(t, "intercept")
    assert asked(t) == "japan choose-line"


def test_rj_13_11__undamaged_ships_lower_the_hand_limit() -> None:
    """[RJ-13.12] As a hand limit of the next Japanese player turn."""
    for sound, limit, blocked in ((1, 2, 0), (2, 1, 0), (3, 1, 1), (7, 1, 1)):
        names = ("Tsesarevich", "Retvizan", "Petropavlovsk", "Poltava", "Sevastopol", "Peresvet", "Pobeda")
        hurt = "; ".join(f"ship N-{name} 1" for name in names[sound:])
        t = naval(f"{hurt}; hand russia 02; fleets" if hurt else "hand russia 02; fleets")
        run(t, OUT, "russia go-on", "japan decline")
        assert (state(t).limit, state(t).blocked[0]) == (limit, blocked)


def test_rj_13_12__cards_above_the_limit_are_discarded_at_random() -> None:
    t = naval("turn 3; hand russia 02; hand japan 05 07 08; fleets", luck=[4, 6])
    run(t, OUT, "japan done", "russia go-on", "japan decline", "russia no-sortie", "russia end-turn")
    assert hand(t, "japan") == "08"


def test_rj_13_28__a_strong_interdiction_raises_russian_morale() -> None:
    t = naval("flagship N-Poltava; morale 6 4; hand russia 02; fleets")
    run(t, OUT, "russia go-on", "japan decline")
    assert morale(t) == [6, 5]
    assert t.view("japan")["naval"]["flagship"] is None  # type: ignore[index]
    t = naval("morale 6 4; hand russia 02; fleets")
    run(t, OUT, "russia go-on", "japan decline")
    assert morale(t) == [6, 4]


def test_rj_13_3__no_sinking_is_undone_while_the_flagship_is_secret() -> None:
    """Otherwise Japan finds the flagship: sink a ship, and undo if nothing happens."""
    for flagship in ("Poltava", "Retvizan"):
        t = naval(f"flagship N-{flagship}; ship N-Poltava 1; hand japan 03 05; fleets", luck=[3])
        run(t, OUT, "japan use j03", "japan remove-step N-Pobeda")
        assert t.may_undo("japan")
        japan(t, "remove-step N-Poltava")
        assert told(t, "sunk") == ["N-Poltava"]
        assert not t.may_undo("japan"), flagship


def test_rj_13_3__a_sinking_is_undone_when_there_is_nothing_to_find_out() -> None:
    t = naval("ship N-Poltava 1; ship N-Pobeda 1; flagship N-Pobeda; hand japan 03 05; fleets", luck=[4])
    run(t, OUT, "japan use j03", "japan remove-step N-Pobeda")
    assert told(t, "flagship-sunk") == ["N-Pobeda"]
    japan(t, "remove-step N-Poltava")
    assert t.may_undo("japan")


def test_rj_13_27__a_sunk_flagship_is_revealed_and_costs_morale() -> None:
    t = naval("flagship N-Poltava; ship N-Poltava 1; hand japan 01; fleets", luck=[1])
    run(t, OUT, "japan use j01", "japan remove-step N-Poltava")
    assert told(t, "flagship-sunk") == ["N-Poltava"]
    assert morale(t) == [6, 5]


def test_rj_13_13__the_vladivostok_squadron_needs_its_card() -> None:
    t = naval("hand russia 05 07; fleets")
    russia(t, "no-sortie")
    assert choices(t) == ["no-sortie", "use r05"]
    assert refused(t, "use r07") == "RJ-13.1"
    assert refused(t, "pass") == "RJ-13.13"
    russia(t, "use r05")
    assert told(t, "sortied") == ["vladivostok"]


def test_rj_13_14__the_second_fleet_intercepts_by_a_card() -> None:
    t = naval("hand russia 05 07; hand japan 04 06; fleets", luck=[6, 6, 6, 6])
    run(t, "russia no-sortie", "russia use r05")
    assert asked(t) == "japan choose-second-fleet"
    assert refused(t, "use j06") == "RJ-13.1"
    assert refused(t, "pass") == "RJ-13.14"
    japan(t, "use j04", "decline")
    assert told(t, "intercepted") == ["second"]
    assert len(told(t, "fired")) == 2


def test_rj_r_38__akiyama_is_used_for_one_thing() -> None:
    t = naval("hand russia 05 07; hand japan 04 06; fleets")
    run(t, "russia no-sortie", "russia use r05", "japan use j04")
    assert asked(t) == "japan choose-first-fire"
    assert choices(t) == ["decline"]


def test_rj_13_15__an_undamaged_vladivostok_squadron_limits_the_hand_to_two() -> None:
    t = naval("hand russia 05 07; fleets")
    russia(t, "no-sortie", "use r05")
    assert state(t).limit == 2
    t = naval("ship N-Rossiya 1; hand russia 05 07; fleets")
    russia(t, "no-sortie", "use r05")
    assert state(t).limit == -1


def test_rj_13_16__it_adds_nothing_to_an_interdiction() -> None:
    """[RJ-R.39] Damaged ships interdict nothing and do not block it."""
    t = naval("hand russia 05 07; fleets")
    run(t, OUT, "russia go-on", "japan decline", "russia use r05")
    assert told(t, "hand-limit") == ["1"]


def test_rj_r_39__damaged_ships_interdict_nothing() -> None:
    hurt = NO_SQUADRON.replace(" 0", " 1")
    t = naval(f"{hurt}; hand russia 05 07; fleets")
    run(t, OUT, "russia go-on", "japan decline", "russia use r05")
    assert told(t, "interdicted") == []
    assert state(t).limit == 2


def test_rj_13_17__fleets_return_and_the_card_play_phase_goes_on() -> None:
    t = naval("hand russia 07; fleets")
    russia(t, "no-sortie", "no-sortie")
    assert asked(t) == "russia choose-use"
    assert state(t).sea == 0


def test_rj_r_37__mines_do_not_neutralise_in_the_naval_game() -> None:
    t = naval("hand japan 03; fleets", luck=[1])
    run(t, OUT, "japan use j03", "japan remove-step N-Poltava")
    assert state(t).neutralised == 0
    assert morale(t) == [6, 6]


def test_rj_r_44__war_god_fetches_the_card_of_the_sortie() -> None:
    t = naval("hand russia 01; hand japan 13; fleets", luck=[1])
    run(t, "russia sortie-with 01", "japan play j13")
    assert hand(t, "japan") == "01"
    japan(t, "use j01")
    assert asked(t) == "japan choose-hit"


def test_the_step_is_over_when_the_squadron_is_sunk() -> None:
    """A squadron that loses its last ship neither goes on nor interdicts."""
    left = NO_SQUADRON.replace("ship N-Pobeda 0", "ship N-Pobeda 1")
    t = naval(f"{left}; hand japan 01; hand russia 07; fleets", luck=[1])
    run(t, OUT, "japan use j01", "japan remove-step N-Pobeda")
    japan(t, "done")
    assert asked(t) == "russia choose-vladivostok"
