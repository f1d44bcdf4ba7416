"""The organiser's decrees, late teams and ships, bosses of his own, ties that he settles."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from admiralty import Table, games
from admiralty.kit.datafile import DataError
from tests.games.naval_strategy.positions import (
    SEA,
    beaten,
    fitted,
    hp,
    kinds,
    log,
    order,
    pose,
    ready,
    ship,
    store,
    table,
    view_of,
)

FLEET = "ship blue-1 brig 1,1 0; ship red-1 schooner 3,0 0"
DEFAULT = files("admiralty.games.naval_strategy").joinpath("data/naval-strategy.toml")


def camp(position: str = FLEET, luck: list[int] | None = None, /, **options: str) -> Table:
    return table(position, luck, organiser="seat", early_close="true", **options)


def say(t: Table, *steps: str) -> None:
    for step in steps:
        t.play("organiser", step)


# Decrees


def test_ns_16_1__a_decree_ignores_restrictions() -> None:
    """[NS-R.38] Four steps of a brig that is chained, a volley without end of the port side, trade at sea."""
    t = camp("ship blue-1 brig 1,2 0 chained; ship red-1 schooner 3,0 0")
    assert t.refuses("organiser", "forward blue-1") == "NS-8.12"
    say(t, "decree blue-1", *["forward blue-1"] * 4)
    say(t, "volley-left blue-1", "volley-left blue-1", "unload blue-1", "chain-right blue-1")
    say(t, "evaluate")
    assert pose(t, "blue-1") == "1,-2 0"


def test_ns_r_38__a_decree_costs_nothing() -> None:
    t = camp(f"team blue nothing; {FLEET}")
    say(
        t, "decree blue-1", "upgrade blue-1", "fit blue-1 ram", "buy blue-1", "add blue-1 10-wood", "evaluate"
    )
    assert (ship(t, "blue-1")["type"], fitted(t, "blue-1")) == ("frigate", "ram")
    assert store(t, "blue") == "10-wood"


def test_ns_r_38__a_howitzer_by_decree_reaches_everything() -> None:
    """[NS-7.13] It needs neither howitzer nor range; a ship in port can be hit."""
    t = camp("ship blue-1 brig 1,1 0; ship red-1 schooner 5,-5 3")
    say(t, "decree blue-1", "howitzer blue-1 5,-5", "howitzer blue-1 5,-5", "evaluate")
    assert hp(t, "red-1") == str(45 - 2 * 12)


@pytest.mark.parametrize(
    ("position", "steps", "step", "clause"),
    [
        ("ship blue-1 brig 0,-2 0; ship red-1 schooner 3,0 0", [], "forward blue-1", "NS-6.3"),
        (FLEET, [], "load blue-1 wreck", "NS-6.14"),
        (FLEET, [], "fit blue-1 heavy-ball", "NS-5.4"),
        (FLEET, ["left blue-1"], "upgrade blue-1", "NS-4.3"),
        (FLEET, ["left blue-1"], "boss blue-1 corsair", "NS-8.10"),
        (FLEET, ["boss blue-1 corsair"], "left blue-1", "NS-8.10"),
        ("ship blue-1 brig -5,5 1 destroyed; ship red-1 schooner 3,0 0", [], "left blue-1", "NS-8.13"),
        (FLEET, ["left blue-1"] * 20, "left blue-1", "NS-R.38"),
    ],
)
def test_ns_r_38__what_cannot_be_stays_refused(
    position: str, steps: list[str], step: str, clause: str
) -> None:
    t = camp(position)
    say(t, "decree blue-1", *steps)
    assert t.refuses("organiser", step) == clause


def test_ns_r_38__a_boss_beaten_cannot_be_decreed() -> None:
    t = camp(f"team blue beaten corsair; {FLEET}")
    say(t, "decree blue-1")
    assert t.refuses("organiser", "boss blue-1 corsair") == "NS-14.5"


def test_ns_r_38__the_ship_is_his_until_the_decree_is_lifted() -> None:
    """[NS-R.27] Everybody hears of it, but not what it says; a team that is ready is no obstacle."""
    t = camp()
    t.play("blue", "ready")
    assert t.refuses("organiser", "left blue-1") == "NS-4.4"
    say(t, "decree blue-1", "left blue-1", "report blue-1", "reopen blue-1")
    assert log(t, "red")[-1] == "changed-ship blue-1 orders"
    seen = view_of(t, "red")["ships"][0]
    assert (seen["decreed"], "orders" in seen) == (True, False)
    assert ship(t, "blue-1")["orders"] == [["left"]]
    say(t, "lift blue-1")
    assert ship(t, "blue-1")["orders"] == []
    assert view_of(t)["changes"] == 2


def test_ns_r_38__a_captain_cannot_use_a_decree() -> None:
    t = camp()
    say(t, "decree blue-1")
    assert t.refuses("blue", "left blue-1") == "NS-R.38"
    assert t.refuses("blue", "lift blue-1") == "NS-4.1"
    assert "left blue-1" not in [choice.text for choice in t.legal("blue")]
    ready(t)
    assert "decreed" not in ship(t, "blue-1")


# Late teams and ships


def test_ns_r_40__a_late_team_sleeps_until_it_is_called_in() -> None:
    """[NS-16.1] Nobody waits for it; it comes with ships and stores, last in registration order."""
    t = camp("", teams="3", late_teams="1")
    assert view_of(t)["teams"]["green"]["asleep"]
    assert len(view_of(t)["ships"]) == 4
    assert "green" not in t.acting
    ready(t)
    assert t.refuses("organiser", "call-in blue") == "NS-3.21"
    say(t, "call-in green")
    assert log(t)[-1] == "called-in green"
    assert [one["id"] for one in view_of(t)["ships"]][4:] == ["green-1", "green-2"]
    assert store(t, "green") == store(t, "blue")
    say(t, "continue")
    assert "green" in t.acting
    ready(t)
    assert view_of(t)["turn"] == 3


def test_ns_r_40__two_teams_are_there_and_without_organiser_all() -> None:
    t = camp("", teams="2", late_teams="4")
    assert "asleep" not in view_of(t)["teams"]["red"]
    alone = table("", teams="4", late_teams="2")
    assert alone.acting == ("blue", "red", "green", "yellow")


def test_ns_r_40__a_team_never_called_in_neither_wins_nor_loses() -> None:
    t = camp("", teams="3", late_teams="1")
    say(t, "evaluate", "edit-team blue", "points plus-1", "calendar", "end-week", "continue")
    assert t.result == {"blue": 1, "red": -1, "green": 0, "organiser": 0}


def test_ns_r_40__a_late_ship_is_given_to_a_team() -> None:
    t = camp("", teams="3", late_teams="1")
    say(t, "evaluate", "edit-team blue", "launch galleon refuge")
    assert (ship(t, "blue-3")["type"], ship(t, "blue-3")["tile"]) == ("galleon", "5,-5")
    assert view_of(t)["changes"] == 1
    say(t, "edit-team green")
    assert t.refuses("organiser", "launch galleon refuge") == "NS-16.1"


@pytest.mark.parametrize(("step", "change"), [("points plus-1", "points"), ("give 10-rum", "stores")])
def test_ns_17_3__what_is_hidden_is_not_told_when_he_changes_it(step: str, change: str) -> None:
    """[NS-R.27] Others hear that something was changed, the team itself what it was."""
    t = camp(economy_visibility="team_only", boss_points_hidden="true")
    say(t, "evaluate", "edit-team blue", step)
    assert log(t, "blue")[-1] == f"changed-team blue {change}"
    assert log(t, "red")[-1] == log(t)[-1] == "changed-team blue unseen"


# Bosses of his own


def test_ns_r_39__a_boss_of_his_own_is_fought_like_any_other() -> None:
    """[NS-14.10] [NS-16.1] Like another, with hit points, guns and speed as he sets them."""
    t = camp("ship blue-1 schooner -5,5 1; ship red-1 schooner 3,0 0")
    assert t.refuses("blue", "boss blue-1 own-1") == "NS-14.5"
    say(t, "evaluate", "edit-boss own-1", "model corsair")
    before = view_of(t)["own_bosses"]["own-1"]
    say(t, "edit-boss own-1", "hit-points plus-100", "edit-boss own-1", "guns minus-1")
    now = view_of(t)["own_bosses"]["own-1"]
    assert now == before | {"hp": int(str(before["hp"])) + 100, "guns": int(str(before["guns"])) - 1}
    assert log(t, "red")[-1] == f"changed-boss own-1 corsair {now['hp']} {now['guns']} {now['speed']}"
    say(t, "continue")
    t.play("blue", "boss blue-1 own-1")
    say(t, "evaluate")
    assert view_of(t)["fights"][0]["boss"] == "own-1"
    assert view_of(t)["fights"][0]["hp"] == now["hp"]
    say(t, "edit-boss own-1")
    assert t.refuses("organiser", "guns plus-1") == "NS-R.39"
    say(t, "done", "result blue won")
    assert beaten(t, "blue") == "own-1"
    again = Table(t.game, position=t.position())
    assert again.position() == t.position()


def test_ns_r_39__a_boss_made_anew_counts_as_beaten_by_nobody() -> None:
    t = camp(f"own own-1 corsair hp 60 guns 4 speed 2; team blue beaten own-1; {FLEET}")
    say(t, "evaluate", "edit-boss own-1", "scrap")
    assert "own_bosses" not in view_of(t)
    assert beaten(t, "blue") == ""
    say(t, "edit-boss own-1")
    assert t.refuses("organiser", "guns plus-1") == "NS-R.39"


def test_ns_r_39__tables_of_an_owner_have_bosses_of_their_own() -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    order = tomllib.loads(text)["bosses"]["order"]
    listed = ", ".join(f'"{name}"' for name in order)
    own = text.replace(f"order = [{listed}]", f'order = ["headmaster", {listed}]')
    assert own != text
    own += (
        '\n[bosses.headmaster]\nkind = "ship"\nbehaviour = "turret"\nhp = 77\nguns = 3\nspeed = 1\n'
        'name_en = "Headmaster"\nname_cs = "Ředitel"\nname_fr = "Directeur"\nname_ja = "校長"\n'
        'provenance = "reconstructed: ours"\n[bosses.headmaster.reward]\nxp = 1\n'
    )
    game = games.load("naval-strategy", {}, own)
    assert game.names()["boss-headmaster"]["cs"] == "Ředitel"
    with pytest.raises(DataError, match="behaviour"):
        games.load("naval-strategy", {}, own.replace('behaviour = "turret"', 'behaviour = "sleep"'))
    with pytest.raises(DataError, match=r"headmaster.*behaviour"):
        games.load("naval-strategy", {}, own.replace('behaviour = "turret"\n', ""))


# Ties

TIE = "ship blue-1 brig 0,2 0; ship red-1 brig 1,1 5; ship blue-2 brig -1,1 1; ship red-2 brig 4,0 0"


def meet(t: Table) -> None:
    """Two equal ships sail onto one tile."""
    say(t, "forward blue-1", "forward red-1")


@pytest.mark.parametrize(
    ("stays", "blue", "red"), [("red-1", "0,2 0", "0,1 5"), ("blue-1", "0,1 0", "1,1 5")]
)
def test_ns_r_41__the_organiser_settles_ties(stays: str, blue: str, red: str) -> None:
    """[NS-10.4] Both want 0,1; no luck is drawn, he is asked and everybody hears how it came out."""
    t = camp(TIE, collision_tie="organiser")
    meet(t)
    say(t, "evaluate")
    assert t.acting == ("organiser",)
    assert view_of(t)["phase"] == "evaluation"
    assert [choice.text for choice in t.legal("organiser")] == ["stay blue-1", "stay red-1"]
    assert t.refuses("organiser", "stay red-2") == "NS-R.41"
    t = Table(t.game, position=t.position())
    say(t, f"stay {stays}")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == (blue, red)


def test_ns_r_41__by_default_chance_settles_them() -> None:
    t = camp(TIE, [1])
    meet(t)
    say(t, "evaluate")
    assert (pose(t, "blue-1"), pose(t, "red-1")) == ("0,2 0", "0,1 5")


def test_ns_r_41__tie_after_tie_in_the_order_of_the_evaluation() -> None:
    two = TIE.replace("blue-2 brig -1,1 1", "blue-2 brig -1,-2 3").replace(
        "red-2 brig 4,0 0", "red-2 brig -2,-1 2"
    )
    t = camp(two, collision_tie="organiser")
    meet(t)
    say(t, "forward blue-2", "forward red-2", "evaluate")
    for who in ("blue", "red"):
        say(t, next(choice.text for choice in t.legal("organiser") if who in choice.text))
    assert t.now("Intervene")
    assert kinds(log(t)).count("collided") == 2


# Safety and timer, as far as the rules go


def test_ns_16_2__every_turn_can_be_saved_and_returned_to() -> None:
    """A record leads to every position before and after an evaluation, orders that were entered included."""
    t = camp()
    order(t, "forward blue-1")
    before = t.position()
    t = Table.load(t.save())
    assert t.position() == before
    say(t, "evaluate")
    again = Table(t.game, position=before)
    again.play("organiser", "evaluate")
    assert again.position() == t.position()


def test_ns_16_5__a_round_is_evaluated_once_whoever_ends_it() -> None:
    """The last team is ready just when the organiser or his clock says so: the second is refused."""
    t = camp()
    ready(t)
    assert view_of(t)["turn"] == 2
    assert t.refuses("organiser", "evaluate") == "NS-3.21"
    assert t.acting == ("organiser",)
    other = camp()
    say(other, "evaluate")
    assert other.acting == ("organiser",)
    assert games.load("naval-strategy", {"planning_seconds": "77"}, SEA).options["planning_seconds"] == "77"
