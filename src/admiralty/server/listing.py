"""Tables as the lobby and their own page show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Row, ScalarSelect, and_, case, func, or_, select, union
from sqlalchemy.orm import aliased

from admiralty.server import telling
from admiralty.server.database import reading
from admiralty.server.hall import Hall
from admiralty.server.models import CrewMember, Entry, Game, Invitation, Player, Seat
from admiralty.server.names import names_at
from admiralty.server.places import BOT, OPEN, Member, Place
from admiralty.server.room import Room
from admiralty.server.schema import EndedShown, InvitationShown, SeatState, TableLine, TableShown
from admiralty.server.store import milliseconds, place_of, read_watchers
from admiralty.table.record import is_time

MOST_TABLES = 100


def turned() -> ScalarSelect[str]:
    """When those who decide now came to do so; nothing if they have from the start.

    The time of the last entry would tell when somebody took a secret step.
    """
    before, then = aliased(Entry), aliased(Entry)
    other = (
        select(before.n)
        .where(before.table_id == Game.id, before.acting != Entry.acting)
        .order_by(before.n.desc())
        .limit(1)
        .correlate(Game, Entry)
        .scalar_subquery()
    )
    since = case((Game.acting == Entry.acting, other), else_=func.coalesce(other, 0))
    return (
        select(then.time)
        .where(then.table_id == Game.id, then.n == since + 1)
        .correlate(Game, Entry)
        .scalar_subquery()
    )


async def tables_of(hall: Hall, player: str) -> list[TableLine]:
    """From the database alone: no table is opened only to be listed."""
    mine = union(
        select(Seat.table_id).where(Seat.player == player),
        select(CrewMember.table_id).where(CrewMember.player == player),
    )
    since = turned()
    last = select(Entry.table_id, func.max(Entry.n).label("n")).group_by(Entry.table_id).subquery()
    query = (
        select(
            Game.id,
            Game.game,
            Game.created,
            Game.abandoned,
            Game.ended_how,
            Game.ended_by,
            Game.acting,
            since.label("time"),
            Entry.acting.label("now"),
        )
        .outerjoin(last, last.c.table_id == Game.id)
        .outerjoin(Entry, and_(Entry.table_id == Game.id, Entry.n == last.c.n))
        .where(or_(Game.owner == player, Game.id.in_(mine)))
        .order_by(func.coalesce(since, "").desc(), Game.created.desc())
        .limit(MOST_TABLES)
    )
    async with reading(hall.engine) as connection:
        rows = (await connection.execute(query)).all()
        seats = (
            await connection.execute(
                select(Seat.table_id, Seat.seat, Seat.player, Seat.bot, Seat.joined)
                .add_columns(Player.name, Player.named)
                .outerjoin(Player, Player.id == Seat.player)
                .where(Seat.table_id.in_([row.id for row in rows]))
                .order_by(Seat.place)
            )
        ).all()
        crews = (
            await connection.execute(
                select(CrewMember.table_id, CrewMember.seat, CrewMember.id, CrewMember.role)
                .add_columns(CrewMember.player, func.coalesce(CrewMember.name, Player.name).label("name"))
                .add_columns(CrewMember.joined, CrewMember.name.is_not(None).label("is_named"), Player.named)
                .outerjoin(Player, Player.id == CrewMember.player)
                .where(CrewMember.table_id.in_([row.id for row in rows]))
                .order_by(CrewMember.joined, CrewMember.id)
            )
        ).all()
        watchers = await read_watchers(connection, [row.id for row in rows])
    places: dict[str, list[Place]] = {row.id: [] for row in rows}
    for seat in seats:
        crew = [member_of(m) for m in crews if (m.table_id, m.seat) == (seat.table_id, seat.seat)]
        places[seat.table_id].append(place_of(seat, crew))
    lines = []
    for row in rows:
        acting = (row.acting if row.now is None else row.now).split()
        over = row.abandoned is not None or not acting
        is_open = any(place.kind == OPEN for place in places[row.id])
        names = names_at(places[row.id], (known for table_id, known in watchers if table_id == row.id))
        lines.append(
            TableLine(
                id=row.id,
                game=row.game,
                seats=[seat_state(place, set(), names) for place in places[row.id]],
                status="over" if over else "open" if is_open else "playing",
                acting=[] if over else acting,
                updated=milliseconds(row.time) if is_time(row.time or "") else row.created,
                you=[place.seat for place in places[row.id] if player in place.players()],
                ended=EndedShown(how=row.ended_how, by=row.ended_by or "") if row.ended_how else None,
            )
        )
    return sorted(lines, key=lambda line: -line.updated)


def member_of(row: Row[Any]) -> Member:
    named = 0 if row.is_named else row.named or 0
    return Member(row.id, row.seat, row.role, row.name, player=row.player, joined=row.joined, named=named)


def seat_state(place: Place, online: set[str], names: Mapping[str, str]) -> SeatState:
    crew = [
        {"name": names.get(m.id, m.name), "role": m.role, "online": m.player in online} for m in place.crew
    ]
    return SeatState.model_validate(
        {
            "seat": place.seat,
            "name": place.shown(names),
            "kind": place.kind,
            "online": bool(online) and (place.kind == BOT or any(p in online for p in place.players())),
            "bot": place.bot,
            "crew": crew or None,
        }
    )


async def table_shown(hall: Hall, room: Room, player: str) -> TableShown:
    owner = player == room.stored.owner
    online = {listener.player for listener in room.listeners}
    header = room.stored.record.header
    return TableShown.model_validate(
        {
            "id": room.id,
            "game": header.game,
            "options": header.options,
            "dataset": header.dataset,
            "status": room.status,
            "seats": [seat_state(place, online, room.names()) for place in room.stored.places],
            "you": room.seats_of(player),
            "owner": owner,
            "invitations": await invitations(hall, room.id) if owner else [],
            "commitment": str(header.luck.get("commitment", "")),
            "key": telling.key_shown(room),
            "seq": room.numbering(player).last,
            "ended": room.stored.ended and msgspec.structs.asdict(room.stored.ended),
            "deserted_days": hall.settings.deserted_days,
        }
    )


async def invitations(hall: Hall, table_id: str) -> list[InvitationShown]:
    async with reading(hall.engine) as connection:
        rows = await connection.execute(
            select(Invitation.seat, Invitation.used_by)
            .where(Invitation.table_id == table_id, Invitation.revoked.is_(False))
            .order_by(Invitation.created)
        )
        return [InvitationShown(seat=row.seat, used=row.used_by is not None) for row in rows]
