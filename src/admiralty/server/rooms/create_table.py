"""New tables: from scratch, from a lesson, as forks of others, or from a file."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty import bots
from admiralty.core.flow import EndlessRun
from admiralty.core.game import BadOption, Game
from admiralty.core.luck import Keyed, Tape
from admiralty.kit.datafile import DataError
from admiralty.kit.extras import Organiser
from admiralty.server.accounts import codes, quotas
from admiralty.server.accounts.access import Person
from admiralty.server.accounts.quotas import Quota
from admiralty.server.errors import Problem
from admiralty.server.games import restore
from admiralty.server.games.library import find
from admiralty.server.games.progress import Progress
from admiralty.server.games.restore import Restored
from admiralty.server.games.views import Lexicon, lexicon
from admiralty.server.rooms import clocks, delay
from admiralty.server.rooms.room import Room
from admiralty.server.rooms.rooms import Rooms
from admiralty.server.settings import Settings
from admiralty.server.store import entry_rows, table_store
from admiralty.server.store.database import reading
from admiralty.server.store.entry_rows import FirstRows
from admiralty.server.store.models import Game as GameRow
from admiralty.server.store.organised_store import Timer
from admiralty.server.store.seats import CAPTAIN, Member, Place
from admiralty.server.store.table_store import ClockRules, Delay, Job, Stored
from admiralty.server.wire.requests import ClockBody, TableBody
from admiralty.server.work import untrusted
from admiralty.server.work.fair_queue import Whose
from admiralty.table.guide import Guide
from admiralty.table.lesson import Lesson
from admiralty.table.record import Record
from admiralty.table.table import Table

LESSON_BOT = "greedy"
FIRST_BOT = "easy"


def agreed(slug: str, options: dict[str, str], data: str = "") -> Lexicon:
    """A game with the chosen options and the chosen data or map."""
    find(slug)
    try:
        return lexicon(slug, options, data)
    except DataError as error:
        raise Problem(422, "error-bad-data", reason=str(error)[:200]) from None
    except BadOption as error:
        raise Problem(422, "error-bad-option", reason=str(error)[:200]) from None


async def create(rooms: Rooms, asking: Person, body: TableBody, whose: Whose, key: str = "") -> str:
    await check_quota(rooms, asking, "", is_open=True)
    find(body.game)
    if body.data:
        options = tuple(sorted(body.options.items()))
        await rooms.sandbox.check(whose, untrusted.try_data, body.game, options, body.data)
    words = await rooms.in_thread(asking.id, agreed, body.game, body.options, body.data or "")
    game = words.game
    places = [place(seat, body.seats.get(seat, "open"), asking, rooms.settings) for seat in game.seats]
    for seat in body.seats:
        if seat not in game.seats:
            raise Problem(422, "error-bad-seat", seat=seat)
    if not any(p.player for p in places):
        raise Problem(422, "error-no-seat-for-you")
    clock = clock_of(body.clock)
    if clock is not None and len(game.seats) != 2:
        raise Problem(422, "error-only-for-two")
    table_id = new_table_id(asking, key)
    table = await rooms.in_thread(asking.id, set_up, game, Keyed(rooms.settings.key(), table_id))
    stored = Stored(table_id, asking.id, table.record, places, clock, takebacks=body.takebacks is not False)
    stored.public, stored.is_unrated = body.public is True, body.rated is False
    organise(stored, game)
    if body.delay is not None and (body.delay.actions or body.delay.minutes):
        delay.check_offered(stored.organiser)
        stored.delay = Delay(body.delay.actions, body.delay.minutes)
    stored.hands = clocks.first_hands(clock, [p.seat for p in places if not p.bot])
    return await lay_out(rooms, asking, stored, Restored(table, words, Progress(table, words)))


def clock_of(body: ClockBody | None) -> ClockRules | None:
    """The clock that was asked for, if it limits anything."""
    if body is None or not (body.turn_seconds or body.bank_seconds):
        return None
    return ClockRules(body.turn_seconds, body.bank_seconds, body.increment_seconds, body.cap_seconds)


def set_up(game: Game, luck: Tape) -> Table:
    """A new table; with an owner's data even that may fail for some dice."""
    try:
        return Table(game, luck=luck)
    except EndlessRun as error:
        raise Problem(422, "error-bad-data", reason=str(error)) from error


async def try_lesson(rooms: Rooms, asking: Person, lesson: Lesson, key: str = "") -> str:
    """A table at the start of a lesson; the other seats get a bot that is neither weak nor slow."""
    return await begin(rooms, asking, lesson, LESSON_BOT, key)


async def begin_guided(rooms: Rooms, asking: Person, guide: Guide, key: str = "") -> str:
    """A first game."""
    return await begin(rooms, asking, guide, FIRST_BOT, key)


async def begin(rooms: Rooms, asking: Person, start: Lesson | Guide, bot: str, key: str) -> str:
    """A table at a prepared position, with bots in the other seats."""
    words = lexicon(start.game, start.options)
    table_id = new_table_id(asking, key)
    table = Table(words.game, luck=Keyed(rooms.settings.key(), table_id), position=start.position)
    places = [
        Place(seat, asking.id, asking.name) if seat == start.seat else Place(seat, bot=bot)
        for seat in words.game.seats
    ]
    stored = Stored(table_id, asking.id, table.record, places)
    return await lay_out(rooms, asking, stored, Restored(table, words, Progress(table, words)))


def place(seat: str, who: str, asking: Person, settings: Settings) -> Place:
    if who == "me":
        return Place(seat, asking.id, asking.name)
    if who == "open":
        return Place(seat)
    kind, _, name = who.partition(":")
    if kind != "bot":
        raise Problem(422, "error-bad-bot", bot=who)
    check_bot(name, settings)
    return Place(seat, bot=name)


def check_bot(name: str, settings: Settings) -> None:
    """A bot must exist and may not ask for more than the server allows; code from outside needs its leave."""
    try:
        spec = bots.parse(name)
    except bots.BadBot:
        raise Problem(422, "error-bad-bot", bot=name) from None
    if spec.source and name not in settings.outside_bots:
        raise Problem(422, "error-bad-bot", bot=name)
    work = settings.work
    most = {"iterations": work.bot_iterations, "milliseconds": work.bot_milliseconds}
    is_too_long = spec.iterations > work.bot_iterations or spec.milliseconds > work.bot_milliseconds
    if is_too_long or spec.processes > 1:
        raise Problem(422, "error-bot-budget", bot=name, **most)


async def check_quota(rooms: Rooms, asking: Person, origin: str, is_open: bool) -> None:
    """Before any work is done for a table that its owner may not have. It is checked again when the table is
    written; here nobody's moves wait for it.
    """
    await Quota(rooms.settings, asking).check_before(rooms.engine, rooms.settings.clock(), origin, is_open)


async def lay_out(
    rooms: Rooms,
    asking: Person,
    stored: Stored,
    restored: Restored,
    also: Job[None] | None = None,
    scope: str = "",
) -> str:
    """Write a table, with another job in the same transaction, and start its clocks and bots. With a scope it
    is made only by the worker that owns that.
    """
    acting = restored.table.acting
    rows = await rooms.in_thread(asking.id, entry_rows.first_rows, stored.id, stored.record, acting)
    room = rooms.make_room(stored, restored)
    start = room.start_clocks() or (clocks.saving(stored.id, stored.hands) if stored.hands else None)
    jobs = [job for job in (also, start) if job is not None]
    if await write_once(rooms, asking, stored, rows, jobs, scope):
        rooms.add_new(room)
    return stored.id


async def write_once(
    rooms: Rooms,
    asking: Person,
    stored: Stored,
    rows: FirstRows,
    jobs: Sequence[Job[None]] = (),
    scope: str = "",
) -> bool:
    """Write a new table; False if a request before this one has done it."""
    if stored.id in rooms.coming:  # by an earlier request with the same key
        raise Problem(503, "error-busy")
    rooms.coming.add(stored.id)
    try:
        async with rooms.new_tables.place(Whose(asking.id)):
            is_new = await write(rooms, asking, stored, rows, jobs, scope)
    finally:
        rooms.coming.discard(stored.id)
    if is_new:
        logging.getLogger(__name__).info(
            "table made", extra={"table": stored.id, "game": stored.record.header.game}
        )
    return is_new


async def write(
    rooms: Rooms, asking: Person, stored: Stored, rows: FirstRows, jobs: Sequence[Job[None]], scope: str
) -> bool:
    """Write a new table, with other jobs in the first transaction.

    A long record is written in portions, between which the moves of others are committed. The table is hidden
    until the last of them; if that is never written, the next start of a server deletes the rest. A request
    that is repeated at another worker meanwhile begins anew, and this one is refused.
    """
    now, quota = rooms.settings.clock(), Quota(rooms.settings, asking)
    first, others = rows.portions[:1], rows.portions[1:]
    stored.size, stored.counted = rows.size, rows.last

    async def begin(connection: AsyncConnection) -> bool:
        found = (
            await connection.execute(select(GameRow.origin).where(GameRow.id == stored.id))
        ).one_or_none()
        if found is not None and found.origin != table_store.COMING:
            return False
        if found is not None:  # an earlier request failed half-way
            await table_store.delete_tables(connection, [stored.id])
        await quota.check(connection, now, stored.origin or "", rows.size, bool(rows.acting))
        await table_store.create(connection, stored, rows.acting, now, is_whole=not others)
        for job in jobs:
            await job(connection)
        for portion in first:
            await entry_rows.insert(connection, portion)
        return True

    async def go_on(connection: AsyncConnection, portion: str) -> None:
        await table_store.check_coming(connection, stored)
        await entry_rows.insert(connection, portion)

    if not await rooms.journal.run(begin, scope):
        return False
    for portion in others:
        await rooms.journal.run(partial(go_on, portion=portion))
    if others:
        await rooms.journal.run(partial(table_store.complete, stored=stored))
    return True


async def made_before(rooms: Rooms, asking: Person, key: str) -> str | None:
    """The table that an earlier request with the same key has made; its answer may have been lost."""
    if not key:
        return None
    mine = (GameRow.id == new_table_id(asking, key), GameRow.owner == asking.id, table_store.is_whole())
    async with reading(rooms.engine) as connection:
        return await connection.scalar(select(GameRow.id).where(*mine))


def new_table_id(asking: Person, key: str) -> str:
    """A new id or, if the request has a key, the id that follows from it."""
    return table_store.derived_id(asking.id, key) if key else table_store.new_id()


async def bring(
    rooms: Rooms, asking: Person, upload: Callable[[], Awaitable[bytes]], whose: Whose, key: str = ""
) -> str:
    """A table from a file: the bots it names, all other seats for one person. A finished game stays as it
    is; others get new dice. The body of the request is read only if there is room for a table. It is parsed,
    replayed and made ready for the database in the sandbox; the table is opened when somebody comes.
    """
    await check_quota(rooms, asking, quotas.IMPORT, is_open=False)
    table_id = new_table_id(asking, key)
    found = await rooms.sandbox.check(whose, untrusted.read_upload, await upload(), table_id)
    words = await rooms.in_thread(asking.id, restore.words_of, found.header)
    header = found.header
    if not found.is_over:
        header = restore.with_own_dice(header, found.length, rooms.settings.key(), table_id)
    places = own_places(words.game, asking, found.bots, rooms.settings)
    stored = Stored(table_id, asking.id, Record(header), places, origin=quotas.IMPORT)
    organise(stored, words.game)
    await write_once(rooms, asking, stored, found.rows)
    return table_id


async def fork(rooms: Rooms, asking: Person, room: Room, n: int, key: str = "") -> str:
    """Continue from an earlier moment at a new table, with the same bots and other dice."""
    check_open(room, asking)
    await check_quota(rooms, asking, quotas.FORK, is_open=False)
    async with room.lock:  # nothing that is not committed is taken over
        kept, last = room.table.record, room.table.sequence
    if n > last:
        raise Problem(404, "error-no-entry", n=n, last=last)
    bots = {place.seat: place.bot for place in room.stored.places if place.bot}
    table_id = new_table_id(asking, key)
    begun = restore.go_on(kept, n, rooms.settings.key(), table_id)
    restored = await rooms.in_thread(asking.id, restore.restore, begun)
    if restored.table.is_outdated:
        restored.progress.note(restored.table.adopt_rules())
        begun = restored.table.record
    if restored.table.is_over:
        restored.table.record.header.luck = begun.header.luck = kept.header.luck
    places = own_places(restored.words.game, asking, bots, rooms.settings)
    stored = Stored(table_id, asking.id, begun, places, origin=quotas.FORK)
    organise(stored, restored.words.game)
    return await lay_out(rooms, asking, stored, restored)


def own_places(game: Game, asking: Person, bots: dict[str, str], settings: Settings) -> list[Place]:
    """The seats of bots stay with them, all others are one person's; at an organised table only the
    organiser's, because crews join anew.
    """
    how = game.extra(Organiser)
    allowed = {seat: bot for seat, bot in bots.items() if may_play(bot, settings)}
    is_left = any(seat not in allowed for seat in game.seats)
    places = []
    for seat in game.seats:
        if seat in allowed and is_left and (how is None or seat != how.seat):
            places.append(Place(seat, bot=allowed[seat]))
        else:
            is_own = how is None or seat == how.seat
            places.append(Place(seat, asking.id, asking.name) if is_own else Place(seat))
    return places


def may_play(bot: str, settings: Settings) -> bool:
    """Whether a bot that a file names is known here and not too costly."""
    try:
        check_bot(bot, settings)
    except Problem:
        return False
    return True


def organise(stored: Stored, game: Game) -> None:
    """A game with an organiser has crews instead of players, codes for them, and a timer."""
    how = game.extra(Organiser)
    if how is None:
        return
    stored.organiser = how.seat
    stored.codes = codes.first(stored.places)
    stored.timer = Timer(how.seconds)
    for place in stored.places:
        if place.player:
            place.crew = [
                Member(table_store.new_id(), place.seat, CAPTAIN, place.name or "", player=place.player)
            ]
            place.player = place.name = None


def check_open(room: Room, asking: Person) -> None:
    """Only people who may read the record may export, analyse or fork it."""
    if not room.people.may_read_record(asking.id):
        raise Problem(403, "error-still-played")
