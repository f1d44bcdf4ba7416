"""The pictures of the board: a way that is shown can be gone, odds that are shown are those of the combat."""

from __future__ import annotations

from typing import Any

import pytest

from admiralty import Table
from admiralty.kit.extras import Advice
from tests.support import game

FRONT = (
    "turn 4; J-Gds 1414; J-2 1215; J-12 1114; J-1 1206; J-3 1305; J-4 1305; J-6 1612; J-7 1511; R-S1 1811; "
    "R-S2 1214; R-S3 1611; R-S4 1713; R-S5 2215; R-CR1 siberia; R-ER1 1913; control japan 1411 1211; "
    "hand japan 05 09 13; hand russia 02 10; pile 03 07; "
)


def stand(moment: str) -> Table:
    return Table(game("russo-japanese-war"), seed=1, position=FRONT + moment)


def outlook(table: Table, seat: str) -> Any:
    return table.game.require(Advice).outlook(table.state, table.game.seat_index(seat))


@pytest.mark.parametrize("seat", ["japan", "russia"])
def test_rj_8_2__every_hex_in_range_is_reached_by_the_way_shown(seat: str) -> None:
    shown = outlook(stand(f"movement {seat}"), seat)["ranges"]
    assert shown
    for unit, goals in shown.items():
        for goal, arrival in goals.items():
            table = stand(f"movement {seat}")
            table.play(seat, f"move {unit}")
            for place in arrival["way"]:
                table.play(seat, f"step {place}")
            assert f"{unit} {goal}" in table.position()
            assert table.now("March") != arrival["stops"]


@pytest.mark.parametrize("seat", ["japan", "russia"])
def test_rj_8_11__every_hex_within_reach_by_rail_is_reached_by_the_way_shown(seat: str) -> None:
    shown = outlook(stand(f"movement {seat}"), seat)["rail"]
    assert any(shown.values())
    for unit, goals in shown.items():
        for goal, way in goals.items():
            table = stand(f"movement {seat}")
            table.play(seat, f"rail {unit}")
            for place in way:
                table.play(seat, f"step {place}")
            assert f"{unit} {goal}" in table.position()


def test_rj_10_8__every_hex_within_strategic_reach_is_reached_by_the_way_shown() -> None:
    table = stand("cards japan")
    table.play("japan", "strategic 05")
    for unit, goals in outlook(table, "japan")["strategic"].items():
        for goal, way in goals.items():
            again = stand("cards japan")
            again.play("japan", "strategic 05")
            again.play("japan", f"unit {unit}")
            for place in way:
                again.play("japan", f"step {place}")
            assert f"{unit} {goal}" in again.position()


def test_rj_9_9__the_odds_of_every_choice_of_attackers_are_those_of_the_combat() -> None:
    """From 1114 alone the attack on 1214 goes across the Yalu; with the unit in 1215 it does not."""
    shown = outlook(stand("combats japan"), "japan")
    attack = next(each for each in shown["attacks"] if each["target"] == "1214")
    assert attack["sets"] == {"J-2": [2, 3, -1, 0], "J-12": [2, 4, -2, -1], "J-2 J-12": [4, 3, 1, 2]}
    table = stand("combats japan")
    for action in ("target 1214", "add J-12"):
        table.play("japan", action)
    now = outlook(table, "japan")
    assert (now["attacks"][0]["attack"], now["attacks"][0]["defence"]) == (2, 4)
    assert now["rows"]["-2"]["p_ne"] == 1.0
    assert now["attacks"][0]["without_support"] == now["rows"]["-2"]


def test_rj_9_11__every_choice_of_attackers_finds_the_odds_of_its_combat_with_and_without_support() -> None:
    """The page looks them up: neither the point of support nor the ends of the table are its business."""
    shown = outlook(stand("combats japan"), "japan")
    used = set()
    for attack in shown["attacks"]:
        for units, (strength, defence, without, supported) in attack["sets"].items():
            table = stand("combats japan")
            for action in (f"target {attack['target']}", *(f"add {unit}" for unit in units.split())):
                table.play("japan", action)
            (fought,) = outlook(table, "japan")["attacks"]
            assert (fought["attack"], fought["defence"]) == (strength, defence)
            assert shown["rows"][str(without)] == fought["without_support"]
            assert shown["rows"][str(supported)] == fought["with_support"]
            used |= {str(without), str(supported)}
    assert set(shown["rows"]) == used
    assert shown["rows"]["-2"]["p_ne"] == 1.0  # below the lowest column nothing happens


def test_rj_9_6__declared_combats_keep_their_odds_until_they_are_fought() -> None:
    table = stand("combats japan")
    for action in ("target 1214", "add J-2", "close-target", "target 1611", "add J-6", "close-target"):
        table.play("japan", action)
    table.play("japan", "declare-done")
    assert [each["target"] for each in outlook(table, "japan")["attacks"]] == ["1214", "1611"]
