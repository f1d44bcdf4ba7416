"""Crews, codes, timers, announcements and what all screens show: organised tables in the database."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import UNSET, Struct, convert
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store.models import Announcement, Barred, CrewCode, CrewMember, Player, Round
from admiralty.server.store.seats import Member, Place
from admiralty.server.wire.base import AtZero, Show, TimerState, When
from admiralty.server.wire.messages import Announce
from admiralty.server.wire.table_state import Replay

LAST_NOTICES: Final = 200
OFF: Final = "off"  # a timer that nobody has started


@dataclass
class Timer:
    """The timer of planning; `length` in seconds, times in milliseconds. `used`: it starts by itself.

    `sessions` are planned; `switch` is when they pause it while it runs, or resume it after that.
    """

    length: int
    at_zero: AtZero = "wait"
    state: TimerState = OFF
    due: int | None = None
    left: int | None = None
    used: bool = False
    sessions: list[list[int]] = field(default_factory=list)
    switch: int | None = None


class Shown(Struct, frozen=True):
    """What the organiser shows on all screens."""

    show: Show = "board"
    place: str = ""
    split: bool = False
    spotlight: str = ""
    replay: Replay | None = None


@dataclass
class Notice:
    """An announcement."""

    n: int
    text: str
    time: int
    turn: int | None = None
    moment: When | None = None
    client: str | None = None

    def message(self) -> Announce:
        turn = UNSET if self.turn is None else self.turn
        return Announce(self.n, self.text, self.time, turn, self.moment or UNSET)


class Organisation(NamedTuple):
    """Codes by seat, that of spectators by ""; the timer; the last announcements; barred players."""

    codes: dict[str, str]
    timer: Timer
    stage: Shown
    notices: list[Notice]
    barred: set[str]


async def create(
    connection: AsyncConnection,
    table_id: str,
    places: list[Place],
    codes: dict[str, str],
    timer: Timer,
    now: int,
) -> None:
    for member in (member for place in places for member in place.crew):
        await connection.execute(insert(CrewMember).values(member_row(table_id, member, now)))
    rows = [{"code": code, "table_id": table_id, "seat": seat} for seat, code in codes.items()]
    await connection.execute(insert(CrewCode), rows)
    await connection.execute(insert(Round).values(table_id=table_id, **vars(timer)))


def member_row(table_id: str, member: Member, now: int) -> dict[str, object]:
    return {
        "id": member.id,
        "table_id": table_id,
        "seat": member.seat,
        "role": member.role,
        "name": member.name if member.is_named else None,
        "pieces": None if member.pieces is None else json.dumps(member.pieces),
        "player": member.player,
        "claim": member.claim,
        "joined": now,
    }


async def read(connection: AsyncConnection, table_id: str, places: list[Place]) -> Organisation:
    """Read all of it, and put the crews into their places."""
    await read_crews(connection, table_id, {place.seat: place for place in places})
    rows = await connection.execute(select(CrewCode.seat, CrewCode.code).where(CrewCode.table_id == table_id))
    codes = {row.seat: row.code for row in rows}
    row = (await connection.execute(select(Round.__table__).where(Round.table_id == table_id))).one()
    timer = Timer(*(getattr(row, name) for name in Timer.__dataclass_fields__))
    timer.sessions = timer.sessions or []  # a table of before revision 0017 has none
    stage = convert(row.stage or {}, Shown)  # of before revision 0018: the board
    notices = await connection.execute(
        select(*(getattr(Announcement, name) for name in Notice.__dataclass_fields__))
        .where(Announcement.table_id == table_id)
        .order_by(Announcement.n.desc())
        .limit(LAST_NOTICES)
    )
    out = await connection.execute(select(Barred.player).where(Barred.table_id == table_id))
    barred = {row.player for row in out}
    return Organisation(codes, timer, stage, [Notice(*row) for row in reversed(notices.all())], barred)


async def read_crews(connection: AsyncConnection, table_id: str, places: dict[str, Place]) -> None:
    rows = await connection.execute(
        select(CrewMember.__table__, Player.name.label("own_name"), Player.named)
        .outerjoin(Player, Player.id == CrewMember.player)
        .where(CrewMember.table_id == table_id)
        .order_by(CrewMember.joined, CrewMember.id)
    )
    for row in rows:
        pieces = None if row.pieces is None else json.loads(row.pieces)
        name = row.own_name if row.name is None else row.name
        is_named = row.name is not None
        member = Member(row.id, row.seat, row.role, name, pieces, row.player, row.claim, is_named, row.joined)
        member.named = 0 if is_named else row.named or 0
        places[row.seat].crew.append(member)
