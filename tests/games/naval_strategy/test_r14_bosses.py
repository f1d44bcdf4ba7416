"""Fights against bosses in the arena."""

from __future__ import annotations

from typing import Any

from admiralty import Table
from admiralty.games.naval_strategy.r04_orders import CODES, HOWITZER, starts
from admiralty.games.naval_strategy.r14_scripts import beast_place, boss_orders
from admiralty.games.naval_strategy.state import State
from tests.games.naval_strategy.positions import SEA, any_game, game, ready, sea, table, view_of

FLEET = "ship blue-1 schooner -5,5 1; ship blue-2 brig -5,5 1; ship red-1 schooner 5,-5 3"
BOSSES = ["corsair", "hulk", "kraken", "dutchman", "leviathan"]


def fight(boss: str = "corsair", position: str = FLEET, **options: str) -> Table:
    """Both ships of Blue have met a boss."""
    t = table(position, **options)
    t.play("blue", f"boss blue-1 {boss}")
    t.play("blue", f"boss blue-2 {boss}")
    ready(t)
    return t


def arena(
    boss: str, ships: list[tuple[str, int]], at: str = "0,-3", face: int = 3, turn: int = 1, hp: int = 50
) -> State:
    """A fight of schooners on these tiles, in words of the arena."""
    s = sea(FLEET)
    number = s.t.arena.number
    q, r = at.split(",")
    position = [FLEET, f"fight 0 {BOSSES.index(boss)} {turn} {number[int(q), int(r)]} {face} {hp} 0 0 0"]
    for i, (where, heading) in enumerate(ships):
        x, y = where.split(",")
        position.append(f"fighter {i} 0 0 {number[int(x), int(y)]} {heading} 45 0 0 0 0 0 0 0 0 0")
    position.append("taken " + " ".join(str(i) for i in range(len(ships))))
    return sea("; ".join(position))


def script(s: State) -> list[str]:
    """What the boss of the first fight does this turn."""
    o = boss_orders(s, s.fights[0])
    words: list[str] = []
    for k in starts(o):
        words.append(CODES[o[k]] + (f" {s.t.arena.word(o[k + 1])}" if o[k] == HOWITZER else ""))
    return words


def shown(t: Table) -> Any:
    return t.view()["fights"]


def test_ns_14_1__a_fight_is_fought_off_the_map() -> None:
    """[NS-14.2] [NS-14.8] The ships stay in port and act normally while it goes on."""
    t = fight()
    assert [one["id"] for one in shown(t)[0]["ships"]] == ["arena-blue-1", "arena-blue-2"]
    assert view_of(t)["ships"][0]["tile"] == "-5,5"
    t.play("blue", "forward blue-1")
    t.play("blue", "forward arena-blue-1")
    assert t.refuses("blue", "unload arena-blue-1") != ""


def test_ns_14_2__the_game_never_waits_for_a_fight() -> None:
    t = fight()
    ready(t)
    assert t.view()["turn"] == 3
    assert shown(t)[0]["turn"] == 1


def test_ns_14_3__the_ships_come_back_as_they_were() -> None:
    t = fight()
    for _ in range(15):
        for name in ("arena-blue-1", "arena-blue-2"):
            if any(one["id"] == name for one in (shown(t) or [{"ships": []}])[0]["ships"]):
                t.play("blue", f"report {name}")
    assert shown(t) == []
    assert [one["hp"] for one in view_of(t)["ships"]][:2] == [45, 65]


def test_ns_14_4__a_beaten_boss_is_a_point() -> None:
    """[NS-14.7] Experience for the ships and goods for the team come with the end of the day."""
    s = arena("corsair", [("0,-2", 0)], hp=8, face=2)
    t = table(game_position(s), days="1", turns_per_day="1")
    t.play("blue", "left arena-blue-1")
    assert view_of(t)["teams"]["blue"]["points"] == 0
    t.play("blue", "right arena-blue-1")
    t.play("blue", "assault arena-blue-1")
    t.play("blue", "report arena-blue-1")
    blue = view_of(t)["teams"]["blue"]
    assert (blue["points"], blue["beaten"], blue["store"]) == (1, ["corsair"], [500, 0, 50, 50, 0])
    ready(t)
    assert view_of(t)["teams"]["blue"]["store"] == [500, 30, 50, 50, 20]
    assert view_of(t)["ships"][0]["xp"] == 1
    assert (t.ending, t.result) == ("NS-15.1", {"blue": 1, "red": -1})


def game_position(s: State) -> str:
    return any_game().write_position(s).partition("; ")[2].partition("; at ")[0]


def test_ns_14_5__one_fight_a_team_and_each_boss_once() -> None:
    t = fight()
    assert t.refuses("blue", "boss blue-1 hulk") == "NS-14.5"
    beaten = table(FLEET + "; team blue 0 0 0 0 0 points 1 beaten corsair")
    assert beaten.refuses("blue", "boss blue-1 corsair") == "NS-14.5"
    beaten.play("blue", "boss blue-1 hulk")
    assert beaten.refuses("blue", "boss blue-2 kraken") == "NS-14.5"
    assert beaten.refuses("red", "boss red-1 corsair") == ""
    shared = table(FLEET + "; team blue 0 0 0 0 0 points 1 beaten corsair", boss_pool="shared")
    assert shared.refuses("red", "boss red-1 corsair") == "NS-14.5"


def test_ns_14_5__coalitions_fight_together() -> None:
    """[NS-R.37] The point goes to the team that dealt most; equal: to each."""
    t = table(FLEET, boss_coalitions="true")
    t.play("blue", "boss blue-1 corsair")
    t.play("red", "boss red-1 corsair")
    ready(t)
    assert [one["side"] for one in shown(t)[0]["ships"]] == ["blue", "red"]
    assert t.acting == ("blue", "red")


def test_ns_14_5__hidden_points_are_shown_in_the_evening() -> None:
    """[NS-R.34] Nor does a shared pool tell them."""
    position = FLEET + "; team blue 0 0 0 0 0 points 1 shown 0 beaten corsair"
    t = table(position, boss_points_hidden="true", boss_pool="shared")
    assert [view_of(t, seat)["teams"]["blue"]["points"] for seat in ("blue", "red")] == [1, 0]
    assert t.refuses("red", "boss red-1 corsair") == ""


def test_ns_r_34__a_shared_pool_keeps_hidden_points_hidden() -> None:
    position = FLEET + "; team blue 0 0 0 0 0 points 1 shown 0 beaten corsair"
    open_pool = table(position, boss_pool="shared")
    assert open_pool.refuses("red", "boss red-1 corsair") == "NS-14.5"


def test_ns_r_37__six_ships_at_most_take_part() -> None:
    ships = "; ".join(f"ship blue-{n} schooner -5,5 1" for n in range(1, 8))
    t = table(ships + "; ship red-1 schooner 5,-5 3")
    for n in range(1, 7):
        t.play("blue", f"boss blue-{n} corsair")
    assert t.refuses("blue", "boss blue-7 corsair") == "NS-14.5"


def test_ns_r_37__a_fight_keeps_the_name_of_a_team_that_has_left_it() -> None:
    """Found by fuzzing: the team that had left could open a second fight under the same name."""
    position = "ship blue-1 schooner -5,5 1; ship blue-2 schooner -5,5 1; ship red-1 schooner 5,-5 3"
    t = table(position, boss_coalitions="true")
    t.play("blue", "boss blue-1 corsair")
    t.play("red", "boss red-1 corsair")
    ready(t)
    t.play("blue", "withdraw arena-blue-1")
    t.play("blue", "report arena-blue-1")
    t.play("red", "report arena-red-1")
    assert [ship["id"] for ship in view_of(t)["fights"][0]["ships"]] == ["arena-red-1"]
    assert t.refuses("blue", "boss blue-2 hulk") == "NS-14.5"
    t.play("red", "withdraw arena-red-1")
    t.play("red", "report arena-red-1")
    assert t.refuses("blue", "boss blue-2 hulk") == ""


def test_ns_14_6__experience_changes_nothing() -> None:
    plain, old = (sea(f"ship blue-1 schooner -5,5 1 xp {xp}; ship red-1 schooner 3,0 0") for xp in (0, 9))
    assert plain.gun_count(0) == old.gun_count(0)
    assert plain.most_hp(0) == old.most_hp(0)


def test_ns_14_7__destroyed_originals_are_rewarded_too() -> None:
    t = table(
        "ship blue-1 schooner -5,5 1 destroyed; ship red-1 schooner 5,-5 3; spoils 0 1 0; hour 2; day 1",
        days="5",
    )
    ready(t)
    assert view_of(t)["ships"][0]["xp"] == 2
    assert view_of(t)["teams"]["blue"]["store"] == [500, 60, 150, 50, 0]


def test_ns_14_8__withdrawing_is_the_only_order_of_a_turn() -> None:
    t = fight()
    t.play("blue", "left arena-blue-1")
    assert t.refuses("blue", "withdraw arena-blue-1") != ""
    t.play("blue", "undo-order arena-blue-1")
    t.play("blue", "withdraw arena-blue-1")
    t.play("blue", "report arena-blue-1")
    t.play("blue", "withdraw arena-blue-2")
    t.play("blue", "report arena-blue-2")
    assert shown(t) == []
    assert view_of(t)["teams"]["blue"]["points"] == 0


def test_ns_14_8__a_fight_is_lost_after_its_last_turn() -> None:
    s = arena("hulk", [("0,4", 0)], turn=15)
    t = table(game_position(s))
    t.play("blue", "report arena-blue-1")
    assert shown(t) == []


def test_ns_14_9__the_corsair_hunts() -> None:
    """Fire, then a step; beside its target it turns a broadside to it."""
    assert script(arena("corsair", [("0,0", 0)]))[:2] == ["forward", "forward"]
    assert script(arena("corsair", [("-1,-2", 0)])) == ["volley-right"]
    assert script(arena("corsair", [("0,-2", 0)])) == ["left", "volley-right"]


def test_ns_14_9__the_hulk_is_a_turret() -> None:
    assert script(arena("hulk", [("0,-2", 0)])) == ["left", "volley-right", "howitzer 0,-2"]
    assert script(arena("hulk", [("0,4", 0)])) == []


def test_ns_14_9__the_kraken_creeps_up_and_dives() -> None:
    """Volleys and assaults do nothing to a diving beast."""
    s = arena("kraken", [("0,1", 0)])
    assert s.t.arena.word(beast_place(s, s.fights[0])) == "0,-1"
    s = arena("kraken", [("0,1", 0)], turn=3)
    assert s.t.arena.word(beast_place(s, s.fights[0])) == "0,0"
    s = arena("kraken", [("0,-2", 0)], turn=3)
    t = table(game_position(s))
    t.play("blue", "assault arena-blue-1")
    t.play("blue", "report arena-blue-1")
    assert (shown(t)[0]["hp"], shown(t)[0]["ships"][0]["hp"]) == (50, 45)


def test_ns_14_9__the_dutchman_is_a_ghost() -> None:
    """Chain volleys on odd turns; assaults pass through it."""
    assert "chain-right" in script(arena("dutchman", [("-1,-2", 0)]))
    assert "volley-right" in script(arena("dutchman", [("-1,-2", 0)], turn=2))
    t = table(game_position(arena("dutchman", [("0,-2", 0)], face=2)))
    t.play("blue", "assault arena-blue-1")
    t.play("blue", "report arena-blue-1")
    assert shown(t)[0]["hp"] == 50


def test_ns_14_9__the_leviathan_besieges() -> None:
    """A heavy ball when both tiles of a side are taken, else assaults and howitzers too."""
    assert script(arena("leviathan", [("1,-3", 0), ("1,-4", 0)])) == ["heavy-left"]
    found = script(arena("leviathan", [("0,-2", 1)]))
    assert "assault" in found
    assert "howitzer 0,-2" in found


def test_ns_14_10__the_organiser_enters_a_result() -> None:
    t = table(FLEET, organiser="seat", early_close="true")
    t.play("blue", "boss blue-1 hulk")
    for team in ("blue", "red"):
        t.play(team, "ready")
    t.play("organiser", "result blue won")
    assert view_of(t)["teams"]["blue"]["points"] == 1
    assert shown(t) == []


def test_ns_14_10__a_fight_may_be_lost_or_not_count() -> None:
    for outcome in ("lost", "cancelled"):
        t = table(FLEET, organiser="seat", early_close="true")
        t.play("blue", "boss blue-1 hulk")
        for team in ("blue", "red"):
            t.play(team, "ready")
        t.play("organiser", "continue")
        t.play("organiser", f"result blue {outcome}")
        assert (shown(t), view_of(t)["teams"]["blue"]["points"]) == ([], 0)
        assert t.refuses("blue", "boss blue-1 hulk") == ""


def test_ns_14_11__an_open_fight_still_counts_when_another_team_has_won() -> None:
    s = arena("corsair", [("0,-2", 0)], hp=8, face=2)
    t = table(game_position(s) + "; team red 0 0 0 0 0 points 1 beaten corsair", boss_pool="shared")
    t.play("blue", "assault arena-blue-1")
    t.play("blue", "report arena-blue-1")
    assert view_of(t)["teams"]["blue"]["points"] == 1


def test_ns_r_35__open_fights_are_played_out_at_the_end() -> None:
    t = fight(days="1", turns_per_day="1")
    assert t.acting == ("blue",)
    assert not t.is_over
    for name in ("arena-blue-1", "arena-blue-2"):
        t.play("blue", f"withdraw {name}")
        t.play("blue", f"report {name}")
    assert t.is_over


def test_ns_r_11__a_boss_that_runs_aground_is_destroyed() -> None:
    """The corsair dooms a ship at 0,0, advances, and sails on onto the land at 0,2; that beats it."""
    arena = game(SEA, ("teams", "2")).tables.arena.number
    t = table(
        f"{FLEET}; fight 0 0 1 {arena[0, -1]} 3 50 0 0 0; "
        f"fighter 0 0 0 {arena[0, 0]} 1 1 0 0 0 0 0 0 0 0 0; "
        f"fighter 1 0 0 {arena[4, 0]} 1 45 0 0 0 0 0 0 0 0 0; taken 0 1",
        organiser="seat",
    )
    for order in ("assault", "forward", "forward"):
        t.play("organiser", f"{order} boss-blue")
    for ship in ("arena-blue-1", "arena-blue-2"):
        t.play("blue", f"report {ship}")
    told = [event.kind for _, event in t.heard()]
    assert told.index("aground") < told.index("boss-beaten")
    assert view_of(t)["teams"]["blue"]["points"] == 1
    assert view_of(t)["fights"] == []
