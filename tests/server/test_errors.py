"""Every error the server can name has a message, with the same arguments, in every language."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from admiralty import server
from admiralty.show.text import LANGUAGES

HERE = Path(server.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentResource(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message) and entry.id.name.startswith("error-"):
            line = next(line for line in text.splitlines() if line.startswith(f"{entry.id.name} ="))
            found[entry.id.name] = set(re.findall(r"\$(\w+)", line))
    return found


def test_all_languages_say_the_same() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english


def test_every_error_in_the_code_has_a_message_and_every_message_a_use() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py")))
    assert set(re.findall(r'"(error-[a-z-]+)"', code)) == set(messages("en"))
