"""Endpoints: tournaments."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from admiralty.server.errors import Problem
from admiralty.server.http.context import MaybePerson, PersonHere, RoomsHere, check_rate, rooms_of, whose
from admiralty.server.moderation import measures
from admiralty.server.rooms.rooms import TABLE_ID
from admiralty.server.store import tournament_store
from admiralty.server.store.tournament_store import Tournament
from admiralty.server.tournaments import desk
from admiralty.server.tournaments.director import Director
from admiralty.server.wire.tournament_bodies import BotBody, SettleBody, TournamentBody, WithdrawBody
from admiralty.server.wire.tournaments import NewTournament, TournamentDetails, Tournaments

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


def director_of(request: Request) -> Director:
    director: Director = request.app.state.director
    return director


async def tournament_of(tournament_id: str, request: Request) -> Tournament:
    if not TABLE_ID.fullmatch(tournament_id):
        raise Problem(404, "error-no-tournament")
    return await tournament_store.read(rooms_of(request).engine, tournament_id)


DirectorHere = Annotated[Director, Depends(director_of)]
TournamentHere = Annotated[Tournament, Depends(tournament_of)]


@router.get("")
async def list_tournaments(rooms: RoomsHere) -> Tournaments:
    """Those that go on, then the newest of those that are over."""
    found = await tournament_store.listed(rooms.engine)
    return Tournaments(tournaments=[desk.line(each, entrants) for each, entrants in found])


@router.post("")
async def make_tournament(
    body: TournamentBody, request: Request, rooms: RoomsHere, asking: PersonHere
) -> NewTournament:
    check_rate(request, "tables", asking)
    await measures.check_not_muted(rooms.engine, asking.id, rooms.settings.clock())
    return NewTournament(id=await desk.make(rooms, asking, body))


@router.get("/{tournament_id}")
async def show_tournament(
    tournament_id: str, request: Request, rooms: RoomsHere, asking: MaybePerson
) -> TournamentDetails:
    """Who takes part, all pairings and results, and the standings."""
    async with rooms.lists.place(whose(request, asking)):  # thousands of games in the largest
        tournament = await tournament_of(tournament_id, request)
        return await asyncio.to_thread(desk.details, tournament, asking)


@router.post("/{tournament_id}/enter")
async def enter_tournament(
    request: Request, rooms: RoomsHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    check_rate(request, "challenges", asking)
    await desk.enter(rooms, asking, tournament)
    return await now(rooms, tournament, asking)


@router.post("/{tournament_id}/bots")
async def enter_bot(
    body: BotBody, request: Request, rooms: RoomsHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    """Let a bot take part, as the organiser."""
    check_rate(request, "challenges", asking)
    await desk.enter_bot(rooms, asking, tournament, body.bot)
    return await now(rooms, tournament, asking)


@router.post("/{tournament_id}/withdraw")
async def withdraw(
    body: WithdrawBody, request: Request, rooms: RoomsHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    """Withdraw oneself or, as the organiser, anybody. Games that have begun go on."""
    check_rate(request, "challenges", asking)
    await desk.withdraw(rooms, asking, tournament, body.entrant)
    return await now(rooms, tournament, asking)


@router.post("/{tournament_id}/start")
async def start_tournament(
    request: Request, director: DirectorHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    check_rate(request, "tables", asking)
    await desk.start(director, asking, tournament)
    return await now(director.rooms, tournament, asking)


@router.post("/{tournament_id}/end")
async def end_tournament(
    request: Request, director: DirectorHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    """End it with the standings of this moment."""
    check_rate(request, "tables", asking)
    await desk.end(director, asking, tournament)
    return await now(director.rooms, tournament, asking)


@router.post("/{tournament_id}/games")
async def settle_game(
    body: SettleBody, request: Request, director: DirectorHere, tournament: TournamentHere, asking: PersonHere
) -> TournamentDetails:
    """Decide a game that is being played, as the organiser; its table ends."""
    check_rate(request, "challenges", asking)
    await desk.settle(director, asking, tournament, body)
    return await now(director.rooms, tournament, asking)


async def now(rooms: RoomsHere, tournament: Tournament, asking: PersonHere) -> TournamentDetails:
    return desk.details(await tournament_store.read(rooms.engine, tournament.id), asking)
