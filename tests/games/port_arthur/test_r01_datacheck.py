"""[PA-1.11] A faulty data file is rejected with one sentence that names the entry."""

import copy
from importlib.resources import files

import pytest

from admiralty.games.port_arthur.tables import Tables, check, load
from admiralty.kit.datafile import DataError, root

TEXT = (files("admiralty.games.port_arthur") / "data" / "port-arthur.toml").read_text(encoding="utf-8")
DOCUMENT = load(TEXT)
ABSENT = object()


def step(found: object, key: str) -> object:
    """The part of a document under a key: a field, or the row with that id or number."""
    if isinstance(found, dict):
        return found[key]
    assert isinstance(found, list)
    rows = [row for row in found if row.get("id") == key]
    return rows[0] if rows else found[int(key)]


def changed(*changes: tuple[str, object]) -> dict[str, object]:
    """The shipped document with some values replaced, e.g. ("ship/fuji/intact/speed", 9), or taken out."""
    document = copy.deepcopy(DOCUMENT)
    for path, value in changes:
        *way, last = path.split("/")
        found: object = document
        for key in way:
            found = step(found, key)
        if isinstance(found, list):
            assert last == "new"
            found.append(value)
            continue
        assert isinstance(found, dict)
        if value == ABSENT:
            del found[last]
        else:
            found[last] = value
    return document


def fault(*changes: tuple[str, object]) -> str:
    """The sentence with which the changed document is rejected."""
    with pytest.raises(DataError) as caught:
        check(changed(*changes))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def row(table: str, name: str, **fields: object) -> dict[str, object]:
    """A copy of one row of the shipped file with other fields."""
    found = step(DOCUMENT[table], name)
    assert isinstance(found, dict)
    return copy.deepcopy(found) | fields


def test_pa_1_11__the_shipped_file_is_accepted() -> None:
    check(DOCUMENT)


def test_pa_1_11__a_different_number_of_ships_is_allowed() -> None:
    more = changed(("ship/new", row("ship", "fuji", id="fuji_2")))
    check(more)
    assert Tables(more, {}).ships == 51
    fewer = copy.deepcopy(DOCUMENT)
    ships = fewer["ship"]
    assert isinstance(ships, list)
    del ships[10:]
    check(fewer)


def test_pa_1_11__a_repeated_ship_id_is_rejected() -> None:
    twice = fault(("ship/new", row("ship", "fuji")))
    assert twice == 'ship "fuji": the id is used by more than one ship'
    assert "more than one ship" in fault(("ship/new", row("ship", "navarin", id="knyaz-suvorov")))


@pytest.mark.parametrize("value", [4.0, True, "4", [4]])
@pytest.mark.parametrize("path", ["intact/speed", "damaged/firepower", "damaged/defence"])
def test_pa_1_11__a_value_that_is_not_an_integer_is_rejected(path: str, value: object) -> None:
    sentence = fault((f"ship/fuji/{path}", value))
    assert sentence.startswith(f'ship "fuji": {path.replace("/", ".")} must be a whole number')


def test_pa_1_11__a_number_of_the_rules_that_is_not_an_integer_is_rejected() -> None:
    assert fault(("constants/turns", 6.5)).startswith("constants: turns must be a whole number")
    assert fault(("constants/convoy_sunk_points", [0, 1, 3.5])).startswith(
        "constants: convoy_sunk_points must"
    )
    assert fault(("key_zone_points/by_count", [0, 1, True, 6])).startswith("key_zone_points: by_count must")
    path = "zone_points/profiles/graduated/pacific_ocean/russia"
    assert fault((path, 2.0)).startswith("zone_points: profiles.graduated.pacific_ocean.russia must")


@pytest.mark.parametrize("value", [0, 7, 9, -1])
def test_pa_1_11__a_speed_outside_1_to_6_is_rejected(value: int) -> None:
    expected = f'ship "fuji": intact.speed must be a whole number from 1 to 6, not {value}'
    assert fault(("ship/fuji/intact/speed", value)) == expected
    assert "damaged.speed" in fault(("ship/fuji/damaged/speed", value))


def test_pa_1_11__a_firepower_below_0_is_rejected() -> None:
    expected = 'ship "fuji": damaged.firepower must be a whole number of at least 0, not -1'
    assert fault(("ship/fuji/damaged/firepower", -1)) == expected
    check(changed(("ship/fuji/damaged/firepower", 0)))


def test_pa_1_11__a_defence_below_1_is_rejected() -> None:
    expected = 'ship "fuji": damaged.defence must be a whole number of at least 1, not 0'
    assert fault(("ship/fuji/damaged/defence", 0)) == expected


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("zone_link/0/a", "baltic", 'zone_link 1: a names the unknown zone "baltic"'),
        ("zone_link/5/b", "baltic", 'zone_link 6: b names the unknown zone "baltic"'),
        ("landing_box/landing_tsushima/zone", "baltic",
         'landing_box "landing_tsushima": zone names the unknown zone "baltic"'),
        ("key_zone_points/zones", ["tsushima", "baltic", "yellow_sea"],
         'key_zone_points: zones names the unknown zone "baltic"'),
        ("zone_points/profiles/graduated/baltic", {"japan": 1, "russia": 1},
         "zone_points: profiles.graduated.baltic is not a zone: the name is unknown"),
        ("return_ports/russia/baltic", ["vladivostok"],
         "return_ports: russia.baltic is not a zone: the name is unknown"),
        ("return_ports/russia/tsushima", ["kronstadt"],
         'return_ports: russia.tsushima names the unknown port "kronstadt"'),
        ("return_ports/japan/any", ["kronstadt"],
         'return_ports: japan.any names the unknown port "kronstadt"'),
        ("manchuria/siping/requires", ["harbin"],
         'manchuria "siping": requires names the unknown space "harbin"'),
        ("manchuria_sequence/order", ["yalu", "harbin"],
         'manchuria_sequence: order names the unknown space "harbin"'),
    ],
)  # fmt: skip
def test_pa_1_11__an_unknown_zone_port_or_space_is_rejected(path: str, value: object, sentence: str) -> None:
    assert fault((path, value)) == sentence


def test_pa_1_11__a_port_adjacent_to_an_unknown_zone_is_rejected() -> None:
    sentence = fault(("port/vladivostok/adjacent_zones", ["sea_of_japan", "okhotsk"]))
    assert sentence == 'port "vladivostok": adjacent_zones names the unknown zone "okhotsk"'


def test_pa_1_11__an_unknown_side_is_rejected() -> None:
    assert fault(("ship/fuji/side", "korea")) == 'ship "fuji": side names the unknown side "korea"'
    assert fault(("port/japan/user", "korea")) == 'port "japan": user names the unknown side "korea"'
    assert "unknown side" in fault(("constants/initiative_at_start", "korea"))


def test_pa_1_11__an_unknown_fleet_is_rejected() -> None:
    assert fault(("ship/fuji/fleet", "caspian")) == 'ship "fuji": fleet names the unknown fleet "caspian"'
    assert "unknown fleet" in fault(("ship/orel/fleet", "baltic_6"))


def test_pa_1_11__a_fleet_of_the_other_side_is_rejected() -> None:
    assert fault(("ship/fuji/fleet", "vladivostok")) == (
        'ship "fuji": fleet must be a fleet of japan, not "vladivostok"'
    )
    assert "a fleet of russia" in fault(("ship/orel/fleet", "japan"))


def test_pa_1_11__an_unknown_profile_is_rejected() -> None:
    sentence = fault(("zone_points/default_profile", "flat"))
    assert sentence == 'zone_points: default_profile names the unknown profile "flat"'


def test_pa_1_11__a_cyclic_prerequisite_is_rejected() -> None:
    sentence = fault(("manchuria/yalu/requires", ["siping"]))
    assert sentence.startswith('manchuria "yalu": requires is cyclic')
    assert "cyclic" in fault(("manchuria/mukden/requires", ["mukden"]))


TOP_TABLES = [key for key, found in DOCUMENT.items() if isinstance(found, dict | list)]
NOT_NEEDED = ["title", "zone_nonlinks", "ship_value_formula"] + [
    key for key in TOP_TABLES if "provenance" in key
]


@pytest.mark.parametrize("key", [key for key in TOP_TABLES if key not in NOT_NEEDED])
def test_pa_1_11__a_missing_table_is_rejected(key: str) -> None:
    assert fault((key, ABSENT)) == f"data file: {key} is missing"
    assert fault((key, 3)).startswith(f"data file: {key} must be a ")


@pytest.mark.parametrize("key", NOT_NEEDED)
def test_pa_1_11__a_table_that_only_explains_may_be_missing(key: str) -> None:
    check(changed((key, ABSENT)))


FIELDS = [
    *(
        f"constants/{name}"
        for name in root(DOCUMENT).table("constants").names()
        if not name.startswith("ships_")
    ),
    *("cp_track/min", "cp_track/max", "cp_track/start", "cp_track/positive_side"),
    *("turn_track/spaces", "turn_track/holds_baltic_ships"),
    *(f"zone/tsushima/{name}" for name in ("id", "name", "name/en", "key_zone", "landing_box")),
    *("zone_link/0/a", "zone_link/0/b", "key_zone_points/zones", "key_zone_points/by_count"),
    *("zone_points/default_profile", "zone_points/profiles", "zone_points/profiles/graduated/sea_of_japan"),
    "zone_points/profiles/philippine_1_3/philippine_sea/japan",
    *(f"port/vladivostok/{name}" for name in ("id", "name", "user", "shipyard", "adjacent_zones")),
    *("return_ports/japan", "return_ports/japan/any", "return_ports/russia", "return_ports/russia/tsushima"),
    *("landing_box/landing_tsushima/id", "landing_box/landing_tsushima/zone"),
    *(f"manchuria/mukden/{name}" for name in ("id", "name", "requires", "effect")),
    "manchuria_sequence/order",
    *(f"ship/fuji/{name}" for name in ("id", "name", "side", "fleet", "optional", "intact", "damaged")),
    *("ship/fuji/intact/firepower", "ship/fuji/intact/speed"),
    *("ship/fuji/damaged/firepower", "ship/fuji/damaged/speed", "ship/fuji/damaged/defence"),
]


@pytest.mark.parametrize("path", FIELDS)
def test_pa_1_11__a_missing_field_is_rejected(path: str) -> None:
    sentence = fault((path, ABSENT))
    assert sentence.endswith(" is missing")
    assert sentence.startswith(path.split("/")[0])


@pytest.mark.parametrize("value", ["", "  ", 3, "x" * 81, "two\nlines"])
def test_pa_1_11__a_data_set_needs_a_name_of_one_line(value: object) -> None:
    assert fault(("dataset", value)).startswith("data file: dataset must be ")
    assert fault(("dataset", ABSENT)) == "data file: dataset is missing"


@pytest.mark.parametrize(("table", "name"), [("zone", "tsushima"), ("port", "japan"), ("manchuria", "yalu")])
def test_pa_1_11__a_repeated_zone_port_or_space_is_rejected(table: str, name: str) -> None:
    sentence = fault((f"{table}/new", row(table, name)))
    assert sentence == f'{table} "{name}": the id is used by more than one {table}'


def test_pa_1_11__a_repeated_landing_box_is_rejected() -> None:
    again = ("landing_box/new", row("landing_box", "landing_tsushima"))
    sentence = fault(again, ("constants/convoy_sunk_points", [0, 1, 3, 6]))
    assert sentence == 'landing_box "landing_tsushima": the id is used by more than one landing_box'


@pytest.mark.parametrize("name", ["sunk", "unused", "any"])
def test_pa_1_11__an_id_with_a_meaning_of_its_own_is_rejected(name: str) -> None:
    sentence = fault(("zone/pacific_ocean/id", name))
    assert sentence == f'zone "{name}": id must not be "{name}", which has a meaning of its own'


def test_pa_1_11__an_id_of_two_things_that_orders_would_confuse_is_rejected() -> None:
    assert fault(("ship/fuji/id", "yellow_sea")) == 'ship "yellow_sea": the id is also used by a place'
    assert fault(("ship/fuji/id", "hill-203")) == 'ship "hill-203": the id is also used by a place'
    assert fault(("port/new", row("port", "vladivostok", id="tsushima"))) == (
        'port "tsushima": the id is also used by a zone'
    )


@pytest.mark.parametrize("name", ["Fuji", "fu ji", "fuji_", "富士", "a;b", "x" * 81])
def test_pa_1_11__an_id_that_cannot_be_written_in_an_order_is_rejected(name: str) -> None:
    assert fault(("ship/fuji/id", name)).endswith("id must be small letters and digits, joined by _")


@pytest.mark.parametrize(
    ("table", "name", "sentence"),
    [
        ("zone", "yellow_sea", 'data file: zone must have an entry "yellow_sea", which the rules speak of'),
        ("port", "japan", 'data file: port must have an entry "japan", which the rules speak of'),
        ("port", "port_arthur", 'data file: port must have an entry "port_arthur", which the rules speak of'),
        ("port", "vladivostok", 'data file: port must have an entry "vladivostok", which the rules speak of'),
        (
            "port",
            "diego_suarez",
            'data file: port must have an entry "diego_suarez", which the rules speak of',
        ),
    ],
)
def test_pa_1_11__a_place_the_rules_speak_of_must_be_there(table: str, name: str, sentence: str) -> None:
    assert fault((f"{table}/{name}/id", "elsewhere")) == sentence


def test_pa_1_11__a_port_the_rules_speak_of_keeps_its_side() -> None:
    assert fault(("port/diego_suarez/user", "japan")) == (
        'port "diego_suarez": user must be "russia", not "japan"'
    )


@pytest.mark.parametrize("space", ["hill_203", "port_arthur_fortress", "mukden", "siping"])
def test_pa_1_11__each_effect_belongs_to_exactly_one_space(space: str) -> None:
    assert "must have a space with the effect" in fault((f"manchuria/{space}/effect", "none"))
    sentence = fault(("manchuria/yalu/effect", row("manchuria", space)["effect"]))
    assert f'manchuria "{space}": effect gives a second space the effect' in sentence
    assert "unknown effect" in fault((f"manchuria/{space}/effect", "earthquake"))


def test_pa_1_11__ships_find_a_port_of_their_side_from_every_zone() -> None:
    assert fault(("return_ports/russia/tsushima", ["japan"])) == (
        'return_ports: russia.tsushima names the port "japan", which russia does not use'
    )
    assert fault(("return_ports/russia/yellow_sea", ["port_arthur"])) == (
        'return_ports: russia.yellow_sea must name a port besides "port_arthur", which can fall'
    )
    assert "must name a port" in fault(("return_ports/russia/yellow_sea", []))


def test_pa_1_11__japan_is_never_asked_where_to_return() -> None:
    second = ("port/new", row("port", "japan", id="sasebo"))
    check(changed(second))
    assert fault(second, ("return_ports/japan/any", ["japan", "sasebo"])) == (
        "return_ports: japan.any must name one port: only Russia chooses among several"
    )


def test_pa_1_11__the_blockade_lies_before_port_arthur() -> None:
    assert fault(("port/port_arthur/adjacent_zones", ["tsushima"])) == (
        'port "port_arthur": adjacent_zones must name "yellow_sea", where the blockade lies'
    )


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        ("constants/cp_limit", 6, "cp_track: min must be -6, as constants.cp_limit says"),
        ("cp_track/max", 7, "cp_track: max must be 5, as constants.cp_limit says"),
        ("cp_track/start", 6, "cp_track: start must be"),
        ("cp_track/positive_side", "russia", "cp_track: positive_side names the unknown positive side"),
        ("turn_track/spaces", [1, 2, 3], "turn_track: spaces must list the turns 1 to 6"),
        ("turn_track/holds_baltic_ships", [4], "turn_track: holds_baltic_ships must list the turns"),
        ("zone/tsushima/key_zone", False, 'zone "tsushima": key_zone contradicts'),
        ("zone/tsushima/landing_box", False, 'zone "tsushima": landing_box contradicts'),
        ("key_zone_points/by_count", [0, 1, 3], "key_zone_points: by_count must have 4 entries"),
        ("constants/convoy_sunk_points", [0, 1], "constants: convoy_sunk_points must have 3 entries"),
        ("constants/baltic_arrival_turns", [4, 4], "constants: baltic_arrival_turns names a turn twice"),
        ("constants/fire_dice_min", 7, "constants: fire_dice_max must be a whole number from 7"),
        ("zone_points/profiles/graduated/tsushima", {"japan": 1, "russia": 1},
         "zone_points: profiles.graduated.tsushima is a key zone"),
        ("landing_box/landing_tsushima/zone", "yellow_sea",
         'landing_box "landing_tsushima": zone gives the zone "yellow_sea" a second landing box'),
        ("zone_link/0/b", "yellow_sea", 'zone_link 1: b links the zone "yellow_sea" to itself'),
        ("zone_link/new", {"a": "east_china_sea", "b": "yellow_sea"}, "zone_link 7: b links"),
    ],
)  # fmt: skip
def test_pa_1_11__a_file_that_contradicts_itself_is_rejected(path: str, value: object, start: str) -> None:
    assert fault((path, value)).startswith(start)


def test_pa_1_11__more_than_the_engine_can_hold_is_rejected() -> None:
    ships = [row("ship", "fuji", id=f"fuji_{n}") for n in range(4001)]
    assert fault(("ship", ships)) == "data file: ship must have from 1 to 4000 entries, not 4001"
    assert fault(("ship", [])) == "data file: ship must have from 1 to 4000 entries, not 0"
    assert fault(("zone", [])) == "data file: zone must have from 1 to 40 entries, not 0"
    assert fault(("constants/fire_dice_max", 13)).startswith("constants: fire_dice_max must be")
    assert fault(("constants/turns", 41)).startswith("constants: turns must be")
    assert fault(("constants/die_faces", 1)).startswith("constants: die_faces must be")


def test_pa_1_11__broken_toml_is_rejected() -> None:
    with pytest.raises(DataError, match="data file: not valid TOML"):
        load("[[ship]")
