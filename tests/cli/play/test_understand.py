"""What players type, as actions."""

from __future__ import annotations

import pytest

from admiralty.cli.play.understand import Reader, Unclear
from admiralty.core import flow
from admiralty.core.action import Unreadable
from admiralty.show.text import Speaker
from tests.support import table


def read(text: str, position: str = "", language: str = "en") -> list[str]:
    t = table("port-arthur", position)
    seat = flow.acting(t.state)[0]
    legal = flow.question(t.state).legal(t.state, seat)
    return [t.game.write_action(a) for a in Reader(Speaker(t.game, language)).read(text, legal)]


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("done", ["done"]),
        ("d", ["done"]),
        ("sail mikasa tsushima", ["sail mikasa tsushima"]),
        ("SAIL Mikasa Tsushima", ["sail mikasa tsushima"]),
        ("s mik ts", ["sail mikasa tsushima"]),
        ("sail chin'en yellow sea", ["sail chinen yellow-sea"]),
        (
            "sail mikasa asahi fuji sea of japan",
            [f"sail {ship} sea-of-japan" for ship in ["mikasa", "asahi", "fuji"]],
        ),
        ("sail mikasa yellow", ["sail mikasa yellow-sea"]),
        ("repair fuji", ["repair fuji"]),
        ("embark all", ["embark yellow-sea", "embark tsushima"]),
    ],
)
def test_words_may_be_short_and_many(text: str, actions: list[str]) -> None:
    assert read(text) == actions


def test_all_means_everything_that_is_legal() -> None:
    sailing = read("sail all tsushima")
    assert len(sailing) == 20
    assert all(action.endswith("tsushima") for action in sailing)


def test_names_of_the_language_are_understood() -> None:
    assert read("sail mikasa zlute more", language="cs") == ["sail mikasa yellow-sea"]
    assert read("sail 三笠 黄海", language="ja") == ["sail mikasa yellow-sea"]


def test_of_two_meanings_the_legal_one_counts() -> None:
    """Only Japan's own ships may sail, so `rus` can be no ship, but `p` is a port and a sea."""
    assert read("move ts ja", "operations japan; tsushima: mikasa") == ["move tsushima japan"]
    assert read("m t e", "operations japan; tsushima: mikasa") == ["move tsushima east-china-sea"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly mikasa", "unknown-verb"),
        ("sail titanic tsushima", "unknown-ship"),
        ("sail mikasa atlantis", "unknown-zone"),
        ("sail mikasa", "wrong-count"),
        ("done now", "wrong-count"),
        ("fire many", "unknown-number"),
        ("sail ' tsushima", "unknown-ship"),
    ],
)
def test_what_is_no_action_is_told(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as told:
        read(text)
    assert told.value.reason == reason


def test_what_could_be_several_things_is_told() -> None:
    with pytest.raises(Unclear) as told:
        read("sail a tsushima")
    assert told.value.meanings == [f"sail {ship} tsushima" for ship in ["asahi", "asama", "azuma"]]
    with pytest.raises(Unclear) as told:
        read("stay all")
    assert told.value.meanings == []
