"""[PA-7] Naval battle: who fights, who fires first, how often."""

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import choices, is_damaged, refused, ships_at, told
from tests.support import table


def attack(side: str, ships: str, luck: list[int], more: str = "", **options: str) -> Table:
    """A side has just attacked in Tsushima, where these ships are."""
    t = table("port-arthur", f"operations {side}; tsushima: {ships}; {more}", luck, **options)
    t.play(side, "battle tsushima")
    return t


def battle(t: Table, key: str) -> object:
    seen = t.view()["battle"]
    assert isinstance(seen, dict)
    return seen[key]


def test_pa_7_1__a_battle_needs_ships_of_both_sides_in_the_zone() -> None:
    t = table(
        "port-arthur", "operations japan; tsushima: asama rossia; sea-of-japan: fuji; yellow-sea: diana"
    )
    assert [c for c in choices(t, "japan") if c.startswith("battle")] == ["battle tsushima"]


@pytest.mark.parametrize("zone", ["sea-of-japan", "yellow-sea", "pacific-ocean"])
def test_pa_7_1__a_zone_with_ships_of_one_side_or_none_cannot_be_named(zone: str) -> None:
    t = table(
        "port-arthur", "operations japan; tsushima: asama rossia; sea-of-japan: fuji; yellow-sea: diana"
    )
    assert refused(t, "japan", f"battle {zone}") == "PA-7.1"


@pytest.mark.parametrize("side", ["japan", "russia"])
def test_pa_7_1__the_side_that_names_the_zone_is_the_attacker(side: str) -> None:
    t = attack(side, "asama rossia", [])
    assert battle(t, "attacker") == side
    assert battle(t, "zone") == "tsushima"


def test_pa_7_2__entering_a_zone_with_enemies_causes_no_battle() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama; sea-of-japan: rossia", luck=[1, 1, 6])
    t.play("japan", "move tsushima sea-of-japan")
    assert (ships_at(t, "sea-of-japan", "japan"), ships_at(t, "sea-of-japan", "russia")) == (
        "asama",
        "rossia",
    )
    assert not t.now("Battle")
    assert t.acting == ("russia",)


def test_pa_7_2__squadrons_that_share_a_zone_may_both_pass() -> None:
    t = table("port-arthur", "operations japan; tsushima: asama rossia")
    t.play("japan", "pass")
    t.play("russia", "pass")
    assert (ships_at(t, "tsushima", "japan"), ships_at(t, "tsushima", "russia")) == ("asama", "rossia")
    assert told(t, "fired") == []


def test_pa_7_3__all_ships_of_both_sides_in_the_zone_take_part() -> None:
    t = attack("japan", "asama yakumo* rossia diana*", [1, 1], "yellow-sea: fuji poltava")
    assert battle(t, "firepower") == {"japan": 5 + 3, "russia": 5 + 1}


def test_pa_7_3__every_ship_in_the_zone_can_be_hit_and_no_other() -> None:
    t = attack("japan", "asama rossia diana* rurik*", [1], "yellow-sea: poltava")
    t.play("japan", "fire 1")
    assert choices(t, "russia") == ["hit diana", "hit rossia", "hit rurik"]
    assert refused(t, "russia", "hit poltava") == "PA-7.19"


def test_pa_7_3__an_army_on_a_landing_box_takes_no_part() -> None:
    t = attack("russia", "fuji rossia", [1, 1, 1, 1, 6], "army tsushima; initiative russia")
    t.play("russia", "fire 3")
    assert ships_at(t, "tsushima", "japan") == ""
    assert t.view()["boxes"] == ["tsushima"]


def test_pa_7_4__each_volley_is_fired_and_applied_before_the_next() -> None:
    t = attack("japan", "asama izumo tsesarevich diana", [1, 2, 6, 1])
    assert t.acting == ("japan",)
    t.play("japan", "fire 1")
    assert t.acting == ("russia",)
    t.play("russia", "hit diana")
    t.play("russia", "done")
    assert is_damaged(t, "diana")
    assert choices(t, "russia")[0] == "fire 1"
    t.play("russia", "fire 1")
    t.play("japan", "hit asama")
    t.play("japan", "done")
    assert is_damaged(t, "asama")
    assert not t.now("Battle")


@pytest.mark.parametrize("attacker", ["japan", "russia"])
@pytest.mark.parametrize(
    ("ships", "first"),
    [
        ("asama tsesarevich", "japan"),  # 5 against 4
        ("fuji rossia", "russia"),  # 4 against 5
        ("asama fuji rossia", "russia"),  # the slowest ship counts: 4 against 5
        ("asama rossia*", "japan"),  # the face that is up counts: 5 against 4
    ],
)
def test_pa_7_5__the_faster_squadron_fires_first(attacker: str, ships: str, first: str) -> None:
    assert battle(attack(attacker, ships, []), "first") == first


@pytest.mark.parametrize(("attacker", "defender"), [("japan", "russia"), ("russia", "japan")])
def test_pa_7_5__at_equal_speed_the_defender_fires_first(attacker: str, defender: str) -> None:
    assert battle(attack(attacker, "asama rossia", []), "first") == defender


@pytest.mark.parametrize(
    ("ships", "holder"),
    [("fuji rossia", "japan"), ("asama tsesarevich", "russia"), ("asama rossia", "japan")],
)
def test_pa_7_6__the_second_player_may_use_the_marker_to_fire_first(ships: str, holder: str) -> None:
    t = attack("japan", ships, [], f"initiative {holder}")
    assert t.acting == (holder,)
    assert choices(t, holder) == ["take-first", "stay-second"]
    t.play(holder, "take-first")
    assert battle(t, "first") == holder
    assert t.acting == (holder,)


def test_pa_7_6__the_marker_passes_to_the_other_side_at_once() -> None:
    t = attack("japan", "fuji rossia", [])
    t.play("japan", "take-first")
    assert t.view()["initiative"] == "russia"


def test_pa_7_6__the_marker_need_not_be_used() -> None:
    t = attack("japan", "fuji rossia", [])
    t.play("japan", "stay-second")
    assert t.view()["initiative"] == "japan"
    assert battle(t, "first") == "russia"
    assert t.acting == ("russia",)


def test_pa_7_6__the_first_player_is_not_asked_for_the_marker() -> None:
    t = attack("japan", "asama tsesarevich", [])
    assert choices(t, "japan")[0] == "fire 1"


def test_pa_7_6__the_order_must_be_settled_before_anybody_fires() -> None:
    t = attack("japan", "fuji rossia", [])
    assert refused(t, "japan", "fire 3") == "PA-7.6"
    assert refused(t, "japan", "pass") == "PA-7.6"


@pytest.mark.parametrize("action", ["take-first", "stay-second"])
def test_pa_7_6__only_the_holder_of_the_marker_decides(action: str) -> None:
    t = attack("japan", "fuji rossia", [])
    assert t.refuses("russia", action) == "-"


def test_pa_7_7__the_side_that_received_the_marker_cannot_reverse_the_order() -> None:
    t = attack("japan", "fuji rossia", [1, 1, 6, 1])
    t.play("japan", "take-first")
    assert refused(t, "japan", "take-first") == "PA-7.9"
    assert t.refuses("russia", "take-first") == "-"
    t.play("japan", "fire 1")
    assert refused(t, "russia", "take-first") == "PA-7.9"


def test_pa_7_7__it_may_use_the_marker_in_a_later_battle() -> None:
    t = attack("japan", "fuji rossia", [1, 1, 6, 1], "yellow-sea: asama diana poltava")
    t.play("japan", "take-first")
    t.play("japan", "fire 1")
    t.play("russia", "fire 1")
    t.play("japan", "battle yellow-sea")
    t.play("russia", "take-first")
    assert battle(t, "first") == "russia"
    assert t.view()["initiative"] == "japan"


def test_pa_7_7__it_may_use_the_marker_for_a_later_tie() -> None:
    t = attack("japan", "fuji rossia", [1, 1, 3, 3, 6, 1])
    t.play("japan", "take-first")
    t.play("japan", "fire 1")
    t.play("russia", "fire 1")
    t.play("russia", "reroll")
    assert t.view()["initiative"] == "japan"


def test_pa_7_8__firepower_counts_the_faces_as_they_lie() -> None:
    t = attack("japan", "asama yakumo azuma* navarin sissoi-veliky", [6, 5, 4])
    t.play("japan", "fire 3")
    assert told(t, "fired")[0][1] == 5 + 4 + 3


def test_pa_7_8__ships_hurt_in_the_first_volley_fire_as_they_are_now() -> None:
    t = attack("japan", "asama tsesarevich diana", [1, 2, 6, 6, 1])
    t.play("japan", "fire 2")
    t.play("russia", "hit diana")
    t.play("russia", "hit tsesarevich")
    t.play("russia", "done")
    t.play("russia", "fire 1")
    assert told(t, "fired")[1][1] == 6 + 1


def test_pa_7_8__ships_sunk_in_the_first_volley_do_not_count() -> None:
    t = attack("japan", "asama tsesarevich diana*", [1, 6, 6, 1])
    t.play("japan", "fire 1")
    t.play("russia", "hit diana")
    t.play("russia", "done")
    t.play("russia", "fire 1")
    assert told(t, "fired")[1][1] == 8


def test_pa_7_9__the_firing_side_chooses_one_to_six_dice() -> None:
    t = attack("japan", "asama tsesarevich", [])
    assert choices(t, "japan") == [f"fire {n}" for n in range(1, 7)]


@pytest.mark.parametrize("action", ["fire 0", "fire 7", "pass", "done"])
def test_pa_7_9__it_cannot_decline_to_fire_or_take_other_dice(action: str) -> None:
    assert refused(attack("japan", "asama tsesarevich", []), "japan", action) == "PA-7.9"


def test_pa_r_12__the_second_player_too_must_fire_at_least_one_die() -> None:
    t = attack("japan", "asama tsesarevich", [6])
    t.play("japan", "fire 1")
    assert choices(t, "russia") == [f"fire {n}" for n in range(1, 7)]
    assert refused(t, "russia", "pass") == "PA-7.9"


@pytest.mark.parametrize("n", [1, 4, 6])
def test_pa_7_10__all_dice_of_a_volley_are_rolled_together(n: int) -> None:
    dice = [6, 5, 4, 6, 5, 4][:n]
    t = attack("japan", "asama tsesarevich", dice)
    entry = t.play("japan", f"fire {n}")
    assert entry is not None
    assert entry.luck == tuple(dice)
    assert told(t, "fired")[0][2] == tuple(dice)


def test_pa_7_25__the_second_player_fires_with_its_damaged_ships() -> None:
    t = attack("japan", "asama rossia*", [6, 4, 6, 1])
    t.play("japan", "fire 1")
    t.play("russia", "fire 1")
    assert told(t, "fired")[1][:3] == (1, 3, (4,))


def test_pa_7_25__without_ships_it_does_not_fire() -> None:
    t = attack("japan", "asama izumo diana*", [1, 6, 1])
    t.play("japan", "fire 1")
    assert len(told(t, "fired")) == 1
    assert told(t, "battle-over") != []
    assert t.acting == ("japan",)
    assert "pass" in choices(t, "japan")


def test_pa_7_26__the_battle_is_over_although_both_squadrons_remain() -> None:
    t = attack("japan", "asama tsesarevich", [6, 5, 4, 6, 1])
    t.play("japan", "fire 1")
    t.play("russia", "fire 2")
    assert (ships_at(t, "tsushima", "japan"), ships_at(t, "tsushima", "russia")) == ("asama*", "tsesarevich")
    assert not t.now("Battle")
    assert t.view()["battle"] is None
    assert "first" not in t.position()


def test_pa_7_26__a_further_battle_needs_a_further_operation() -> None:
    t = attack("japan", "asama tsesarevich", [6, 6, 6, 1])
    t.play("japan", "fire 1")
    t.play("russia", "fire 1")
    assert refused(t, "japan", "fire 1") == "PA-6.3"
    t.play("japan", "battle tsushima")
    assert t.now("Battle")


def test_pa_7_27__ships_in_port_cannot_be_attacked() -> None:
    t = table(
        "port-arthur",
        "operations japan; sea-of-japan: asama; port vladivostok: rossia; yard vladivostok: rurik*",
    )
    assert refused(t, "japan", "battle sea-of-japan") == "PA-7.1"


@pytest.mark.parametrize("ship", ["gromoboi", "rurik"])
def test_pa_7_27__ships_in_port_cannot_be_hit_by_fire(ship: str) -> None:
    position = "operations japan; sea-of-japan: kasagi asama rossia* bayan diana; yard vladivostok: rurik*"
    t = table("port-arthur", position, luck=[1, 1])
    t.play("japan", "battle sea-of-japan")
    t.play("japan", "fire 2")
    assert refused(t, "japan", f"crit {ship}") == "PA-7.16"
    t.play("japan", "crit bayan")
    t.play("japan", "done")
    assert refused(t, "russia", f"hit {ship}") == "PA-7.19"
