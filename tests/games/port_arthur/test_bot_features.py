"""Between two turns: the features of a position, and what the fitted value model makes of them."""

from __future__ import annotations

import pytest

from admiralty.bots.value_model import checkpoint_value
from admiralty.games.port_arthur.game import PortArthur
from admiralty.games.port_arthur.state import State
from admiralty.kit.heuristics import Heuristics
from tests.support import game

TRACK = "track yalu nanshan; supply 4"


def port_arthur() -> PortArthur:
    chosen = game("port-arthur")
    assert isinstance(chosen, PortArthur)
    return chosen


def at(position: str) -> State:
    s = port_arthur().read_position(position)
    assert isinstance(s, State)
    return s


def features(position: str) -> dict[str, float]:
    chosen = port_arthur()
    return dict(
        zip(
            chosen.require(Heuristics).feature_names,
            chosen.require(Heuristics).features(at(position)),
            strict=True,
        )
    )


def value(position: str) -> float:
    """Japan's; Russia's is the opposite."""
    chosen = port_arthur()
    s = at(position)
    assert checkpoint_value(chosen.require(Heuristics), s, 1) == -checkpoint_value(
        chosen.require(Heuristics), s, 0
    )
    return checkpoint_value(chosen.require(Heuristics), s, 0)


def test_every_ship_counts_where_it_is_at_home() -> None:
    """One goes to a shipyard, one to another port, one to the bottom of the sea."""
    start = features("turn 2; sortie japan")
    moved = features("turn 2; sortie japan; yard japan: mikasa*; port diego-suarez: bayan*; sunk: rurik")
    mikasa, bayan, rurik = (
        (at("turn 2; sortie japan").t.firepower[2 * ship] + 2) / 30
        for ship in (port_arthur().ids()["ship"].index(name) for name in ("mikasa", "bayan", "rurik"))
    )
    changed = {name: moved[name] - start[name] for name in start if moved[name] != start[name]}
    assert changed.pop("lead") > 0, "two Russian ships weigh more than one of Japan"
    assert changed == {
        "japan": pytest.approx(-mikasa),
        "japan-damaged": pytest.approx(mikasa),
        "port-arthur": pytest.approx(-bayan),
        "diego-suarez-damaged": pytest.approx(bayan),
        "vladivostok": pytest.approx(-rurik),
        "japan-ships": pytest.approx(-0.1),
        "japan-damaged-ships": pytest.approx(0.1),
        "russia-ships": pytest.approx(-0.2),
        "russia-damaged-ships": pytest.approx(0.1),
    }


def test_pa_5_3__ships_on_their_way_are_counted_until_they_come() -> None:
    before = features("turn 3; sortie japan")
    after = features("turn 4; sortie japan; port diego-suarez: knyaz-suvorov")
    assert after["coming"] < before["coming"]
    assert before["diego-suarez"] == 0
    assert after["diego-suarez"] == pytest.approx(before["coming"] - after["coming"])


def test_pa_4_5__the_way_to_mukden_is_counted() -> None:
    near = features("turn 5; sortie japan; track yalu nanshan liaoyang; supply 3")
    there = features("turn 5; sortie japan; track yalu nanshan liaoyang mukden; supply 2")
    assert (near["mukden"], near["to-mukden"], near["armies"]) == (0, 1, 3)
    assert (there["mukden"], there["to-mukden"], there["armies"]) == (1, 0, 4)


@pytest.mark.parametrize("turn", range(2, 7))
def test_pa_4_6__a_marker_further_on_promises_more(turn: int) -> None:
    values = [value(f"turn {turn}; cp {cp}; sortie japan; {TRACK}") for cp in range(-4, 5, 2)]
    assert values == sorted(values)


@pytest.mark.parametrize("turn", range(2, 7))
def test_a_great_ship_less_promises_less(turn: int) -> None:
    whole = value(f"turn {turn}; sortie japan; {TRACK}")
    assert value(f"turn {turn}; sortie japan; {TRACK}; sunk: mikasa asahi shikishima fuji") < whole
    assert value(f"turn {turn}; sortie japan; {TRACK}; sunk: rossia gromoboi rurik") > whole
