"""Ships lost to a volley under the documented policy, against a search that plays every legal way."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from admiralty.games.port_arthur.show.losses import Squadron, damage

INTACT, DAMAGED = 0, 1
Ship = tuple[int, int, int, int]
"""Face, firepower intact, firepower damaged, defence."""

SHIPS = st.tuples(st.integers(0, 1), st.integers(0, 8), st.integers(0, 6), st.integers(1, 4))


def squadron(*ships: Ship) -> Squadron:
    return Squadron(
        tuple(f"ship-{number}" for number in range(len(ships))),
        tuple(face for face, _, _, _ in ships),
        tuple(value for _, intact, damaged, _ in ships for value in (intact, damaged)),
        (4, 3) * len(ships),
        tuple(defence for _, _, _, defence in ships),
    )


def firepower(ship: Ship) -> int:
    return ship[1 + ship[0]]


def cripple(ships: list[Ship], place: int) -> list[Ship]:
    _, intact, damaged, defence = ships[place]
    return [*ships[:place], (DAMAGED, intact, damaged, defence), *ships[place + 1 :]]


def sink(ships: list[Ship], place: int) -> list[Ship]:
    return ships[:place] + ships[place + 1 :]


def after_criticals(ships: list[Ship], criticals: int) -> list[Ship]:
    """One critical hit after the other on the ship that loses most."""
    if not criticals or not ships:
        return ships
    intact = [place for place, ship in enumerate(ships) if ship[0] == INTACT]
    if intact:
        place = max(intact, key=lambda p: (ships[p][1] - ships[p][2], ships[p][3], ships[p][1]))
        return after_criticals(cripple(ships, place), criticals - 1)
    place = max(range(len(ships)), key=lambda p: (ships[p][2], ships[p][3]))
    return after_criticals(sink(ships, place), criticals - 1)


def ends(ships: list[Ship], hits: int, forced_only: bool) -> set[tuple[int, int]]:
    """(ships afloat, firepower) at the end of every legal way to take normal hits one choice at a time."""
    if not ships or not hits:
        return {(len(ships), sum(firepower(ship) for ship in ships))}
    must_pay = forced_only and any(face == INTACT or defence <= hits for face, _, _, defence in ships)
    found: set[tuple[int, int]] = set()
    for place, (face, _, _, defence) in enumerate(ships):
        if face == INTACT:
            found |= ends(cripple(ships, place), hits - 1, forced_only)
        elif defence <= hits or not must_pay:
            found |= ends(sink(ships, place), max(0, hits - defence), forced_only)
    return found


def by_search(ships: list[Ship], hits: int, criticals: int, forced_only: bool) -> tuple[int, int]:
    afloat, left = max(ends(after_criticals(ships, criticals), hits, forced_only))
    return len(ships) - afloat, left


@settings(deadline=None)
@given(st.lists(SHIPS, min_size=1, max_size=4), st.integers(0, 6), st.integers(0, 5), st.booleans())
def test_the_policy_finds_the_best_of_every_legal_way(
    ships: list[Ship], hits: int, criticals: int, forced_only: bool
) -> None:
    assert damage(squadron(*ships), hits, criticals, forced_only) == by_search(
        ships, hits, criticals, forced_only
    )


@given(st.lists(SHIPS, min_size=1, max_size=10), st.integers(0, 6), st.integers(0, 5), st.booleans())
def test_no_more_ships_are_lost_than_there_are(
    ships: list[Ship], hits: int, criticals: int, forced_only: bool
) -> None:
    lost, left = damage(squadron(*ships), hits, criticals, forced_only)
    assert 0 <= lost <= len(ships)
    assert left == 0 or lost < len(ships)


def test_no_hit_costs_nothing() -> None:
    assert damage(squadron((INTACT, 8, 6, 3), (DAMAGED, 2, 1, 1)), 0, 0, False) == (0, 9)


def test_pa_7_16__a_critical_hit_damages_the_ship_that_loses_most() -> None:
    assert damage(squadron((INTACT, 8, 3, 3), (INTACT, 9, 7, 3)), 0, 1, False) == (0, 12)


def test_pa_7_16__of_equal_losses_the_ship_with_more_firepower_is_hit() -> None:
    """Were the weaker ship damaged, it could sink for three hits and leave the stronger one whole."""
    assert damage(squadron((INTACT, 8, 6, 3), (INTACT, 5, 3, 3)), 3, 1, False) == (1, 6)


def test_pa_7_17__a_critical_hit_spares_a_damaged_ship_while_one_is_intact() -> None:
    assert damage(squadron((DAMAGED, 8, 6, 1), (INTACT, 2, 1, 1)), 0, 1, False) == (0, 7)


def test_pa_7_17__a_ship_damaged_by_a_critical_hit_is_sunk_by_the_next() -> None:
    assert damage(squadron((INTACT, 8, 6, 3)), 0, 2, False) == (1, 0)


def test_pa_7_18__critical_hits_without_a_target_are_lost() -> None:
    assert damage(squadron((DAMAGED, 8, 6, 3)), 0, 5, False) == (1, 0)


def test_pa_7_19__intact_ships_are_damaged_before_any_is_lost() -> None:
    assert damage(squadron((INTACT, 5, 3, 2), (INTACT, 5, 3, 2), (DAMAGED, 9, 8, 1)), 2, 0, False) == (0, 14)


def test_pa_7_20__one_ship_is_damaged_and_sunk_in_one_volley() -> None:
    assert damage(squadron((INTACT, 5, 3, 2)), 3, 0, False) == (1, 0)


def test_pa_7_22__a_damaged_ship_may_sink_below_its_price() -> None:
    """The weak ship takes the one hit too many instead of the strong ones."""
    ships = squadron((DAMAGED, 8, 6, 1), (DAMAGED, 2, 1, 3))
    assert damage(ships, 1, 0, False) == (1, 6)


def test_pa_7_22__not_while_another_can_be_paid_for_when_underpayment_is_forced_only() -> None:
    ships = squadron((DAMAGED, 8, 6, 1), (DAMAGED, 2, 1, 3))
    assert damage(ships, 1, 0, True) == (1, 1)


def test_pa_7_22__a_forced_underpayment_is_possible_when_no_ship_can_be_paid_for() -> None:
    ships = squadron((DAMAGED, 8, 6, 2), (DAMAGED, 2, 1, 3))
    assert damage(ships, 1, 0, True) == (1, 6)


def test_pa_7_22__a_ship_left_intact_can_save_another_when_underpayment_is_forced_only() -> None:
    """Six hits: 3 + 3 sinks two damaged ships; damaging the intact one first would sink three."""
    ships = squadron((INTACT, 4, 3, 3), (DAMAGED, 4, 2, 3), (DAMAGED, 4, 2, 3), (DAMAGED, 4, 1, 1))
    assert damage(ships, 6, 0, True) == (2, 5)


def test_pa_7_23__hits_left_when_no_ship_is_left_are_lost() -> None:
    assert damage(squadron((INTACT, 2, 1, 1), (DAMAGED, 2, 1, 1)), 6, 0, False) == (2, 0)


@pytest.mark.parametrize(("hits", "criticals", "result"), [(6, 2, (1, 19)), (3, 0, (0, 29))])
def test_pa_x_5__the_russian_squadron_under_the_example_volley(
    hits: int, criticals: int, result: tuple[int, int]
) -> None:
    """Four battleships 8/6 and Diana 2/1: as in the example one battleship sinks and F 19 is left."""
    battleship = (INTACT, 8, 6, 3)
    assert damage(squadron(*[battleship] * 4, (INTACT, 2, 1, 1)), hits, criticals, False) == result
