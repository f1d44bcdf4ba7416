"""Offering, accepting and taking back challenges, and pairing people who play anybody."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select

from admiralty.core.luck import Keyed
from admiralty.kit.extras import Organiser
from admiralty.server.accounts import access
from admiralty.server.accounts.access import Person
from admiralty.server.cluster.leases import LOBBY_SCOPE
from admiralty.server.errors import Problem, challenge_gone
from admiralty.server.games.library import find
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.games.views import Lexicon
from admiralty.server.lobby.lobby import Lobby
from admiralty.server.notify import table_events
from admiralty.server.notify.events import Event
from admiralty.server.rooms import clocks, create_table
from admiralty.server.store import challenge_store, table_store
from admiralty.server.store.challenge_store import Challenge
from admiralty.server.store.database import reading
from admiralty.server.store.models import Seat
from admiralty.server.store.seats import Place
from admiralty.server.store.table_store import Stored
from admiralty.server.wire.answers.tables import Joined
from admiralty.server.wire.lobby import NewChallenge
from admiralty.server.wire.requests import ChallengeBody

NO_ROOM: Final = ("error-quota-tables", "error-quota-bytes")  # of the owner for another table


async def offer(lobby: Lobby, asking: Person, body: ChallengeBody) -> str:
    """A new challenge; its options are checked now, so that nobody accepts what cannot be played."""
    if body.rated and asking.login is None:
        raise Problem(409, "error-rated-account")
    challenge = Challenge(
        table_store.new_id(),
        asking.id,
        asking.name,
        asking.login is not None,
        body.game,
        body.seat or "",
        body.options,
        create_table.clock_of(body.clock),
        body.takebacks is not False and not body.rated,
        "accounts" if body.rated else body.whom,
        public=body.public is not False,
        rated=body.rated,
    )
    await check(lobby, challenge)
    await write(lobby, asking, challenge)
    return challenge.id


async def check(lobby: Lobby, challenge: Challenge) -> None:
    words = await words_of(lobby, challenge)
    if len(words.game.seats) != 2 or words.game.extra(Organiser) is not None:
        raise Problem(422, "error-only-for-two")
    if challenge.seat and challenge.seat not in words.game.seats:
        raise Problem(422, "error-bad-seat", seat=challenge.seat)


async def words_of(lobby: Lobby, challenge: Challenge) -> Lexicon:
    find(challenge.game)
    return await lobby.rooms.in_thread(
        challenge.owner, create_table.agreed, challenge.game, challenge.options
    )


async def write(lobby: Lobby, asking: Person, challenge: Challenge) -> None:
    """Within the limits of the person and of the lobby; counted again when it is written."""
    await create_table.check_quota(lobby.rooms, asking, "", is_open=True)
    check_quota(lobby, asking)
    challenge.created = lobby.rooms.settings.clock()
    lobby.claimed[challenge.id] = asking.id
    try:
        await lobby.rooms.journal.run(challenge_store.adding(challenge), LOBBY_SCOPE)
    finally:
        del lobby.claimed[challenge.id]
    lobby.add(challenge)


def check_quota(lobby: Lobby, asking: Person) -> None:
    settings = lobby.rooms.settings
    most = settings.quotas.challenges_guest if asking.login is None else settings.quotas.challenges
    own = len(lobby.of_owner(asking.id)) + list(lobby.claimed.values()).count(asking.id)
    if settings.limits and own >= most:
        raise Problem(403, "error-quota-challenges", most=most)
    lobby.check_space()


async def play_anybody(lobby: Lobby, asking: Person, game: str) -> NewChallenge:
    """The table with somebody who has the same wish or, if nobody has, an open wish."""
    wish = Challenge(table_store.new_id(), asking.id, asking.name, asking.login is not None, game, wish=True)
    await check(lobby, wish)
    async with lobby.pairing:  # of two who come at once the second finds the wish of the first
        own = next((each for each in lobby.of_owner(asking.id) if each.wish and each.game == game), None)
        if own is not None:
            return NewChallenge(challenge=own.id, table=None)
        blocked = lobby.rooms.blocks.between
        fitting = (each for each in lobby.open.values() if suits(each, asking, game))
        partner = next((each for each in fitting if not blocked(asking.id, each.owner)), None)
        if partner is None:
            await write(lobby, asking, wish)
            return NewChallenge(challenge=wish.id, table=None)
        lobby.claim(partner, asking.id)
    found = await seat(lobby, asking, partner)
    return NewChallenge(challenge=None, table=found.table)


def suits(challenge: Challenge, asking: Person, game: str) -> bool:
    """The same wish, or a challenge that leaves everything as usual."""
    is_usual = not challenge.options and challenge.clock is None and challenge.takebacks
    is_for_me = challenge.owner != asking.id and (challenge.whom == "anybody" or asking.login is not None)
    return challenge.game == game and is_for_me and (challenge.wish or (is_usual and not challenge.seat))


async def accept(lobby: Lobby, asking: Person, challenge_id: str) -> Joined:
    """The table of a challenge, for the first who asks."""
    challenge = lobby.open.get(challenge_id)
    if challenge is None:
        return await accepted_before(lobby, asking, challenge_id)
    if challenge.owner == asking.id:
        raise Problem(409, "error-own-challenge")
    if challenge.whom == "accounts" and asking.login is None:
        raise Problem(403, "error-accounts-only")
    lobby.rooms.blocks.check(asking.id, [challenge.owner])
    lobby.claim(challenge, asking.id)
    return await seat(lobby, asking, challenge)


async def accepted_before(lobby: Lobby, asking: Person, challenge_id: str) -> Joined:
    """The same person may ask again: the answer may have been lost."""
    if lobby.claimed.get(challenge_id) == asking.id:
        raise Problem(503, "error-busy")
    return await joined(lobby, asking, table_of(challenge_id))


async def joined(lobby: Lobby, asking: Person, table: str) -> Joined:
    """As the database says: it may know a table whose making was never confirmed."""
    async with reading(lobby.rooms.engine) as connection:
        mine = select(Seat.seat).where(Seat.table_id == table, Seat.player == asking.id)
        own = await connection.scalar(mine)
    if own is None:
        raise challenge_gone()
    return Joined(table=table, seat=own)


def table_of(challenge_id: str) -> str:
    """The id of the table follows from the challenge, so that there is only one of it."""
    return table_store.derived_id(challenge_id, "challenge")


async def seat(lobby: Lobby, asking: Person, challenge: Challenge) -> Joined:
    """Make the table of a challenge that this person has claimed."""
    try:
        table = await make_table(lobby, asking, challenge)
        found = await joined(lobby, asking, table)
    except Problem as problem:
        if problem.error in NO_ROOM:
            await lobby.rooms.journal.run(challenge_store.removing([challenge.id]), LOBBY_SCOPE)
        elif problem.error != challenge_gone().error:
            lobby.release(challenge)
            raise
        lobby.remove(challenge)
        raise challenge_gone() from None
    except BaseException:
        lobby.release(challenge)
        raise
    lobby.match(challenge, table)
    return found


async def make_table(lobby: Lobby, asking: Person, challenge: Challenge) -> str:
    rooms = lobby.rooms
    owner = await access.find_person(rooms.engine, challenge.owner)
    words = await words_of(lobby, challenge)
    seats = words.game.seats
    theirs = challenge.seat or secrets.choice(seats)
    table_id, now = table_of(challenge.id), rooms.settings.clock()
    luck = Keyed(rooms.settings.key(), table_id)
    table = await rooms.in_thread(owner.id, create_table.set_up, words.game, luck)
    places = [place(each, owner if each == theirs else asking) for each in seats]
    clock = challenge.clock
    stored = Stored(table_id, owner.id, table.record, places, clock, takebacks=challenge.takebacks)
    stored.is_unrated = challenge.rated is False
    stored.public = challenge.public and len(lobby.tables) < lobby.settings.tables
    stored.hands = clocks.first_hands(clock, list(seats))
    restored = Restored(table, words, Progress(table, words))
    accepting = rooms.outbox.adding(
        accepted(lobby, asking, challenge, stored, table.acting),
        challenge_store.accepting(challenge.id, table_id, now),
    )
    return await create_table.lay_out(rooms, owner, stored, restored, accepting, LOBBY_SCOPE)


def accepted(
    lobby: Lobby, asking: Person, challenge: Challenge, stored: Stored, acting: tuple[str, ...]
) -> list[Event]:
    """Whom to tell: the owner, unless the lobby does it, and whoever begins."""
    table, game, owner = stored.id, challenge.game, challenge.owner
    begun = table_events.turns(table, game, "begun 0", stored.places, acting, {}, asking.id)
    if lobby.listeners_of(owner):
        return begun
    said = {"name": asking.name, "what": "accepted"}
    return [Event("challenge", f"accepted {challenge.id}", owner, game, table, args=said), *begun]


def place(seat: str, person: Person) -> Place:
    return Place(seat, person.id, person.name, named=person.named)


async def take_back(lobby: Lobby, asking: Person, challenge_id: str) -> str | None:
    """The own challenge ends. If somebody was faster, this tells the table, and it is not told again."""
    accepted = lobby.accepted.get(challenge_id)
    challenge = lobby.open.get(challenge_id)
    owner = accepted.owner if accepted else challenge.owner if challenge else None
    if owner is None:
        raise challenge_gone()
    if owner != asking.id:
        raise Problem(403, "error-not-your-challenge")
    if challenge is not None:
        lobby.claim(challenge, asking.id)
    try:
        await lobby.rooms.journal.run(challenge_store.removing([challenge_id]), LOBBY_SCOPE)
    except BaseException:
        if challenge is not None:
            lobby.release(challenge)
        raise
    if challenge is not None:
        lobby.remove(challenge)
        return None
    lobby.accepted.pop(challenge_id, None)
    return accepted.table if accepted else None
