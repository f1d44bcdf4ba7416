"""The worked examples of the rules text."""

from __future__ import annotations

from tests.games.naval_strategy.positions import (
    fitted,
    hold,
    hp,
    pose,
    refusal,
    sea,
    ship,
    stock,
    turn,
    wreck,
)


def test_ns_e_1__sharing_a_plantation() -> None:
    """[NS-R.7] A loads and leaves, B arrives and loads: both get their share of one stock."""
    s = sea("ship blue-1 brig 0,0 0; ship red-1 brig -1,0 2; plantation 0,0 0 0 10 10 0")
    turn(s, {"blue-1": "load 0 0 0 4 6 0 forward", "red-1": "forward load 0 0 0 5 5 0"})
    assert hold(s, "blue-1") == [0, 0, 4, 5, 0]
    assert hold(s, "red-1") == [0, 0, 5, 5, 0]
    assert (pose(s, "blue-1"), pose(s, "red-1")) == ("0,-1 0", "0,0 2")
    assert stock(s, "0,0") == [0, 0, 41, 20, 40]


def test_ns_e_2__frigate() -> None:
    s = sea("ship blue-1 frigate 0,3 0")
    assert refusal(s, "blue-1", "forward forward forward") == "NS-8.2"
    assert refusal(s, "blue-1", "forward forward left") == ""


def test_ns_e_3__galleon() -> None:
    s = sea("ship blue-1 galleon 0,3 0")
    assert refusal(s, "blue-1", "forward forward") == "NS-8.3"
    assert refusal(s, "blue-1", "left right") == "NS-8.4"
    assert refusal(s, "blue-1", "left forward") == ""


def test_ns_e_4__shots_into_the_past() -> None:
    s = sea("ship blue-1 schooner 0,0 2; ship red-1 schooner 2,-1 5")
    turn(s, {"blue-1": "forward volley-left", "red-1": "forward volley-left"})
    assert (pose(s, "blue-1"), pose(s, "red-1")) == ("1,0 2", "1,-1 5")
    assert (hp(s, "blue-1"), hp(s, "red-1")) == (37, 37)


def test_ns_e_5__a_howitzer_leads_the_target() -> None:
    position = "ship blue-1 brig 0,0 0 fit mortar; ship red-1 schooner 1,-1 2"
    s = sea(position)
    turn(s, {"blue-1": "howitzer 2,-1", "red-1": "forward"})
    assert hp(s, "red-1") == 33
    s = sea(position)
    turn(s, {"blue-1": "howitzer 2,-1"})
    assert hp(s, "red-1") == 45


def test_ns_e_6__sailing_with_a_broken_howitzer() -> None:
    s = sea("ship blue-1 brig -5,5 1 destroyed fit mortar*; team blue 200 0 20 15 0")
    assert refusal(s, "blue-1", "repair forward howitzer -4,4") == "NS-7.13"
    turn(s, {"blue-1": "repair"})
    assert hp(s, "blue-1") == 65
    assert fitted(s, "blue-1") == {"mortar": False}
    s.store[:5] = [150, 10, 0, 0, 0]
    turn(s, {"blue-1": "mend 3 forward howitzer -4,3"})
    assert s.store[:5] == [0, 0, 0, 0, 0]
    assert fitted(s, "blue-1") == {"mortar": True}


def test_ns_e_7__downgrade() -> None:
    s = sea("ship blue-1 frigate -5,5 1 destroyed fit ram* cannons*; team blue 50 5 5 0 0")
    turn(s, {"blue-1": "downgrade"})
    assert (s.kind[0], hp(s, "blue-1"), fitted(s, "blue-1")) == (1, 65, {"cannons": False})
    turn(s, {"blue-1": "mend 2"})
    assert fitted(s, "blue-1") == {"cannons": True}
    assert s.store[:5] == [0, 0, 0, 0, 0]


def test_ns_e_8__a_downgrade_loses_the_howitzer() -> None:
    s = sea("ship blue-1 brig -5,5 1 destroyed fit mortar*; team blue 5000 200 900 900 0")
    turn(s, {"blue-1": "downgrade"})
    assert (s.kind[0], fitted(s, "blue-1")) == (0, {})
    turn(s, {"blue-1": "upgrade"})
    assert fitted(s, "blue-1") == {}
    assert refusal(s, "blue-1", "mend 3") == "NS-5.2"
    assert refusal(s, "blue-1", "fit 3") == ""


def test_ns_e_9__howitzer_volley_and_sinking_together() -> None:
    """A ship doomed in step 2 sails on, fires its howitzer, then sinks where it ends."""
    s = sea(
        "ship blue-1 brig 0,2 0 hp 5 fit mortar; ship red-1 galleon 1,1 0; ship red-2 schooner 2,-1 0 hp 12"
    )
    turn(s, {"blue-1": "forward howitzer 2,-1", "red-1": "volley-left"})
    assert s.dead[ship(s, "blue-1")]
    assert wreck(s, "0,1") == [0, 0, 20, 15, 0]
    assert s.dead[ship(s, "red-2")]
