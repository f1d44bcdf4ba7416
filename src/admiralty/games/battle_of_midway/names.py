"""Names of cards, tokens and aircraft: data, by language."""

from __future__ import annotations

from admiralty.kit.datafile import Entry


def check_name(row: Entry, key: str) -> None:
    """Names by language; English is the one the others fall back to."""
    name = row.table(key)
    name.text("en")
    for language in name.names():
        name.text(language)


def joined(parts: list[dict[str, str]]) -> dict[str, str]:
    """The names of a row of tokens, in the languages that all of them have."""
    return {
        language: " → ".join(part[language] for part in parts)
        for language in parts[0]
        if all(language in part for part in parts)
    }
