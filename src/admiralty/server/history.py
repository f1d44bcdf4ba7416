"""Earlier moments of a table, through the eyes of a seat."""

from __future__ import annotations

import asyncio
import gzip
from bisect import bisect_right
from typing import Final

import msgspec
from msgspec import Raw, Struct

from admiralty.core.event import EVERYONE
from admiralty.server import restore, telling, views
from admiralty.server.errors import Problem
from admiralty.server.messages import ENCODER, Board, Log, Prompt, encode
from admiralty.server.room import Room
from admiralty.table.record import Record
from admiralty.table.table import Table

ALL = "all"


MOST_MOMENTS: Final = 50  # as many as lie between two snapshots
COMPRESSION: Final = 5


class WholeLog(Struct):
    add: list[Raw]


class Moment(Struct, frozen=True):
    """What differs from one moment of the past to another."""

    seq: int
    view: Raw
    acting: list[str]
    prompt: Prompt | None
    offer: str | None
    result: dict[str, int] | None
    ending: str | None
    views: dict[str, Raw] | msgspec.UnsetType


class Moments(Struct, frozen=True):
    moments: list[Moment]


def eyes(room: Room, player: str, looks: str | None) -> str:
    """Whose eyes are meant and may be used; without a word, those of one's own first seat."""
    if looks is None:
        own = room.seats_of(player)
        return own[0] if own else ""
    if not room.may_look(player, looks):
        raise Problem(403, "error-not-your-seat")
    return looks


def whole_log(room: Room, player: str, looks: str | None) -> bytes:
    seat, everybody = past_eyes(room, player, looks)
    return encode(WholeLog(all_lines(room) if everybody else room.views.log(seat)))


def all_lines(room: Room) -> list[Raw]:
    """What all have heard and what each side kept to itself, without what the others heard instead of it."""
    return [
        room.words.event(n, event)
        for n, event in room.table.log
        if event.audience == EVERYONE or event.audience >= 0
    ]


async def look_back(room: Room, player: str, looks: str | None, n: int) -> bytes:
    seat, everybody = past_eyes(room, player, looks)
    async with room.lock:  # nothing that is not committed is looked at
        past = until(room, n)
        keep = lines_until(room, seat, n)
    table = await asyncio.to_thread(restore.moment, past, room.words.game)
    board = views.make_board(table, room.words, seat, is_past=True)
    present = telling.state(room, telling.eyes(room, player, seat), board, Log(keep, []))
    then = moment_of(table, board, n, everybody)
    return encode(
        msgspec.structs.replace(
            present,
            seq=n,
            view=then.view,
            acting=then.acting,
            prompt=then.prompt,
            clocks={},
            offer=then.offer,
            result=then.result,
            ending=then.ending,
            views=then.views,
        )
    )


async def look_along(room: Room, player: str, looks: str | None, first: int, count: int) -> bytes:
    """Several moments at once, compressed: whoever moves the slider shall not wait for each of them."""
    seat, everybody = past_eyes(room, player, looks)
    async with room.lock:
        until(room, first)
        past = until(room, min(first + count - 1, room.table.sequence))
        words = room.words

    def make() -> bytes:
        moments = [
            moment_of(table, views.make_board(table, words, seat, is_past=True), n, everybody)
            for n, table in enumerate(restore.moments(past, words.game, first), first)
        ]
        return gzip.compress(encode(Moments(moments)), COMPRESSION)

    return await asyncio.to_thread(make)


def past_eyes(room: Room, player: str, looks: str | None) -> tuple[str, bool]:
    """The seat whose view is shown, and whether everybody's is shown besides."""
    if looks != ALL:
        return eyes(room, player, looks), False
    if not room.is_over:
        raise Problem(403, "error-not-your-seat")
    return "", True


def until(room: Room, n: int) -> Record:
    """The record as far as entry n."""
    kept = room.table.record
    if not 0 <= n <= len(kept.entries):
        raise Problem(404, "error-no-entry", n=n, last=len(kept.entries))
    return Record(kept.header, kept.entries[:n], dict(kept.snapshots))


def moment_of(table: Table, board: Board, n: int, everybody: bool) -> Moment:
    return Moment(
        seq=n,
        view=board.view,
        acting=board.acting,
        prompt=board.prompt,
        offer=table.game.seats[table.offer] if table.offer >= 0 else None,
        result=table.result if table.is_over else None,
        ending=table.ending if table.is_over else None,
        views=all_views(table) if everybody else msgspec.UNSET,
    )


def lines_until(room: Room, seat: str, n: int) -> int:
    """How many lines of the seat's log had been told by then; what was taken back later is not in it."""
    room.views.log(seat)
    heard, log = room.views.heard[seat], room.table.log
    return bisect_right(heard.positions, n, key=lambda position: log[position][0])


def all_views(table: Table) -> dict[str, Raw]:
    return {seat: Raw(ENCODER.encode(table.view(seat))) for seat in table.game.seats}
