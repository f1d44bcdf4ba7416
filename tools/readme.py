"""The table of games in README.md, from the sentences in the games' own folders.

python -m tools.readme      writes the table anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from admiralty import games
from admiralty.show.text import Speaker

ROOT: Final = Path(__file__).parents[1]
README: Final = ROOT / "README.md"
HEAD: Final = "| Game | | Length |\n|---|---|---|\n"


def table() -> str:
    rows = []
    for slug in games.slugs():
        game = games.load(slug)
        if not game.folder.is_relative_to(ROOT):
            continue  # of another package
        say = Speaker(game).say
        rules = (game.folder / "rules.md").relative_to(ROOT)
        rows.append(f"| [{say('game-title')}]({rules}) | {say('game-about')} | {say('game-length')} |\n")
    return HEAD + "".join(rows)


def written_anew(text: str) -> str:
    """The page with its table replaced."""
    before, rest = text.split(HEAD)
    _, after = rest.split("\n\n", 1)
    return f"{before}{table()}\n{after}"


if __name__ == "__main__":
    README.write_text(written_anew(README.read_text(encoding="utf-8")), encoding="utf-8")
