"""Between two turns: what tells who will win, and that the fitted chances say so."""

from __future__ import annotations

import pytest

from admiralty.games.port_arthur.game import PortArthur
from admiralty.games.port_arthur.state import State
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


def figures(position: str) -> dict[str, float]:
    chosen = port_arthur()
    return dict(zip(chosen.figures, chosen.figures_of(at(position)), strict=True))


def prospect(position: str) -> float:
    """Japan's, which is what Russia's is not."""
    chosen = port_arthur()
    s = at(position)
    assert chosen.prospect(s, 1) == -chosen.prospect(s, 0)
    return chosen.prospect(s, 0)


def test_every_ship_counts_where_it_is_at_home() -> None:
    """One goes to a shipyard, one to another port, one to the bottom of the sea."""
    start = figures("turn 2; sortie japan")
    moved = figures("turn 2; sortie japan; yard japan: mikasa*; port diego-suarez: bayan*; sunk: rurik")
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
    before = figures("turn 3; sortie japan")
    after = figures("turn 4; sortie japan; port diego-suarez: knyaz-suvorov")
    assert after["coming"] < before["coming"]
    assert before["diego-suarez"] == 0
    assert after["diego-suarez"] == pytest.approx(before["coming"] - after["coming"])


def test_pa_4_5__the_way_to_mukden_is_counted() -> None:
    near = figures("turn 5; sortie japan; track yalu nanshan liaoyang; supply 3")
    there = figures("turn 5; sortie japan; track yalu nanshan liaoyang mukden; supply 2")
    assert (near["mukden"], near["to-mukden"], near["armies"]) == (0, 1, 3)
    assert (there["mukden"], there["to-mukden"], there["armies"]) == (1, 0, 4)


@pytest.mark.parametrize("turn", range(2, 7))
def test_pa_4_6__a_marker_further_on_promises_more(turn: int) -> None:
    values = [prospect(f"turn {turn}; cp {cp}; sortie japan; {TRACK}") for cp in range(-4, 5, 2)]
    assert values == sorted(values)


@pytest.mark.parametrize("turn", range(2, 7))
def test_a_great_ship_less_promises_less(turn: int) -> None:
    whole = prospect(f"turn {turn}; sortie japan; {TRACK}")
    assert prospect(f"turn {turn}; sortie japan; {TRACK}; sunk: mikasa asahi shikishima fuji") < whole
    assert prospect(f"turn {turn}; sortie japan; {TRACK}; sunk: rossia gromoboi rurik") > whole
