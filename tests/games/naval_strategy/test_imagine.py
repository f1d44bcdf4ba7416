"""An `imagine` that keeps a secret is found out."""

from __future__ import annotations

import pytest

from admiralty.games.naval_strategy.state import State
from admiralty.games.naval_strategy.tables import VALUES
from admiralty.testing.planted import Keep, found_out


def keep_orders(s: State, c: State, seat: int) -> None:
    """[NS-17.1] What another team's ships are ordered to do."""
    c.orders = [orders[:] for orders in s.orders]


def keep_building(s: State, c: State, seat: int) -> None:
    """[NS-17.4] What another team has ordered from the shipyard."""
    c.building = [order[:] for order in s.building]
    c.store = s.store[:]


def keep_stores(s: State, c: State, seat: int) -> None:
    """[NS-17.3] Hidden stores."""
    for team in range(s.t.teams):
        if not any(order[0] == team for order in s.building):
            c.store[team * VALUES : (team + 1) * VALUES] = s.store[team * VALUES : (team + 1) * VALUES]


def keep_fights(s: State, c: State, seat: int) -> None:
    """[NS-14.5] Fights that others do not see, orders of the arena forgotten."""
    c.fights = [fight.clone() for fight in s.fights]
    for fight in c.fights:
        fight.orders = []
        for copy in fight.ships:
            copy.orders = []


@pytest.mark.parametrize(
    ("options", "keep"),
    [
        ("", keep_orders),
        ("", keep_building),
        (" economy_visibility=team_only", keep_stores),
        (" other-options", keep_fights),
    ],
)
def test_an_imagine_that_keeps_a_secret_breaks_the_contract(options: str, keep: Keep) -> None:
    assert found_out(f"naval-strategy{options}", keep)
