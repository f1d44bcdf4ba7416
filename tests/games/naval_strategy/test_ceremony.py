"""What is remembered of a day or a week."""

from __future__ import annotations

from admiralty import Table, games
from admiralty.core.event import EVERYONE, Event
from admiralty.kit.extras import Ceremony
from admiralty.kit.sheets import Text
from admiralty.show.ceremony import Told, sheet
from admiralty.show.text import LANGUAGES, Speaker

GAME = games.load("naval-strategy", {"teams": "2"})
BLUE, RED = GAME.ids()["ship"].index("blue-1"), GAME.ids()["ship"].index("red-1")


def event(kind: str, *args: int) -> Event:
    return Event(kind, EVERYONE, args)


MONDAY = [event("hit", BLUE, RED, 12, 3), event("hit", RED, BLUE, 18, 40), event("day-closed", 1)]
TUESDAY = [event("hit", BLUE, RED, 5, 9), event("sunk", RED, 0, 0), event("sold", BLUE, 0, 0, 0, 15, 300)]


def remembered(events: list[Event], is_week: bool) -> dict[str, Event]:
    view = Table(GAME, seed=1).view("")
    return dict(GAME.require(Ceremony).highlights(view, events, is_week))


def test_ns_16_10__a_day_remembers_its_own_shots_and_the_week_the_best_of_all() -> None:
    assert remembered(MONDAY + TUESDAY, False)["best-shot"].args[2] == 5
    assert remembered(MONDAY + TUESDAY, True)["best-shot"].args[2] == 18
    assert remembered(MONDAY, False)["best-shot"].args[2] == 18
    assert set(remembered(MONDAY + TUESDAY, False)) == {"best-shot", "biggest-loss", "best-sale"}
    assert remembered([], True) == {}


def test_ns_16_10__who_hits_itself_has_made_no_shot() -> None:
    assert remembered([event("hit", BLUE, BLUE, 30, 1)], True) == {}


def test_ns_16_10__a_boss_has_made_no_shot_and_one_at_a_boss_counts() -> None:
    boss = GAME.ids()["ship"].index("boss-blue")
    assert remembered([event("hit", boss, BLUE, 30, 1)], True) == {}
    assert remembered([event("hit", BLUE, boss, 12, 78)], True)["best-shot"].args[1] == boss


def test_ns_15_1__the_sheet_has_places_points_and_memories_in_every_language() -> None:
    told = Told(True, ["red", "blue"], [1, 2], {"red": [0, 2], "blue": [0, 1]}, [("best-shot", MONDAY[0])])
    for language in LANGUAGES:
        speaker = Speaker(GAME, language)
        words = [mark.text for mark in sheet(speaker, told).marks if isinstance(mark, Text)]
        assert {"1.", "2.", speaker.name("seat", 0), speaker.say("ceremony-graph")} <= set(words)
