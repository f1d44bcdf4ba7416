"""`admiralty admin role`, `mute`, `rename`, `close`, `reports` and `audit`: looking after people."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, get_args

import typer

from admiralty.cli.admin import Database, database_of, one_sentence
from admiralty.cli.admin_survey import show
from admiralty.cli.console import out
from admiralty.cli.errors import FAILED, Stop
from admiralty.cli.params import AsJson

Login = Annotated[str, typer.Argument(metavar="LOGIN", help="The name of an account.")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="For the audit log.")]


@contextmanager
def refusals() -> Iterator[None]:
    """What the server would refuse, in its own words."""
    from pathlib import Path

    from admiralty import server
    from admiralty.server.errors import Problem
    from admiralty.show.text import Book

    try:
        with one_sentence():
            yield
    except Problem as problem:
        book = Book(Path(server.__file__).parent, "en")
        raise Stop(book.format(problem.error, "", problem.arguments), FAILED) from None


def run(work: Coroutine[Any, Any, Any], said: str) -> None:
    with refusals():
        asyncio.run(work)
    out.print(said, markup=False, soft_wrap=True)


def now() -> int:
    from admiralty.server.settings import milliseconds

    return milliseconds()


def role(
    login: Login,
    role: Annotated[str, typer.Argument(metavar="ROLE", help="owner, moderator or member.")],
    db: Database = "",
) -> None:
    """Make somebody an owner of the club, a moderator, or a member again."""
    from admiralty.server.maintenance import moderation
    from admiralty.server.wire.base import ClubRole

    found = next((each for each in get_args(ClubRole) if each == role), None)
    if found is None:
        raise Stop(f"a role is one of {', '.join(get_args(ClubRole))}")
    run(moderation.give_role(database_of(db), login, found, now()), f"{login}: {role}.")


def mute(
    login: Login,
    days: Annotated[int, typer.Option("--days", min=0, max=3650, help="0 ends it.")] = 7,
    reason: Reason = "",
    db: Database = "",
) -> None:
    """Let somebody write nothing in chats for some days."""
    from admiralty.server.maintenance import moderation

    said = f"{login}: muted for {days} days." if days else f"{login}: may write again."
    run(moderation.mute(database_of(db), login, days, reason, now()), said)


def rename(
    login: Login,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What others see from now on.")],
    reason: Reason = "",
    db: Database = "",
) -> None:
    """Give somebody another name."""
    from admiralty.server.maintenance import moderation
    from admiralty.server.names import clean

    fitting = str(clean(name)).strip()
    if not 1 <= len(fitting) <= 40 or not fitting.isprintable():
        raise Stop("a name has 1 to 40 signs that can be seen")
    run(moderation.rename(database_of(db), login, fitting, reason, now()), f"{login}: {fitting}.")


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As `admin tables` lists it.")],
    reason: Reason = "",
    db: Database = "",
) -> None:
    """End a table without a result, while no server runs; else a moderator does it on the page."""
    from admiralty.server.maintenance import moderation

    run(moderation.close(database_of(db), table, reason, now()), f"{table}: closed.")


def reports(db: Database = "", json: AsJson = False) -> None:
    """List the reports that no moderator has settled."""
    from admiralty.server.maintenance import moderation

    with refusals():
        show(asyncio.run(moderation.open_reports(database_of(db))), json)


def audit(db: Database = "", json: AsJson = False) -> None:
    """List what moderators and operators did last."""
    from admiralty.server.maintenance import moderation

    with refusals():
        show(asyncio.run(moderation.log(database_of(db))), json)
