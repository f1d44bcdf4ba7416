"""Parameters that commands share: game, options, data file, bots, seats, languages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from admiralty import games
from admiralty.bots import BadBot, make
from admiralty.cli.errors import Stop
from admiralty.core.game import Game
from admiralty.kit import datafile
from admiralty.show.text import LANGUAGES

GAME_HELP = (
    "Which game; `admiralty games` lists them. Also package.module:Class or file.py:Class, from outside."
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, callback=games.use)]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Choose an option of the game; may be repeated."),
]
DataFile = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="An owner's data file instead of the shipped one."),
]
MAX_JOBS = 256
Jobs = Annotated[
    int | None,
    typer.Option(
        min=1, max=MAX_JOBS, help="Processes to use; default: all processors, for a small batch one."
    ),
]
Cluster = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Play on Ray instead: auto, ray://HOST:10001, or local. Needs admiralty[cluster].",
    ),
]


def read_options(pairs: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Stop(f"an option is written NAME=VALUE, not {pair!r}")
        if name in chosen:
            raise Stop(f"the option {name!r} is given twice")
        chosen[name] = value
    return chosen


def read_data(path: Path | None) -> str:
    """The text of an owner's file; "" stands for the shipped data, so an empty file is refused here."""
    if path is None:
        return ""
    text = datafile.read(path)
    if not text.strip():
        raise Stop(f"data file {path}: it is empty")
    return text


def load_game(slug: str, pairs: list[str] | None = None, data: Path | None = None) -> Game:
    try:
        return games.load(slug, read_options(pairs), read_data(data))
    except datafile.DataError as error:
        if data is None or str(data) in str(error):
            raise
        raise Stop(f"{data}: {error}") from None


def check_bot(name: str) -> str:
    """The name, if there is such a bot; one from outside is loaded to see."""
    try:
        make(name, 0)
    except (BadBot, datafile.DataError) as error:
        raise Stop(str(error)) from None
    return name


def read_bots(text: str, game: Game) -> list[str]:
    """Names of bots with commas between, one for each seat in order."""
    names = [check_bot(name.strip()) for name in text.split(",")]
    if len(names) != len(game.seats):
        raise Stop(
            f"{game.title} needs {len(game.seats)} bots, for {', '.join(game.seats)}, not {len(names)}"
        )
    return names


def check_seat(game: Game, seat: str) -> str:
    if seat not in game.seats:
        raise Stop(f"{game.title} has no seat {seat!r}; it has {', '.join(game.seats)}")
    return seat


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Stop(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def own_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
