"""Earlier moments of a table, as a seat saw them."""

from __future__ import annotations

import gzip
from bisect import bisect_right
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw

from admiralty.core.event import EVERYONE
from admiralty.server.errors import Problem
from admiralty.server.games import restore, views
from admiralty.server.games.steps import NoStep, Numbering
from admiralty.server.games.views import Board, Views
from admiralty.server.pauses import Pauses
from admiralty.server.rooms import state_message
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.wire.messages import ENCODER, encode
from admiralty.server.wire.table_state import Log, LogChange, Moment, Moments
from admiralty.table.moments import Earlier
from admiralty.table.record import Record
from admiralty.table.table import Table

ALL = "all"
Past: TypeAlias = Earlier | Table

MOST_MOMENTS: Final = 50  # as many as lie between two snapshots
COMPRESSION: Final = 5


def eyes(room: Room, player: str, looks: str | None) -> str:
    """The seat whose view is asked for, if it is allowed; by default the player's own first seat."""
    if looks is None:
        own = room.people.seats_of(player)
        return own[0] if own else ""
    if not room.people.may_view(player, looks):
        raise Problem(403, "error-not-your-seat")
    return looks


def whole_log(room: Room, player: str, looks: str | None) -> bytes:
    seat, everybody = past_eyes(room, player, looks)
    numbering = room.numbering(player)
    return encode(Log(add=all_lines(room) if everybody else room.views_of(player).log(seat, numbering)))


def all_lines(room: Room) -> list[Raw]:
    """Events that everybody heard and those that only some heard, without the substitutes that the others
    got.
    """
    return [
        room.words.event(n, event)
        for n, event in room.table.log
        if event.audience == EVERYONE or event.audience >= 0
    ]


def written(kept: Record, is_public: bool, ended: dict[str, str] | None) -> bytes:
    """A record as text; runs in a thread, because it may be long."""
    pauses = Pauses()
    lines = []
    for thing in kept.objects(is_public, ended):
        lines.append(ENCODER.encode(thing))
        pauses.take()
    return b"\n".join([*lines, b""])


async def look_back(rooms: Rooms, room: Room, player: str, looks: str | None, number: int) -> bytes:
    """The moment with that number in the caller's own count."""
    seat, everybody = past_eyes(room, player, looks)
    async with room.lock:  # nothing that is not committed is looked at
        numbering = room.numbering(player)
        n = entry_of(numbering, number)
        table, words = room.table, room.words
        keep = lines_until(room.views_of(player), seat, numbering, n)

    def make() -> tuple[Board, Moment]:
        [then] = restore.moments(table, [n])
        board = views.make_board(then, words, seat, is_past=True)
        return board, moment_of(then, board, number, everybody)

    board, then = await rooms.in_thread(player, make)
    present = state_message.state(room, state_message.eyes(room, player, seat), board, LogChange(keep, []))
    return encode(
        msgspec.structs.replace(
            present,
            seq=number,
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


async def look_along(
    rooms: Rooms, room: Room, player: str, looks: str | None, first: int, count: int
) -> bytes:
    """Several moments at once, compressed, so that moving the slider does not wait for each of them."""
    seat, everybody = past_eyes(room, player, looks)
    async with room.lock:
        numbering = room.numbering(player)
        last = min(first + count - 1, numbering.last)
        wanted = [entry_of(numbering, first)]
        wanted += [numbering.entry(number) for number in range(first + 1, last + 1)]
        table, words = room.table, room.words

    def make() -> bytes:
        moments = [
            moment_of(then, views.make_board(then, words, seat, is_past=True), number, everybody)
            for number, then in enumerate(restore.moments(table, wanted), first)
        ]
        return gzip.compress(encode(Moments(moments=moments)), COMPRESSION)

    return await rooms.in_thread(player, make)


def past_eyes(room: Room, player: str, looks: str | None) -> tuple[str, bool]:
    """The seat whose view is shown, and whether everybody's is added."""
    if looks != ALL:
        return eyes(room, player, looks), False
    if not room.is_over:
        raise Problem(403, "error-not-your-seat")
    return "", True


def entry_of(numbering: Numbering, number: int) -> int:
    """The entry of a moment, from the caller's own number."""
    try:
        return numbering.entry(number)
    except NoStep:
        raise Problem(404, "error-no-entry", n=number, last=numbering.last) from None


def until(room: Room, n: int) -> Record:
    """The record as far as entry n."""
    kept = room.table.record
    return Record(kept.header, kept.entries[:n], dict(kept.snapshots))


def moment_of(table: Past, board: Board, number: int, everybody: bool) -> Moment:
    return Moment(
        seq=number,
        view=board.view,
        acting=board.acting,
        prompt=board.prompt,
        offer=table.game.seats[table.offer] if table.offer >= 0 else None,
        result=table.result if table.is_over else None,
        ending=table.ending if table.is_over else None,
        views=all_views(table) if everybody else msgspec.UNSET,
    )


def lines_until(views: Views, seat: str, numbering: Numbering, n: int) -> int:
    """How many lines of the log the seat had heard by then; lines that were undone later are not in it."""
    heard, log = views.hearing(seat, numbering), views.table.log
    return bisect_right(heard.positions, n, key=lambda position: log[position][0])


def all_views(table: Past) -> dict[str, Mapping[str, object]]:
    return {seat: table.view(seat) for seat in table.game.seats}
