"""Endpoints: open challenges, and the list of public tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.accounts import access
from admiralty.server.errors import Problem
from admiralty.server.http.context import LobbyHere, PersonHere, RoomHere, RoomsHere, check_rate
from admiralty.server.lobby import pairing, public_tables
from admiralty.server.lobby.public_tables import MOST_PAGES, PAGE
from admiralty.server.store.database import reading
from admiralty.server.wire.answers.tables import Joined
from admiralty.server.wire.base import Status
from admiralty.server.wire.lobby import NewChallenge, PublicTables, TakenBack
from admiralty.server.wire.requests import ChallengeBody, SeatBody, WishBody

router = APIRouter(prefix="/api", tags=["lobby"])


GameName = Annotated[str, Query(max_length=64)]
PageNumber = Annotated[int, Query(ge=0, lt=MOST_PAGES)]


@router.get("/lobby/tables")
async def list_public_tables(
    lobby: LobbyHere, rooms: RoomsHere, status: Status, game: GameName = "", page: PageNumber = 0
) -> PublicTables:
    """A page of the public tables of one status, the newest first; all games or one."""
    if status != "over":
        return lobby.page(status, game, page)
    async with reading(rooms.engine) as connection:
        found = await public_tables.read(connection, public_tables.finished(game, page))
    return PublicTables(tables=[listed.row() for listed in found[:PAGE]], more=len(found) > PAGE)


@router.post("/challenges")
async def offer_challenge(
    body: ChallengeBody, request: Request, lobby: LobbyHere, asking: PersonHere
) -> NewChallenge:
    """Offer a game for two to everybody who looks at the lobby."""
    check_rate(request, "challenges", asking)
    return NewChallenge(challenge=await pairing.offer(lobby, asking, body), table=None)


@router.post("/challenges/anybody")
async def play_anybody(
    body: WishBody, request: Request, lobby: LobbyHere, asking: PersonHere
) -> NewChallenge:
    """Play anybody who wishes the same; without such a person the wish waits as an open challenge."""
    check_rate(request, "challenges", asking)
    return await pairing.play_anybody(lobby, asking, body.game)


@router.post("/challenges/{challenge_id}/accept")
async def accept_challenge(
    challenge_id: str, request: Request, lobby: LobbyHere, asking: PersonHere
) -> Joined:
    """Accept a challenge. Of several who do so at once one gets the seat."""
    check_rate(request, "challenges", asking)
    return await pairing.accept(lobby, asking, challenge_id)


@router.delete("/challenges/{challenge_id}")
async def take_back_challenge(challenge_id: str, lobby: LobbyHere, asking: PersonHere) -> TakenBack:
    """Take back one's own challenge or, when it has been accepted, say that one knows."""
    return TakenBack(table=await pairing.take_back(lobby, asking, challenge_id))


@router.post("/tables/{table_id}/sit")
async def sit_down(
    body: SeatBody, request: Request, rooms: RoomsHere, room: RoomHere, asking: PersonHere
) -> Joined:
    """Take an open seat of a public table. Of several who do so at once one gets it."""
    check_rate(request, "challenges", asking)
    if not room.stored.public or room.stored.organiser:
        raise Problem(403, "error-not-public")
    if body.seat not in room.people.places:
        raise Problem(422, "error-bad-seat", seat=body.seat)
    own = room.people.seats_of(asking.id)
    if body.seat in own:  # asked again: the answer may have been lost
        return Joined(table=room.id, seat=body.seat)
    if own:
        raise Problem(409, "error-own-challenge")
    if room.is_over:
        raise Problem(409, "error-game-over")
    rooms.blocks.check(asking.id, [player for each in room.stored.places for player in each.players()])
    now = rooms.settings.clock()

    async def take(connection: AsyncConnection) -> bool:
        is_free = await access.take_seat(connection, room.id, body.seat, asking.id, now)
        if is_free:
            await rooms.outbox.begin(connection, room.id, asking.id)
        return is_free

    if not await rooms.journal.run(take, room.id):
        raise Problem(409, "error-seat-taken")
    await rooms.seat(room.id, body.seat, asking)
    return Joined(table=room.id, seat=body.seat)
