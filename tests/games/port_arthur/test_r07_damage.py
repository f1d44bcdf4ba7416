"""[PA-7] Naval battle: what a roll is worth, and who takes the hits."""

import pytest

from admiralty import Table
from tests.games.port_arthur.positions import choices, is_damaged, place, refused, ships_at, told
from tests.support import table


def volley(ships: str, dice: list[int], **options: str) -> Table:
    """Japan has attacked in Tsushima, where these ships are, fired first and rolled these dice."""
    t = table("port-arthur", f"operations japan; tsushima: {ships}", [*dice, 6, 5, 4, 6, 1], **options)
    t.play("japan", "battle tsushima")
    t.play("japan", f"fire {len(dice)}")
    return t


def fleet(t: Table) -> str:
    """The Russian squadron in Tsushima as it is now."""
    return ships_at(t, "tsushima", "russia")


def left(t: Table) -> int:
    """Hits that are still to be allocated."""
    seen = t.view()["battle"]
    assert isinstance(seen, dict)
    hits = seen["left"]
    assert isinstance(hits, int)
    return hits


def hits(t: Table) -> tuple[object, ...]:
    """Normal and critical hits of the first volley."""
    return told(t, "fired")[0][3:]


def test_pa_7_11__a_sum_up_to_the_firepower_hits_with_every_die() -> None:
    t = volley("asama tsesarevich retvizan", [3, 2])
    assert hits(t) == (2, 0)
    assert left(t) == 2


def test_pa_7_12__dice_of_one_face_are_critical_hits_besides() -> None:
    t = volley("asama izumo tsesarevich retvizan", [2, 2, 2, 3])
    assert hits(t) == (4, 2)


def test_pa_7_13__a_sum_above_the_firepower_hits_with_the_highest_dice_below_it() -> None:
    t = volley("asama izumo tsesarevich retvizan", [2, 6, 3])  # F 10: 6 + 3 fit, 11 does not
    assert hits(t) == (2, 0)


def test_pa_7_13__it_may_hit_with_no_die_at_all() -> None:
    t = volley("asama tsesarevich", [6])
    assert hits(t) == (0, 0)
    assert fleet(t) == "tsesarevich"
    assert choices(t, "russia")[0] == "fire 1"


def test_pa_7_14__a_sum_above_the_firepower_has_no_critical_hits() -> None:
    t = volley("asama izumo tsesarevich retvizan", [4, 4, 4])
    assert hits(t) == (2, 0)
    assert t.acting == ("russia",)


def test_pa_r_5__the_highest_dice_must_stay_strictly_below_the_firepower() -> None:
    assert hits(volley("asama tsesarevich retvizan", [5, 1])) == (0, 0)


def test_pa_r_5__by_option_they_may_reach_it() -> None:
    t = volley("asama tsesarevich retvizan", [5, 1], partial_hits="inclusive")
    assert hits(t) == (1, 0)
    assert left(t) == 1


@pytest.mark.parametrize("partial_hits", ["strict", "inclusive"])
def test_pa_r_6__a_lower_die_is_not_tried_instead_of_one_that_does_not_fit(partial_hits: str) -> None:
    assert hits(volley("asama tsesarevich retvizan", [6, 1], partial_hits=partial_hits)) == (0, 0)


def test_pa_7_15__the_firing_side_applies_critical_hits_before_the_other_takes_the_rest() -> None:
    t = volley("asama tsesarevich retvizan poltava", [1, 1])
    assert t.acting == ("japan",)
    assert choices(t, "japan") == ["crit tsesarevich", "crit retvizan", "crit poltava"]
    t.play("japan", "crit retvizan")
    t.play("japan", "done")
    assert t.acting == ("russia",)
    assert choices(t, "russia") == ["hit tsesarevich", "hit retvizan", "hit poltava"]


def test_pa_7_15__neither_side_does_the_other_sides_part() -> None:
    t = volley("asama tsesarevich retvizan poltava", [1, 1])
    assert refused(t, "japan", "hit retvizan") == "PA-7.16"
    assert t.refuses("russia", "crit retvizan") == "-"
    t.play("japan", "crit retvizan")
    t.play("japan", "done")
    assert refused(t, "russia", "crit poltava") == "PA-7.19"
    assert t.refuses("japan", "hit poltava") == "-"


def test_pa_7_16__a_critical_hit_damages_an_intact_ship() -> None:
    t = volley("asama tsesarevich retvizan", [1, 1])
    t.play("japan", "crit tsesarevich")
    assert fleet(t) == "tsesarevich* retvizan"


def test_pa_7_16__a_critical_hit_sinks_a_damaged_ship_whatever_its_defence() -> None:
    t = volley("asama tsesarevich* retvizan*", [1, 1])
    t.play("japan", "crit tsesarevich")
    assert place(t, "tsesarevich") == "sunk"
    assert fleet(t) == "retvizan*"


@pytest.mark.parametrize("ship", ["asama", "mikasa", "poltava"])
def test_pa_7_16__it_goes_to_an_enemy_ship_in_the_battle(ship: str) -> None:
    assert refused(volley("asama tsesarevich retvizan", [1, 1]), "japan", f"crit {ship}") == "PA-7.16"


def test_pa_7_17__a_damaged_ship_is_safe_from_it_while_one_is_intact() -> None:
    t = volley("asama tsesarevich* retvizan poltava", [1, 1])
    assert choices(t, "japan") == ["crit retvizan", "crit poltava"]
    assert refused(t, "japan", "crit tsesarevich") == "PA-7.17"


def test_pa_7_17__the_condition_is_checked_anew_for_each_critical_hit() -> None:
    t = volley("asama izumo tsesarevich retvizan", [1, 1, 1, 1])  # three critical hits
    t.play("japan", "crit tsesarevich")  # Retvizan, the only intact one, must take the second
    assert fleet(t) == "tsesarevich* retvizan*"
    assert choices(t, "japan") == ["crit tsesarevich", "crit retvizan"]


def test_pa_7_17__a_ship_damaged_by_one_may_be_sunk_by_the_next_of_the_same_volley() -> None:
    t = volley("asama izumo tsesarevich retvizan", [1, 1, 1, 1])
    t.play("japan", "crit tsesarevich")
    t.play("japan", "crit tsesarevich")
    assert place(t, "tsesarevich") == "sunk"


def test_pa_7_18__every_critical_hit_must_be_used_while_there_is_a_target() -> None:
    t = volley("asama izumo tsesarevich retvizan poltava", [1, 1, 1])
    assert refused(t, "japan", "done") == "PA-7.18"
    t.play("japan", "crit tsesarevich")
    assert refused(t, "japan", "done") == "PA-7.18"


def test_pa_7_18__no_more_critical_hits_are_given_than_there_were() -> None:
    t = volley("asama tsesarevich retvizan poltava", [1, 1])
    t.play("japan", "crit tsesarevich")
    assert choices(t, "japan") == ["done"]
    assert refused(t, "japan", "crit retvizan") == "PA-7.18"


def test_pa_r_12__surplus_hits_of_both_kinds_are_lost() -> None:
    t = volley("asama izumo diana*", [1, 1, 1, 1, 1, 1])  # five critical and six normal hits
    assert place(t, "diana") == "sunk"
    assert not t.now("Battle")


def test_pa_7_18__critical_hits_without_a_target_are_lost() -> None:
    t = volley("asama izumo tsesarevich* retvizan*", [1, 1, 1, 1, 2])  # three for two ships
    t.play("japan", "crit tsesarevich")
    assert fleet(t) == ""
    t.play("japan", "done")
    assert not t.now("Battle")


def test_pa_7_19__damaging_an_intact_ship_uses_up_one_hit() -> None:
    t = volley("asama tsesarevich retvizan", [1, 2])
    t.play("russia", "hit tsesarevich")
    assert left(t) == 1
    assert fleet(t) == "tsesarevich* retvizan"


@pytest.mark.parametrize(("ship", "defence"), [("poltava", 3), ("bayan", 2), ("diana", 1)])
def test_pa_7_19__sinking_a_damaged_ship_uses_up_its_defence(ship: str, defence: int) -> None:
    t = volley(f"asama tokiwa izumo iwate tsesarevich retvizan {ship}*", [1, 2, 3, 4])
    t.play("russia", f"hit {ship}")
    assert place(t, ship) == "sunk"
    assert left(t) == 4 - defence


@pytest.mark.parametrize(
    ("order", "end"),
    [
        (["tsesarevich", "bayan", "retvizan"], "tsesarevich* retvizan*"),
        (["bayan", "tsesarevich", "retvizan"], "tsesarevich* retvizan*"),
        (["tsesarevich", "tsesarevich"], "retvizan bayan*"),
    ],
)
def test_pa_7_19__both_uses_may_be_mixed_in_any_order(order: list[str], end: str) -> None:
    t = volley("asama tokiwa tsesarevich retvizan bayan*", [1, 2, 3, 4])
    for ship in order:
        t.play("russia", f"hit {ship}")
    assert left(t) == 0
    assert fleet(t) == end


@pytest.mark.parametrize("ship", ["asama", "mikasa", "poltava"])
def test_pa_7_19__hits_go_to_own_ships_in_the_battle(ship: str) -> None:
    assert refused(volley("asama tsesarevich retvizan", [1, 2]), "russia", f"hit {ship}") == "PA-7.19"


def test_pa_7_20__a_ship_may_be_damaged_and_sunk_in_one_volley() -> None:
    t = volley("asama tsesarevich diana", [1, 2])
    t.play("russia", "hit diana")
    t.play("russia", "hit diana")
    assert place(t, "diana") == "sunk"
    assert fleet(t) == "tsesarevich"


def test_pa_7_21__a_damaged_ship_may_be_sunk_while_others_are_intact() -> None:
    t = volley("asama tsesarevich diana*", [1])
    t.play("russia", "hit diana")
    assert fleet(t) == "tsesarevich"


def test_pa_7_22__all_hits_must_be_used_while_there_are_ships() -> None:
    t = volley("asama tsesarevich retvizan poltava", [1, 2])
    assert refused(t, "russia", "done") == "PA-7.22"
    t.play("russia", "hit tsesarevich")
    assert refused(t, "russia", "done") == "PA-7.22"
    t.play("russia", "hit retvizan")
    assert choices(t, "russia") == ["done"]
    assert refused(t, "russia", "hit poltava") == "PA-7.22"


def test_pa_7_22__a_ship_sinks_for_fewer_hits_than_its_defence() -> None:
    t = volley("asama tsesarevich* retvizan*", [1])
    t.play("russia", "hit retvizan")
    assert place(t, "retvizan") == "sunk"
    assert left(t) == 0


def test_pa_7_22__what_remains_is_used_up_by_it() -> None:
    t = volley("asama izumo tsesarevich* retvizan* poltava", [1, 2])
    t.play("russia", "hit retvizan")
    assert left(t) == 0
    assert fleet(t) == "tsesarevich* poltava"


def test_pa_7_23__hits_left_when_no_ship_is_left_are_lost() -> None:
    t = volley("asama izumo bayan* diana*", [1, 2, 3, 4])
    t.play("russia", "hit diana")  # Bayan takes two of the other three
    assert fleet(t) == ""
    t.play("russia", "done")
    assert not t.now("Battle")


def test_pa_7_24__a_sunk_ship_leaves_the_battle_at_once_and_does_not_fire() -> None:
    t = volley("asama tsesarevich diana*", [1, 2])
    t.play("russia", "hit diana")  # Tsesarevich must take the other one
    assert fleet(t) == "tsesarevich*"
    t.play("russia", "done")
    t.play("russia", "fire 3")
    assert told(t, "fired")[1][1] == 6


def test_pa_7_24__a_sunk_ship_is_out_of_the_game_for_good() -> None:
    t = table("port-arthur", "turn 3; sortie japan; sunk: fuji*")
    assert refused(t, "japan", "sail fuji tsushima") == "PA-7.24"
    assert refused(t, "japan", "repair fuji") == "PA-7.24"


def test_pa_r_7__a_damaged_ship_may_be_sunk_although_an_intact_one_could_take_the_hit() -> None:
    t = volley("asama tsesarevich retvizan*", [1])
    assert choices(t, "russia") == ["hit tsesarevich", "hit retvizan"]
    t.play("russia", "hit retvizan")
    assert fleet(t) == "tsesarevich"


def test_pa_r_7__a_damaged_ship_that_takes_a_hit_does_not_survive() -> None:
    t = volley("asama izumo tsesarevich* retvizan* poltava*", [1, 2])
    t.play("russia", "hit tsesarevich")
    assert refused(t, "russia", "hit retvizan") == "PA-7.22"
    assert fleet(t) == "retvizan* poltava*"


def test_pa_r_7__by_option_not_below_its_price_while_a_ship_is_intact() -> None:
    t = volley("asama tsesarevich poltava retvizan*", [1], underpayment="forced_only")
    assert choices(t, "russia") == ["hit tsesarevich", "hit poltava"]
    assert refused(t, "russia", "hit retvizan") == "PA-R.7"


def test_pa_r_7__by_option_not_below_its_price_while_another_can_be_paid() -> None:
    t = volley("asama diana* pallada* retvizan*", [1], underpayment="forced_only")
    assert refused(t, "russia", "hit retvizan") == "PA-R.7"
    assert choices(t, "russia") == ["hit diana", "hit pallada"]


def test_pa_r_7__by_option_a_price_that_can_be_paid_may_be_paid() -> None:
    t = volley("asama tokiwa tsesarevich retvizan*", [1, 2, 3], underpayment="forced_only")
    t.play("russia", "hit retvizan")
    assert left(t) == 0
    assert fleet(t) == "tsesarevich"


def test_pa_r_7__by_option_below_its_price_when_nothing_else_is_left() -> None:
    t = volley("asama bayan* retvizan*", [1], underpayment="forced_only")
    assert choices(t, "russia") == ["hit retvizan", "hit bayan"]
    t.play("russia", "hit retvizan")
    assert place(t, "retvizan") == "sunk"
    assert is_damaged(t, "bayan")
