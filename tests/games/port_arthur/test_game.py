"""Options and owners' data files of Port Arthur."""

import random

import pytest

from admiralty import Table, games
from admiralty.core import flow
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Seeded
from admiralty.core.state import State
from tests.games.port_arthur.positions import SHIPPED, altered, state
from tests.support import game, table

OPTIONS = {
    "extra_ships": ("off", "on"),
    "opening_raid": ("off", "on"),
    "mines": ("off", "on"),
    "hidden_threat": ("off", "on"),
    "fog_of_war": ("off", "on"),
    "zone_points": ("graduated", "sea_of_japan_1_3", "philippine_1_3"),
    "manchuria_layout": ("fork", "sequence"),
    "partial_hits": ("strict", "inclusive"),
    "underpayment": ("free", "forced_only"),
    "blockade_at_limit": ("lift", "keep_free"),
    "return_choice": ("per_ship", "per_squadron"),
    "act_after_pass": ("no", "yes"),
}
"""The options of the rules text with their values; the first one is the default."""

PARTS = ("extra_ships", "opening_raid", "mines")
OWN_PROFILE = """\
[zone_points.profiles.owner]
sea_of_japan = { japan = 2, russia = 0 }
pacific_ocean = { japan = 4, russia = 2 }
philippine_sea = { japan = 0, russia = 5 }

[zone_points.profiles.graduated]"""


def play_out(some: Game, seed: int) -> State:
    """A random game to its end, its invariants checked at every decision."""
    s = some.setup(Seeded(seed))
    whim = random.Random(seed)
    for _ in range(20_000):
        if s.is_over:
            break
        ask = flow.question(s)
        seat = ask.seats(s)[0]
        flow.apply(s, seat, whim.choice(ask.explore(s, seat)))
        some.check(s)
    return s


def few_ships(keep: int) -> str:
    """The shipped file with every ship but each keep-th struck from it."""
    head, *ships = SHIPPED.split("[[ship]]")
    return "[[ship]]".join([head, *ships[::keep]])


def test_pa_3_6__the_options_are_those_of_the_rules_text() -> None:
    options = game("port-arthur").option_list()
    assert {option.name: option.values for option in options} == OPTIONS
    assert {option.name: option.default for option in options} == {n: v[0] for n, v in OPTIONS.items()}


def test_pa_3_6__without_a_choice_every_option_has_its_default() -> None:
    defaults = {name: values[0] for name, values in OPTIONS.items() if name != "hidden_threat"}
    assert games.load("port-arthur").options == defaults


def test_pa_r_16__the_preset_switches_all_three_parts_on() -> None:
    chosen = games.load("port-arthur", {"hidden_threat": "on"}).options
    assert [chosen[part] for part in PARTS] == ["on", "on", "on"]


def test_pa_r_16__a_part_that_is_chosen_stands_against_the_preset() -> None:
    chosen = games.load("port-arthur", {"mines": "off", "hidden_threat": "on"}).options
    assert [chosen[part] for part in PARTS] == ["on", "on", "off"]


def test_pa_r_16__the_preset_left_off_changes_nothing() -> None:
    assert games.load("port-arthur", {"hidden_threat": "off"}).options == games.load("port-arthur").options


def test_an_option_the_game_does_not_have_is_named() -> None:
    with pytest.raises(
        BadOption, match="Port Arthur has no option 'weather'; it has extra_ships, opening_raid"
    ):
        games.load("port-arthur", {"weather": "on"})


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("mines", "yes", "option 'mines' must be one of off, on, not 'yes'"),
        (
            "zone_points",
            "flat",
            "option 'zone_points' must be one of graduated, sea_of_japan_1_3, philippine_1_3",
        ),
        ("manchuria_layout", "", "option 'manchuria_layout' must be one of fork, sequence, not ''"),
    ],
)
def test_a_value_the_option_does_not_have_is_named(name: str, value: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        games.load("port-arthur", {name: value})


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "hidden_threat"])
def test_every_option_can_be_played_to_the_end(name: str) -> None:
    s = play_out(game("port-arthur", (name, OPTIONS[name][-1])), seed=3)
    assert s.is_over
    assert sum(s.result) == 0


def test_all_options_can_be_played_together() -> None:
    options = {name: values[-1] for name, values in OPTIONS.items()}
    assert play_out(games.load("port-arthur", options), seed=5).is_over


def test_pa_1_10__an_owners_file_brings_its_own_profile() -> None:
    owners = altered(("[zone_points.profiles.graduated]", OWN_PROFILE), zone_points="owner")
    assert owners.options["zone_points"] == "owner"
    t = Table(owners, luck=[], position="scoring; pacific-ocean: asama; sea-of-japan: rossia")
    assert state(t).cp == 4


def test_pa_1_10__an_owners_file_may_change_the_default_profile() -> None:
    old, new = 'default_profile = "graduated"', 'default_profile = "philippine_1_3"'
    assert altered((old, new)).options["zone_points"] == "philippine_1_3"


def test_pa_1_10__a_game_with_an_owners_profile_is_played_to_the_end() -> None:
    owners = altered(("[zone_points.profiles.graduated]", OWN_PROFILE), zone_points="owner")
    assert play_out(owners, seed=7).is_over


@pytest.mark.parametrize("keep", [2, 7])
def test_pa_1_11__a_game_with_another_number_of_ships_is_played_to_the_end(keep: int) -> None:
    owners = games.load("port-arthur", {"hidden_threat": "on"}, few_ships(keep))
    assert len(owners.ids()["ship"]) < 50
    assert play_out(owners, seed=11).is_over


def test_pa_1_11__a_game_with_more_ships_is_played_to_the_end() -> None:
    head, *ships = SHIPPED.split("[[ship]]")
    ships.append(ships[0].replace('id = "mikasa"', 'id = "kongo"'))
    owners = games.load("port-arthur", {}, "[[ship]]".join([head, *ships]))
    assert owners.ids()["ship"][-1] == "kongo"
    assert play_out(owners, seed=13).is_over


def test_pa_1_10__the_record_keeps_the_owners_file_and_its_name() -> None:
    t = Table(altered(("turns = 6\n", "turns = 6 # as printed\n")), seed=1)
    t.play("japan", "sail asama tsushima")
    again = Table.load(t.save())
    assert again.record.header.dataset == "altered"
    assert again.game.data_text == t.game.data_text
    assert again.position() == t.position()


def test_the_shipped_file_is_not_copied_into_the_record() -> None:
    assert table("port-arthur").record.header.data == ""
    assert table("port-arthur").record.header.dataset == "reconstruction-1"
