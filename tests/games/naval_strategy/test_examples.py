"""The worked examples of the rules text."""

from __future__ import annotations

from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    is_destroyed,
    order,
    pose,
    refusal,
    ship,
    stock,
    store,
    table,
    turn,
    wreck,
)


def test_ns_e_1__sharing_a_plantation() -> None:
    """[NS-R.7] A loads and leaves, B arrives and loads: both get their share of one stock."""
    t = table("ship blue-1 brig 0,0 0; ship red-1 brig -1,0 2; plantation 0,0 10-wood 10-cloth")
    order(t, "load blue-1 plantation", *["add blue-1 1-wood"] * 4, "add blue-1 5-cloth", "add blue-1 1-cloth")
    order(t, "forward blue-1", "forward red-1")
    turn(t, "load red-1 plantation", "add red-1 5-wood", "add red-1 5-cloth")
    assert (hold(t, "blue-1"), hold(t, "red-1")) == ("4-wood 5-cloth", "5-wood 5-cloth")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("0,-1 0", "0,0 2")
    assert stock(t, "0,0") == "41-wood 20-cloth 40-rum"


def test_ns_e_2__frigate() -> None:
    t = table("ship blue-1 frigate 0,3 0")
    assert refusal(t, *["forward blue-1"] * 3) == "NS-8.2"
    assert refusal(t, "forward blue-1", "forward blue-1", "left blue-1") == ""


def test_ns_e_3__galleon() -> None:
    t = table("ship blue-1 galleon 0,3 0")
    assert refusal(t, "forward blue-1", "forward blue-1") == "NS-8.3"
    assert refusal(t, "left blue-1", "right blue-1") == "NS-8.4"
    assert refusal(t, "left blue-1", "forward blue-1") == ""


def test_ns_e_4__shots_into_the_past() -> None:
    t = table("ship blue-1 schooner 0,0 2; ship red-1 schooner 2,-1 5")
    turn(t, "forward blue-1", "volley-left blue-1", "forward red-1", "volley-left red-1")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("1,0 2", "1,-1 5")
    assert hp(t, "blue-1", "red-1") == "37 37"


def test_ns_e_5__a_howitzer_leads_the_target() -> None:
    position = "ship blue-1 brig 0,0 0 fit mortar; ship red-1 schooner 1,-1 2"
    sails, stays = table(position), table(position)
    turn(sails, "howitzer blue-1 2,-1", "forward red-1")
    turn(stays, "howitzer blue-1 2,-1")
    assert (hp(sails, "red-1"), hp(stays, "red-1")) == ("33", "45")


def test_ns_e_6__sailing_with_a_broken_howitzer() -> None:
    """The repair of the ship takes all there is but what the howitzer costs in the next turn."""
    t = table("ship blue-1 brig -5,5 1 destroyed fit mortar*; team blue 350-money 10-metal 20-wood 15-cloth")
    assert refusal(t, "repair blue-1", "forward blue-1", "howitzer blue-1 -4,4") == "NS-7.13"
    turn(t, "repair blue-1")
    assert (hp(t, "blue-1"), fitted(t, "blue-1")) == ("65", "mortar*")
    assert store(t, "blue") == "150-money 10-metal"
    told = turn(t, "mend blue-1 mortar", "forward blue-1", "howitzer blue-1 -4,3")
    assert "shelled blue-1 -4,3" in told
    assert (store(t, "blue"), fitted(t, "blue-1")) == ("nothing", "mortar")


def test_ns_e_7__downgrade() -> None:
    t = table("ship blue-1 frigate -5,5 1 destroyed fit ram* cannons*; team blue 50-money 5-metal 5-wood")
    turn(t, "downgrade blue-1")
    assert (ship(t, "blue-1")["type"], hp(t, "blue-1"), fitted(t, "blue-1")) == ("brig", "65", "cannons*")
    turn(t, "mend blue-1 cannons")
    assert (fitted(t, "blue-1"), store(t, "blue")) == ("cannons", "nothing")


def test_ns_e_8__a_downgrade_loses_the_howitzer() -> None:
    t = table(
        "ship blue-1 brig -5,5 1 destroyed fit mortar*; team blue 5000-money 200-metal 900-wood 900-cloth"
    )
    turn(t, "downgrade blue-1")
    assert (ship(t, "blue-1")["type"], fitted(t, "blue-1")) == ("schooner", "")
    turn(t, "upgrade blue-1")
    assert (ship(t, "blue-1")["type"], fitted(t, "blue-1")) == ("brig", "")
    assert refusal(t, "mend blue-1 mortar") == "NS-5.2"
    assert refusal(t, "fit blue-1 mortar") == ""


def test_ns_e_9__howitzer_volley_and_sinking_together() -> None:
    """A ship doomed in step 2 sails on, fires its howitzer, then sinks where it ends."""
    t = table(
        "ship blue-1 brig 0,2 0 hp 5 fit mortar; ship red-1 galleon 1,1 0; ship red-2 schooner 2,-1 0 hp 12"
    )
    turn(t, "forward blue-1", "howitzer blue-1 2,-1", "volley-left red-1")
    assert is_destroyed(t, "blue-1")
    assert wreck(t, "0,1") == "20-wood 15-cloth"
    assert is_destroyed(t, "red-2")
