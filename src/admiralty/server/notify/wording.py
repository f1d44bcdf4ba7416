"""The sentences of notifications, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from admiralty.server.games import library
from admiralty.show.text import spaced

TEXTS: Final = Path(__file__).parents[1] / "text"


@lru_cache(maxsize=8)
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(spaced(source, language)))
    return made


def say(language: str, message: str, args: Mapping[str, str | int] | None = None) -> str:
    pattern = bundle(language).get_message(message).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, dict(args or {}))
    if errors:
        raise errors[0]
    return str(text)


def sentence(language: str, kind: str, game: str, args: Mapping[str, str]) -> str:
    """What happened, in one sentence."""
    title = library.said(library.find(game), "game-title")[language] if game else ""
    named = {name: value or say(language, "page-former-member") for name, value in args.items()}
    return say(language, f"notify-{kind}", {**named, "game": title})
