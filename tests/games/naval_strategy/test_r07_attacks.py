"""Attacks."""

from __future__ import annotations

from tests.games.naval_strategy.positions import hp, pose, refusal, sea, ship, turn

DUEL = "ship blue-1 {0} 1,1 0 {1}; ship red-1 {2} {3} {4} {5}"


def duel(
    blue: str = "brig", fit: str = "", red: str = "brig", where: str = "1,0", face: int = 1, extra: str = ""
) -> str:
    return DUEL.format(blue, fit, red, where, face, extra)


def test_ns_7_1__a_volley_hits_friend_and_foe_on_two_tiles() -> None:
    """[NS-7.2] As many points as guns of one side."""
    s = sea(
        "ship blue-1 brig 1,1 0 fit cannons; ship red-1 brig 0,1 0; "
        "ship blue-2 brig 0,2 0; ship red-2 brig 2,1 0"
    )
    turn(s, {"blue-1": "volley-left"})
    assert s.hp == [65, 49, 49, 65]
    turn(s, {"blue-1": "volley-right"})
    assert hp(s, "red-2") == 49


def test_ns_7_2__a_volley_to_the_right() -> None:
    s = sea("ship blue-1 schooner 1,1 0; ship red-1 brig 2,0 0")
    turn(s, {"blue-1": "volley-right"})
    assert hp(s, "red-1") == 57


def test_ns_7_3__a_frontal_assault_hits_the_enemy_ahead() -> None:
    """[NS-7.4] The attacker takes five itself."""
    s = sea(duel())
    turn(s, {"blue-1": "assault"})
    assert s.hp == [60, 57]


def test_ns_7_4__the_attacker_is_hurt_too() -> None:
    s = sea(duel(fit="hp 4"))
    turn(s, {"blue-1": "assault"})
    assert s.dead[0]


def test_ns_7_5__an_empty_tile_costs_nothing() -> None:
    """[NS-R.22] A friend ahead counts as an empty tile."""
    s = sea("ship blue-1 brig 1,1 0; ship blue-2 brig 1,0 1")
    told = turn(s, {"blue-1": "assault"})
    assert told[0].startswith("missed")
    assert s.hp == [65, 65]


def test_ns_7_6__bow_on_nothing_happens() -> None:
    s = sea(duel(face=3))
    assert turn(s, {"blue-1": "assault"})[0].startswith("parried")
    assert s.hp == [65, 65]
    s = sea(duel(face=3))
    turn(s, {"blue-1": "assault", "red-1": "left"})
    assert s.hp == [65, 65]


def test_ns_7_7__run_up_makes_the_hit_stronger() -> None:
    s = sea(duel(where="1,-1"))
    turn(s, {"blue-1": "forward assault"})
    assert hp(s, "red-1") == 52
    s = sea(duel(where="1,-1"))
    turn(s, {"blue-1": "forward left right assault"}, unchecked=True)
    assert hp(s, "red-1") == 57


def test_ns_7_8__the_attacker_advances_onto_the_tile_of_a_destroyed_ship() -> None:
    s = sea(duel(extra="hp 8"))
    turn(s, {"blue-1": "assault"})
    assert pose(s, "blue-1") == "1,0 0"
    assert s.dead[ship(s, "red-1")]


def test_ns_7_9__a_ram_strikes_harder_and_costs_nothing() -> None:
    s = sea(duel("frigate", "fit ram"))
    turn(s, {"blue-1": "assault"})
    assert s.hp == [105, 52]
    s = sea(duel("galleon", "fit ram"))
    turn(s, {"blue-1": "assault"})
    assert s.hp == [150, 47]


def test_ns_7_10__a_chain_volley_forbids_forward_next_turn() -> None:
    """[NS-8.12] Everything else is allowed, and the mark ends after that turn."""
    s = sea("ship blue-1 brig 1,1 0 fit chain_shot; ship red-1 brig 0,1 0")
    turn(s, {"blue-1": "chain-left", "red-1": "forward"})
    assert (hp(s, "red-1"), s.chained) == (65, [0, 1])
    assert refusal(s, "red-1", "forward") == "NS-8.12"
    assert refusal(s, "red-1", "left volley-right") == ""
    turn(s, {})
    assert s.chained == [0, 0]


def test_ns_7_11__howitzers_are_aimed_within_range() -> None:
    """[NS-R.10] Measured from where the ship then is."""
    s = sea("ship blue-1 galleon 1,1 0 fit mortar")
    assert refusal(s, "blue-1", "howitzer 1,-3") == "NS-7.11"
    assert refusal(s, "blue-1", "howitzer 1,-2") == ""
    assert refusal(s, "blue-1", "forward howitzer 1,-3") == ""


def test_ns_7_12__a_heavy_ball_is_half_as_strong_again() -> None:
    """[NS-R.24] Half a point rounds up."""
    s = sea("ship blue-1 galleon 1,1 0 fit heavy_ball; ship red-1 galleon 0,1 0")
    turn(s, {"blue-1": "heavy-left"})
    assert hp(s, "red-1") == 105


def test_ns_7_13__a_broken_enhancement_unlocks_nothing() -> None:
    s = sea("ship blue-1 galleon 1,1 0 fit chain_shot* mortar* heavy_ball*")
    for words in ("chain-left", "howitzer 1,0", "heavy-right"):
        assert refusal(s, "blue-1", words) == "NS-7.13"
