"""An `imagine` that keeps a secret is found out."""

from __future__ import annotations

import pytest

from admiralty.core import flow
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.r06_moves import ChooseShips
from admiralty.games.port_arthur.r09_return import ChooseReturn
from admiralty.games.port_arthur.r11_variant import ChooseRaid
from admiralty.games.port_arthur.state import State
from admiralty.testing.planted import Keep, found_out


def keep_squadrons(s: State, c: State, seat: int) -> None:
    """[PA-H.3] Where hidden ships are."""
    if not isinstance(flow.question(s), Sortie):
        c.place = s.place[:]


def keep_sortie(s: State, c: State, seat: int) -> None:
    """[PA-H.10] What a side has arranged so far."""
    if isinstance(flow.question(s), Sortie):
        c.place, c.count, c.top = s.place[:], s.count[:], s.top[:]
        c.boxes, c.supply = s.boxes[:], s.supply


def keep_chosen_ships(s: State, c: State, seat: int) -> None:
    """[PA-6.19] Which ships of which port another side is choosing."""
    real, top = flow.question(s), flow.question(c)
    if isinstance(real, ChooseShips) and isinstance(top, ChooseShips):
        top.port, top.chosen = real.port, real.chosen[:]


def keep_raided_ships(s: State, c: State, seat: int) -> None:
    real, top = flow.question(s), flow.question(c)
    if isinstance(real, ChooseRaid) and isinstance(top, ChooseRaid):
        top.picked = real.picked[:]


def keep_ports_of_return(s: State, c: State, seat: int) -> None:
    real, top = flow.question(s), flow.question(c)
    if isinstance(real, ChooseReturn) and isinstance(top, ChooseReturn):
        top.ports = real.ports[:]


@pytest.mark.parametrize(
    ("options", "keep"),
    [
        ("fog_of_war=on", keep_squadrons),
        ("fog_of_war=on", keep_sortie),
        ("mines=on", keep_chosen_ships),
        ("opening_raid=on", keep_raided_ships),
        ("return_choice=per_squadron", keep_ports_of_return),
    ],
)
def test_an_imagine_that_keeps_a_secret_breaks_the_contract(options: str, keep: Keep) -> None:
    assert found_out(f"port-arthur {options}", keep)
