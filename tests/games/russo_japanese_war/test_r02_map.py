"""[RJ-2] The map: hexes, links, boxes, key points, ports, and the overlay."""

from __future__ import annotations

import pytest

from admiralty.games.russo_japanese_war.mapdata import neighbours
from tests.games.russo_japanese_war.positions import (
    MAP,
    at,
    choices,
    controls,
    japan,
    refused,
    tables,
    told,
    war,
    zoc,
)  # fmt: skip


@pytest.mark.parametrize(
    ("centre", "around"),
    [
        ("1303", "1302 1304 1203 1204 1403 1404"),
        ("1611", "1610 1612 1510 1511 1710 1711"),
        ("1714", "1713 1715 1614 1615 1814 1815"),
    ],
)
def test_the_geometry_of_the_map(centre: str, around: str) -> None:
    assert sorted(neighbours(centre)) == sorted(around.split())


def test_rj_2_1__playable_hexes_are_plain_or_rough() -> None:
    t = tables(war("cards japan"))
    assert t.n == 157
    terrain = {fields["id"]: fields["terrain"] for fields in MAP["hexes"]}
    assert {terrain[name] for name in t.place_ids[: t.n]} == {"plain", "rough"}


def test_rj_2_2__sea_hexsides_cannot_be_crossed() -> None:
    t = war("J-2 1303; R-NA eliminated; movement japan")
    japan(t, "move J-2")
    assert refused(t, "step 1203") == "RJ-2.2"
    assert refused(t, "step 1404") == "RJ-2.2"
    assert "step 1304" in choices(t)


def test_rj_2_3__a_link_joins_two_neighbours() -> None:
    t = tables(war("cards japan"))
    rail = t.rail[t.place_ids.index("1811")]
    assert {t.place_ids[h] for h in rail} == {"1911", "1810"}
    assert all(h in t.near[t.place_ids.index("1811")] for h in rail)


def test_rj_2_4__boxes_are_joined_to_the_map() -> None:
    t = tables(war("cards japan"))
    assert [t.place_ids[h] for h in t.near[t.korea]] == ["1015"]
    assert [t.place_ids[h] for h in t.near[t.siberia]] == ["2417"]
    assert t.rail[t.korea] == []
    assert [t.place_ids[h] for h in t.rail[t.siberia]] == ["2417"]


def test_rj_2_5__there_are_two_supply_sources() -> None:
    t = tables(war("cards japan"))
    assert [t.place_ids[h] for h in t.source] == ["1015", "2417"]


def test_rj_2_6__there_are_four_key_points() -> None:
    t = tables(war("cards japan"))
    assert [t.place_ids[h] for h in t.key_hex] == ["1201", "1203", "1913", "2215"]


def test_rj_2_7__ports_are_southern_or_other() -> None:
    t = tables(war("cards japan"))
    assert {t.place_ids[h]: t.port[h] for h in t.ports} == {
        "1201": 2, "1203": 1, "1206": 1, "1211": 1, "1908": 2,
    }  # fmt: skip


def test_rj_2_8__nobody_goes_back_into_a_box() -> None:
    t = war("J-2 1015; movement japan")
    japan(t, "move J-2")
    assert refused(t, "step korea") == "RJ-2.2"


def test_rj_r_1__the_overlay_moves_port_arthur() -> None:
    t = war("cards japan", port_arthur_hex="1202")
    assert tables(t).place_ids[tables(t).port_arthur] == "1202"
    assert at(t, "R-PA") == "1202"
    assert "1201" not in tables(t).place_ids
    assert {"1203", "1301", "1302"} <= zoc(t, "russia")
    t = war("J-2 1203; J-3 1203; R-NA eliminated; attack 1202 J-2 J-3", luck=[1], port_arthur_hex="1202")
    assert told(t, "eliminated") == ["R-PA"]


def test_rj_r_2__control_is_kept_of_every_hex() -> None:
    t = war("J-2 1015; movement japan")
    japan(t, "move J-2", "step 1115")
    assert controls(t, "1115") == "japan"
    assert controls(t, "1116") == "russia"


def test_rj_r_41__a_supply_source_counts_as_its_owners() -> None:
    t = war("hand japan 01; R-S2 europe; cards japan")
    assert controls(t, "1015") == "japan"
    japan(t, "strategic 01", "unit J-2")
    assert choices(t, "step") == ["1015"]


def test_rj_x_1__zoc_and_sea() -> None:
    t = war("R-S1 1303; R-S2 europe; R-NA eliminated; R-PA eliminated; cards japan; hand japan 01")
    assert {"1304", "1204"} <= zoc(t, "russia")
    assert not {"1302", "1203", "1404"} & zoc(t, "russia")
