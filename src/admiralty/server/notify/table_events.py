"""Events of a table, as whoever has to be told of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.notify.events import Event
from admiralty.server.store.models import Entry, Game, Player, Seat
from admiralty.server.store.seats import Place

SHORTEST_CLOCK: Final = 3_600_000  # with less time than an hour people stay at the table
LONGEST_LEAD: Final = 12 * 3_600_000
NAME_ENDS: Final = re.compile(r"\W|$")


def opponents(places: Iterable[Place], seat: str, names: Mapping[str, str]) -> dict[str, str]:
    """Who else sits at a table, as a list of names; crews are too many for one sentence."""
    others = [place for place in places if place.seat != seat]
    listed = [] if any(place.crew for place in others) else [place.shown(names) or "" for place in others]
    return {"names": ", ".join(name for name in listed if name), "known": "yes" if any(listed) else "no"}


def turns(
    table: str,
    game: str,
    moment: str,
    places: Sequence[Place],
    seats: Collection[str],
    names: Mapping[str, str],
    by: str,
) -> list[Event]:
    """It has become the turn of some seats by what `by` did; one event for each moment and seat."""
    return [
        Event("turn", f"{table} {moment} {place.seat}", player, game, table, place.seat, args=said)
        for place in places
        if place.seat in seats and not place.bot
        for said in [opponents(places, place.seat, names)]
        for player in place.players()
        if player != by
    ]


def low_clock(
    table: str,
    game: str,
    places: Sequence[Place],
    place: Place,
    names: Mapping[str, str],
    since: int,
    due: int,
) -> list[Event]:
    """When a quarter of the time is left, but at most half a day before the end."""
    if due - since < SHORTEST_CLOCK:
        return []
    lead = min((due - since) // 4, LONGEST_LEAD)
    args = {
        **opponents(places, place.seat, names),
        "lead": str(lead),
        "hours": str(max(1, round(lead / 3_600_000))),
    }
    key = f"{table} {since} {place.seat}"
    return [
        Event("clock", key, player, game, table, place.seat, due - lead, args) for player in place.players()
    ]


def mentioned(text: str, names: Mapping[str, str]) -> list[str]:
    """The players whom a line of chat calls by @name; of two names that fit the longer counts.

    >>> mentioned("@ann bob, look", {"p": "Ann", "q": "Ann Bob", "r": "Bob"})
    ['q']
    """
    found = []
    for after in text.casefold().split("@")[1:]:
        fitting = [
            (name.casefold(), player)
            for player, name in names.items()
            if name and after.startswith(name.casefold()) and NAME_ENDS.match(after[len(name.casefold()) :])
        ]
        if fitting:
            found.append(max(fitting, key=lambda each: len(each[0]))[1])
    return list(dict.fromkeys(found))


async def first_turns(connection: AsyncConnection, table: str, by: str) -> list[Event]:
    """Somebody took a seat: if it was the last one, those who begin are told. Read within the transaction
    that took it.
    """
    rows = (
        await connection.execute(
            select(Seat.seat, Seat.player, Seat.bot, Player.name)
            .outerjoin(Player, Player.id == Seat.player)
            .where(Seat.table_id == table)
            .order_by(Seat.place)
        )
    ).all()
    head = (await connection.execute(select(Game.game, Game.acting).where(Game.id == table))).one()
    last = select(Entry.acting, Entry.n).where(Entry.table_id == table).order_by(Entry.n.desc()).limit(1)
    entry = (await connection.execute(last)).one_or_none()
    places = [Place(row.seat, row.player, row.name, row.bot) for row in rows]
    if any(place.player is None and place.bot is None for place in places):
        return []
    acting = (head.acting if entry is None else entry.acting).split()
    return turns(table, head.game, f"begun {entry.n if entry else 0}", places, acting, {}, by)
