"""[RJ-13] Naval battles and repairs."""

from __future__ import annotations

from admiralty import Table
from tests.games.russo_japanese_war.positions import (
    NO_SQUADRON,
    asked,
    choices,
    japan,
    naval,
    refused,
    run,
    russia,
    state,
    steps,
    told,
)  # fmt: skip

FIRST = ("Mikasa", "Asahi", "Shikishima", "Hatsuse", "Fuji", "Yashima")
SQUADRON = ("Tsesarevich", "Retvizan", "Petropavlovsk", "Poltava", "Sevastopol", "Peresvet", "Pobeda")


def sunk(*names: str) -> str:
    return "; ".join(f"ship N-{name} 0" for name in names)


def battle(position: str, luck: list[int] | None = None) -> Table:
    """The squadron goes on and the First Fleet intercepts."""
    t = naval(f"{position}; fleets", luck=luck)
    run(t, "russia sortie")
    if asked(t) == "japan choose-response":
        japan(t, "done")
    return run(t, "russia go-on", "japan intercept")


def line(t: Table, side: str, *names: str) -> None:
    for name in names:
        t.play(side, f"next N-{name}")
    t.play(side, "done")


TWO = sunk(*FIRST[2:], *SQUADRON[2:])
THREE_TO_ONE = sunk(*FIRST[3:], *SQUADRON[1:])


def test_rj_13_18__undamaged_ships_come_first_and_the_line_is_secret() -> None:
    t = battle(f"{TWO}; ship N-Mikasa 1; hand russia 07")
    assert t.refuses("japan", "next N-Mikasa") == "RJ-13.18"
    t.play("japan", "next N-Asahi")
    assert t.refuses("japan", "done") == "RJ-13.18"
    assert t.view("russia")["naval"]["lines"] == {"japan": [], "russia": []}  # type: ignore[index]
    assert t.view("japan")["naval"]["lines"]["japan"] == ["N-Asahi"]  # type: ignore[index]
    assert [t.view(seat)["about"] for seat in ("japan", "russia", "")] == [None, None, None]


def test_rj_r_35__lines_are_shown_together_and_paired_in_order() -> None:
    t = battle(f"{TWO}; hand russia 07", luck=[6] * 8)
    line(t, "japan", "Asahi", "Mikasa")
    assert told(t, "line") == []
    line(t, "russia", "Retvizan", "Tsesarevich")
    assert told(t, "line") == ["japan N-Asahi+N-Mikasa", "russia N-Retvizan+N-Tsesarevich"]
    assert told(t, "paired") == ["N-Asahi N-Retvizan", "N-Mikasa N-Tsesarevich"]


def test_rj_13_19__surplus_ships_are_assigned_two_before_three() -> None:
    t = battle(f"{sunk(*FIRST[4:], *SQUADRON[2:])}; hand russia 07")
    line(t, "japan", "Mikasa", "Asahi", "Shikishima", "Hatsuse")
    line(t, "russia", "Retvizan", "Tsesarevich")
    assert asked(t) == "japan choose-pairing"
    japan(t, "assign N-Shikishima N-Retvizan")
    assert told(t, "paired")[-1] == "N-Hatsuse N-Tsesarevich"
    t = battle(f"{sunk(*FIRST[4:], *SQUADRON[3:])}; hand russia 07")
    line(t, "japan", "Mikasa", "Asahi", "Shikishima", "Hatsuse")
    line(t, "russia", "Retvizan", "Tsesarevich", "Petropavlovsk")
    assert t.refuses("japan", "assign N-Hatsuse N-Poltava") == "RJ-13.19"


def test_rj_13_19__once_every_enemy_faces_two_a_surplus_ship_goes_to_any() -> None:
    """Four against one: version 1 spread the ships evenly to the end."""
    t = battle(f"{sunk(*SQUADRON[2:])}; hand russia 07")
    line(t, "japan", *FIRST)
    line(t, "russia", "Retvizan", "Tsesarevich")
    japan(t, "assign N-Shikishima N-Retvizan")
    assert told(t, "paired")[-1] == "N-Hatsuse N-Tsesarevich"
    japan(t, "assign N-Fuji N-Retvizan")
    assert choices(t, "assign") == ["N-Yashima N-Retvizan", "N-Yashima N-Tsesarevich"]
    japan(t, "assign N-Yashima N-Retvizan")
    assert told(t, "paired")[-4:] == [
        "N-Shikishima N-Retvizan", "N-Hatsuse N-Tsesarevich", "N-Fuji N-Retvizan", "N-Yashima N-Retvizan",
    ]  # fmt: skip


def test_rj_13_19__two_before_three_is_refused_by_its_clause() -> None:
    t = battle(f"{sunk(*FIRST[4:], *SQUADRON[3:])}; hand russia 07")
    line(t, "japan", "Mikasa", "Asahi", "Shikishima", "Hatsuse")
    line(t, "russia", "Retvizan", "Tsesarevich", "Petropavlovsk")
    japan(t, "assign N-Hatsuse N-Retvizan")
    t = battle(f"{sunk(*FIRST[5:], *SQUADRON[3:])}; hand russia 07")
    line(t, "japan", *FIRST[:5])
    line(t, "russia", "Retvizan", "Tsesarevich", "Petropavlovsk")
    japan(t, "assign N-Hatsuse N-Retvizan")
    assert refused(t, "assign N-Fuji N-Retvizan") == "RJ-13.19"


def test_rj_r_35__a_ship_may_be_taken_back_while_either_side_chooses() -> None:
    """Nobody can undo while both sides choose; whoever was faster was stuck with a slip."""
    t = battle(f"{TWO}; hand russia 07", luck=[6] * 8)
    assert t.refuses("japan", "take-back") == "RJ-13.18"
    run(t, "japan next N-Mikasa", "japan next N-Asahi")
    assert not t.may_undo("japan")
    run(t, "japan take-back", "japan take-back", "japan next N-Asahi", "japan next N-Mikasa")
    assert t.view("japan")["naval"]["lines"]["japan"] == ["N-Asahi", "N-Mikasa"]  # type: ignore[index]
    assert t.view("russia")["naval"]["lines"]["japan"] == []  # type: ignore[index]
    run(t, "japan done", "japan take-back", "japan take-back")
    run(t, "japan next N-Mikasa", "japan next N-Asahi", "japan done")
    assert t.acting == ("russia",)
    line(t, "russia", "Retvizan", "Tsesarevich")
    assert told(t, "line")[0] == "japan N-Mikasa+N-Asahi"
    assert t.refuses("japan", "take-back")


def test_rj_r_35__an_outnumbered_ship_chooses_its_target() -> None:
    t = battle(f"{THREE_TO_ONE}; hand russia 07")
    line(t, "japan", "Mikasa", "Asahi", "Shikishima")
    assert asked(t) == "russia choose-fire"
    assert refused(t, "fire-at N-Tsesarevich N-Fuji") == "RJ-13.20"
    assert refused(t, "pass") == "RJ-R.35"
    assert choices(t, "fire-at") == [
        "N-Tsesarevich N-Mikasa", "N-Tsesarevich N-Asahi", "N-Tsesarevich N-Shikishima",
    ]  # fmt: skip


def test_rj_13_20__one_die_a_step_and_hits_up_to_the_combat_value() -> None:
    t = battle(f"{THREE_TO_ONE}; hand russia 07", luck=[3, 4, 1, 6, 6, 6, 3, 4])
    line(t, "japan", "Mikasa", "Asahi", "Shikishima")
    russia(t, "fire-at N-Tsesarevich N-Asahi")
    assert told(t, "fired") == [
        "N-Mikasa N-Tsesarevich 3+4 1", "N-Asahi N-Tsesarevich 1+6 1", "N-Shikishima N-Tsesarevich 6+6 0",
        "N-Tsesarevich N-Asahi 3+4 1",
    ]  # fmt: skip
    assert steps(t, "Tsesarevich") == 0
    assert steps(t, "Asahi") == 1


def test_rj_13_21__fire_is_simultaneous() -> None:
    """The ship that is sunk has fired with both steps."""
    t = battle(f"{sunk(*FIRST[1:], *SQUADRON[1:])}; hand russia 07", luck=[1, 1, 1, 1])
    assert [steps(t, name) for name in ("Mikasa", "Tsesarevich")] == [0, 0]
    assert asked(t) == "russia choose-vladivostok"


def test_rj_13_22__akiyama_lets_japan_fire_first() -> None:
    t = battle(f"{sunk(*FIRST[1:], *SQUADRON[1:])}; hand japan 04 06; hand russia 07", luck=[1, 1])
    assert asked(t) == "japan choose-first-fire"
    assert refused(t, "use j06") == "RJ-13.1"
    assert refused(t, "pass") == "RJ-13.22"
    japan(t, "use j04")
    assert [steps(t, name) for name in ("Mikasa", "Tsesarevich")] == [2, 0]


def test_rj_13_23__a_squadron_in_port_repairs_one_ship() -> None:
    """[RJ-R.36] A sortie that was broken off counts as one."""
    t = naval("ship N-Poltava 1; ship N-Retvizan 1; hand russia 07; fleets")
    russia(t, "no-sortie", "no-sortie")
    assert asked(t) == "russia choose-repair"
    assert refused(t, "repair N-Pobeda") == "RJ-13.23"
    russia(t, "repair N-Poltava")
    assert [steps(t, name) for name in ("Poltava", "Retvizan")] == [2, 1]


def test_rj_r_36__a_broken_off_sortie_allows_no_repair() -> None:
    t = naval("ship N-Poltava 1; hand russia 07; fleets")
    russia(t, "sortie", "break-off", "no-sortie")
    assert steps(t, "Poltava") == 1


def test_rj_13_24__the_vladivostok_squadron_is_never_repaired() -> None:
    t = naval("ship N-Rossiya 1; hand russia 07; fleets")
    russia(t, "no-sortie", "no-sortie")
    assert steps(t, "Rossiya") == 1


def test_rj_13_25__the_first_fleet_in_port_repairs_two_ships() -> None:
    t = naval("ship N-Mikasa 1; ship N-Fuji 1; ship N-Asahi 1; hand russia 07; fleets")
    russia(t, "no-sortie", "no-sortie")
    japan(t, "repair N-Mikasa", "repair N-Asahi")
    assert [steps(t, name) for name in ("Mikasa", "Fuji", "Asahi")] == [2, 1, 2]
    t = naval("ship N-Mikasa 1; ship N-Fuji 1; hand russia 07; fleets")
    russia(t, "no-sortie", "no-sortie")
    assert [steps(t, name) for name in ("Mikasa", "Fuji")] == [2, 2]


def test_rj_13_26__the_second_fleet_is_repaired_or_brought_back() -> None:
    t = naval(f"{NO_SQUADRON}; ship N-Izumo 1; fleets")
    assert steps(t, "Izumo") == 2
    t = naval(f"{NO_SQUADRON}; ship N-Izumo 0; ship N-Fuji 1; hand russia 07; fleets")
    russia(t, "no-sortie")
    assert steps(t, "Fuji") == 2
    assert refused(t, "revive N-Poltava") == "RJ-13.26"
    japan(t, "revive N-Yashima")
    assert [steps(t, name) for name in ("Izumo", "Yashima")] == [2, 0]
    t = naval(f"{NO_SQUADRON}; ship N-Izumo 0; hand russia 07; fleets")
    run(t, "russia no-sortie", "japan decline")
    assert steps(t, "Izumo") == 0


def test_a_battle_leaves_nothing_behind() -> None:
    t = battle(f"{sunk(*FIRST[1:], *SQUADRON[1:])}; hand russia 07", luck=[6, 6, 6, 6])
    s = state(t)
    assert (s.japan_line, s.russia_line, s.faces, s.aims) == ([], [], [], [])
