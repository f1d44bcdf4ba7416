"""Planning: who, when, and what counts."""

from __future__ import annotations

from tests.games.naval_strategy.positions import pose, ready, refusal, sea, state_of, table, view_of


def test_ns_4_1__all_ships_act_at_once_turn_after_turn() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0")
    assert t.acting == ("blue", "red")
    t.play("blue", "forward blue-1")
    t.play("red", "left red-1")
    assert t.refuses("blue", "continue") == "NS-4.1"
    ready(t)
    assert t.view()["turn"] == 2
    assert pose(state_of(t), "blue-1") == "1,0 0"


def test_ns_4_2__planning_lasts_as_long_as_agreed() -> None:
    """The clock belongs to the table; the rules keep its length."""
    assert table().game.options["planning_seconds"] == "300"
    assert table(planning_seconds="77").game.options["planning_seconds"] == "77"


def test_ns_4_3__port_actions_come_first() -> None:
    s = sea("ship blue-1 schooner -5,5 1 hp 9")
    assert refusal(s, "blue-1", "left repair") == "NS-4.3"
    assert refusal(s, "blue-1", "repair fit 0 left forward") == ""


def test_ns_4_4__what_is_saved_counts_unless_agreed_otherwise() -> None:
    position = "ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0"
    for late, where in (("use_saved", "1,0 0"), ("discard", "1,1 0")):
        t = table(position, late_orders=late)
        t.play("blue", "forward blue-1")
        ready(t)
        assert pose(state_of(t), "blue-1") == where


def test_ns_4_4__a_reported_turn_must_be_reopened() -> None:
    t = table("ship blue-1 schooner 1,1 0; ship red-1 schooner 3,0 0")
    t.play("blue", "report blue-1")
    assert t.refuses("blue", "forward blue-1") == "NS-4.4"
    t.play("blue", "reopen blue-1")
    assert t.refuses("blue", "forward blue-1") == ""
    t.play("blue", "ready")
    assert t.refuses("red", "reopen red-1") == "NS-4.4"


def test_ns_4_5__orders_are_checked_after_earlier_ones() -> None:
    """A howitzer bought in phase I may be planned at once; lack of money forbids nothing."""
    s = sea("ship blue-1 brig -5,5 1; team blue 0 0 0 0 0")
    assert refusal(s, "blue-1", "fit 3 forward howitzer -4,3") == ""
    assert refusal(s, "blue-1", "forward howitzer -4,3") == "NS-7.13"


def test_ns_5_1__phase_one_needs_a_start_in_port() -> None:
    s = sea("ship blue-1 schooner -4,4 4 hp 9")
    assert refusal(s, "blue-1", "repair") == "NS-5.1"
    assert refusal(s, "blue-1", "forward repair") == "NS-5.1"


def test_ns_5_2__four_modifying_transactions_in_any_order() -> None:
    s = sea("ship blue-1 brig -5,5 1 hp 9 fit chain_shot*; ship blue-2 galleon -5,5 1")
    assert refusal(s, "blue-1", "mend 1 upgrade fit 0") == ""
    assert refusal(s, "blue-1", "mend 0") == "NS-5.2"
    assert refusal(s, "blue-2", "upgrade") == "NS-5.2"


def test_ns_5_3__a_boss_fight_needs_a_start_in_port() -> None:
    s = sea("ship blue-1 schooner 1,1 0")
    assert refusal(s, "blue-1", "boss 0") == "NS-5.3"


def test_ns_5_4__an_enhancement_is_carried_once_and_only_by_some() -> None:
    s = sea("ship blue-1 schooner -5,5 1 fit hull chain_shot*")
    assert refusal(s, "blue-1", "fit 3") == "NS-5.4"
    assert refusal(s, "blue-1", "fit 0") == "NS-5.4"
    assert refusal(s, "blue-1", "fit 1") == "NS-5.4"
    assert refusal(s, "blue-1", "fit 2 fit 2") == "NS-5.4"


def test_ns_5_5__a_hull_raises_the_maximum_only() -> None:
    t = table("ship blue-1 schooner -5,5 1; ship red-1 schooner 3,0 0; team blue 500 10 100 0 0")
    assert view_of(t)["ships"][0]["most_hp"] == 45
    t.play("blue", "fit blue-1 hull")
    ready(t)
    blue = view_of(t)["ships"][0]
    assert (blue["hp"], blue["most_hp"], blue["fit"]) == (45, 50, {"hull": True})
    assert t.refuses("blue", "repair blue-1") == ""
