"""Work on what people hand in. All of it runs in the sandbox, within its limits."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final, NamedTuple

from pydantic import ValidationError

from admiralty import games
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Seeded
from admiralty.kit.datafile import DataError
from admiralty.kit.extras import MapFaults, MapFiles
from admiralty.server.errors import Problem, bad_request
from admiralty.server.games import restore, views
from admiralty.server.store.entry_rows import FirstRows, first_rows
from admiralty.server.wire.requests import RecordBody
from admiralty.show import cards, ceremony
from admiralty.show.paper import pdf
from admiralty.table import guide
from admiralty.table.record import Header, Record
from admiralty.table.replay import FAULTS
from admiralty.table.table import Table

Options = tuple[tuple[str, str], ...]

MAX_REASON: Final = 200
MAX_DATASET: Final = 200


def warm() -> None:
    """What a new process loads before its first work."""
    games.working()


def try_data(slug: str, options: Options, data: str) -> None:
    """Whether a game can be set up with an owner's tables or map, and shown to all."""
    try:
        game = games.GameRecipe(slug, options, data).load()
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
    """Make everything that people would see of a moment."""
    words = views.Lexicon(table.game)
    for seat in ("", *table.game.seats):
        views.make_board(table, words, seat)
        views.Views(table, words).log(seat)


class Upload(NamedTuple):
    """A record that was replayed in full, as a new table begins with it: all but its header is encoded."""

    header: Header
    bots: dict[str, str]
    length: int  # in entries
    is_over: bool
    rows: FirstRows


def read_upload(body: bytes, table_id: str) -> Upload:
    """A record from the body of a request; it goes on by the present rules."""
    try:
        text = RecordBody.model_validate_json(body).record
    except ValidationError as error:
        raise bad_request(error.errors(include_input=False)[0]["loc"]) from None
    kept, table = read_record(text)
    length = len(kept.entries)
    if table.is_outdated:
        table.adopt_rules()
        kept = table.record
    rows = first_rows(table_id, kept, table.acting)
    return Upload(kept.header, kept.bots, length, table.is_over, rows)


def read_record(text: str) -> tuple[Record, Table]:
    """A record from an uploaded file, replayed in full before it is trusted."""
    try:
        kept, table = restore.read_text(text)
        show(table)
    except FAULTS as fault:
        logging.getLogger(__name__).warning("a record that the rules cannot follow", exc_info=True)
        reason = f"the rules cannot follow ({type(fault).__name__})"
        raise Problem(422, "error-record-damaged", reason=reason) from None
    return kept, table


def map_files(slug: str) -> MapFiles:
    return games.loaded(games.GameRecipe(slug)).require(MapFiles)


def map_faults(slug: str, text: str) -> MapFaults:
    return map_files(slug).faults(text)


def make_map(slug: str, seed: int, sizes: dict[str, int]) -> str:
    try:
        return map_files(slug).make(seed, sizes)
    except DataError:
        raise Problem(422, "error-map-does-not-fit") from None


def print_cards(
    slug: str,
    options: Options,
    data: str,
    doors: list[tuple[str, str]],
    address: str,
    language: str,
    given: Mapping[str, str],
) -> bytes:
    """A card for every team; `doors` are seats with their codes."""
    game: Game = games.GameRecipe(slug, options, data).load()
    found = guide.find(slug)
    told: list[str] = []
    if found is not None:
        told = ["guide-goal", *(picture.message for picture in found.pictures)]
    return cards.pdf(game, [cards.Door(*door) for door in doors], address, told, language, given)


def print_ceremony(
    slug: str, options: Options, data: str, told: ceremony.Told, language: str, given: Mapping[str, str]
) -> bytes:
    game: Game = games.GameRecipe(slug, options, data).load()
    return ceremony.pdf(game, told, language, given)


def print_sheets(
    slug: str,
    options: Options,
    data: str,
    view: Mapping[str, object],
    language: str,
    given: Mapping[str, str],
) -> bytes:
    game: Game = games.GameRecipe(slug, options, data).load()
    return pdf(game, view, language, given)
