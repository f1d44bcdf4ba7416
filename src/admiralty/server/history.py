"""Earlier moments of a table, through the eyes of a seat."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

import msgspec
from msgspec import Raw, Struct

from admiralty.server import restore, telling, views
from admiralty.server.errors import Problem
from admiralty.server.messages import ENCODER, Board, Log, encode
from admiralty.server.room import Room
from admiralty.table.record import Record
from admiralty.table.table import Table

ALL = "all"


class WholeLog(Struct):
    add: list[Raw]


def eyes(room: Room, player: str, looks: str | None) -> str:
    """Whose eyes are meant and may be used; without a word, those of one's own first seat."""
    if looks is None:
        own = room.seats_of(player)
        return own[0] if own else ""
    if not room.may_look(player, looks):
        raise Problem(403, "error-not-your-seat")
    return looks


def whole_log(room: Room, seat: str) -> bytes:
    return encode(WholeLog(room.views.log(seat)))


async def look_back(room: Room, player: str, looks: str | None, n: int) -> bytes:
    everybody = looks == ALL
    if everybody and not room.is_over:
        raise Problem(403, "error-not-your-seat")
    seat = "" if everybody else eyes(room, player, looks)
    async with room.lock:  # nothing that is not committed is looked at
        kept = room.table.record
        if not 0 <= n <= len(kept.entries):
            raise Problem(404, "error-no-entry", n=n, last=len(kept.entries))
        past = Record(kept.header, kept.entries[:n], dict(kept.snapshots))
        keep = lines_until(room, seat, n)
    table = await asyncio.to_thread(restore.moment, past, room.words.game)
    board = still(views.make_board(table, room.words, seat))
    present = telling.state(room, seat, room.seats_of(player), board, Log(keep, []))
    return encode(
        msgspec.structs.replace(
            present,
            seq=n,
            view=board.view,
            acting=board.acting,
            prompt=board.prompt,
            clocks={},
            offer=table.game.seats[table.offer] if table.offer >= 0 else None,
            result=table.result if table.is_over else None,
            ending=table.ending if table.is_over else None,
            views=all_views(table) if everybody else msgspec.UNSET,
        )
    )


def still(board: Board) -> Board:
    """A moment of the past can be looked at, not played."""
    return Board(board.view, board.acting, board.prompt, [], False, None)


def lines_until(room: Room, seat: str, n: int) -> int:
    """How many lines of the seat's log had been told by then; what was taken back later is not in it."""
    room.views.log(seat)
    heard, log = room.views.heard[seat], room.table.log
    return bisect_right(heard.positions, n, key=lambda position: log[position][0])


def all_views(table: Table) -> dict[str, Raw]:
    return {seat: Raw(ENCODER.encode(table.view(seat))) for seat in table.game.seats}
