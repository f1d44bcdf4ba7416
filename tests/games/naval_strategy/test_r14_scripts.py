"""What bosses do in the arena, by their scripts or by the organiser's hand."""

from __future__ import annotations

from tests.games.naval_strategy.arena import arena, arena_turn, fight
from tests.games.naval_strategy.positions import hp, kinds, view_of


def deeds(told: list[str]) -> list[str]:
    """What a boss does: where it fires and shells, where it goes."""
    return [line for line in told if line.split()[1:2] == ["boss-blue"] and not line.startswith("hit")]


def test_ns_14_9__the_corsair_sails_up_and_fires() -> None:
    told = arena_turn(arena("corsair", "0,0 0"))
    assert deeds(told) == ["fired boss-blue volley-right 0,-1 0,0+-1,0"]


def test_ns_14_9__beside_its_target_it_fires_at_once() -> None:
    told = arena_turn(arena("corsair", "-1,-2 0"))
    assert deeds(told) == ["fired boss-blue volley-right 0,-3 -1,-2+-1,-3"]


def test_ns_14_9__it_turns_a_broadside_to_a_target_ahead() -> None:
    t = arena("corsair", "0,-2 0")
    assert deeds(arena_turn(t)) == ["fired boss-blue volley-right 0,-3 0,-2+-1,-2"]
    assert fight(t)["face"] == 2


def test_ns_14_9__the_hulk_is_a_turret() -> None:
    """It does not leave its place, but turns and shells."""
    t = arena("hulk", "0,-2 0")
    assert deeds(arena_turn(t)) == ["fired boss-blue volley-right 0,-3 0,-2+-1,-2", "shelled boss-blue 0,-2"]
    assert (fight(t)["tile"], fight(t)["face"]) == ("0,-3", 2)


def test_ns_14_9__it_does_nothing_about_ships_out_of_reach() -> None:
    assert deeds(arena_turn(arena("hulk", "0,4 0"))) == []


def test_ns_14_9__the_kraken_creeps_up() -> None:
    t = arena("kraken", "0,1 0")
    assert deeds(arena_turn(t)) == ["boss-moved boss-blue 0,-1"]
    assert fight(t)["tile"] == "0,-1"


def test_ns_14_9__it_dives_every_third_turn() -> None:
    """Further than it creeps; volleys and assaults then do nothing to it, nor does it."""
    assert deeds(arena_turn(arena("kraken 0,-3 3 turn 3", "0,1 0"))) == ["dived boss-blue 0,0"]
    t = arena("kraken 0,-3 3 turn 3", "0,-2 0")
    before = fight(t)["hp"]
    arena_turn(t, "assault arena-blue-1")
    assert (fight(t)["hp"], hp(t, "arena-blue-1")) == (before, "45")


def test_ns_14_9__the_dutchman_fires_chains_on_odd_turns() -> None:
    told = arena_turn(arena("dutchman", "-1,-2 0"))
    assert deeds(told) == [
        "fired boss-blue chain-right 0,-3 -1,-2+-1,-3",
        "chained boss-blue arena-blue-1",
    ]
    told = arena_turn(arena("dutchman 0,-3 3 turn 2", "-1,-2 0"))
    assert deeds(told) == ["fired boss-blue volley-right 0,-3 -1,-2+-1,-3"]


def test_ns_14_9__assaults_pass_through_the_dutchman() -> None:
    t = arena("dutchman 0,-3 2", "0,-2 0")
    before = fight(t)["hp"]
    assert "missed arena-blue-1" in arena_turn(t, "assault arena-blue-1")
    assert fight(t)["hp"] == before


def test_ns_14_9__the_leviathan_fires_a_heavy_ball_when_both_tiles_of_a_side_are_taken() -> None:
    told = arena_turn(arena("leviathan", "1,-3 0", "1,-4 0"))
    assert deeds(told) == ["fired boss-blue heavy-left 0,-3 1,-3+1,-4"]


def test_ns_14_9__else_it_assaults_and_shells_too() -> None:
    told = arena_turn(arena("leviathan", "0,-2 1"))
    assert "advanced boss-blue 0,-2" in told, "after an assault"
    assert "shelled boss-blue 0,-2" in told


def test_ns_r_11__a_boss_that_runs_aground_is_destroyed() -> None:
    """The corsair dooms a ship at 0,0, advances, and sails on onto the land at 0,2; that beats it."""
    t = arena("corsair 0,-1 3", "0,0 1 hp 1", "4,0 1", organiser="seat")
    for order in ("assault", "forward", "forward"):
        t.play("organiser", f"{order} boss-blue")
    told = kinds(arena_turn(t))
    assert told.index("aground") < told.index("boss-beaten")
    assert view_of(t)["teams"]["blue"]["points"] == 1
    assert view_of(t)["fights"] == []


def test_ns_14_9__the_organiser_may_play_the_boss_himself() -> None:
    """[NS-17.6] Its enemies do not see what it is to do."""
    t = arena("corsair", "0,4 0", organiser="seat")
    t.play("organiser", "left boss-blue")
    assert "orders" not in view_of(t, "blue")["fights"][0]
    arena_turn(t)
    assert (fight(t)["tile"], fight(t)["face"]) == ("0,-3", 2)
