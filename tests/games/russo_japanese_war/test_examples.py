"""[RJ-X.8] The play example of the rulebook, move by move."""

from __future__ import annotations

from admiralty import Table
from tests.games.russo_japanese_war.positions import (
    at,
    hand,
    japan,
    morale,
    refused,
    russia,
    state,
    told,
    war,
    zoc,
)  # fmt: skip


def turn_1() -> Table:
    """Hand 05, 09, 01; J-Gds, J-2 and J-12 on the Yalu."""
    t = war("", luck=[4, 8, 0, 3, 6, 6, 1, 2, 3, 5, 6, 7, 9, 10, 13])
    japan(t, "move J-12", "step 1015", "step 1114")
    japan(t, "move J-Gds", "step 1015", "step 1115", "step 1215")
    japan(t, "move J-2", "step 1015", "step 1115", "step 1215", "end-phase")
    assert not {"1115"} & zoc(t, "russia")
    japan(t, "target 1214", "add J-Gds", "add J-2", "add J-12", "close-target", "declare-done")
    japan(t, "support 05", "strength-done", "pass", "pass", "lose J-Gds")
    assert told(t, "strength") == ["7 3 4"]
    assert told(t, "rolled") == ["3 ex"]
    japan(t, "transport 09", "unit J-1", "land 1206", "forced-march 01 movement")
    japan(t, "move J-1", "step 1305", "stop")
    japan(t, "move J-12", "step 1214", "step 1314", "step 1414")
    japan(t, "move J-2", "step 1214", "step 1314", "step 1414", "end-phase", "end-turn")
    return t


def turn_2(t: Table) -> Table:
    russia(t, "refill 3", "move R-S1", "step 1813", "step 1713", "end-phase")
    cards = hand(t, "russia").split()
    russia(t, f"transport {cards[0]}", "unit R-S3", f"transport {cards[1]}", "unit R-S4")
    russia(t, f"strategic {cards[2]}", "unit R-S3")
    way = ["2417", "2316", "2216", "2215", "2114", "2014", "1913", "1912", "1911", "1811", "1711", "1611"]
    russia(t, *[f"step {place}" for place in way], "stop", "end-turn")
    japan(t, "refill 3", "move J-2", "step 1514", "step 1615", "step 1714")
    japan(t, "move J-12", "step 1413", "step 1512", "step 1612")
    japan(t, "move J-1", "step 1406", "step 1506", "step 1607", "end-phase")
    japan(t, "declare-done")
    cards = hand(t, "japan").split()
    japan(
        t, f"transport {cards[0]}", "unit J-3", "land 1206", f"transport {cards[1]}", "unit J-4", "land 1211"
    )
    japan(t, f"forced-march {cards[2]} movement", "move J-1", "step 1707", "step 1708", "step 1709")
    japan(t, "move J-4", "step 1311", "step 1411", "step 1511", "move J-3", "step 1305", "stop")
    japan(t, "end-phase", "end-turn")
    return t


def test_rj_x_8__turn_1() -> None:
    t = turn_1()
    assert told(t, "eliminated") == ["R-S2", "J-Gds"]
    assert told(t, "checked") == ["russia 1 6 1", "japan 1 6 1"]
    assert morale(t) == [6, 6]
    assert hand(t, "japan") == ""
    assert [at(t, unit) for unit in ("J-1", "J-2", "J-12")] == ["1305", "1414", "1414"]


def test_rj_x_8__turn_2() -> None:
    t = turn_2(turn_1())
    assert [at(t, unit) for unit in ("R-S1", "R-S3", "R-S4")] == ["1713", "1611", "siberia"]
    assert [at(t, unit) for unit in ("J-2", "J-12", "J-1", "J-3", "J-4")] == [
        "1714", "1612", "1709", "1305", "1511",
    ]  # fmt: skip
    around = {"1610", "1612", "1510", "1511", "1710", "1711"}
    assert around <= zoc(t, "japan") | {"1612", "1511"}


TURN_3 = (
    "turn 3; R-S1 1713; R-S2 eliminated; R-S3 1611; R-S4 siberia; J-Gds eliminated; J-2 1714; J-12 1612;"
    "J-1 1709; J-3 1305; J-4 1511; control japan 1414 1214; hand russia 02 07 10; movement russia"
)


def test_rj_x_8__turn_3() -> None:
    t = war(TURN_3, luck=[1])
    russia(t, "move R-S1")
    assert refused(t, "step 1712") == "RJ-7.5"
    russia(t, "step 1813", "step 1712", "rail R-S4")
    russia(
        t, *[f"step {place}" for place in ("2417", "2316", "2216", "2215", "2114", "2014", "1913")], "stop"
    )
    russia(t, "end-phase", "target 1612", "add R-S1", "add R-S3", "close-target", "declare-done")
    russia(t, "strength-done")
    assert told(t, "strength") == ["6 3 3"]
    assert told(t, "rolled") == ["1 de"]
    russia(t, "advance R-S3", "pass")
    assert at(t, "J-12") == "eliminated"
    assert at(t, "R-S3") == "1612"
    russia(t, "transport 02", "unit R-S5", "transport 07", "unit R-S6", "forced-march 10 movement")
    russia(t, "move R-S4", "step 1813", "step 1713", "move R-S3", "step 1711", "rail R-S5")
    russia(t, *[f"step {place}" for place in ("2417", "2316", "2216", "2215")], "stop", "end-phase")
    places = {unit: at(t, unit) for unit in ("R-S1", "R-S3", "R-S4", "R-S5", "R-S6", "R-PA", "R-NA")}
    assert places == {
        "R-S1": "1712", "R-S3": "1711", "R-S4": "1713", "R-S5": "2215", "R-S6": "siberia",
        "R-PA": "1201", "R-NA": "1204",
    }  # fmt: skip
    assert [at(t, unit) for unit in ("J-2", "J-1", "J-4", "J-3")] == ["1714", "1709", "1511", "1305"]
    assert state(t).lost == [1, 0]
