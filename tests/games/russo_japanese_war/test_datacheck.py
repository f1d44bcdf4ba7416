"""An owner's data file: what it may change, and how faults are named."""

from __future__ import annotations

import pytest

from admiralty import games
from admiralty.games.russo_japanese_war.mapdata import parse_map
from admiralty.kit.datafile import DataError
from tests.games.russo_japanese_war.positions import SHIPPED, SLUG, altered

HEX = '\n[[map.hexes]]\nid = "{}"\n{}\n'


def with_map(rows: str) -> str:
    return SHIPPED.replace('dataset = "reconstruction-1"', 'dataset = "altered"') + rows


def test_an_owners_numbers_replace_ours() -> None:
    game = altered(("limit = 1\nforbidden", "limit = 0\nforbidden"), ("combat = 5", "combat = 6"))
    t = game.tables
    assert game.dataset == "altered"
    assert t.value[t.event_ids.index("r01")] == 0
    assert t.combat[t.unit_ids.index("R-ER1")] == 6


def test_an_owner_may_move_effects_to_other_cards() -> None:
    game = altered(
        ('effect = "attack_bonus"\nvalue = 2\ntarget = "port_arthur"', 'effect = "attack_bonus"\nvalue = 3')
    )
    t = game.tables
    assert t.value[t.event_ids.index("j08")] == 3
    assert t.where[t.event_ids.index("j08")] == 0


def test_an_owner_may_change_the_map() -> None:
    text = with_map(
        HEX.format("1912", 'terrain = "rough"')
        + '\n[[map.links]]\na = "1813"\nb = "1913"\ntype = "none"\n'
        + '\n[[map.hexsides]]\na = "1912"\nb = "1913"\ntype = "river"\n'
    )
    t = games.load(SLUG, {}, text).tables  # type: ignore[attr-defined]
    a, b = t.place_ids.index("1912"), t.place_ids.index("1913")
    assert t.rough[a] == 1
    assert t.river[a * t.size + b] == 1
    assert b not in t.lines[t.place_ids.index("1813")]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("combat = 5", 'combat = "five"', '5-2.combat must be a whole number from 0 to 20'),
        ('start = "1214"', 'start = "1001"', 'units "R-S2": start must be a playable hex'),
        ('id = "J-2"', 'id = "J-Gds"', "the id is used by more than one of the units"),
        ('type = "5-2"', 'type = "9-9"', 'units "R-ER1": type names the unknown unit type "9-9"'),
        ("number = 3\n", "number = 4\n", "cards must be numbered 1 to 16"),
        ('effect = "makarov"', 'effect = "remove_zoc"', "is for the other side"),
        ('timing = "any_time"', 'timing = "reaction"', 'cards 13: japan.timing must be "any_time"'),
        ('from = ["NE", "AR"]', 'from = ["NE", "XX"]', 'cards 3: russia.from names the unknown result "XX"'),
        ("columns = [-1, 0, 1, 2, 3, 4, 5]", "columns = [-1, 0, 2]", "must be whole numbers that follow"),
        ('die_1 = ["DR", ', 'die_1 = ["DR", "DR", ', "crt: die_1 must have 7 results, not 8"),
        ("lost_1 = 1", "lost_1 = 9", "morale_check: lost_1 must be a whole number from 0 to 6"),
        ('fleet = "second"', 'fleet = "vladivostok"', "side names the unknown side"),
        ("refill_to = 3", "refill_to = 9", "hand: refill_to must be a whole number from 1 to 4"),
        ('nanshan = "1204"', 'nanshan = "1001"', "setup: nanshan must be a playable hex"),
        ('by_card = true', 'by_card = "yes"', "by_card must be true or false"),
        ('naval = "mines"', 'naval = "magic"', 'names the unknown part in the naval rules "magic"'),
    ],
)  # fmt: skip
def test_every_fault_names_its_entry(old: str, new: str, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        altered((old, new))
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        (HEX.format("9999", 'terrain = "plain"'), "must be a hex of rows 10 to 24"),
        (HEX.format("1912", 'terrain = "swamp"'), '"1912": terrain names the unknown terrain "swamp"'),
        (HEX.format("1913", 'terrain = "sea"'), "a hex of it is not playable"),
        (HEX.format("1912", 'port = "big"'), 'port names the unknown port "big"'),
        (HEX.format("1912", 'supply_source = "japan"'), "japan must have exactly one supply source"),
        (HEX.format("1912", 'key_point = "mukden"'), "town is missing"),
        ('\n[[map.links]]\na = "1912"\nb = "1214"\ntype = "rail"\n', "the two hexes are not neighbours"),
        ('\n[[map.links]]\na = "1912"\nb = "1913"\ntype = "canal"\n', 'names the unknown link "canal"'),
        ('\n[[map.hexsides]]\na = "19"\nb = "1913"\ntype = "river"\n', "a must be a hex of the map"),
        ('\n[[map.links]]\na = "box:korea"\nb = "1001"\ntype = "road"\n', "box:korea must be linked"),
    ],
)  # fmt: skip
def test_faults_of_a_map_are_named_too(rows: str, fault: str) -> None:
    with pytest.raises(DataError) as caught:
        games.load(SLUG, {}, with_map(rows))
    assert fault in str(caught.value)


def test_two_reshuffling_cards_are_refused() -> None:
    other = 'effect = "take_top_discard"'
    with pytest.raises(DataError, match="reshuffle must stand on both halves"):
        altered((f'timing = "any_time"\n{other}', 'timing = "on_draw"\neffect = "reshuffle"'))


def test_a_broken_map_file_is_named() -> None:
    with pytest.raises(DataError, match="not valid JSON"):
        parse_map("{")
    with pytest.raises(DataError, match="must be one object"):
        parse_map("[]")
