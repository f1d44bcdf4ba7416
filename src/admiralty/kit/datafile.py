"""Reads and checks TOML data files. Every fault is one sentence that names its entry."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from admiralty.kit import bounds

LARGEST_NUMBER: Final = 1_000_000
"""The largest absolute value of a number in a data file."""

SUFFIX: Final = "_provenance"
"""A table NAME_provenance says, key by key, where the entries of the table NAME come from."""


ROOT: Final = "data file"


class DataError(ValueError):
    """A data file cannot be used; the message is one sentence for its author."""


def parse(text: str) -> dict[str, object]:
    """The tables of a TOML text."""
    try:
        bounds.check_toml(text)
        return tomllib.loads(text)
    except bounds.TooMuch as excess:
        raise DataError(f"data file: {excess}") from None
    except ValueError as error:
        raise DataError(f"data file: not valid TOML: {error}") from None


def read(path: str | Path) -> str:
    """The text of a data file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(f"data file {path}: not a UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise DataError(f"data file {path}: cannot be read: {reason}") from None


class Entry:
    """One table of a data file; `label` names it in messages, `path` leads to a table inside it."""

    def __init__(self, fields: dict[str, object], label: str, path: str = "") -> None:
        self.fields = fields
        self.label = label
        self.path = path

    def wrong(self, key: str, what: str) -> DataError:
        """The error to raise for one field: `ship "fuji": intact.speed must be ...`."""
        return DataError(f"{self.label}: {self.path}{key} {what}")

    def names(self) -> list[str]:
        """The names of the fields in the order of the file, notes on provenance left out."""
        return [key for key in self.fields if key != "provenance"]

    def has(self, key: str) -> bool:
        return key in self.fields

    def value(self, key: str) -> object:
        if key not in self.fields:
            raise self.wrong(key, "is missing")
        return self.fields[key]

    def by_language(self, key: str = "name") -> dict[str, str]:
        """Names by language, as `name = { en = "cruisers", fr = "croiseurs" }` gives them."""
        table = self.table(key)
        return {language: table.text(language) for language in table.names()}

    def text(self, key: str, default: str | None = None) -> str:
        """A text that is not empty; a default makes the field optional."""
        if default is not None and key not in self.fields:
            return default
        found = self.value(key)
        if not isinstance(found, str) or not found.strip():
            raise self.wrong(key, f"must be a text, not {shown(found)}")
        return found

    def flag(self, key: str) -> bool:
        found = self.value(key)
        if not isinstance(found, bool):
            raise self.wrong(key, f"must be true or false, not {shown(found)}")
        return found

    def whole(self, key: str, low: int = -LARGEST_NUMBER, high: int = LARGEST_NUMBER) -> int:
        found = self.value(key)
        if not is_whole(found, low, high):
            raise self.wrong(key, f"must be a whole number{limits(low, high)}, not {shown(found)}")
        assert isinstance(found, int)
        return found

    def wholes(self, key: str, low: int = -LARGEST_NUMBER, high: int = LARGEST_NUMBER) -> list[int]:
        numbers: list[int] = []
        for found in self.items(key):
            if not is_whole(found, low, high):
                raise self.wrong(key, f"must list whole numbers{limits(low, high)}, not {shown(found)}")
            assert isinstance(found, int)
            numbers.append(found)
        return numbers

    def texts(self, key: str) -> list[str]:
        words: list[str] = []
        for found in self.items(key):
            if not isinstance(found, str) or not found.strip():
                raise self.wrong(key, f"must list texts, not {shown(found)}")
            words.append(found)
        return words

    def one_of(self, key: str, names: list[str], what: str) -> str:
        """A text that is one of the names; `what` says what they name: "zone", "side"."""
        found = self.text(key)
        if found not in names:
            raise self.wrong(key, f"names the unknown {what} {shown(found)}")
        return found

    def some_of(self, key: str, names: list[str], what: str) -> list[str]:
        """A list of some of the names, each at most once."""
        words = self.texts(key)
        for place, word in enumerate(words):
            if word not in names:
                raise self.wrong(key, f"names the unknown {what} {shown(word)}")
            if word in words[:place]:
                raise self.wrong(key, f"names the {what} {shown(word)} twice")
        return words

    def table(self, key: str) -> "Entry":
        """A sub-table; at the top of the file it becomes the label of its own fields."""
        found = self.value(key)
        if not isinstance(found, dict):
            raise self.wrong(key, f"must be a table, not {shown(found)}")
        if self.label == ROOT and not self.path:
            return Entry(found, key)
        return Entry(found, self.label, f"{self.path}{key}.")

    def rows(self, key: str) -> list["Entry"]:
        """The tables of [[key]], labelled by their id where they have one, else by their number from 1."""
        entries: list[Entry] = []
        for found in self.items(key):
            if not isinstance(found, dict):
                raise self.wrong(key, f"must list tables, not {shown(found)}")
            entries.append(Entry(found, row_label(key, found, len(entries) + 1)))
        return entries

    def items(self, key: str) -> list[object]:
        found = self.value(key)
        if not isinstance(found, list):
            raise self.wrong(key, f"must be a list, not {shown(found)}")
        return found


def root(document: dict[str, object]) -> Entry:
    """The whole document as an entry."""
    return Entry(document, ROOT)


def row_label(key: str, fields: dict[str, object], number: int) -> str:
    name = fields.get("id")
    if isinstance(name, str) and name:
        return f"{key} {shown(name)}"
    return f"{key} {number}"


def is_whole(found: object, low: int, high: int) -> bool:
    """A whole number within the limits; true and false are no numbers."""
    return isinstance(found, int) and not isinstance(found, bool) and low <= found <= high


def limits(low: int, high: int) -> str:
    if low > -LARGEST_NUMBER and high < LARGEST_NUMBER:
        return f" from {low} to {high}"
    if low > -LARGEST_NUMBER:
        return f" of at least {low}"
    return f" of at most {high}" if high < LARGEST_NUMBER else ""


def shown(found: object) -> str:
    """A value as its author wrote it, short enough for a message."""
    if isinstance(found, bool):
        return "true" if found else "false"
    if isinstance(found, dict):
        return "a table"
    if isinstance(found, list):
        return "a list"
    if isinstance(found, int) and abs(found) > LARGEST_NUMBER:
        return "a number beyond a million"
    text = " ".join(str(found).split())
    if len(text) > 40:
        text = text[:40] + "..."
    return f'"{text}"' if isinstance(found, str) else text


def provenance_rows(document: dict[str, object]) -> Iterator[tuple[str, str]]:
    """Where each datum comes from, as (path, note), in the order of the file.

    A note is the field `provenance` of a table (a text, or a table with a text for each group of fields),
    the field `rulebook_constraint`, or an entry of a table NAME_provenance.
    """
    for key, found in document.items():
        if key.endswith(SUFFIX) and isinstance(found, dict):
            for name, note in found.items():
                yield f"{key.removesuffix(SUFFIX)}.{name}", str(note)
        elif isinstance(found, dict):
            yield from table_notes(key, found)
        elif isinstance(found, list):
            for place, row in enumerate(found, start=1):
                if isinstance(row, dict):
                    yield from table_notes(row_label(key, row, place), row)


def table_notes(path: str, fields: dict[str, object]) -> Iterator[tuple[str, str]]:
    """The notes of one table and of the tables in it."""
    for key, found in fields.items():
        if key == "provenance" and isinstance(found, dict):
            for group, note in found.items():
                yield f"{path}.{group}", str(note)
        elif key == "provenance":
            yield path, str(found)
        elif key == "rulebook_constraint":
            yield f"{path}.{key}", str(found)
        elif isinstance(found, dict):
            yield from table_notes(f"{path}.{key}", found)
