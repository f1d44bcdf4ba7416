"""The terminal says the same things in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from admiralty.cli.play.commands import HELP_WORDS
from admiralty.cli.play.phrases import FOLDER
from admiralty.show.text import LANGUAGES


def messages(language: str) -> dict[str, set[str]]:
    """By name, the arguments each message uses."""
    body = FluentParser().parse((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: set(re.findall(r"\{ \$([\w-]+) \}", str(entry.to_json()))) for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_asked_for_is_there_and_every_one_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    asked = set(re.findall(r"""(?:phrases|\.say)\(\s*f?["']([\w-]+)["']""", source))
    asked |= {
        f"{part}-{'help' if word == '?' else word}" for word in HELP_WORDS for part in ("usage", "about")
    }
    asked |= {"bot-easy", "bot-medium", "bot-hard", "bot-pace"}
    known = set(messages("en"))
    assert known - asked == set()
    spoken_by_the_table = {"undone", "taken-back", "yes", "draw-declined", "rules-translation"}
    assert asked - known - spoken_by_the_table == set()
