"""BM-R.3: an owner's data file is checked, and every fault is told in a sentence that names the entry."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.games.battle_of_midway.tables import load
from admiralty.kit.datafile import DataError, parse, provenance_rows
from tests.games.battle_of_midway.positions import SHIPPED, altered, choices

FAULTS = [
    ('dataset = "reconstruction-1"', 'dataset = ""', "dataset must be a text"),
    ('id = "japan"\nwins_bid_ties = false', 'id = "japan"\nwins_bid_ties = true', "wins_bid_ties"),
    ('id = "japan"\nwins', 'id = "nippon"\nwins', "side must have the entries usa, japan"),
    ("q = 1,  r = 0 }", "q = 2,  r = 0 }", "directions"),
    (
        "[tile_shape.large]\nradius = 2",
        "[tile_shape.large]\nradius = 9",
        "radius must be a whole number from 1 to 4",
    ),
    ("total_cells = 133", "total_cells = 132", "total_cells must be 133"),
    ("centre = [5, -2],  rotation = 0", "centre = [4, -2],  rotation = 0", "overlap"),
    ("centre = [5, -2],  rotation = 0", "centre = [5],  rotation = 0", "pairs of whole numbers"),
    ('front = "midway_island"', 'front = "open_sea"', "back"),
    ('id = "sea_1"\nfront', 'id = "sea_2"\nfront', "more than one large_tile"),
    ('P1 = "sea_1", P2 = "sea_3", P3', 'P1 = "sea_3", P2 = "sea_3", P3', "position of its own"),
    (
        "outer_edge = [[2, 0], [2, -1], [2, -2]]",
        "outer_edge = [[3, 0], [2, -1], [2, -2]]",
        "must lie on the tile",
    ),
    ("cells = [[7, -2], [7, -3], [7, -4]]", "cells = [[0, 0]]", "must be cells of the position P0"),
    ("cells = [[7, -2], [7, -3], [7, -4]]", "cells = [[7, -4]]", "room for 6 aircraft"),
    ("per_side_fighters = 4", "per_side_fighters = 9", "for 11 aircraft"),
    ("flight_min = 2\n", "flight_min = 4\n", "flight_max"),
    ("combat_tokens_planned = 3", "combat_tokens_planned = 4", "at most one less"),
    ("per_side = 6", "per_side = 5", "per_side must be 6"),
    ("bid_max = 3", "bid_max = 4", "bid_max must be a whole number from 0 to 3"),
    ("reach_manoeuvres = 5", "reach_manoeuvres = 0", "reach_manoeuvres"),
    ("red = [[1, 0], [2, 0]]\nyellow", "red = [[0, 1], [2, 0]]\nyellow", "has a colour already"),
    ("red = [[1, 0], [2, 0]]\nyellow", "red = [[0, 0], [2, 0]]\nyellow", "own cell"),
    ("outside = { cards = 0", "outside = { cards = 1", "outside must have no cards"),
    ("abeam = { left = [1, -2]", "abeam = { left = [0, 0]", "own cell"),
    ("usa = [1, 2, 3, 4, 5, 6, 7]", "usa = [1, 2, 3, 4, 5, 6]", "must list 7 cards"),
    ("usa = [1, 2, 3, 4, 5, 6, 7]", "usa = [1, 2, 3, 4, 5, 6, 0]", "whole numbers from 1"),
    ("total = 20", "total = 21", "total must be 20"),
    ('id = "dodge"', 'id = "evade"', "order must have the entries"),
    ('side = "usa"\ncopies = 2', 'side = "uk"\ncopies = 2', 'unknown side "uk"'),
    ('default = "short"', 'default = "tiny"', "unknown threshold"),
    ('position = "P0"\ncells', 'position = "P1"\ncells', "carrier of usa"),
    (
        'id_prefix = { usa = "usa", japan = "jp" }',
        'id_prefix = { usa = "jp", japan = "jp" }',
        "letters of its own",
    ),
    ('usa_ace = { en = "American ace"', 'usa_ace = { de = "American ace"', "en is missing"),
    ("bank_size = 4", 'bank_size = "four"', "bank_size must be a whole number"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS)
def test_bm_r_3__a_faulty_file_is_rejected_with_a_sentence(old: str, new: str, message: str) -> None:
    assert SHIPPED.count(old) >= 1, old
    with pytest.raises(DataError) as caught:
        load(SHIPPED.replace(old, new, 1))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_bm_r_3__the_shipped_file_is_accepted() -> None:
    assert load(SHIPPED)["dataset"] == "reconstruction-1"


def test_bm_r_3__every_part_of_the_shipped_file_says_where_it_comes_from() -> None:
    notes = dict(provenance_rows(parse(SHIPPED)))
    assert {note.split()[0] for note in notes.values()} == {"rulebook", "public", "reconstructed"}
    for part in ("range_diagram", "firing_cards.values", "order_cards.copies_and_prices", "board", "combat"):
        assert part in notes


def test_bm_r_3__prices_copies_and_cards_come_from_the_file() -> None:
    owner = altered(
        ("copies = 2\nprice = 3", "copies = 2\nprice = 1"),
        ("japan = [1, 2, 3, 4, 5, 6, 7]", "japan = [2, 2, 2, 2, 2, 2, 2]"),
    )
    assert owner.tables.price[7] == 1
    assert owner.tables.firing[1] == [2] * 7


def test_bm_r_3__other_numbers_of_aircraft_and_tiles_play_too() -> None:
    owner = altered(
        ("per_side_fighters = 4", "per_side_fighters = 3"),
        ('[[small_tile]]\nid = "s2"', '[[small_tile]]\nid = "s9"'),
    )
    t = Table(owner, seed=3)
    assert t.game.ids()["aircraft"][:5] == ["usa-f1", "usa-f2", "usa-f3", "usa-s1", "usa-s2"]
    assert owner.tables.tile_ids == ["s1", "s9"]
    assert choices(t, "japan") == ["pick fighter", "pick special"]
