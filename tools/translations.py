"""Which clauses of the rules have changed in English since they were translated, or are not translated.

`python -m tools.translations` lists them. Who has looked at the translations runs it with `--accept`: the
digests of the English clauses go into each game's `rules.digests.json`, and a test compares them.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from admiralty import games
from admiralty.core.game import Game
from admiralty.show import rulebook
from admiralty.show.text import LANGUAGES

Digests = dict[str, dict[str, str]]
"""By language, then by clause."""


def file_of(game: Game) -> Path:
    return game.folder / "rules.digests.json"


def accepted(game: Game) -> Digests:
    """What was translated, as the file has it."""
    file = file_of(game)
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def translated(game: Game) -> Digests:
    """What must have been translated: every clause as it is in English now, in each language there is."""
    now = {clause.number: clause.digest for clause in rulebook.clauses(game)}
    return {language: now for language in LANGUAGES if rulebook.is_translated(game, language)}


def stale(game: Game) -> list[str]:
    """Such as "cs PA-5.8", for each clause whose translation must be looked at."""
    known = accepted(game)
    return [
        f"{language} {number}"
        for language, now in translated(game).items()
        for number, digest in now.items()
        if known.get(language, {}).get(number) != digest
    ]


def accept(game: Game) -> None:
    text = json.dumps(translated(game), indent=0, sort_keys=True) + "\n"
    file_of(game).write_text(text, encoding="utf-8")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.translations", description=__doc__.splitlines()[0])
    parser.add_argument("--accept", action="store_true", help="the translations listed are right")
    given = parser.parse_args(argv)
    found = False
    for slug in games.slugs():
        game = games.load(slug)
        for line in stale(game):
            found = True
            print(f"{slug}: {line}")
        if given.accept and translated(game):
            accept(game)
    return int(found and not given.accept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
