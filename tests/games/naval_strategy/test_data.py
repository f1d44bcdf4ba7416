"""Data and map files: what is shipped, and what is wrong with others in one sentence."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from admiralty import games
from admiralty.games.naval_strategy import mapmaker
from admiralty.games.naval_strategy.datacheck import GOODS
from admiralty.games.naval_strategy.documents import written
from admiralty.games.naval_strategy.mapfile import check_maps, read_maps
from admiralty.games.naval_strategy.mapmaker import make_map
from admiralty.games.naval_strategy.tables import VALUES
from admiralty.kit.datafile import DataError
from admiralty.kit.extras import Printed
from tests.games.naval_strategy.positions import OPEN, game, table

DATA = files("admiralty.games.naval_strategy") / "data"
SHIPPED = (DATA / "naval-strategy.toml").read_text(encoding="utf-8")


def load(text: str) -> Any:
    return games.load("naval-strategy", {}, text)


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("hp = 45", "hp = 0", "ships: schooner.hp must be a whole number from 1 to 100000, not 0"),
        ('available_to = ["galleon"]', 'available_to = ["canoe"]', 'names the unknown type of ship "canoe"'),
        (
            "[port.buy]\nwood = 12",
            "[port.buy]\nrum = 3\nwood = 12",
            "must have the prices of wood and cloth only",
        ),
        ("wreck_share_goods = [1, 10]", "wreck_share_goods = [1, 0]", "must be [numerator, denominator]"),
        ("chance_per_turn = 0.10", "chance_per_turn = 7", "must be a chance from 0.0 to 1.0"),
        (
            "capacity = { wood = 200,",
            "capacity = { metal = 1, wood = 200,",
            "must be of wood, cloth, rum only",
        ),
        ('ships = ["schooner", "brig"]', "ships = []", "start: ships must name 1 to 60 ships"),
        ('name_ja = "クラーケン"', "", "name_ja is missing"),
    ],
)
def test_a_wrong_data_file_is_refused_in_a_sentence(was: str, now: str, sentence: str) -> None:
    assert was in SHIPPED
    with pytest.raises(DataError) as error:
        load(SHIPPED.replace(was, now, 1))
    assert sentence in str(error.value)


def test_ns_r_2__derived_prices_of_the_file_follow_from_its_tables() -> None:
    """[NS-R.24] The file lists what its own numbers give, for both rulesets."""
    derived = tomllib.loads(SHIPPED)["derived"]
    for name, options in (("rulebook", {}), ("los-piratos", {"ruleset": "los-piratos"})):
        t = game("", *options.items()).tables
        for kind, ship in enumerate(("schooner", "brig", "frigate", "galleon")):
            for group, found in (
                ("upgrade", t.upgrade),
                ("wreck", t.salvage),
                ("repair_destroyed", t.revival),
            ):
                if ship in derived[name].get(group, {}):
                    row = derived[name][group][ship]
                    expected = [row.get(good, 0) for good in GOODS]
                    assert found[kind * VALUES : (kind + 1) * VALUES] == expected, (name, group, ship)


def broken(**changes: object) -> str:
    return json.dumps({"maps": [OPEN | changes]})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"radius": 99}, "radius must be a whole number from 2 to 20, not 99"),
        ({"shape": "square"}, 'shape must be "hexagon"'),
        ({"land": [[9, 9]]}, "land names the tile 9,9, which is off the map"),
        ({"land": [[0, 0]]}, "names the tile 0,0, which is already land"),
        ({"land": [["a", 1]]}, "land must list tiles as pairs of whole numbers"),
        ({"ports": []}, "ports must list 1 to 60 ports"),
        (
            {"ports": [{"name": "A", "q": 0, "r": 1}, {"name": "a", "q": 0, "r": 2}]},
            'has two ports called "a"',
        ),
        ({"plantations": [{"q": 1, "r": 1, "kind": "poor"}]}, 'names the unknown kind of plantation "poor"'),
        ({"land": [[-5, 4], [-4, 4], [-4, 5]]}, 'has no way by sea from "Haven" to "Refuge"'),
        ({"starts": {"7": {"teams": []}}}, "starts.7 must be for 2 to 6 teams"),
        ({"starts": {"2": {"teams": [{"team": "blue", "ships": []}]}}}, "must be blue, red"),
    ],
)
def test_a_wrong_map_is_refused_in_a_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(DataError) as error:
        load(broken(**changes))
    assert sentence in str(error.value)
    assert (
        str(error.value).startswith('maps "open"')
        or "ports" in str(error.value)
        or "plantations" in str(error.value)
    )


@pytest.mark.parametrize("text", ["{", "{}", '{"maps": 3}', '{"maps": []}', "{" * 9000])
def test_no_map_file_at_all(text: str) -> None:
    with pytest.raises(DataError):
        load(text)


@pytest.mark.parametrize("seed", range(5))
def test_ns_2_4__a_generated_map_can_be_played(seed: int) -> None:
    """The same seed gives the same map, with starts for every number of teams."""
    text = written(make_map(seed))
    assert text == written(make_map(seed))
    check_maps(read_maps(text))
    for teams in ("2", "6"):
        found = game(text, ("teams", teams))
        assert len(found.tables.start) == 2 * int(teams)
        assert found.options["map"] == "generated"


def test_a_map_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(DataError, match="does not fit"):
        make_map(1, radius=2, ports=8)
    with pytest.raises(DataError, match="names for 1 to 16 ports"):
        make_map(1, ports=17)


@pytest.mark.parametrize(
    ("sizes", "fault"),
    [
        ({"radius": 200}, "the radius must be 2 to 20, not 200"),
        ({"radius": 1}, "the radius must be 2 to 20"),
        ({"radius": -5}, "the radius must be 2 to 20"),
        ({"ports": 0}, "names for 1 to 16 ports"),
        ({"land": 400}, "does not fit"),
        ({"plantations": 400}, "does not fit"),
        ({"land": -1}, "does not fit"),
    ],
)
def test_sizes_out_of_range_are_refused_before_anything_is_drawn(
    sizes: dict[str, int], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(*_: object) -> None:
        raise AssertionError("a map was drawn")

    monkeypatch.setattr(mapmaker, "sketch", draw)
    with pytest.raises(DataError, match=fault):
        make_map(1, **sizes)  # type: ignore[arg-type]  # all are whole numbers


def test_a_map_file_holds_only_so_many_maps_and_ships() -> None:
    row = make_map(1)["maps"][0]  # type: ignore[index]  # a list, as every map document has
    many: dict[str, object] = {"maps": [{**row, "id": f"m{n}"} for n in range(41)]}
    with pytest.raises(DataError, match="at most 40 maps"):
        check_maps(many)
    row["starts"]["2"]["teams"][0]["ships"] *= 31
    crowded: dict[str, object] = {"maps": [row]}
    with pytest.raises(DataError, match="at most 60 ships"):
        check_maps(crowded)


def test_every_map_has_starts_in_ports() -> None:
    for teams in ("2", "3", "4", "5", "6"):
        for name in ("caribbean", "lagoon"):
            t = game("", ("teams", teams), ("map", name)).tables
            assert all(t.chart.port[tile] >= 0 for _, _, tile, _ in t.start)
            assert {team for team, *_ in t.start} == set(range(int(teams)))


def test_what_is_printed_is_plain_data() -> None:
    sheet = game("").require(Printed).document()
    assert json.loads(json.dumps(sheet)) == sheet
    drawn = sheet["sea"]
    assert isinstance(drawn, dict)
    assert len(drawn["tiles"]) == 127
    ours = table().game.require(Printed).document()["sea"]
    assert isinstance(ours, dict)
    assert len(ours["tiles"]) == 91
