"""A data file with a few values changed, as text: this is how a study varies the numbers of a game.

A path leads to a value: names between dots, entries of a list by their id or number.

>>> changed('[constants]\\nturns = 6\\n[[ship]]\\nid = "fuji"\\nfirepower = 7\\n', {"ship.fuji.firepower": 9})
'constants = {"turns" = 6}\\nship = [{"id" = "fuji", "firepower" = 9}]\\n'
"""

from __future__ import annotations

import json
import tomllib
from typing import Any


class NoSuchValue(ValueError):
    """A path that leads nowhere, or a value of another kind than the one it replaces."""


def changed(text: str, values: dict[str, object]) -> str:
    """The data file with values replaced; comments are lost."""
    document = tomllib.loads(text)
    for path, value in values.items():
        replace(document, path, value)
    return "".join(f"{key(name)} = {write(value)}\n" for name, value in document.items())


def replace(document: dict[str, Any], path: str, value: object) -> None:
    *way, last = path.split(".")
    holder: Any = document
    for word in way:
        holder = holder[found(holder, word, path)]
    place = found(holder, last, path)
    old = holder[place]
    if kind(old) != kind(value):
        raise NoSuchValue(f"{path} is {kind(old)} ({write(old)}), so it cannot become {write(value)}")
    holder[place] = value


def found(holder: Any, word: str, path: str) -> Any:
    """The key, or the number in a list, that a word of a path stands for."""
    if isinstance(holder, dict) and word in holder:
        return word
    if isinstance(holder, list):
        for n, entry in enumerate(holder):
            if isinstance(entry, dict) and entry.get("id") == word:
                return n
        if word.isdigit() and int(word) < len(holder):
            return int(word)
    raise NoSuchValue(f"the data file has no {path}: {word!r} is not there")


def kind(value: object) -> str:
    if isinstance(value, bool):
        return "a yes or no"
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a text"
    return "a list" if isinstance(value, list) else "a table"


def write(value: object) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(name)} = {write(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(write(inner) for inner in value) + "]"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    return str(value)  # dates and times


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    is_bare = name.replace("_", "").replace("-", "").isalnum() and name.isascii()
    return name if is_bare else quoted(name)
