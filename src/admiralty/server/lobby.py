"""Making tables: new ones, forks of others, and those somebody brings in a file."""

from __future__ import annotations

import logging

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty import bots
from admiralty.core.flow import EndlessRun
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Keyed, Tape
from admiralty.kit.datafile import DataError
from admiralty.kit.organised import organised_by
from admiralty.server import clocks, codes, quotas, restore, store, untrusted
from admiralty.server.access import Person
from admiralty.server.course import Course
from admiralty.server.database import reading
from admiralty.server.errors import Problem
from admiralty.server.fair_queue import Whose
from admiralty.server.hall import Hall
from admiralty.server.library import find
from admiralty.server.models import Game as GameRow
from admiralty.server.organised_rows import Timer
from admiralty.server.places import CAPTAIN, Member, Place
from admiralty.server.quotas import Quota
from admiralty.server.restore import Restored
from admiralty.server.room import Room
from admiralty.server.schema import TableBody
from admiralty.server.store import ClockRules, Stored
from admiralty.server.views import Lexicon, lexicon
from admiralty.table.lesson import Lesson
from admiralty.table.record import Record
from admiralty.table.table import Table

MAX_BOT_ITERATIONS = 2000
MAX_BOT_MILLISECONDS = 5000
LESSON_BOT = "greedy"


def agreed(slug: str, options: dict[str, str], data: str = "") -> Lexicon:
    """A game with the options, and the tables or map, that somebody chose."""
    find(slug)
    try:
        return lexicon(slug, options, data)
    except DataError as error:
        raise Problem(422, "error-bad-data", reason=str(error)[:200]) from None
    except BadOption as error:
        raise Problem(422, "error-bad-option", reason=str(error)[:200]) from None


async def create(hall: Hall, asking: Person, body: TableBody, whose: Whose, key: str = "") -> str:
    await check_quota(hall, asking, "", is_open=True)
    find(body.game)
    if body.data:
        options = tuple(sorted(body.options.items()))
        await hall.sandbox.check(whose, untrusted.try_data, body.game, options, body.data)
    words = await hall.in_thread(asking.id, agreed, body.game, body.options, body.data or "")
    game = words.game
    places = [place(seat, body.seats.get(seat, "open"), asking) for seat in game.seats]
    for seat in body.seats:
        if seat not in game.seats:
            raise Problem(422, "error-bad-seat", seat=seat)
    if not any(p.player for p in places):
        raise Problem(422, "error-no-seat-for-you")
    clock = None
    if body.clock is not None and (body.clock.turn_seconds or body.clock.bank_seconds):
        if len(game.seats) != 2:
            raise Problem(422, "error-only-for-two")
        clock = ClockRules(body.clock.turn_seconds, body.clock.bank_seconds)
    table_id = new_table_id(asking, key)
    table = await hall.in_thread(asking.id, set_up, game, Keyed(hall.settings.key(), table_id))
    stored = Stored(table_id, asking.id, table.record, places, clock)
    organise(stored, game)
    stored.hands = clocks.first_hands(clock, [p.seat for p in places if not p.bot])
    return await lay_out(hall, asking, stored, Restored(table, words, Course(table)))


def set_up(game: Game, luck: Tape) -> Table:
    """A new table; with data of an owner even that may fail, for some dice."""
    try:
        return Table(game, luck=luck)
    except EndlessRun as error:
        raise Problem(422, "error-bad-data", reason=str(error)) from error


async def try_lesson(hall: Hall, asking: Person, lesson: Lesson, key: str = "") -> str:
    """A table at the opening of a lesson; the others are played by the bot that is neither weak nor slow."""
    words = lexicon(lesson.game, lesson.options)
    table_id = new_table_id(asking, key)
    table = Table(words.game, luck=Keyed(hall.settings.key(), table_id), position=lesson.position)
    places = [
        place(seat, "me" if seat == lesson.seat else f"bot:{LESSON_BOT}", asking) for seat in words.game.seats
    ]
    stored = Stored(table_id, asking.id, table.record, places)
    return await lay_out(hall, asking, stored, Restored(table, words, Course(table)))


def place(seat: str, who: str, asking: Person) -> Place:
    if who == "me":
        return Place(seat, asking.id, asking.name)
    if who == "open":
        return Place(seat)
    kind, _, name = who.partition(":")
    if kind != "bot":
        raise Problem(422, "error-bad-bot", bot=who)
    check_bot(name)
    return Place(seat, bot=name)


def check_bot(name: str) -> None:
    """A bot that exists and asks for no more than the server gives."""
    try:
        spec = bots.parse(name)
    except bots.BadBot:
        raise Problem(422, "error-bad-bot", bot=name) from None
    if spec.iterations > MAX_BOT_ITERATIONS or spec.milliseconds > MAX_BOT_MILLISECONDS or spec.processes > 1:
        raise Problem(
            422,
            "error-bot-budget",
            bot=name,
            iterations=MAX_BOT_ITERATIONS,
            milliseconds=MAX_BOT_MILLISECONDS,
        )


async def check_quota(hall: Hall, asking: Person, origin: str, is_open: bool) -> None:
    """Before there is any work with a table that its owner may not have."""
    quota, now = Quota(hall.settings, asking), hall.settings.clock()
    if quota.is_on:
        await hall.journal.run(lambda connection: quota.check(connection, now, origin, 0, is_open))


async def lay_out(hall: Hall, asking: Person, stored: Stored, restored: Restored) -> str:
    """Write a table and start its clocks and bots."""
    now = hall.settings.clock()
    quota, size = Quota(hall.settings, asking), quotas.size_of(stored.record)
    stored.size = size
    room = Room(hall, stored, restored)
    start = room.clock.turn(None) or (clocks.keep(stored.id, stored.hands) if stored.hands else None)

    async def job(connection: AsyncConnection) -> bool:
        if await connection.scalar(select(GameRow.id).where(GameRow.id == stored.id)):
            return False
        await quota.check(connection, now, stored.origin or "", size, bool(restored.table.acting))
        await store.create(connection, stored, restored.table.acting, now)
        if start is not None:
            await start(connection)
        return True

    if not await hall.journal.run(job):  # somebody asks twice
        return stored.id
    logging.getLogger(__name__).info(
        "table made", extra={"table": stored.id, "game": stored.record.header.game}
    )
    hall.add(room)
    return stored.id


async def made_before(hall: Hall, asking: Person, key: str) -> str | None:
    """The table that an earlier request of the same name has made, whose answer may have been lost."""
    if not key:
        return None
    mine = (GameRow.id == new_table_id(asking, key), GameRow.owner == asking.id)
    async with reading(hall.engine) as connection:
        return await connection.scalar(select(GameRow.id).where(*mine))


def new_table_id(asking: Person, key: str) -> str:
    """One of its own or, when the request has a name, the one of that name."""
    return store.derived_id(asking.id, key) if key else store.new_id()


async def bring(hall: Hall, asking: Person, text: str, whose: Whose, key: str = "") -> str:
    """A table from a file, all sides on one screen. A finished game stays as it is; others get new dice."""
    await check_quota(hall, asking, quotas.IMPORT, is_open=False)
    kept = await hall.sandbox.check(whose, untrusted.read_record, text)
    return await go_on(hall, asking, kept, len(kept.entries), quotas.IMPORT, key)


async def fork(hall: Hall, asking: Person, room: Room, n: int, key: str = "") -> str:
    """Go on from an earlier moment at a table of one's own, with other dice than the true game's."""
    check_open(room, asking)
    await check_quota(hall, asking, quotas.FORK, is_open=False)
    async with room.lock:  # nothing that is not committed is taken over
        kept, last = room.table.record, room.table.sequence
    if n > last:
        raise Problem(404, "error-no-entry", n=n, last=last)
    return await go_on(hall, asking, kept, n, quotas.FORK, key)


async def go_on(hall: Hall, asking: Person, kept: Record, n: int, origin: str, key: str = "") -> str:
    table_id = new_table_id(asking, key)
    begun = restore.go_on(kept, n, hall.settings.key(), table_id)
    restored = await hall.in_thread(asking.id, restore.restore, begun)
    if restored.table.is_over:
        restored.table.record.header.luck = begun.header.luck = kept.header.luck
    stored = Stored(table_id, asking.id, begun, own_places(restored.words.game, asking))
    stored.origin = origin
    organise(stored, restored.words.game)
    return await lay_out(hall, asking, stored, restored)


def own_places(game: Game, asking: Person) -> list[Place]:
    """All seats; at an organised table that of the organiser, who may do everything, and crews come anew."""
    how = organised_by(game)
    return [
        Place(seat, asking.id, asking.name) if how is None or seat == how.seat else Place(seat)
        for seat in game.seats
    ]


def organise(stored: Stored, game: Game) -> None:
    """A game with an organiser has crews instead of players, codes for them, and a timer."""
    how = organised_by(game)
    if how is None:
        return
    stored.organiser = how.seat
    stored.codes = codes.first(stored.places)
    stored.timer = Timer(how.seconds)
    for place in stored.places:
        if place.player:
            place.crew = [Member(store.new_id(), place.seat, CAPTAIN, place.name or "", player=place.player)]
            place.player = place.name = None


def check_open(room: Room, asking: Person) -> None:
    """Only whoever may read the record may take it away, analyse it or go on from its moments."""
    if not room.is_open_to(asking.id):
        raise Problem(403, "error-still-played")
