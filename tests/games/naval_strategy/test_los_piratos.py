"""Where LosPiratos differs, option by option."""

from __future__ import annotations

import pytest

from admiralty.core.game import BadOption
from tests.games.naval_strategy.positions import (
    SEA,
    game,
    hold,
    hp,
    pose,
    ready,
    refusal,
    sea,
    ship,
    store,
    table,
    turn,
    view_of,
    wreck,
)

LOS = {"ruleset": "los-piratos"}
SINK = "ship blue-1 brig 1,1 0; ship red-1 frigate 0,1 0 hp 1 hold 40 1 2 3 4"


def test_ns_l_1__wrecks_hold_a_fifth_and_money() -> None:
    s = sea(SINK, wreck_share="1/5", wreck_money="carried_and_share")
    turn(s, {"blue-1": "volley-left"})
    assert wreck(s, "0,1") == [840, 27, 62, 43, 4]
    s = sea(SINK, wreck_money="carried")
    turn(s, {"blue-1": "volley-left"})
    assert wreck(s, "0,1") == [40, 14, 32, 23, 4]


def test_ns_l_2__a_destroyed_ship_costs_a_fifth() -> None:
    s = sea("ship blue-1 schooner -5,5 1 destroyed; team blue 200 0 20 20 0", destroyed_repair="one_fifth")
    turn(s, {"blue-1": "repair"})
    assert (hp(s, "blue-1"), store(s, 0)) == (45, [0, 0, 0, 0, 0])


def test_ns_l_3__enhancements_cost_a_tenth() -> None:
    s = sea("ship blue-1 schooner -5,5 1 fit hull*; team blue 50 1 10 0 0", enhancement_repair="one_tenth")
    turn(s, {"blue-1": "mend 0"})
    assert store(s, 0) == [0, 0, 0, 0, 0]


def test_ns_l_4__an_upgrade_costs_half_the_new_price() -> None:
    s = sea("", upgrade_price="half_new")
    assert s.t.upgrade == [1000, 0, 100, 75, 0, 2000, 65, 150, 100, 0, 4000, 125, 200, 125, 0]


def test_ns_l_5__no_advance() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship red-1 schooner 1,0 1 hp 1", assault_advance="false")
    turn(s, {"blue-1": "assault"})
    assert pose(s, "blue-1") == "1,1 0"


def test_ns_l_6__assaults_hit_friends() -> None:
    s = sea("ship blue-1 brig 1,1 0; ship blue-2 brig 1,0 1", assault_targets="any")
    turn(s, {"blue-1": "assault"})
    assert s.hp == [60, 57]


def test_ns_l_7__attack_and_trade_together() -> None:
    s = sea("ship blue-1 brig 0,0 0", attack_with_trade="true")
    assert refusal(s, "blue-1", "volley-left load 0 0 0 1 0 0") == ""


def test_ns_l_8__never_an_attack_from_a_port() -> None:
    """[NS-L.9] Nor an effect on ships in port."""
    s = sea("ship blue-1 brig -5,5 1 fit chain_shot; ship red-1 brig -4,4 0 fit chain_shot", **LOS)
    assert refusal(s, "blue-1", "volley-left") == "NS-8.20"
    turn(s, {"red-1": "chain-left"})
    assert s.chained == [0, 0]


def test_ns_l_9__a_charge_at_a_port_has_no_effect() -> None:
    """[NS-R.33] It may be planned in that ruleset only."""
    s = sea("ship blue-1 brig -5,5 0; ship red-1 brig -5,4 3", **LOS)
    turn(s, {"red-1": "assault"})
    assert s.hp == [65, 65]


def test_ns_l_10__sales_from_the_store_only() -> None:
    s = sea("ship blue-1 brig -5,5 1 hold 0 0 0 0 5", sell_from="store")
    assert refusal(s, "blue-1", "sell 0 0 0 0 0 0 0 0 0 5") == "NS-6.10"


def test_ns_l_11__collisions_at_the_end_of_the_turn() -> None:
    """A ship thrown back keeps what it loaded, and howitzers hit the tile before."""
    s = sea("ship blue-1 schooner 0,1 0; ship red-1 galleon 0,0 0", collision_stage="end_of_turn")
    turn(s, {"blue-1": "forward load 0 0 0 5 0 0"})
    assert (pose(s, "blue-1"), hold(s, "blue-1")[2]) == ("0,1 0", 5)


def test_ns_l_12__at_home_is_who_does_not_go_forward() -> None:
    position = "ship blue-1 schooner 1,1 0; ship red-1 galleon 1,-1 3; ship red-2 brig 1,2 0"
    orders = {"blue-1": "forward", "red-1": "forward", "red-2": "forward"}
    s = sea(position, collision_home="no_forward")
    turn(s, orders)
    assert pose(s, "blue-1") == "1,1 0"


def test_ns_l_13__only_who_is_thrown_back_is_damaged() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,0 3", collision_damage="bounced")
    turn(s, {"blue-1": "forward"})
    assert s.hp == [40, 150]


def test_ns_l_14__money_counts_as_weight() -> None:
    s = sea(
        "ship blue-1 brig 1,1 0 hold 9 0 0 0 0; ship red-1 brig 1,-1 3 hold 0 0 2 0 0",
        collision_weight="goods_and_money",
    )
    turn(s, {"blue-1": "forward", "red-1": "forward"})
    assert pose(s, "blue-1") == "1,0 0"


def test_ns_l_15__a_chained_ship_is_immune() -> None:
    s = sea("ship blue-1 brig 1,1 0 fit chain_shot; ship red-1 brig 0,1 0 chained", chain_refresh="false")
    turn(s, {"blue-1": "chain-left"})
    assert s.chained == [0, 0]


def test_ns_l_16__howitzer_shots_are_separate_actions() -> None:
    s = sea("ship blue-1 frigate 1,1 0 fit mortar", howitzer_action="separate_shots")
    assert refusal(s, "blue-1", "howitzer 1,0 left howitzer 1,0") == ""
    s = sea("ship blue-1 brig 1,1 0 fit mortar", howitzer_origin="start_tile")
    assert refusal(s, "blue-1", "forward howitzer 1,-2") == "NS-7.11"


def test_ns_l_17__other_tables() -> None:
    assert sea("", tables="repo_2020").t.range[:4] == [0, 2, 2, 2]
    assert sea("", tables="sheet_2020").t.hp[:4] == [30, 45, 70, 100]
    draft = sea("", tables="draft_2018_02_23").t
    assert (draft.sell_price, draft.salvage[2]) == ([0, 10, 4, 4, 10], 50)


def test_ns_l_18__all_trade_before_all_loading() -> None:
    s = sea(
        "ship blue-1 brig -5,5 1; wreck -5,5 0 7 0 0 0; team blue 0 0 0 0 0",
        transaction_order="trades_then_loading",
    )
    turn(s, {"blue-1": "load 1 0 7 0 0 0 unload"})
    assert (store(s, 0)[1], hold(s, "blue-1")[1]) == (0, 7)
    s = sea("ship blue-1 brig -5,5 1; wreck -5,5 0 7 0 0 0; team blue 0 0 0 0 0")
    turn(s, {"blue-1": "load 1 0 7 0 0 0 unload"})
    assert (store(s, 0)[1], hold(s, "blue-1")[1]) == (7, 0)


def test_ns_l_19__thrown_back_ships_trade_all_the_same() -> None:
    s = sea("ship blue-1 schooner 0,1 0; ship red-1 galleon 0,0 0", bounced_transactions="true")
    turn(s, {"blue-1": "forward load 0 0 0 5 0 0"})
    assert hold(s, "blue-1")[2] == 5


def test_ns_l_20__a_new_ship_acts_at_once() -> None:
    t = table(
        "ship blue-1 brig 1,1 0; ship red-1 brig 3,0 0; team blue 1000 0 100 100 0",
        new_ship_arrival="immediate",
    )
    t.play("blue", "build schooner haven")
    assert t.refuses("blue", "forward blue-2") == ""


def test_ns_l_21__modifying_transactions_take_effect_when_entered() -> None:
    """They are final, everybody sees them, and the ship plans on as it now is."""
    position = "ship blue-1 brig -5,5 1 hp 9; ship red-1 brig 3,0 0; team blue 9000 900 900 900 0"
    t = table(position, modify_timing="immediate")
    t.play("blue", "upgrade blue-1")
    assert (view_of(t)["ships"][0]["type"], view_of(t)["ships"][0]["hp"]) == ("frigate", 105)
    assert view_of(t, "red")["teams"]["blue"]["store"][0] == 9000 - 3000
    assert t.heard("red")[-1][1].kind == "upgraded"
    assert t.refuses("blue", "undo-order blue-1") == "NS-L.21"
    assert not t.may_undo("blue")
    t.play("blue", "fit blue-1 ram")
    t.play("blue", "forward blue-1")
    assert t.refuses("blue", "upgrade blue-1") == "NS-4.3"
    assert view_of(t, "blue")["ships"][0]["orders"] == [["forward"]]


def test_ns_l_21__they_are_paid_in_order_of_entry() -> None:
    """The second ship is first; the other one finds the treasury empty and is refused."""
    position = (
        "ship blue-1 brig -5,5 1 hp 9; ship blue-2 brig -5,5 1 hp 9; ship red-1 brig 3,0 0; "
        "team blue 200 0 20 20 0"
    )
    t = table(position, modify_timing="immediate")
    t.play("blue", "repair blue-2")
    assert [one["hp"] for one in view_of(t)["ships"]] == [9, 65, 65]
    assert t.refuses("blue", "repair blue-1") == "NS-L.21"
    ready(t)
    assert [one["hp"] for one in view_of(t)["ships"]] == [9, 65, 65]


def test_ns_l_21__a_decree_costs_nothing_then_either() -> None:
    position = "ship blue-1 brig -5,5 1 hp 9; ship red-1 brig 3,0 0; team blue 0 0 0 0 0"
    t = table(position, modify_timing="immediate", organiser="seat")
    assert t.refuses("blue", "repair blue-1") == "NS-L.21"
    t.play("organiser", "decree blue-1")
    t.play("organiser", "repair blue-1")
    assert view_of(t)["ships"][0]["hp"] == 65


def test_ns_l_22__what_cannot_be_paid_is_refused() -> None:
    position = (
        "ship blue-1 brig -5,5 1 hp 9; ship blue-2 brig -5,5 1 hp 9; "
        "ship red-1 brig 3,0 0; team blue 200 0 20 20 5"
    )
    t = table(position, plan_affordability="refuse")
    assert t.refuses("blue", "upgrade blue-1") == "NS-L.22"
    t.play("blue", "repair blue-1")
    assert t.refuses("blue", "repair blue-2") == "NS-L.22"
    s = sea(position, plan_affordability="refuse")
    assert refusal(s, "blue-1", "buy 0 0 20 0 0") == "NS-L.22"
    assert refusal(s, "blue-1", "unload buy 0 0 20 0 0") == ""
    assert refusal(s, "blue-1", "sell 0 0 0 0 6 0 0 0 0 0") == "NS-L.22"


def test_ns_l_23__nobody_is_downgraded_unhurt() -> None:
    """[NS-L.24] Nor repaired."""
    s = sea("ship blue-1 brig -5,5 1", **LOS)
    assert refusal(s, "blue-1", "downgrade") == "NS-11.9"
    assert refusal(s, "blue-1", "repair") == "NS-13.5"


def test_ns_l_24__an_undamaged_ship_is_not_repaired() -> None:
    s = sea("ship blue-1 galleon -5,5 1", **LOS)
    assert refusal(s, "blue-1", "repair") == "NS-13.5"


def test_ns_l_25__attackers_of_a_ship_killed_gain_experience() -> None:
    s = sea(
        "ship blue-1 brig 1,1 0; ship blue-2 brig -1,1 0; ship red-1 schooner 0,1 0 hp 20", kill_xp="true"
    )
    turn(s, {"blue-1": "volley-left", "blue-2": "volley-right"})
    assert s.dead[ship(s, "red-1")]
    assert s.xp == [1, 1, 0]


def test_ns_l_26__bosses_are_fought_in_either_ruleset() -> None:
    assert refusal(sea("ship blue-1 brig -5,5 1", **LOS), "blue-1", "boss 0") == ""


def test_ns_l_27__wealth_decides() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0; day 2; hour 2", **LOS)
    ready(t)
    assert (t.ending, t.result["blue"]) == ("NS-R.19", 1)


def test_ns_l_28__all_ready_closes_planning_early() -> None:
    for early, acting in (("true", ("organiser",)), ("false", ("organiser",))):
        t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0", organiser="seat", early_close=early)
        for team in ("blue", "red"):
            t.play(team, "ready")
        assert t.acting == acting
        assert t.now("Intervene") == (early == "true")


def test_ns_l_29__a_load_of_nothing_is_accepted() -> None:
    """Space is counted at the start of the turn."""
    s = sea("ship blue-1 schooner 0,0 0 hold 0 0 100 0 0", **LOS)
    assert refusal(s, "blue-1", "load 0 0 0 0 0 0") == ""
    assert refusal(s, "blue-1", "load 0 0 0 0 0 51") == "NS-6.15"


CHAINED_AND_SUNK = (
    "ship blue-1 brig 1,1 0 fit chain_shot; ship blue-2 brig -1,2 0; ship red-1 schooner 0,1 0 hp 1"
)


@pytest.mark.parametrize(("ruleset", "is_chained"), [("rulebook", False), ("los-piratos", True)])
def test_ns_l_30__a_sunk_ship_keeps_the_chain_of_that_turn_in_los_piratos(
    ruleset: str, is_chained: bool
) -> None:
    """Repaired in the next turn, it may not sail forward."""
    t = table(CHAINED_AND_SUNK, ruleset=ruleset)
    t.play("blue", "chain-left blue-1")
    t.play("blue", "volley-right blue-2")
    ready(t)
    red = view_of(t)["ships"][2]
    assert (red["destroyed"], red.get("chained", False)) == (True, is_chained)
    t.play("red", "repair red-1")
    assert t.refuses("red", "forward red-1") == ("NS-8.12" if is_chained else "")
    ready(t)
    assert "chained" not in view_of(t)["ships"][2]


def test_ns_l_30__an_old_chain_goes_with_the_ship() -> None:
    """[NS-L.15] One that was chained already is immune in the turn of its sinking, too."""
    for orders in (["volley-right blue-2"], ["chain-left blue-1", "volley-right blue-2"]):
        t = table(CHAINED_AND_SUNK.replace("hp 1", "hp 1 chained"), ruleset="los-piratos")
        for order in orders:
            t.play("blue", order)
        ready(t)
        assert view_of(t)["ships"][2]["destroyed"]
        assert "chained" not in view_of(t)["ships"][2]


def test_ns_r_21__a_brig_at_60_of_65_pays_50_in_los_piratos() -> None:
    """39 times 1 and 4/13 is 51, but just below it in double precision."""
    for ruleset, cost in (("rulebook", 52), ("los-piratos", 50)):
        position = "ship blue-1 brig -5,5 1 hp 60; ship red-1 brig 3,0 0; team blue 100 0 100 100 0"
        t = table(position, ruleset=ruleset)
        t.play("blue", "repair blue-1")
        ready(t)
        assert view_of(t)["ships"][0]["hp"] == 65
        assert view_of(t, "blue")["teams"]["blue"]["store"][0] == 100 - cost


def test_ns_r_1__the_bundle_sets_what_is_not_chosen() -> None:
    chosen = game(SEA, ("ruleset", "los-piratos"), ("victory", "bosses")).options
    assert (chosen["tables"], chosen["victory"], chosen["load_tie"]) == ("repo_2020", "bosses", "equal")
    with pytest.raises(BadOption, match="whole number"):
        game(SEA, ("days", "many"))
