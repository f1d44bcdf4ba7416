"""Work on what people hand in. All of this runs in the sandbox, whose limits hold for it."""

from __future__ import annotations

import logging
from typing import Final

from admiralty import games
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Seeded
from admiralty.kit.datafile import DataError
from admiralty.server import restore, views
from admiralty.server.errors import Problem
from admiralty.table.maps import Charted, Faults
from admiralty.table.paper import sheets_of
from admiralty.table.record import Record
from admiralty.table.replay import FAULTS
from admiralty.table.table import Table

Options = tuple[tuple[str, str], ...]

MAX_REASON: Final = 200
MAX_DATASET: Final = 200


def warm() -> None:
    """What a new process loads before its first work."""
    for slug in games.slugs():
        games.loaded(slug, (), "")


def try_data(slug: str, options: Options, data: str) -> None:
    """Whether a game can be set up with an owner's tables or map, and shown to all."""
    try:
        game = games.load(slug, dict(options), data)
        if len(game.dataset) > MAX_DATASET:
            raise DataError("data file: the name of the data set is too long")
        show(Table(game, luck=Seeded(1)))
    except DataError as error:
        raise Problem(422, "error-bad-data", reason=str(error)[:MAX_REASON]) from None
    except BadOption as error:
        raise Problem(422, "error-bad-option", reason=str(error)[:MAX_REASON]) from None
    except FAULTS as fault:
        logging.getLogger(__name__).warning("data that the rules cannot follow", exc_info=True)
        reason = f"the rules cannot follow ({type(fault).__name__})"
        raise Problem(422, "error-bad-data", reason=reason) from None


def show(table: Table) -> None:
    """All that people see of a moment must be possible to make."""
    words = views.Lexicon(table.game)
    for seat in ("", *table.game.seats):
        views.make_board(table, words, seat)
        views.Views(table, words).log(seat)


def read_record(text: str) -> Record:
    """A record from a file that somebody brings, replayed in full before it is believed."""
    try:
        kept, table = restore.read_text(text)
        show(table)
    except FAULTS as fault:
        logging.getLogger(__name__).warning("a record that the rules cannot follow", exc_info=True)
        reason = f"the rules cannot follow ({type(fault).__name__})"
        raise Problem(422, "error-record-damaged", reason=reason) from None
    return kept


def charted(slug: str) -> Charted:
    game = games.loaded(slug, (), "")
    assert isinstance(game, Charted)
    return game


def map_faults(slug: str, text: str) -> Faults:
    return charted(slug).map_faults(text)


def make_map(slug: str, seed: int, sizes: dict[str, int]) -> str:
    try:
        return charted(slug).make_map(seed, sizes)
    except DataError:
        raise Problem(422, "error-map-does-not-fit") from None


def print_sheets(slug: str, options: Options, data: str, view: dict[str, object], language: str) -> bytes:
    game: Game = games.load(slug, dict(options), data)
    return sheets_of(game, view, language)
