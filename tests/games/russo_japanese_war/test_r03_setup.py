"""[RJ-3] Set-up."""

from __future__ import annotations

from admiralty import Table
from admiralty.games.russo_japanese_war.r01_general import strength
from tests.games.russo_japanese_war.positions import (
    asked,
    at,
    controls,
    hand,
    morale,
    naval,
    state,
    tables,
    told,
    war,
)  # fmt: skip


def start(luck: tuple[int, int, int] = (4, 8, 0)) -> Table:
    return war("", luck=list(luck))


def test_rj_3_1__russia_starts_with_four_units_on_the_map() -> None:
    t = start()
    on_map = {u: at(t, u) for u in tables(t).unit_ids if u.startswith("R") and at(t, u).isdigit()}
    assert on_map == {"R-S1": "1913", "R-S2": "1214", "R-PA": "1201", "R-NA": "1204"}


def test_rj_3_2__all_other_russians_are_in_european_russia() -> None:
    t = start()
    assert [at(t, u) for u in tables(t).unit_ids[15:24]] == ["europe"] * 9


def test_rj_3_3__three_japanese_units_are_in_korea_the_others_in_japan() -> None:
    t = start()
    assert [u for u in tables(t).unit_ids if at(t, u) == "korea"] == ["J-Gds", "J-2", "J-12"]
    assert sum(at(t, u) == "japan" for u in tables(t).unit_ids) == 10


def test_rj_3_4__all_other_cards_are_in_the_deck() -> None:
    t = start()
    assert len(state(t).deck) == 13
    assert state(t).pile == []


def test_rj_3_5__russia_starts_without_cards() -> None:
    assert hand(start(), "russia") == ""


def test_rj_3_6__a_first_hand_without_the_returned_card_has_three_cards() -> None:
    t = start()
    assert hand(t, "japan") == "01 05 09"
    assert told(t, "drew", "japan") == ["01+05+09"]
    assert told(t, "drew", "russia") == []
    assert told(t, "drew-cards", "russia") == ["japan 3"]


def test_rj_x_7__the_first_hand_returns_card_12_without_replacement() -> None:
    t = start((4, 11, 8))
    assert hand(t, "japan") == "05 09"
    assert 11 in state(t).deck
    assert len(state(t).deck) == 14
    assert told(t, "first-hand-returned") == [""]


def test_rj_3_7__turn_1_and_morale_6() -> None:
    """[RJ-R.32] The track goes up to 6."""
    t = start()
    assert state(t).turn == 1
    assert morale(t) == [6, 6]


def test_rj_3_8__russia_controls_every_hex() -> None:
    t = start()
    assert {controls(t, point) for point in ("1201", "1203", "1913", "2215")} == {"russia"}
    assert sum(side == 0 for side in state(t).control) == 1  # the Japanese supply source, RJ-R.41


def test_rj_3_9__the_garrison_starts_on_its_weaker_side() -> None:
    t = start()
    assert strength(state(t), tables(t).garrison) == 2


def test_rj_13_3__russia_notes_its_flagship_in_secret() -> None:
    t = naval("", luck=[0, 1, 2])
    t.play("russia", "flagship N-Retvizan")
    assert told(t, "flagship-noted", "russia") == ["N-Retvizan"]
    assert told(t, "flagship-noted", "japan") == []
    assert t.view("russia")["naval"]["flagship"] == "N-Retvizan"  # type: ignore[index]
    assert t.view("japan")["naval"]["flagship"] is None  # type: ignore[index]
    assert asked(t) == "japan choose-mover"


def test_rj_13_3__a_ship_of_another_fleet_is_no_flagship() -> None:
    assert naval("").refuses("russia", "flagship N-Rossiya") == "RJ-13.3"
