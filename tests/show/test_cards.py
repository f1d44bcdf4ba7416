"""Cards for the teams: one page each, with what lets them in, in every language."""

from __future__ import annotations

import logging

import pytest

from admiralty import games
from admiralty.core.game import Game
from admiralty.kit.sheets import Flow, Page, Shape, Text
from admiralty.show.cards import Door, card, pdf
from admiralty.show.text import LANGUAGES, Speaker
from admiralty.table import guide

ADDRESS = "http://192.168.1.20:8765"
DOORS = [Door("blue", "K7MWP3"), Door("red", "ABCDEF")]


def camp() -> Game:
    return games.load("naval-strategy", {"teams": "2", "organiser": "seat"})


def rules() -> list[str]:
    found = guide.find("naval-strategy")
    assert found is not None
    return ["guide-goal", *(picture.message for picture in found.pictures)]


def printed(address: str) -> Page:
    return card(camp(), Speaker(camp(), "en"), DOORS[0], address, rules())


def words(page: Page) -> list[str]:
    flows = [text for mark in page.marks if isinstance(mark, Flow) for text, _ in mark.paragraphs]
    return [mark.text for mark in page.marks if isinstance(mark, Text)] + flows


def squares(page: Page) -> int:
    return sum(1 for mark in page.marks if isinstance(mark, Shape) and mark.fill == 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_in_every_language_has_all_its_letters(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        made = pdf(camp(), DOORS, ADDRESS, rules(), language)
    assert made.startswith(b"%PDF-")
    assert not caplog.records


def test_a_card_has_the_way_in_the_goal_and_the_rules() -> None:
    told = words(printed(ADDRESS))
    assert "Blue" in told
    assert "K 7 M W P 3" in told
    assert f"{ADDRESS}/join" in told
    assert any("each boss beaten is a point" in line for line in told)
    assert any(line.startswith("4. Volleys go to the side") for line in told)
    assert squares(printed(ADDRESS)) > 200


def test_without_an_address_there_is_a_code_and_no_picture_to_scan() -> None:
    assert squares(printed("")) == 0
    assert "K 7 M W P 3" in words(printed(""))


def test_the_goal_is_that_of_the_chosen_options() -> None:
    rich = games.load("naval-strategy", {"teams": "2", "organiser": "seat", "victory": "wealth"})
    speaker = Speaker(rich, "en")
    told = words(card(rich, speaker, DOORS[0], ADDRESS, rules()))
    assert speaker.say("paper-goal-victory-wealth") in told
    assert speaker.say("guide-goal") not in told
    assert speaker.say("guide-goal") in words(printed(ADDRESS))
