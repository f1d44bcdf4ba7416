"""Bots in worker processes. A worker gets a position that the bot's seat can imagine, never the real one."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection
from datetime import datetime
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty import bots
from admiralty.analysis import hint
from admiralty.bots.plan_cache import PlanCache
from admiralty.core.action import Refused
from admiralty.core.luck import Scripted, Seeded
from admiralty.games import GameRecipe, loaded
from admiralty.server import telemetry
from admiralty.server.cluster.lease_store import IN_PARTS
from admiralty.server.errors import Problem, StorageFailed
from admiralty.server.rooms.room import Room
from admiralty.server.store import table_store
from admiralty.server.store.database import reading
from admiralty.server.store.models import Entry, Game, Seat
from admiralty.server.wire.answers.analysis import Hint, Opinion
from admiralty.server.work.fair_queue import Whose
from admiralty.server.work.sandbox import Sandbox
from admiralty.table.record import is_time

ATTEMPTS: Final = 3
PAUSE_SECONDS: Final = 5.0
HINTING: Final = "hard"


class Task(NamedTuple):
    """What a worker receives: nothing that the seat does not know."""

    recipe: GameRecipe
    position: str
    seat: int
    bot: str
    seed: int
    plans: PlanCache | None = None


class Decision(NamedTuple):
    """The action as text, and what plan search keeps for the next step."""

    action: str
    plans: PlanCache | None


def decide(task: Task) -> Decision:
    """In the worker. It need not be the worker of the last decision: plans travel with the task.

    The position is a determinization already. The bot gets one of that, as everywhere else.
    """
    game = loaded(task.recipe)
    s = game.read_position(task.position, Seeded(task.seed))
    bot = bots.make(task.bot, task.seed)
    if isinstance(bot, bots.MctsBot) and task.plans is not None:
        bot.plans = task.plans
    action = game.write_action(bots.decide(bot, game, s, task.seat, task.seed))
    plans = bot.plans if isinstance(bot, bots.MctsBot) else None
    return Decision(action, plans if plans is not None and plans.candidates else None)


def consider(task: Task) -> tuple[list[str], hint.Hint]:
    """In the worker: what the hard bot thinks, with its choices as text."""
    game = loaded(task.recipe)
    s = game.read_position(task.position, Seeded(task.seed))
    found = hint.advise(game, s, task.seat, task.seed)
    return [game.write_action(opinion.action) for opinion in found.opinions], found


async def waiting_tables(engine: AsyncEngine, parts: Collection[int] | None) -> list[str]:
    """Tables, of all or of some parts, at which a bot must decide."""
    here = [] if parts is None else [text(IN_PARTS).bindparams(parts=list(parts))]
    acting = " " + table_store.last_of(Entry.acting, Game.acting) + " "
    query = (
        select(Seat.table_id)
        .join(Game, Game.id == Seat.table_id)
        .where(Seat.bot.is_not(None), acting.contains(" " + Seat.seat + " "))
        .where(Game.finished.is_(None), Game.abandoned.is_(None), table_store.is_whole(), *here)
        .distinct()
    )
    async with reading(engine) as connection:
        return list(await connection.scalars(query))


class Players:
    """Plays the seats of bots, one decision after another, as long as it is their turn."""

    def __init__(self, workers: Sandbox) -> None:
        self.workers = workers

    def wake(self, room: Room) -> None:
        """Let the bots of a table play, if it is their turn."""
        if room.bot_task is None and self.next_move(room) is not None:
            room.bot_task = asyncio.create_task(self.run(room), name=f"bots {room.id}")

    def next_move(self, room: Room) -> tuple[str, str] | None:
        """The seat and the name of a bot that has something to do."""
        if room.is_over or room.is_gone or room.rules.is_stopped:
            return None
        table = room.table
        for seat, place in room.people.places.items():
            if room.rounds.is_closed_to(seat):
                continue
            if place.bot and (seat in table.acting or self.is_offered(room, seat)):
                return seat, place.bot
        return None

    def is_offered(self, room: Room, seat: str) -> bool:
        return room.table.offer not in (-1, room.table.game.seat_index(seat))

    async def run(self, room: Room) -> None:
        try:
            while True:
                async with room.lock:
                    move = self.next_move(room)
                    if move is None:
                        return
                    sequence = room.table.sequence
                    answer, task = room.rules.run(partial(self.prepare, room, *move))
                action = answer if task is None else await self.think(room, task)
                await self.play(room, sequence, move[0], action)
        except Problem:
            if not room.rules.is_stopped:
                raise
            async with room.lock:
                await room.reload_if_stopped()
        finally:
            room.bot_task = None

    def prepare(self, room: Room, seat: str, bot: str) -> tuple[str, Task | None]:
        """What a bot answers at once, or what a worker must think about."""
        if self.is_offered(room, seat):
            return self.answer(room, seat), None
        return "", self.task(room, seat, bot)

    def answer(self, room: Room, seat: str) -> str:
        """A bot's answer to the offer of a draw."""
        game = room.table.game
        known = room.table.imagine(seat, secrets.randbits(62))
        return "draw accept" if bots.accepts_draw(game, known, game.seat_index(seat)) else "draw decline"

    def task(self, room: Room, seat: str, bot: str) -> Task:
        game = room.table.game
        imagined = room.table.imagine(seat, secrets.randbits(62))
        imagined.tape = Scripted([])
        position = game.write_position(imagined)
        name = f"mcts:{bots.paced(self.thought(room))}ms" if bot == bots.PACE else bot
        luck, plans = secrets.randbits(62), room.plans.get(seat)
        return Task(GameRecipe.of(game), position, game.seat_index(seat), name, luck, plans)

    async def hint(self, room: Room, seat: str) -> Hint:
        """What the hard bot would do at a seat, knowing no more than that seat."""
        async with room.lock:
            if room.is_over:
                raise Problem(409, "error-game-over")
            if seat not in room.table.acting:
                raise Problem(409, "error-not-your-turn")
            sequence = room.table.sequence
            task = room.rules.run(lambda: self.task(room, seat, HINTING))
        actions, found = await self.workers.run(Whose(room.stored.owner, room.id), consider, task)
        shown = [
            Opinion(action=action, share=one.share, chance=chance, tries=one.visits)
            for action, one, chance in zip(actions, found.opinions, found.chances, strict=True)
        ]
        gains, costs = found.reasons
        return Hint(seq=sequence, chance=found.chance, opinions=shown, gains=gains, costs=costs)

    def thought(self, room: Room) -> float:
        """How many seconds the last person to decide took."""
        entries = room.table.record.entries
        for before, entry in zip(reversed(entries[:-1]), reversed(entries), strict=False):
            if not room.people.places[entry.seat].bot:
                if not (is_time(before.time) and is_time(entry.time)):
                    return 0.0
                times = [datetime.fromisoformat(one.time) for one in (before, entry)]
                return (times[1] - times[0]).total_seconds()
        return 0.0

    async def think(self, room: Room, task: Task) -> str:
        """Ask a worker; after repeated failures choose at random, so that the game goes on."""
        seat = room.table.game.seats[task.seat]
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with telemetry.BOT_SECONDS.labels(task.bot.partition(":")[0]).time():
                    whose = Whose(room.stored.owner, room.id)
                    action, plans = await self.workers.run(whose, decide, task)
                room.plans[seat] = plans
                return action
            except Exception:  # whatever a bot does wrong, its opponent goes on playing
                telemetry.BOT_FAILURES.inc()
                logging.getLogger(__name__).exception(
                    "a bot failed", extra={"table": room.id, "bot": task.bot, "attempt": attempt}
                )
        legal = room.rules.run(lambda: room.table.legal(seat))
        return secrets.choice(legal).text

    async def play(self, room: Room, sequence: int, seat: str, action: str) -> None:
        try:
            async with room.lock:
                await room.sync()
                if room.is_over or room.table.sequence != sequence:
                    return  # also when the game was ended without an entry
                entry = room.carry_out(seat, action)
                await room.commit(entry, None)
                room.broadcast()
        except (Refused, Problem) as refusal:
            logging.getLogger(__name__).error(
                "a bot's action was refused", extra={"table": room.id, "action": action, "why": str(refusal)}
            )
            async with room.lock:
                await room.reload_if_stopped()
            await asyncio.sleep(PAUSE_SECONDS)
        except StorageFailed:
            await asyncio.sleep(PAUSE_SECONDS)
        except Exception:  # a fault of the rules must not leave half a move in memory
            logging.getLogger(__name__).exception("a bot's play failed", extra={"table": room.id})
            async with room.lock:
                await room.roll_back()
            await asyncio.sleep(PAUSE_SECONDS)
