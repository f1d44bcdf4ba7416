"""Odds and ranges: what a player and the board are told while choosing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from admiralty import Table, games
from admiralty.kit.extras import Advice, Odds
from tests.games.russo_japanese_war.positions import SLUG, japan, run, russia, war

YALU = "J-Gds 1114; J-2 1215; J-12 1215"


def figures(t: Table, text: str) -> dict[str, float]:
    seat = t.acting[0]
    found = t.game.require(Advice).figures(t.state, t.game.seats.index(seat))
    return found[t.game.read_action(text)]


def outlook(t: Table) -> Mapping[str, Any]:
    found = t.game.require(Advice).outlook(t.state, t.game.seats.index(t.acting[0]))
    assert found is not None
    return found


def test_a_target_is_judged_with_all_who_could_attack_it() -> None:
    t = war(f"{YALU}; combats japan")
    found = figures(t, "target 1214")
    assert found["column"] == 3
    assert found["p_dr"] == pytest.approx(3 / 6)
    assert found["p_de"] == pytest.approx(1 / 6)
    assert "p_ne" not in found
    assert sum(value for key, value in found.items() if key.startswith("p_")) == pytest.approx(1)


def test_adding_a_unit_shows_the_column_it_leads_to() -> None:
    t = war(f"{YALU}; combats japan")
    japan(t, "target 1214")
    assert figures(t, "add J-Gds")["column"] == -2
    japan(t, "add J-2")
    assert figures(t, "add J-12")["column"] == 1
    assert figures(t, "close-target")["column"] == -1


def test_support_is_shown_beside_no_support() -> None:
    t = war(f"{YALU}; hand japan 01; attack 1214 J-Gds J-2 J-12")
    assert figures(t, "strength-done")["column"] == 3
    assert figures(t, "support 01")["column"] == 4
    japan(t, "strength-done")
    assert figures(t, "pass")["column"] == 3


def test_a_strength_event_is_shown_with_its_bonus() -> None:
    t = war("R-S1 1713; J-1 1714; J-3 1813; hand japan 11; attack 1713 J-1 J-3")
    assert figures(t, "play j11")["column"] == 1


def test_the_outlook_of_an_attack_has_odds_and_retreats() -> None:
    t = war(f"{YALU}; combats japan")
    attack = outlook(t)["attacks"][0]
    assert attack["target"] == "1214"
    assert attack["without_support"]["column"] == 3
    assert attack["with_support"]["column"] == 4
    assert attack["defender_retreats"]["R-S2"]
    assert set(attack["attacker_retreats"]) == {"J-Gds", "J-2", "J-12"}


def test_the_range_of_a_unit_shows_where_it_must_stop() -> None:
    t = war("R-S1 europe; movement japan")
    found = outlook(t)["ranges"]["J-2"]
    assert found["1015"] == {"left": 2, "stops": False, "way": ["1015"]}
    assert found["1114"] == {"left": 1, "stops": True, "way": ["1015", "1114"]}
    assert (found["1215"]["left"], found["1215"]["stops"]) == (0, True)
    assert "1214" not in found


def test_every_hex_of_a_range_can_be_reached_and_no_other() -> None:
    """The range agrees with what the steps really allow."""
    from admiralty.core import flow

    t = war("J-2 1911; R-S1 1713; R-S2 2013; J-3 1811; movement japan")
    japan(t, "move J-2")
    reached: set[str] = set()
    edge = [t.state]
    while edge:
        s = edge.pop()
        for a in flow.question(s).legal(s, 0):
            if a >> 24 == 5:
                c = s.clone()
                flow.apply(c, 0, a)
                reached.add(c.t.place_ids[c.where[1]])  # type: ignore[attr-defined]
                if type(c.stack[-1]).__name__ == "March":
                    edge.append(c)
    assert set(outlook(t)["ranges"]["J-2"]) == reached - {"1911"}


def test_rail_and_strategic_reach() -> None:
    t = war("R-S3 siberia; movement russia")
    assert sorted(outlook(t)["rail"]["R-S3"]) == ["2014", "2114", "2215", "2216", "2316", "2417"]
    t = war("R-S3 siberia; R-S1 europe; hand russia 01; cards russia")
    assert "1611" in outlook(t)["strategic"]["R-S3"]
    russia(t, "strategic 01", "unit R-S3")
    assert "1611" in outlook(t)["strategic"]["R-S3"]


def test_retreats_are_shown_before_they_are_made() -> None:
    t = war(f"{YALU}; attack 1214 J-Gds J-2 J-12", luck=[4])
    assert outlook(t)["retreats"]["R-S2"]
    t = war(f"{YALU}; attack 1214 J-Gds J-2 J-12", luck=[6])
    assert set(outlook(t)["retreats"]) == {"J-Gds", "J-2", "J-12"}
    assert figures(t, "keep-ar")["retreats"] > 0


def test_a_step_shows_the_movement_that_is_left() -> None:
    t = war("movement japan; R-S2 europe")
    japan(t, "move J-2")
    assert figures(t, "step 1015") == {"left": 2.0}


def test_nobody_else_gets_an_outlook() -> None:
    t = war("movement japan")
    assert t.game.require(Advice).outlook(t.state, -1) is None


def test_odds_from_the_command_line() -> None:
    game = games.load(SLUG)
    found: Any = game.require(Odds).answer({"attack": "6", "defence": "3"})
    assert found["without_support"]["p_ex"] == pytest.approx(1 / 6)
    assert found["with_support"]["column"] == 4
    rows: Any = game.require(Odds).answer({})["rows"]
    assert [row["column"] for row in rows] == [-1, 0, 1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match="attack must be a whole number"):
        game.require(Odds).answer({"attack": "x", "defence": "3"})
    with pytest.raises(ValueError, match="there is no 'dice'"):
        game.require(Odds).answer({"dice": "3"})


def test_the_ride_shows_what_is_left_of_the_line() -> None:
    t = war("R-S3 siberia; movement russia")
    run(t, "russia rail R-S3", "russia step 2417")
    assert sorted(outlook(t)["rail"]["R-S3"]) == ["2014", "2114", "2215", "2216", "2316"]
