"""Chapters 1 and 2: ships, map and tracks are read from the data file."""

from importlib.resources import files
from itertools import combinations

import pytest

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA, Tables, check, load
from admiralty.kit.datafile import DataError, Entry, provenance_rows, root

TEXT = (files("admiralty.games.port_arthur") / "data" / "port-arthur.toml").read_text(encoding="utf-8")
DOCUMENT = load(TEXT)
TABLES = Tables(DOCUMENT, {})
FLEETS = ("japan", "port_arthur", "vladivostok", "baltic_4", "baltic_5")
LANGUAGES = {"en", "cs", "fr", "ja"}


def altered(*changes: tuple[str, str]) -> Tables:
    """The tables of the shipped file with some of its text replaced."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return Tables(load(text), {})


def ship(name: str) -> int:
    return TABLES.ship_ids.index(name)


def zones(numbers: list[int]) -> list[str]:
    return [TABLES.zone_ids[zone] for zone in numbers]


def port(name: str) -> int:
    return TABLES.port_ids.index(name)


def spelled(name: str) -> str:
    return name.replace("_", "-")


def fleet(name: str) -> list[Entry]:
    return [row for row in root(DOCUMENT).rows("ship") if row.text("fleet") == name]


def test_pa_1_2__the_fleet_decides_where_a_ship_starts() -> None:
    for name in ("japan", "port-arthur", "vladivostok"):
        for row in fleet(name.replace("-", "_")):
            assert TABLES.start_place[ship(spelled(row.text("id")))] == TABLES.anchorage0 + port(name)
    for turn in (4, 5):
        for row in fleet(f"baltic_{turn}"):
            assert TABLES.start_place[ship(spelled(row.text("id")))] == TABLES.arrival_place[turn]
    assert sum(len(fleet(name)) for name in FLEETS) == TABLES.ships


def test_pa_1_2__the_raid_can_hit_the_port_arthur_fleet_only() -> None:
    assert [TABLES.ship_ids[n] for n in TABLES.raid_ships] == [
        spelled(row.text("id")) for row in fleet("port_arthur")
    ]


def test_pa_1_2__a_ship_belongs_to_one_side() -> None:
    assert sorted(TABLES.fleet_ships[JAPAN] + TABLES.fleet_ships[RUSSIA]) == list(range(TABLES.ships))
    for side, ships in enumerate(TABLES.fleet_ships):
        assert {TABLES.side[n] for n in ships} == {side}


def test_pa_1_3__each_face_has_its_own_values() -> None:
    mikasa = ship("mikasa") * 2
    assert (TABLES.firepower[mikasa + INTACT], TABLES.speed[mikasa + INTACT]) == (8, 4)
    assert (TABLES.firepower[mikasa + DAMAGED], TABLES.speed[mikasa + DAMAGED]) == (6, 3)
    assert TABLES.defence[ship("mikasa")] == 3


def test_pa_1_5__every_place_has_its_own_number() -> None:
    numbers = [
        *range(TABLES.zones),
        *(TABLES.anchorage0 + n for n in range(TABLES.ports)),
        *(TABLES.shipyard0 + n for n in range(TABLES.ports)),
        *(TABLES.arrival_place[turn] for turn in TABLES.arrival_turns),
        TABLES.unused,
        TABLES.sunk,
    ]
    assert numbers == list(range(TABLES.places))
    assert [turn for turn, place in enumerate(TABLES.arrival_place) if place >= 0] == TABLES.arrival_turns
    assert len(TABLES.arrival_place) == TABLES.turns + 1


def test_pa_1_9__a_changed_value_of_the_file_is_a_changed_value_of_the_game() -> None:
    faster = altered(
        ("intact = { firepower = 3, speed = 3 }\ndamaged = { firepower = 2, speed = 2, defence = 2 }",
         "intact = { firepower = 9, speed = 6 }\ndamaged = { firepower = 7, speed = 5, defence = 4 }"),
        ("turns = 6", "turns = 5"),
        ("spaces = [1, 2, 3, 4, 5, 6]", "spaces = [1, 2, 3, 4, 5]"),
        ("siping_points = 1", "siping_points = 2"),
    )  # fmt: skip
    chinen = ship("chinen")
    assert faster.firepower[chinen * 2 : chinen * 2 + 2] == [9, 7]
    assert faster.speed[chinen * 2 : chinen * 2 + 2] == [6, 5]
    assert faster.defence[chinen] == 4
    assert (faster.turns, faster.siping_points) == (5, 2)


def test_pa_1_9__the_numbers_of_the_rules_come_from_the_constants() -> None:
    assert (TABLES.turns, TABLES.armies, TABLES.die_faces) == (6, 6, 6)
    assert (TABLES.cp_min, TABLES.cp_max, TABLES.cp_start) == (-5, 5, 0)
    assert (TABLES.fire_min, TABLES.fire_max) == (1, 6)
    assert (TABLES.initiative_start, TABLES.initiative_turn) == (JAPAN, 4)
    assert TABLES.arrival_turns == [4, 5]
    assert (TABLES.blockade_cost, TABLES.convoy_points, TABLES.fall_points) == (1, [0, 1, 3], 1)
    assert (TABLES.siping_max, TABLES.siping_points) == (3, 1)
    assert TABLES.key_points == [0, 1, 3, 6]


def test_pa_1_10__a_game_can_be_made_from_an_owners_file_and_knows_its_name() -> None:
    assert TABLES.dataset == "reconstruction-1"
    assert altered(('dataset = "reconstruction-1"', 'dataset = "my counters"')).dataset == "my counters"


def bare(found: object) -> object:
    """A part of a document without its notes on provenance."""
    if isinstance(found, dict):
        return {key: bare(value) for key, value in found.items() if "provenance" not in key}
    return [bare(value) for value in found] if isinstance(found, list) else found


def test_pa_1_10__an_owners_file_needs_no_notes_on_provenance() -> None:
    document = {key: bare(found) for key, found in DOCUMENT.items() if "provenance" not in key}
    assert not list(provenance_rows({key: found for key, found in document.items() if key != "ship"}))
    check(document)
    assert Tables(document, {}).speed == TABLES.speed


def test_pa_2_1__there_are_six_zones() -> None:
    assert sorted(TABLES.zone_ids) == sorted(
        ["yellow-sea", "east-china-sea", "tsushima", "sea-of-japan", "pacific-ocean", "philippine-sea"]
    )


def test_pa_2_2__adjacency_is_symmetric_and_exactly_the_list_of_links() -> None:
    pairs = {(a, b) for a in range(TABLES.zones) for b in TABLES.adjacent[a]}
    assert pairs == {(b, a) for a, b in pairs}
    links = [
        (TABLES.zone_ids.index(spelled(row.text("a"))), TABLES.zone_ids.index(spelled(row.text("b"))))
        for row in root(DOCUMENT).rows("zone_link")
    ]
    assert pairs == set(links) | {(b, a) for a, b in links}


def are_adjacent(a: str, b: str) -> bool:
    return TABLES.zone_ids.index(b) in TABLES.adjacent[TABLES.zone_ids.index(a)]


def test_pa_2_2__the_sea_of_japan_touches_the_pacific_and_tsushima_not_the_philippine_sea() -> None:
    assert are_adjacent("sea-of-japan", "pacific-ocean")
    assert not are_adjacent("tsushima", "philippine-sea")


def test_pa_2_3__there_are_four_ports() -> None:
    assert sorted(TABLES.port_ids) == ["diego-suarez", "japan", "port-arthur", "vladivostok"]


def test_pa_2_4__only_japan_uses_its_port_which_touches_every_zone_but_the_yellow_sea() -> None:
    assert [n for n in range(TABLES.ports) if TABLES.port_user[n] == JAPAN] == [port("japan")]
    assert set(zones(TABLES.port_zones[port("japan")])) == set(TABLES.zone_ids) - {"yellow-sea"}


def test_pa_2_5__the_other_ports_are_russian_and_touch_one_zone_each() -> None:
    for name, zone in (
        ("port-arthur", "yellow-sea"),
        ("vladivostok", "sea-of-japan"),
        ("diego-suarez", "east-china-sea"),
    ):
        assert TABLES.port_user[port(name)] == RUSSIA
        assert zones(TABLES.port_zones[port(name)]) == [zone]


def test_pa_2_5__the_ports_of_a_side_are_listed_by_zone() -> None:
    for side in (JAPAN, RUSSIA):
        for zone in range(TABLES.zones):
            for n in range(TABLES.ports):
                usable = TABLES.port_user[n] == side and zone in TABLES.port_zones[n]
                assert (n in TABLES.zone_ports[side][zone]) == usable


def test_pa_2_6__every_port_but_diego_suarez_has_a_shipyard() -> None:
    assert [name for name in TABLES.port_ids if not TABLES.has_shipyard[port(name)]] == ["diego-suarez"]


def test_pa_2_9__tsushima_and_the_yellow_sea_have_a_landing_box_each() -> None:
    assert sorted(zones(TABLES.box_zone)) == ["tsushima", "yellow-sea"]


def test_pa_5_8__a_damaged_ship_reaches_the_zones_beside_its_port() -> None:
    assert TABLES.reach_damaged == TABLES.port_zones


@pytest.mark.parametrize(
    ("name", "reached"),
    [
        ("japan", "yellow-sea east-china-sea tsushima sea-of-japan pacific-ocean philippine-sea"),
        ("port-arthur", "yellow-sea east-china-sea"),
        ("vladivostok", "tsushima sea-of-japan pacific-ocean"),
        ("diego-suarez", "yellow-sea east-china-sea tsushima philippine-sea"),
    ],
)
def test_pa_5_9__an_intact_ship_reaches_one_zone_more(name: str, reached: str) -> None:
    assert zones(TABLES.reach_intact[port(name)]) == reached.split()


def test_pa_9_4__the_ports_to_return_to_are_given_by_zone() -> None:
    east, north = ["port-arthur", "diego-suarez"], ["vladivostok"]
    expected = {
        "yellow-sea": east,
        "east-china-sea": east,
        "tsushima": north,
        "sea-of-japan": north,
        "pacific-ocean": north,
        "philippine-sea": ["diego-suarez"],
    }
    for zone, name in enumerate(TABLES.zone_ids):
        assert [TABLES.port_ids[n] for n in TABLES.return_ports[RUSSIA][zone]] == expected[name]
        assert TABLES.return_ports[JAPAN][zone] == [port("japan")]


def space(name: str) -> int:
    return TABLES.space_ids.index(name)


def needed(names: str) -> int:
    """How many armies it takes to hold these spaces."""
    found: set[int] = set()
    waiting = [space(name) for name in names.split()]
    while waiting:
        found.add(waiting[-1])
        waiting += TABLES.requires[waiting.pop()]
    return len(found)


def test_pa_r_1__the_track_forks_and_either_end_can_be_held_together_with_mukden() -> None:
    assert needed("port-arthur-fortress mukden") == TABLES.armies
    assert needed("siping mukden") < TABLES.armies
    assert needed("port-arthur-fortress") < TABLES.armies
    assert TABLES.sequence == [
        space(name)
        for name in ["yalu", "nanshan", "liaoyang", "hill-203", "port-arthur-fortress", "mukden", "siping"]
    ]


def test_pa_8_23__six_armies_cannot_hold_port_arthur_and_siping() -> None:
    assert needed("port-arthur-fortress siping") == TABLES.spaces == TABLES.armies + 1


def test_pa_r_2__every_datum_says_where_it_comes_from() -> None:
    noted = [path for path, note in provenance_rows(DOCUMENT) if note]
    top = root(DOCUMENT)
    for name in top.table("constants").names():
        assert f"constants.{name}" in noted
    for key, found in DOCUMENT.items():
        if isinstance(found, list):
            for row in top.rows(key):
                assert row.has("provenance"), row.label
        elif isinstance(found, dict) and key != "constants" and not key.endswith("_provenance"):
            assert key in noted


def test_pa_r_2__a_note_says_rulebook_public_or_reconstructed() -> None:
    for path, note in provenance_rows(DOCUMENT):
        if not path.endswith("rulebook_constraint"):
            assert any(word in note for word in ("rulebook", "public", "reconstructed")), path


def test_pa_r_2__every_name_is_given_in_four_languages() -> None:
    kinds = {
        "ship": TABLES.ships,
        "zone": TABLES.zones,
        "port": TABLES.ports,
        "space": TABLES.spaces,
        "box": 2,
    }
    for kind, count in kinds.items():
        found = [names for key, names in TABLES.names.items() if key.startswith(f"{kind}-")]
        assert len(found) == count
        assert all(set(names) == LANGUAGES for names in found)
    assert TABLES.names["space-hill-203"]["en"] == "Hill 203"
    assert TABLES.names["box-landing-tsushima"] == TABLES.names["zone-tsushima"]


def test_pa_r_3__the_pacific_is_worth_0_to_japan_and_2_to_russia_in_every_profile() -> None:
    for profile in TABLES.profiles:
        points = Tables(DOCUMENT, {"zone_points": profile}).zone_points
        pacific = TABLES.zone_ids.index("pacific-ocean")
        assert (points[JAPAN][pacific], points[RUSSIA][pacific]) == (0, 2)


def test_pa_r_3__a_turn_of_6_to_4_can_occur_in_every_profile() -> None:
    for profile in TABLES.profiles:
        points = Tables(DOCUMENT, {"zone_points": profile}).zone_points[RUSSIA]
        others = [points[zone] for zone in range(TABLES.zones) if zone not in TABLES.key_zones]
        assert 4 in {sum(held) for count in range(4) for held in combinations(others, count)}


def test_pa_r_3__the_profile_is_an_option_and_the_file_names_the_default() -> None:
    assert TABLES.profiles == ["graduated", "sea_of_japan_1_3", "philippine_1_3"]
    assert TABLES.zone_points == Tables(DOCUMENT, {"zone_points": "graduated"}).zone_points
    sea = TABLES.zone_ids.index("sea-of-japan")
    assert Tables(DOCUMENT, {"zone_points": "sea_of_japan_1_3"}).zone_points[RUSSIA][sea] == 3
    with pytest.raises(DataError, match=r"zone_points: profiles\.caspian is missing"):
        Tables(DOCUMENT, {"zone_points": "caspian"})


def test_pa_r_3__key_zones_have_no_points_of_their_own() -> None:
    assert sorted(zones(TABLES.key_zones)) == ["east-china-sea", "tsushima", "yellow-sea"]
    assert all(TABLES.zone_points[side][zone] == 0 for side in (JAPAN, RUSSIA) for zone in TABLES.key_zones)


def test_pa_r_4__the_only_way_out_of_the_yellow_sea_is_the_east_china_sea() -> None:
    assert zones(TABLES.adjacent[TABLES.yellow_sea]) == ["east-china-sea"]
