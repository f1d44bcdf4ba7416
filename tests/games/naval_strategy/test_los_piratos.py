"""Where LosPiratos differs, option by option."""

from __future__ import annotations

import pytest

from admiralty.core.game import BadOption
from tests.games.naval_strategy.positions import (
    SEA,
    fitted,
    game,
    hold,
    hp,
    is_chained,
    is_destroyed,
    log,
    order,
    pose,
    ready,
    refusal,
    ship,
    store,
    table,
    turn,
    view_of,
    wreck,
)

LOS = {"ruleset": "los-piratos"}
SINK = "ship blue-1 brig 1,1 0; ship red-1 frigate 0,1 0 hp 1 hold 40-money 1-metal 2-wood 3-cloth 4-rum"
THROWN_BACK = "ship blue-1 schooner 0,1 0; ship red-1 galleon 0,0 0"
SAIL_AND_LOAD = ("forward blue-1", "load blue-1 plantation", "add blue-1 5-wood")


def test_ns_l_1__wrecks_hold_a_fifth_and_money() -> None:
    t = table(SINK, wreck_share="1/5", wreck_money="carried_and_share")
    turn(t, "volley-left blue-1")
    assert wreck(t, "0,1") == "840-money 27-metal 62-wood 43-cloth 4-rum"


def test_ns_l_1__by_option_of_money_only_what_was_carried() -> None:
    t = table(SINK, wreck_money="carried")
    turn(t, "volley-left blue-1")
    assert wreck(t, "0,1") == "40-money 14-metal 32-wood 23-cloth 4-rum"


def test_ns_l_2__a_destroyed_ship_costs_a_fifth() -> None:
    position = "ship blue-1 schooner -5,5 1 destroyed; team blue 200-money 20-wood 20-cloth"
    t = table(position, destroyed_repair="one_fifth")
    turn(t, "repair blue-1")
    assert (hp(t, "blue-1"), store(t, "blue")) == ("45", "nothing")


def test_ns_l_3__enhancements_cost_a_tenth() -> None:
    position = "ship blue-1 schooner -5,5 1 fit hull*; team blue 50-money 1-metal 10-wood"
    t = table(position, enhancement_repair="one_tenth")
    turn(t, "mend blue-1 hull")
    assert (fitted(t, "blue-1"), store(t, "blue")) == ("hull", "nothing")


@pytest.mark.parametrize(
    ("kind", "price"),
    [
        ("schooner", "1000-money 100-wood 75-cloth"),
        ("brig", "2000-money 65-metal 150-wood 100-cloth"),
        ("frigate", "4000-money 125-metal 200-wood 125-cloth"),
    ],
)
def test_ns_l_4__an_upgrade_costs_half_the_new_price(kind: str, price: str) -> None:
    t = table(f"ship blue-1 {kind} -5,5 1; team blue {price}", upgrade_price="half_new")
    turn(t, "upgrade blue-1")
    assert (ship(t, "blue-1")["type"] != kind, store(t, "blue")) == (True, "nothing")


def test_ns_l_5__no_advance() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 1,0 1 hp 1", assault_advance="false")
    turn(t, "assault blue-1")
    assert (is_destroyed(t, "red-1"), pose(t, "blue-1")) == (True, "1,1 0")


def test_ns_l_6__assaults_hit_friends() -> None:
    t = table("ship blue-1 brig 1,1 0; ship blue-2 brig 1,0 1", assault_targets="any")
    turn(t, "assault blue-1")
    assert hp(t, "blue-1", "blue-2") == "60 57"


def test_ns_l_7__attack_and_trade_together() -> None:
    t = table("ship blue-1 brig 0,0 0", attack_with_trade="true")
    assert refusal(t, "volley-left blue-1", "load blue-1 plantation") == ""


def test_ns_l_8__never_an_attack_from_a_port() -> None:
    """[NS-L.9] Nor an effect on ships in port."""
    t = table("ship blue-1 brig -5,5 1 fit chain-shot; ship red-1 brig -4,4 0 fit chain-shot", **LOS)
    assert refusal(t, "volley-left blue-1") == "NS-8.20"
    turn(t, "chain-left red-1")
    assert not is_chained(t, "blue-1")


def test_ns_l_9__a_charge_at_a_port_has_no_effect() -> None:
    """[NS-R.33] It may be planned in that ruleset only."""
    position = "ship blue-1 brig -5,5 0; ship red-1 brig -5,4 3"
    t = table(position, **LOS)
    turn(t, "assault red-1")
    assert hp(t, "blue-1", "red-1") == "65 65"
    assert refusal(table(position), "assault red-1") == "NS-8.22"


def test_ns_l_10__sales_from_the_store_only() -> None:
    t = table("ship blue-1 brig -5,5 1 hold 5-rum; team blue 5-rum", sell_from="store")
    assert refusal(t, "sell blue-1", "add-hold blue-1 5-rum") == "NS-6.10"
    assert refusal(t, "sell blue-1", "add blue-1 5-rum") == ""


def test_ns_l_11__collisions_at_the_end_of_the_turn() -> None:
    """A ship thrown back keeps what it loaded."""
    t = table(THROWN_BACK, collision_stage="end_of_turn")
    turn(t, *SAIL_AND_LOAD)
    assert (pose(t, "blue-1"), hold(t, "blue-1")) == ("0,1 0", "5-wood")


def test_ns_l_11__howitzers_hit_the_tile_before_it_is_thrown_back() -> None:
    position = THROWN_BACK + "; ship red-2 brig 0,2 0 fit mortar"
    for stage, left in (("end_of_turn", 45 - 5 - 12), ("movement", 45 - 5)):
        t = table(position, collision_stage=stage)
        turn(t, "forward blue-1", "howitzer red-2 0,0")
        assert (pose(t, "blue-1"), hp(t, "blue-1")) == ("0,1 0", str(left))


@pytest.mark.parametrize(
    ("home", "blue", "red"), [("start_tile", "1,1 3", "1,2 0"), ("no_forward", "1,0 3", "1,1 0")]
)
def test_ns_l_12__at_home_is_who_does_not_go_forward(home: str, blue: str, red: str) -> None:
    """A ship has sailed round and is back on its start tile, to which a larger one comes."""
    t = table("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,2 0", collision_home=home, organiser="seat")
    for action in ("decree", "forward", "right", "right", "right", "forward"):
        t.play("organiser", f"{action} blue-1")
    order(t, "forward red-1")
    t.play("organiser", "evaluate")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == (blue, red)


def test_ns_l_13__only_who_is_thrown_back_is_damaged() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 galleon 1,0 3", collision_damage="bounced")
    turn(t, "forward blue-1")
    assert hp(t, "blue-1", "red-1") == "40 150"


def test_ns_l_14__money_counts_as_weight() -> None:
    t = table(
        "ship blue-1 brig 1,1 0 hold 9-money; ship red-1 brig 1,-1 3 hold 2-wood",
        collision_weight="goods_and_money",
    )
    turn(t, "forward blue-1", "forward red-1")
    assert pose(t, "blue-1") == "1,0 0"


def test_ns_l_15__a_chained_ship_is_immune() -> None:
    t = table("ship blue-1 brig 1,1 0 fit chain-shot; ship red-1 brig 0,1 0 chained", chain_refresh="false")
    turn(t, "chain-left blue-1")
    assert not is_chained(t, "red-1")


def test_ns_l_16__howitzer_shots_are_separate_actions() -> None:
    t = table("ship blue-1 frigate 1,1 0 fit mortar", howitzer_action="separate_shots")
    assert refusal(t, "howitzer blue-1 1,0", "left blue-1", "howitzer blue-1 1,0") == ""


def test_ns_l_16__by_option_range_is_measured_from_the_start_tile() -> None:
    t = table("ship blue-1 brig 1,1 0 fit mortar", howitzer_origin="start_tile")
    assert refusal(t, "forward blue-1", "howitzer blue-1 1,-2") == "NS-7.11"
    assert refusal(t, "forward blue-1", "howitzer blue-1 1,-1") == ""


def test_ns_l_17__howitzers_of_2020_reach_two_tiles() -> None:
    t = table("ship blue-1 galleon 1,1 0 fit mortar", tables="repo_2020")
    assert refusal(t, "howitzer blue-1 1,-1") == ""
    assert refusal(t, "howitzer blue-1 1,-2") == "NS-7.11"


@pytest.mark.parametrize(
    ("kind", "hit_points"), [("schooner", 30), ("brig", 45), ("frigate", 70), ("galleon", 100)]
)
def test_ns_l_17__ships_of_the_sheet_of_2020_are_weaker(kind: str, hit_points: int) -> None:
    t = table(f"ship blue-1 {kind} 1,1 0", tables="sheet_2020")
    assert ship(t, "blue-1")["most_hp"] == hit_points


def test_ns_l_17__prices_of_the_draft_of_2018() -> None:
    t = table("ship blue-1 schooner 1,1 0 hp 1; ship red-1 brig 0,1 0", tables="draft_2018_02_23")
    assert "pay 10-metal 4-wood 4-cloth 10-rum" in t.position()
    turn(t, "volley-right red-1")
    assert wreck(t, "1,1").startswith("50-wood")


@pytest.mark.parametrize(
    ("how", "in_store", "on_board"),
    [("trades_then_loading", "nothing", "7-metal"), ("own_sequence", "7-metal", "nothing")],
)
def test_ns_l_18__all_trade_before_all_loading(how: str, in_store: str, on_board: str) -> None:
    t = table("ship blue-1 brig -5,5 1; wreck -5,5 7-metal; team blue nothing", transaction_order=how)
    turn(t, "load blue-1 wreck", "add blue-1 all-metal", "unload blue-1")
    assert (store(t, "blue"), hold(t, "blue-1")) == (in_store, on_board)


def test_ns_l_19__thrown_back_ships_trade_all_the_same() -> None:
    t = table(THROWN_BACK, bounced_transactions="true")
    turn(t, *SAIL_AND_LOAD)
    assert hold(t, "blue-1") == "5-wood"


def test_ns_l_20__a_new_ship_acts_at_once() -> None:
    t = table("ship blue-1 brig 1,1 0; team blue 1000-money 100-wood 100-cloth", new_ship_arrival="immediate")
    t.play("blue", "build schooner haven")
    assert refusal(t, "forward blue-2") == ""


def test_ns_l_21__modifying_transactions_take_effect_when_entered() -> None:
    """They are final, everybody sees them, and the ship plans on as it now is."""
    position = "ship blue-1 brig -5,5 1 hp 9; team blue 9000-money 900-metal 900-wood 900-cloth"
    t = table(position, modify_timing="immediate")
    order(t, "upgrade blue-1")
    assert (ship(t, "blue-1")["type"], hp(t, "blue-1")) == ("frigate", "105")
    assert view_of(t, "red")["teams"]["blue"]["store"][0] == 9000 - 3000
    assert log(t, "red")[-1] == "upgraded blue-1 frigate"
    assert refusal(t, "undo-order blue-1") == "NS-L.21"
    assert not t.may_undo("blue")
    order(t, "fit blue-1 ram", "forward blue-1")
    assert t.refuses("blue", "upgrade blue-1") == "NS-4.3"
    assert ship(t, "blue-1")["orders"] == [["forward"]]


def test_ns_l_21__they_are_paid_in_order_of_entry() -> None:
    """The second ship is first; the other one finds the treasury empty and is refused."""
    t = table(
        "ship blue-1 brig -5,5 1 hp 9; ship blue-2 brig -5,5 1 hp 9; team blue 200-money 20-wood 20-cloth",
        modify_timing="immediate",
    )
    order(t, "repair blue-2")
    assert hp(t, "blue-1", "blue-2") == "9 65"
    assert refusal(t, "repair blue-1") == "NS-L.21"
    ready(t)
    assert hp(t, "blue-1", "blue-2") == "9 65"


def test_ns_l_21__a_decree_costs_nothing_then_either() -> None:
    t = table("ship blue-1 brig -5,5 1 hp 9; team blue nothing", modify_timing="immediate", organiser="seat")
    assert refusal(t, "repair blue-1") == "NS-L.21"
    t.play("organiser", "decree blue-1")
    t.play("organiser", "repair blue-1")
    assert hp(t, "blue-1") == "65"


def test_ns_l_22__what_cannot_be_paid_is_refused() -> None:
    t = table(
        "ship blue-1 brig -5,5 1 hp 9; ship blue-2 brig -5,5 1 hp 9; "
        "team blue 200-money 20-wood 20-cloth 5-rum",
        plan_affordability="refuse",
    )
    assert refusal(t, "upgrade blue-1") == "NS-L.22"
    order(t, "repair blue-1")
    assert refusal(t, "repair blue-2") == "NS-L.22"


def test_ns_l_22__so_are_purchases_and_sales_unless_goods_come_in_before() -> None:
    t = table("ship blue-1 brig -5,5 1; team blue 119-money 5-rum", plan_affordability="refuse")
    assert refusal(t, "buy blue-1", "add blue-1 10-wood") == "NS-L.22"
    assert refusal(t, "buy blue-1", "add blue-1 5-wood") == ""
    assert refusal(t, "unload blue-1", "buy blue-1", "add blue-1 10-wood") == ""
    assert refusal(t, "sell blue-1", "add blue-1 10-rum") == "NS-L.22"
    assert refusal(t, "sell blue-1", "add blue-1 5-rum") == ""


def test_ns_l_23__nobody_is_downgraded_unhurt() -> None:
    """[NS-L.24] Nor repaired."""
    t = table("ship blue-1 brig -5,5 1", **LOS)
    assert refusal(t, "downgrade blue-1") == "NS-11.9"
    assert refusal(t, "repair blue-1") == "NS-13.5"


def test_ns_l_24__an_undamaged_ship_is_not_repaired() -> None:
    rich = "team blue 9000-money 900-metal 900-wood 900-cloth"
    assert refusal(table(f"ship blue-1 galleon -5,5 1; {rich}", **LOS), "repair blue-1") == "NS-13.5"
    assert refusal(table(f"ship blue-1 galleon -5,5 1 hp 149; {rich}", **LOS), "repair blue-1") == ""


def test_ns_l_25__attackers_of_a_ship_killed_gain_experience() -> None:
    t = table(
        "ship blue-1 brig 1,1 0; ship blue-2 brig -1,1 0; ship red-1 schooner 0,1 0 hp 20", kill_xp="true"
    )
    turn(t, "volley-left blue-1", "volley-right blue-2")
    assert is_destroyed(t, "red-1")
    assert [one["xp"] for one in view_of(t)["ships"]] == [1, 1, 0]


def test_ns_l_26__bosses_are_fought_in_either_ruleset() -> None:
    t = table("ship blue-1 brig -5,5 1", **LOS)
    assert "fight-opened corsair arena-blue-1" in turn(t, "boss blue-1 corsair")


def test_ns_l_27__wealth_decides() -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0; day 2; hour 2", **LOS)
    ready(t)
    assert (t.ending, t.result["blue"]) == ("NS-R.19", 1)


@pytest.mark.parametrize(("early", "is_evaluated"), [("true", True), ("false", False)])
def test_ns_l_28__all_ready_closes_planning_early(early: str, is_evaluated: bool) -> None:
    t = table("ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0", organiser="seat", early_close=early)
    ready(t)
    assert t.acting == ("organiser",)
    assert t.now("Intervene") == is_evaluated


def test_ns_l_29__a_load_of_nothing_is_accepted() -> None:
    """Space is counted at the start of the turn."""
    position = "ship blue-1 schooner 0,0 0 hold 100-wood"
    t = table(position, **LOS)
    assert refusal(t, "load blue-1 plantation", "forward blue-1") == ""
    assert refusal(t, "load blue-1 plantation", "add blue-1 50-rum", "add blue-1 1-rum") == "NS-6.15"
    assert refusal(table(position), "load blue-1 plantation", "forward blue-1") == "NS-6.15"


CHAINED_AND_SUNK = (
    "ship blue-1 brig 1,1 0 fit chain-shot; ship blue-2 brig -1,2 0; ship red-1 schooner 0,1 0 hp 1"
)


@pytest.mark.parametrize(("ruleset", "stays_chained"), [("rulebook", False), ("los-piratos", True)])
def test_ns_l_30__a_sunk_ship_keeps_the_chain_of_that_turn_in_los_piratos(
    ruleset: str, stays_chained: bool
) -> None:
    """Repaired in the next turn, it may not sail forward."""
    t = table(CHAINED_AND_SUNK, ruleset=ruleset)
    turn(t, "chain-left blue-1", "volley-right blue-2")
    assert (is_destroyed(t, "red-1"), is_chained(t, "red-1")) == (True, stays_chained)
    order(t, "repair red-1")
    assert refusal(t, "forward red-1") == ("NS-8.12" if stays_chained else "")
    ready(t)
    assert not is_chained(t, "red-1")


@pytest.mark.parametrize("orders", [["volley-right blue-2"], ["chain-left blue-1", "volley-right blue-2"]])
def test_ns_l_30__an_old_chain_goes_with_the_ship(orders: list[str]) -> None:
    """[NS-L.15] One that was chained already is immune in the turn of its sinking, too."""
    t = table(CHAINED_AND_SUNK.replace("hp 1", "hp 1 chained"), ruleset="los-piratos")
    turn(t, *orders)
    assert (is_destroyed(t, "red-1"), is_chained(t, "red-1")) == (True, False)


@pytest.mark.parametrize(("ruleset", "money_left"), [("rulebook", 100 - 52), ("los-piratos", 100 - 50)])
def test_ns_r_21__a_brig_at_60_of_65_pays_50_in_los_piratos(ruleset: str, money_left: int) -> None:
    """39 times 1 and 4/13 is 51, but just below it in double precision."""
    t = table("ship blue-1 brig -5,5 1 hp 60; team blue 100-money 100-wood 100-cloth", ruleset=ruleset)
    turn(t, "repair blue-1")
    assert hp(t, "blue-1") == "65"
    assert store(t, "blue").startswith(f"{money_left}-money")


def test_ns_r_1__the_bundle_sets_what_is_not_chosen() -> None:
    chosen = game(SEA, ("ruleset", "los-piratos"), ("victory", "bosses")).options
    assert (chosen["tables"], chosen["victory"], chosen["load_tie"]) == ("repo_2020", "bosses", "equal")
    with pytest.raises(BadOption, match="whole number"):
        game(SEA, ("days", "many"))
