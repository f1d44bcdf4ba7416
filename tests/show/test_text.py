"""Every game can say everything it has to say: the shipped tests, and what the code asks for by name."""

from __future__ import annotations

import tomllib

import pytest

from admiralty.show import text
from admiralty.show.text import LANGUAGES, slug
from admiralty.testing.cases import SLUGS
from admiralty.testing.test_texts import (
    asked_by_name,
    load,
    speaker,
    test_every_language_has_the_messages_of_english_and_no_others,
    test_every_message_reads_well_whatever_it_speaks_of,
    test_every_message_that_a_board_asks_for_by_name_is_there,
    test_every_message_that_a_game_asks_for_by_name_is_there,
    test_everything_a_game_may_say_has_a_message,
    test_files_are_fluent_and_say_nothing_twice,
    test_no_message_is_left_over,
    test_no_message_uses_an_argument_that_is_not_supplied,
    test_random_games_are_told_in_every_language,
)

__all__ = [
    "test_every_language_has_the_messages_of_english_and_no_others",
    "test_every_message_reads_well_whatever_it_speaks_of",
    "test_every_message_that_a_board_asks_for_by_name_is_there",
    "test_every_message_that_a_game_asks_for_by_name_is_there",
    "test_everything_a_game_may_say_has_a_message",
    "test_files_are_fluent_and_say_nothing_twice",
    "test_no_message_is_left_over",
    "test_no_message_uses_an_argument_that_is_not_supplied",
    "test_random_games_are_told_in_every_language",
]


def test_every_message_that_the_code_asks_for_by_name_is_there() -> None:
    shared = set.intersection(*(speaker(name, "en").messages() for name in SLUGS))
    assert asked_by_name(text.SHARED.parent, "say") - shared == set()
    assert asked_by_name(text.SHARED.parent.parent, r"speaker\.say") - shared == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_port_arthur_names_phases_and_classes_of_ships(language: str) -> None:
    data = tomllib.loads(load("port-arthur").data_text)
    words = ("raid", "sortie-japan", "sortie-russia", "operations", "scoring", "return", "over")
    wanted = {f"phase-{word}" for word in words} | {f"class-{slug(row['class'])}" for row in data["ship"]}
    assert wanted - speaker("port-arthur", language).messages() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ship_is_called_after_its_team_until_it_has_a_name_of_its_own(language: str) -> None:
    made = load("naval-strategy")
    said = text.Speaker(made, language, {"seat-blue": "Sharks", "ship-blue-1": "Mary"})
    ships = made.ids()["ship"]
    names = [said.name("ship", ships.index(word)) for word in ("blue-1", "blue-2", "arena-blue-2")]
    assert names == ["Mary", "Sharks 2", "Sharks 2"]
    other = ships.index("red-2")
    assert said.name("ship", other) == text.Speaker(made, language).name("ship", other)
