"""`admiralty paper`: the sheets of a saved game as a PDF, to play on without screens."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from admiralty.cli.console import out
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.files import check_writable, read_text
from admiralty.cli.params import check_language, check_seat, own_language
from admiralty.table.record import DamagedRecord
from admiralty.table.replay import Replay


def paper(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    target: Annotated[Path, typer.Option("--out", metavar="FILE.pdf", help="Where the sheets go.")] = Path(
        "sheets.pdf"
    ),
    seat: Annotated[
        str, typer.Option("--as", metavar="SEAT", help="Only what this side may know; default: a spectator.")
    ] = "",
    to: Annotated[int | None, typer.Option(metavar="N", help="The moment after entry N.")] = None,
    lang: Annotated[str, typer.Option(metavar="LANGUAGE", help="en, cs, fr or ja.")] = "",
) -> None:
    """Print a saved game: map, lists, ship sheets and order sheets of the present position."""
    from admiralty.show.paper import NoPaper, pdf  # the press takes a moment to load

    language = check_language(lang or own_language())
    check_writable(target)
    try:
        record = Replay(read_text(file))
        if seat:
            check_seat(record.game, seat)
        if to is not None and not 0 <= to <= len(record):
            raise Stop(f"{file} has entries 0 to {len(record)}, not {to}")
        table = record.at(len(record) if to is None else to, from_start=True)
        sheets = pdf(table.game, table.view(seat), language)
    except DamagedRecord as error:
        raise Stop(f"{file}: {error}", FAILED) from None
    except NoPaper as error:
        raise Stop(str(error)) from None
    target.write_bytes(sheets)
    out.print(f"sheets written to {target}.")
