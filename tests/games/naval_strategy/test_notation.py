"""Positions as text."""

from __future__ import annotations

import pytest

from admiralty.core.codec import BadPosition, digest
from tests.games.naval_strategy.positions import SEA, game, pose, store, table, view_of

ORGANISED = game(SEA, ("boss_coalitions", "true"), ("organiser", "seat"), ("teams", "2"))
HARBOUR = "ship blue-1 brig -5,5 1; ship blue-2 schooner -5,5 1; ship red-1 schooner 5,-5 3"


def test_what_is_not_said_stands_as_at_the_start() -> None:
    t = table("turn 4")
    assert (view_of(t)["turn"], pose(t, "red-2")) == (4, "5,-5 3")
    assert store(t, "blue") == "500-money 50-wood 50-cloth"


def test_when_a_ship_is_said_only_those_said_are_there() -> None:
    t = table("ship red-2 brig 1,1 0")
    assert [one["id"] for one in view_of(t)["ships"]] == ["red-2"]


def test_of_a_team_the_store_may_be_left_out() -> None:
    assert store(table("team blue points 1"), "blue") == "500-money 50-wood 50-cloth"
    assert store(table("team blue nothing points 1"), "blue") == "nothing"


@pytest.mark.parametrize(
    "words",
    [
        "changes 3; ask 12-wood 13-cloth; pay 20-metal 8-wood 8-cloth 30-rum",
        "team blue 5-money 4-metal 3-wood 2-cloth 1-rum points 2 shown 1 beaten corsair kraken",
        "ship red-2 galleon 1,1 4 hp 7 chained hold 9-money 5-rum fit hull* heavy-ball xp 3 captain 2",
        "ship blue-1 brig -5,5 1 hp 0 destroyed lowered fit chain-shot* captain 1; ready red",
        "ship blue-1 galleon -5,5 1 hp 9 fit hull* captain 1; orders blue-1 repair mend hull fit mortar",
        "ship blue-1 galleon -5,5 1 hp 150 captain 1; orders blue-1 boss kraken; reported blue-1",
        "ship blue-1 frigate 1,1 0 hp 105 fit mortar captain 1; orders blue-1 left howitzer 0,0 howitzer 2,0",
        "ship blue-1 brig 0,0 0 hp 65 captain 1; plantation 0,0 150-wood; wreck 0,0 2-metal; "
        "orders blue-1 load plantation 5-wood 1-rum load wreck 2-metal",
        "ship blue-1 brig -5,5 1 hp 65 hold 7-rum captain 1; orders blue-1 sell 5-rum hold 2-rum buy 3-wood",
        "ship blue-1 brig -5,5 1 hp 65 captain 1; orders blue-1 unload sell nothing hold nothing",
        "ship blue-1 brig -5,5 1 hp 65 captain 1; orders blue-1 left; decreed blue-1",
        "building blue brig refuge 3 hull cannons; building red schooner haven 0",
        "spoils blue corsair blue-1 blue-2; spoils red own-1",
        "own own-1 corsair hp 60 guns 4 speed 2; own own-3 hulk hp 9 guns 0 speed 1",
        "own own-2 kraken hp 77 guns 0 speed 1; fight red own-2 0,-3 3 turn 1 hp 76; "
        "fighter arena-red-1 schooner 0,4 0 hp 45",
        "fight blue hulk 0,-3 2 turn 3 hp 44 chained dealt blue 6 red 50; "
        "fighter arena-blue-1 brig 0,4 0 hp 3 chained cargo 7 reported fit hull* mortar; "
        "fighter arena-red-1 schooner 2,2 5 hp 45; arena arena-blue-1 left howitzer 0,2; "
        "arena arena-red-1 withdraw; boss left volley-right; taken blue-1 blue-2 red-1",
    ],
)
def test_what_is_written_is_read_back(words: str) -> None:
    """Each part is said again word for word."""
    fleet = "" if "ship" in words else HARBOUR
    text = ORGANISED.write_position(ORGANISED.read_position("; ".join([fleet, words]).strip("; ")))
    missing = [word for word in words.split("; ") if word not in text]
    assert missing == [], text
    assert ORGANISED.write_position(ORGANISED.read_position(text)) == text


@pytest.mark.parametrize(
    ("earlier", "now"),
    [
        ("ask 0 0 12 13 0; pay 0 20 8 8 30", "ask 12-wood 13-cloth; pay 20-metal 8-wood 8-cloth 30-rum"),
        ("team blue 1 2 3 4 5 points 1", "team blue 1-money 2-metal 3-wood 4-cloth 5-rum points 1"),
        ("wreck 1,1 0 5 0 0 0; plantation 0,0 0 0 1 0 0", "wreck 1,1 5-metal; plantation 0,0 1-wood"),
        (
            "ship blue-1 galleon 1,1 0 hold 0 0 5 0 0 fit heavy_ball* chain_shot",
            "ship blue-1 galleon 1,1 0 hold 5-wood fit heavy-ball* chain-shot",
        ),
        (
            f"{HARBOUR}; orders blue-1 fit 3 buy 0 0 3 0 0 sell 0 0 0 0 1 0 0 0 0 0; orders blue-2 boss 1",
            f"{HARBOUR}; orders blue-1 fit mortar buy 3-wood sell 1-rum; orders blue-2 boss hulk",
        ),
        (
            "ship blue-1 brig 0,0 0; orders blue-1 load 0 0 0 5 0 0 left",
            "ship blue-1 brig 0,0 0; orders blue-1 load plantation 5-wood left",
        ),
        ("building 0 1 1 3 5", "building blue brig refuge 3 hull cannons"),
        (f"{HARBOUR}; spoils 0 1 0 1", f"{HARBOUR}; spoils blue hulk blue-1 blue-2"),
        ("own 1 60 4 2 0 0 0 0 0 0 0 0", "own own-1 corsair hp 60 guns 4 speed 2"),
        (
            f"{HARBOUR}; fight 0 1 3 20 2 44 1 6 50; fighter 0 0 1 3 1 3 0 7 0 2 0 0 1 0 0; "
            "fighter 2 1 0 5 1 45 0 0 0 0 0 0 0 0 0; arena 0 1 2; boss 1 4; taken 0 1 2",
            f"{HARBOUR}; fight blue hulk {{20}} 2 turn 3 hp 44 chained dealt blue 6 red 50; "
            "fighter arena-blue-1 brig {3} 1 hp 3 cargo 7 fit hull* mortar; "
            "fighter arena-red-1 schooner {5} 1; arena arena-blue-1 left right; boss left volley-right; "
            "taken blue-1 blue-2 red-1",
        ),
    ],
)
def test_positions_of_earlier_days_had_numbers(earlier: str, now: str) -> None:
    """Stored games have them for ever."""
    for tile in (3, 5, 20):
        now = now.replace(f"{{{tile}}}", ORGANISED.tables.arena.word(tile))
    assert digest(ORGANISED.read_position(earlier)) == digest(ORGANISED.read_position(now))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ship blue-9 canoe 0,0 0", "no type 'canoe'"),
        ("ship blue-1 brig 9,9 0", "no tile '9,9'"),
        ("ship blue-1 brig 0,0 7", "no facing '7'"),
        ("ship blue-1 brig 0,0 0 hp 99", "hit points must be 1 to 65"),
        ("ship blue-1 brig 0,0 0 hp 0", "hit points must be 1 to 65"),
        ("ship blue-1 brig 0,0 0 destroyed", "destroyed but not in a port"),
        ("ship blue-1 schooner 0,0 0 fit ram", "cannot carry an enhancement"),
        ("ship blue-1 brig 0,0 0 hold 999-wood", "the hold is too full"),
        ("ship blue-1 brig 0,0 0 hold 9-gold", "'9-gold' cannot be said of a ship"),
        ("ship blue-1 brig 0,0 0 hold -9-rum", "'-9' is not a whole number"),
        ("ship blue-1 brig 0,0 0 hold 1-rum 2-rum", "rum is named twice"),
        ("ship blue-1 brig 0,0 0; orders blue-1 left left left left", "refused by NS-8.1"),
        ("ship blue-1 brig 0,0 0; orders blue-2 left", "no ship 'blue-2'"),
        ("ship blue-1 brig -5,5 0; orders blue-1 fit sails", "no enhancement 'sails'"),
        ("ship arena-blue-1 brig 0,0 0", "is not a ship of the sea"),
        ("team blue 1 2 3", "must be 5 numbers"),
        ("team blue rich", "'rich' cannot be said of a team"),
        ("plantation 1,1 nothing", "no plantation on 1,1"),
        ("plantation 0,0", "are no amounts"),
        ("wreck 1,1 nothing", "a wreck is empty"),
        ("wreck 0,-3 1-metal", "a wreck is on land"),
        ("weather fine", "'weather' is not part of a position"),
        ("building blue brig haven 3 oars", "'oars' cannot be said of a ship on order"),
        ("own own-1 corsair hp 9 guns 1 speed 1", "no organiser to make bosses"),
        ("fight 0 0 1", "there must be 9 numbers"),
        ("fight blue corsair 0,-3 3 asleep", "'asleep' cannot be said of a fight"),
        ("fighter arena-blue-1 brig 0,4 0", "is not part of a position"),
        (
            f"{HARBOUR}; fight blue corsair 0,-3 3; fighter arena-blue-1 schooner 0,-3 1",
            "a ship and the boss are on one tile",
        ),
        (
            f"{HARBOUR}; fight blue corsair 0,-3 3; fighter arena-blue-1 schooner 0,4 1 lost",
            "'lost' cannot be said of a ship in the arena",
        ),
        ("day 9", "the day must be 1 to 3"),
        ("ready blue red; at Match.week[] Turn.planning[] Planning[0]", "everybody is ready"),
        ("at Match.week[] Turn.planning[] Planning[2]", "no such mode"),
        ("at Match.week[] Planning[0]", "Planning cannot stand on Match.week"),
        ("at Match.week[] Turn.planning[] Planning[0] Planning[0]", "Planning cannot stand on Planning"),
        ("at Match.last_fights[] Planning[1]", "there is no fight"),
    ],
)
def test_a_wrong_position_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        table(text)
    assert sentence in str(error.value)
