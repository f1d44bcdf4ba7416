"""What people ask of a tournament: make it, enter, withdraw, start it, decide a game."""

from __future__ import annotations

from typing import Final

from admiralty.kit.extras import Organiser
from admiralty.server.accounts.access import Person
from admiralty.server.errors import Problem
from admiralty.server.names import Known, tell_apart
from admiralty.server.rooms import create_table
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.store import table_store, tournament_store
from admiralty.server.store.challenge_store import pace
from admiralty.server.store.seats import profile_id
from admiralty.server.store.tournament_store import OPEN, OVER, Entrant, Tournament
from admiralty.server.tournaments.director import Director
from admiralty.server.wire import tournaments as wire
from admiralty.server.wire.tournament_bodies import SettleBody, TournamentBody
from admiralty.sim import standings
from admiralty.sim.standings import Game

MOST: Final = 64  # entrants of a tournament
FEWEST: Final = 2


async def make(rooms: Rooms, asking: Person, body: TournamentBody) -> str:
    """A tournament needs an account: somebody must be able to come back to it."""
    if asking.login is None:
        raise Problem(403, "error-accounts-only")
    words = await rooms.in_thread(asking.id, create_table.agreed, body.game, body.options)
    if len(words.game.seats) != 2 or words.game.extra(Organiser) is not None:
        raise Problem(422, "error-only-for-two")
    made = Tournament(
        table_store.new_id(),
        asking.id,
        body.name,
        body.game,
        body.options,
        create_table.clock_of(body.clock),
        body.system,
        body.rounds,
        body.both_sides,
        body.round_seconds,
        body.starts,
        created=rooms.settings.clock(),
    )
    most = rooms.settings.quotas.tournaments if rooms.settings.limits else None
    await rooms.journal.run(tournament_store.adding(made, most))
    return made.id


async def enter(rooms: Rooms, asking: Person, tournament: Tournament) -> None:
    """Until it starts; a Swiss tournament also later, as long as rounds are left."""
    check_entry(tournament)
    await add(rooms, tournament, asking.id, None)


async def enter_bot(rooms: Rooms, asking: Person, tournament: Tournament, bot: str) -> None:
    check_owner(tournament, asking)
    check_entry(tournament)
    create_table.check_bot(bot, rooms.settings)
    await add(rooms, tournament, None, bot)


async def add(rooms: Rooms, tournament: Tournament, player: str | None, bot: str | None) -> None:
    now = rooms.settings.clock()
    await rooms.journal.run(
        tournament_store.entering(tournament.id, player, bot, now, tournament.state, MOST)
    )


def check_entry(tournament: Tournament) -> None:
    is_late = tournament.state != OPEN
    if is_late and (tournament.system != "swiss" or tournament.round >= tournament.rounds):
        raise Problem(409, "error-entry-closed")
    if tournament.state == OVER:
        raise Problem(409, "error-tournament-over")


def check_owner(tournament: Tournament, asking: Person) -> None:
    if tournament.owner != asking.id:
        raise Problem(403, "error-not-your-tournament")


async def withdraw(rooms: Rooms, asking: Person, tournament: Tournament, entrant_id: str) -> None:
    """Oneself or, as the organiser, anybody. Games that have begun go on."""
    if tournament.state == OVER:
        raise Problem(409, "error-tournament-over")
    entrant = next((each for each in tournament.entrants if each.id == entrant_id), None)
    if entrant is None:
        raise Problem(404, "error-no-person")
    if entrant.player != asking.id:
        check_owner(tournament, asking)
    was_paired = any(entrant.id in (game.first, game.second) for game in tournament.games)
    now = rooms.settings.clock()
    await rooms.journal.run(tournament_store.withdrawing(entrant, now, was_paired or tournament.round > 0))


async def start(director: Director, asking: Person, tournament: Tournament) -> None:
    check_owner(tournament, asking)
    if tournament.state != OPEN:
        return  # the answer to an earlier request was lost
    if len(tournament.entrants) < FEWEST:
        raise Problem(409, "error-too-few-entrants", fewest=FEWEST)
    async with director.lock:
        await director.begin_round(tournament)
    await director.look(tournament.id)


async def end(director: Director, asking: Person, tournament: Tournament) -> None:
    """Before its last round, with the standings of this moment; games that have begun go on."""
    check_owner(tournament, asking)
    rooms = director.rooms
    await rooms.journal.run(tournament_store.finishing(tournament.id, rooms.settings.clock()))


async def settle(director: Director, asking: Person, tournament: Tournament, body: SettleBody) -> None:
    check_owner(tournament, asking)
    place = (body.round, body.board, body.leg)
    game = next((each for each in tournament.games if each[:3] == place), None)
    if game is None:
        raise Problem(404, "error-no-tournament-game")
    me = tournament.entrant_of(asking.id)
    if me is not None and me.id in (game.first, game.second):  # or a lost game would not count for ratings
        raise Problem(403, "error-own-game")
    await director.settle(tournament, game, body.result)


# What everybody is shown: nothing of a running game but that it runs


def line(tournament: Tournament, entrants: int) -> wire.TournamentLine:
    return wire.TournamentLine(
        id=tournament.id,
        name=tournament.name,
        game=tournament.game,
        system=tournament.system,
        state=tournament.state,
        rounds=tournament.rounds,
        round=tournament.round,
        entrants=entrants,
        created=tournament.created,
        starts=tournament.starts,
        finished=tournament.finished,
    )


def details(tournament: Tournament, asking: Person | None) -> wire.TournamentDetails:
    player = asking.id if asking is not None else ""
    me = tournament.entrant_of(player) if player else None
    rows = standings.standings([each.id for each in tournament.entrants], tournament.games, tournament.system)
    owner = tell_apart([Known(tournament.owner, tournament.owner_name, 0)])[tournament.owner]
    return wire.TournamentDetails(
        **{name: getattr(line(tournament, 0), name) for name in wire.TournamentLine.__struct_fields__},
        organiser=owner,
        options=tournament.options,
        clock=pace(tournament.clock),
        both_sides=tournament.both_sides,
        due=tournament.due,
        people=[shown(each) for each in tournament.entrants],
        games=[game_shown(tournament, game) for game in tournament.games],
        standings=[
            wire.StandingLine(
                row.entrant, row.rank, row.points, row.played, row.wins, row.buchholz, row.sonneborn_berger
            )
            for row in rows
        ],
        you=me.id if me is not None else None,
        owner=tournament.owner == player,
    )


def shown(entrant: Entrant) -> wire.EntrantLine:
    who = profile_id(entrant.player, entrant.bot)
    return wire.EntrantLine(entrant.id, who, entrant.name, entrant.bot is not None, entrant.is_out)


def game_shown(tournament: Tournament, game: Game) -> wire.GameLine:
    return wire.GameLine(
        game.round, game.board, game.leg, game.first, game.second, game.result, tournament.table_of(game)
    )
