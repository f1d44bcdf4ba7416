"""`admiralty play`: a game at this terminal, against bots or with both sides on one screen."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from admiralty.bots import LEVELS, PACE
from admiralty.cli.console import out
from admiralty.cli.errors import INTERRUPTED, Stop
from admiralty.cli.files import read_text
from admiralty.cli.params import (
    DataFile,
    Options,
    check_bot,
    check_language,
    check_seat,
    load_game,
    own_language,
)
from admiralty.cli.play.autosave import Autosave, own_file, refuse_existing
from admiralty.cli.play.commands import Commands, Leave
from admiralty.cli.play.phrases import Phrases
from admiralty.cli.play.session import Session
from admiralty.cli.play.terminal import Terminal
from admiralty.core.game import Game
from admiralty.games import use
from admiralty.show.text import Speaker
from admiralty.table.record import DamagedRecord
from admiralty.table.table import Table
from admiralty.table.tapes import ASK

DEFAULT_BOT = "medium"
OPPONENTS = (*LEVELS, PACE)
HOT_SEAT = "both"


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="Which game; not needed with --resume.", callback=use)
    ] = "",
    seat: Annotated[str, typer.Option("--as", metavar="SEAT", help="The side you play.")] = "",
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays the others: easy, medium, hard, pace (searches as long as you think), "
            "or random, epsilon-greedy, greedy, mcts[:N or :Nms].",
        ),
    ] = "",
    option: Options = None,
    data: DataFile = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the dice, to play the same luck again.")] = None,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="en, cs, fr or ja.")] = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a kept game.")] = None,
    dice: Annotated[
        str, typer.Option(metavar="ask", help="`ask`: you roll real dice and type them in.")
    ] = "",
) -> None:
    """Play in the terminal; `?` helps at any time."""
    language = check_language(lang or own_language())
    if dice not in ("", ASK):
        raise Stop(f"--dice is followed by ask, not by {dice!r}")
    terminal = Terminal(out)
    if resume is not None:
        if option or data or seed is not None or dice:
            raise Stop("a resumed game has its options, data and dice already: leave them out with --resume")
        table = resumed(resume)
        if game and table.game.slug != game:
            raise Stop(f"{resume} is a game of {table.game.title}, not of {game}")
    else:
        if not game:
            raise Stop("say which game to play; `admiralty games` lists them")
        table = Table(load_game(game, option, data), seed=seed, luck=ASK if dice else None)
    kept = {} if seat or against else known_bots(table)
    bots = kept or opponents(table.game, terminal, Phrases(language), seat, against)
    table.record.bots = bots
    if save is not None and save != resume:
        refuse_existing(save)
    autosave = Autosave(save or resume or own_file(table.game.slug))
    autosave.keep(table)
    number = secrets.randbits(30) if seed is None else seed
    begin(Session(table, bots, out, terminal, autosave, number, language))


def begin(session: Session) -> None:
    """Play, and say how to go on when somebody leaves before the end."""
    try:
        Commands(session).run()
    except Leave:
        out.print(Text(session.left()), soft_wrap=True)
    except EOFError:
        session.terminal.leave_line()
        raise Stop(f"the input has ended. {session.left()}") from None
    except KeyboardInterrupt:
        session.terminal.leave_line()
        raise Stop(session.left(), INTERRUPTED) from None


def resumed(path: Path) -> Table:
    try:
        return Table.load(read_text(path))
    except DamagedRecord as error:
        raise Stop(f"{path}: {error}") from None


def known_bots(table: Table) -> dict[str, str]:
    """The bots that a resumed game was played with, as far as they are known here."""
    found = {seat: bot for seat, bot in table.record.bots.items() if seat in table.game.seats}
    return {seat: check_bot(bot) for seat, bot in found.items()} if len(found) < len(table.game.seats) else {}


def opponents(game: Game, terminal: Terminal, phrases: Phrases, seat: str, against: str) -> dict[str, str]:
    """Which bot plays which seat. Nothing said: ask on a terminal, else everybody shares the screen."""
    if not seat and not against:
        if not terminal.is_live:
            return {}
        speaker = Speaker(game, phrases.language)
        names = [speaker.name("seat", n) for n in range(len(game.seats))]
        sides = [*zip(game.seats, names, strict=True), (HOT_SEAT, phrases("everybody"))]
        seat = terminal.choose(phrases("which-side", game=game.title), sides, 0)
        if seat == HOT_SEAT:
            return {}
        bots = [(name, phrases(f"bot-{name}")) for name in OPPONENTS]
        against = terminal.choose(phrases("against-whom"), bots, OPPONENTS.index(DEFAULT_BOT))
    own = check_seat(game, seat or game.seats[0])
    bot = check_bot(against or DEFAULT_BOT)
    return {name: bot for name in game.seats if name != own}
