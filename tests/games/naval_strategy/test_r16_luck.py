"""Lots: told, restored by a return, and independent of each other."""

from __future__ import annotations

import pytest

from admiralty import Table
from admiralty.core.luck import Keyed, Seeded, Tape
from admiralty.show.text import Speaker
from admiralty.table.replay import Replay
from tests.games.naval_strategy.positions import SEA, game, kinds, table, turn, view_of

TIE = "ship blue-1 brig 0,2 0; ship red-1 brig 1,1 5; ship blue-2 brig -1,1 1; ship red-2 brig 4,0 0"
TWO_TIES = TIE.replace("blue-2 brig -1,1 1", "blue-2 brig -1,-2 3").replace(
    "red-2 brig 4,0 0", "red-2 brig -2,-1 2"
)
OPTIONS = (("early_close", "false"), ("organiser", "seat"), ("teams", "2"))
SEEDS = range(40)


def camp(luck: Tape, position: str = TIE, **options: str) -> Table:
    chosen = dict(OPTIONS) | options
    return Table(game(SEA, *sorted(chosen.items())), luck=luck, position=position, clock=lambda: "")


def say(t: Table, *actions: str) -> None:
    for action in actions:
        t.play("organiser", action)


def told(t: Table) -> list[str]:
    return [Speaker(t.game, "en").event(event) for _, event in t.heard()]


def places(t: Table) -> list[str]:
    return [one["tile"] for one in view_of(t)["ships"]]


def test_ns_16_7__the_log_says_that_a_tie_was_broken_by_lot() -> None:
    t = table(TIE, [1])
    turn(t, "forward blue-1", "forward red-1")
    assert "Tie on 0,1 between Blue 1 and Red 1: by lot Red 1 stays." in told(t)


def test_ns_16_7__the_log_says_that_the_organiser_broke_it() -> None:
    t = table(TIE, organiser="seat", collision_tie="organiser")
    say(t, "forward blue-1", "forward red-1", "evaluate", "stay blue-1")
    assert "Tie on 0,1 between Blue 1 and Red 1: the organiser decides that Blue 1 stays." in told(t)


def test_ns_16_7__a_larger_ship_stays_without_a_word_of_lots() -> None:
    t = table(TIE.replace("red-1 brig", "red-1 frigate"))
    told = kinds(turn(t, "forward blue-1", "forward red-1"))
    assert "collided" in told
    assert not {"tie-drawn", "tie-settled"} & set(told)


def test_ns_16_2__after_a_return_the_same_orders_give_the_same_evaluation() -> None:
    """Luck used to go on where it stood, so an organiser who returned got other lots."""
    seen = set()
    for seed in SEEDS:
        for luck in (Seeded(seed), Keyed(bytes([seed]) * 32, "camp")):
            t = camp(luck)
            say(t, "forward blue-1", "forward red-1", "evaluate")
            first = t.position()
            say(t, "return 2", "evaluate")
            assert t.position() == first
            seen.add(tuple(places(t)[:2]))
    assert seen == {("0,1", "1,1"), ("0,2", "0,1")}, "either ship stays now and then"


def test_ns_16_2__a_changed_order_changes_only_what_it_touches() -> None:
    """Without the first tie, the second one comes out as it did."""
    seen = set()
    for seed in SEEDS:
        t = camp(Seeded(seed), TWO_TIES)
        say(t, "forward blue-1", "forward red-1", "forward blue-2", "forward red-2", "evaluate")
        with_both = places(t)[2:]
        say(t, "return 4", "undo-order blue-1", "evaluate")
        assert places(t)[2:] == with_both
        seen.add(tuple(with_both))
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("position", "target"),
    [
        (f"turn 2; {TIE}", "0,1"),
        (TIE.replace("0,2 0", "0,3 0").replace("1,1 5", "1,2 5"), "0,2"),
        (TIE.replace("red-1", "red-3"), "0,1"),
    ],
    ids=["turn", "tile", "ships"],
)
def test_ns_16_2__another_turn_tile_or_ship_has_a_lot_of_its_own(position: str, target: str) -> None:
    """Over many games the two lots agree and differ: neither tells the other."""
    pairs = set()
    for seed in SEEDS:
        t, other = camp(Seeded(seed)), camp(Seeded(seed), position)
        say(t, "forward blue-1", "forward red-1", "evaluate")
        say(other, "forward blue-1", f"forward {'red-3' if 'red-3' in position else 'red-1'}", "evaluate")
        pairs.add((places(t)[0] == "0,1", places(other)[0] == target))
    assert len(pairs) == 4


def test_ns_2_44__wrecks_that_drift_do_not_depend_on_where_ships_are() -> None:
    """[NS-16.2] Only a ship on the very tile makes it another one."""
    found = set()
    for seed in range(100):
        wrecks, ships = [], []
        for action in ("left blue-1", "forward blue-1"):
            t = camp(Seeded(seed), random_wrecks="true")
            say(t, action, "evaluate")
            wrecks.append(view_of(t)["wrecks"])
            ships.append(places(t))
        in_the_way = set(wrecks[0]) & set(ships[1]) or set(wrecks[1]) & set(ships[0])
        assert wrecks[0] == wrecks[1] or in_the_way
        found.add(str(wrecks[0]))
    assert len(found) > 3


def test_ns_16_2__a_record_with_a_return_is_checked_with_its_dice() -> None:
    """The key is known afterwards: every lot must be the one it gives."""
    t = camp(Keyed(bytes(32), "camp"))
    say(t, "forward blue-1", "forward red-1", "evaluate", "return 2", "left blue-2", "evaluate")
    again = Replay(t.save()).table()
    assert again.position() == t.position()
