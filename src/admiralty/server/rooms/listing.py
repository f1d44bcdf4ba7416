"""Tables as the lobby and their own page list them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from sqlalchemy import Row, Select, and_, func, or_, select, union
from sqlalchemy.orm import aliased

from admiralty.server.names import Known
from admiralty.server.rooms import state_message
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import models
from admiralty.server.store.database import reading
from admiralty.server.store.models import CrewMember, Entry, Game, Player, Seat
from admiralty.server.store.seats import BOT, OPEN, Member, Place, names_at
from admiralty.server.store.table_store import TOURNAMENT, is_whole, milliseconds, place_of, read_watchers
from admiralty.server.wire import table_state
from admiralty.server.wire.answers.tables import Invitation, TableDetails, TableLine
from admiralty.server.wire.table_state import CrewMate, Ended
from admiralty.server.work.fair_queue import Whose
from admiralty.table.record import is_time

MOST_TABLES = 100


def lines_of(player: str) -> Select[*tuple[Any, ...]]:
    """The tables of a player; looks at one entry of each, however long they are.

    The time of the last entry would tell when somebody took a secret step, so `turned` is shown.
    """
    mine = union(
        select(Seat.table_id).where(Seat.player == player),
        select(CrewMember.table_id).where(CrewMember.player == player),
    )
    is_own = func.coalesce(Game.origin, "") != TOURNAMENT  # its organiser need not play there
    newest = aliased(Entry)
    last = select(func.max(newest.n)).where(newest.table_id == Game.id).correlate(Game).scalar_subquery()
    return (
        select(
            Game.id,
            Game.game,
            Game.created,
            Game.abandoned,
            Game.ended_how,
            Game.ended_by,
            Game.acting,
            Game.organiser,
            Entry.turned,
            Entry.acting.label("now"),
        )
        .outerjoin(Entry, and_(Entry.table_id == Game.id, Entry.n == last))
        .where(or_(and_(Game.owner == player, is_own), Game.id.in_(mine)), is_whole())
        .order_by(func.coalesce(Entry.turned, "").desc(), Game.created.desc())
        .limit(MOST_TABLES)
    )


async def tables_of(rooms: Rooms, player: str) -> list[TableLine]:
    """From the database alone: no table is opened only to be listed. One list at a time for one person."""
    async with rooms.lists.place(Whose(player)), reading(rooms.engine) as connection:
        rows = (await connection.execute(lines_of(player))).all()
        seats = (
            await connection.execute(
                select(Seat.table_id, Seat.seat, Seat.player, Seat.bot, Seat.joined)
                .add_columns(Player.name, Player.named)
                .outerjoin(Player, Player.id == Seat.player)
                .where(Seat.table_id.in_([row.id for row in rows]))
                .order_by(Seat.place)
            )
        ).all()
        organised = [row.id for row in rows if row.organiser]
        crews = (await connection.execute(crews_of(organised))).all() if organised else []
        watchers = await read_watchers(connection, [row.id for row in rows])
    members: defaultdict[tuple[str, str], list[Member]] = defaultdict(list)
    for mate in crews:
        members[mate.table_id, mate.seat].append(member_of(mate))
    places: dict[str, list[Place]] = {row.id: [] for row in rows}
    for seat in seats:
        places[seat.table_id].append(place_of(seat, members[seat.table_id, seat.seat]))
    spectators: defaultdict[str, list[Known]] = defaultdict(list)
    for table_id, known in watchers:
        spectators[table_id].append(known)
    lines = []
    for row in rows:
        acting = (row.acting if row.now is None else row.now).split()
        over = row.abandoned is not None or not acting
        is_open = any(place.kind == OPEN for place in places[row.id])
        names = names_at(places[row.id], spectators[row.id])
        lines.append(
            TableLine(
                id=row.id,
                game=row.game,
                seats=[seat_shown(place, set(), names) for place in places[row.id]],
                status="over" if over else "open" if is_open else "playing",
                acting=[] if over else acting,
                updated=milliseconds(row.turned) if is_time(row.turned or "") else row.created,
                you=[place.seat for place in places[row.id] if player in place.players()],
                ended=Ended(row.ended_how, row.ended_by or "") if row.ended_how else UNSET,
            )
        )
    return sorted(lines, key=lambda line: -line.updated)


def crews_of(tables: list[str]) -> Select[*tuple[Any, ...]]:
    return (
        select(CrewMember.table_id, CrewMember.seat, CrewMember.id, CrewMember.role)
        .add_columns(CrewMember.player, func.coalesce(CrewMember.name, Player.name).label("name"))
        .add_columns(CrewMember.joined, CrewMember.name.is_not(None).label("is_named"), Player.named)
        .outerjoin(Player, Player.id == CrewMember.player)
        .where(CrewMember.table_id.in_(tables))
        .order_by(CrewMember.joined, CrewMember.id)
    )


def member_of(row: Row[Any]) -> Member:
    named = 0 if row.is_named else row.named or 0
    return Member(row.id, row.seat, row.role, row.name, player=row.player, joined=row.joined, named=named)


def seat_shown(place: Place, online: set[str], names: Mapping[str, str]) -> table_state.Seat:
    crew = [CrewMate(names.get(m.id, m.name), m.role, m.player in online) for m in place.crew]
    return table_state.Seat(
        seat=place.seat,
        name=place.shown(names),
        kind=place.kind,
        online=bool(online) and (place.kind == BOT or any(p in online for p in place.players())),
        bot=place.bot or UNSET,
        crew=crew or UNSET,
        who=place.who or UNSET,
    )


async def table_shown(rooms: Rooms, room: Room, player: str) -> TableDetails:
    owner = player == room.stored.owner
    online = {listener.player for listener in room.listeners}
    header = room.stored.record.header
    return TableDetails(
        id=room.id,
        game=header.game,
        options=header.options,
        dataset=header.dataset,
        status=room.status,
        seats=[seat_shown(place, online, room.people.names()) for place in room.stored.places],
        you=room.people.seats_of(player),
        owner=owner,
        invitations=await invitations(rooms, room.id) if owner else [],
        commitment=str(header.luck.get("commitment", "")),
        key=state_message.key_shown(room) or UNSET,
        seq=room.numbering(player).last,
        ended=room.stored.ended or UNSET,
        deserted_days=rooms.settings.deserted_days,
        public=room.stored.public,
    )


async def invitations(rooms: Rooms, table_id: str) -> list[Invitation]:
    async with reading(rooms.engine) as connection:
        rows = await connection.execute(
            select(models.Invitation.seat, models.Invitation.used_by)
            .where(models.Invitation.table_id == table_id, models.Invitation.revoked.is_(False))
            .order_by(models.Invitation.created)
        )
        return [Invitation(seat=row.seat, used=row.used_by is not None) for row in rows]
