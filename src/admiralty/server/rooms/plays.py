"""Plays of people: checked, committed, acknowledged, and then shown to everybody."""

from __future__ import annotations

import logging
import time

from admiralty.core.action import Refused
from admiralty.server import telemetry
from admiralty.server.errors import Moved, Problem, StorageFailed
from admiralty.server.games.staleness import RESIGN
from admiralty.server.games.steps import NoStep, Numbering
from admiralty.server.rooms import expiry, takebacks
from admiralty.server.rooms.listener import Listener
from admiralty.server.rooms.open_sockets import TRY_AGAIN
from admiralty.server.rooms.room import Room
from admiralty.server.wire.messages import Ack, Failed, Play, RefusedPlay, Stale, Why, WhyNot
from admiralty.table import branches


async def play(room: Room, listener: Listener, command: Play) -> str:
    """Carry out a command and answer it; the outcome in one word, for the statistics."""
    started = time.perf_counter()
    async with room.lock:
        room.used = time.monotonic()
        try:
            outcome = await execute(room, listener, command)
        except Refused as refusal:
            listener.send(RefusedPlay(command.id, refusal.clause))
            return "refused"
        except Problem as problem:
            listener.send(RefusedPlay(command.id, "", problem.error, problem.arguments))
            await room.reload_if_stopped()
            return "refused"
        except Moved:  # the page comes back, is forwarded to the new owner and says it again
            listener.close(TRY_AGAIN)
            return "failed"
        except StorageFailed as failed:
            listener.send(Failed(failed.error, {}, command.id))
            return "failed"
        except Exception:  # a fault of the rules must not leave half a move in memory
            logging.getLogger(__name__).exception("a play failed", extra={"table": room.id})
            await room.roll_back()
            listener.send(Failed("error-internal", {}, command.id))
            return "failed"
    if outcome == "acknowledged":
        telemetry.ACK_SECONDS.observe(time.perf_counter() - started)
    return outcome


async def execute(room: Room, listener: Listener, command: Play) -> str:
    """In this order repeats are harmless, and nothing acknowledged is lost."""
    player, seat, action = listener.player, command.seat, command.action
    await room.sync()
    done = room.stored.commands.get((player, command.id))
    if done is not None:
        acknowledge(room, listener, command, done)
        return "repeated"
    room.people.check_seat(player, seat)
    is_wish = takebacks.is_wish(action)
    if not is_wish:
        check_no_rewind(action)
    room.people.check_action(player, seat, action)
    await expiry.expire(room)
    check_planning_is_open(room, seat)
    check_not_paused(room, action)
    numbering = room.numbering(player)
    if is_stale(room, numbering, command):
        listener.send(Stale(command.id, numbering.last))
        listener.refresh()
        return "stale"
    entry = room.carry_out(*(takebacks.entry_for(room, player, seat, action) if is_wish else (seat, action)))
    await room.commit(entry, (player, command.id))
    acknowledge(room, listener, command, entry.n)
    if branches.is_jump(entry.action):
        room.start_over()
    room.broadcast()
    return "acknowledged"


def check_no_rewind(action: str) -> None:
    """Which moment a return or a takeback leads to is for the server to say."""
    if branches.is_jump(action) or branches.is_takeback(action):
        raise Problem(422, "error-unreadable", word=action.split()[0])


def check_planning_is_open(room: Room, seat: str) -> None:
    if room.rounds.is_closed_to(seat):
        raise Problem(409, "error-planning-closed")


def check_not_paused(room: Room, action: str) -> None:
    if room.stored.paused and action != RESIGN:
        raise Problem(409, "error-paused")


def is_stale(room: Room, numbering: Numbering, command: Play) -> bool:
    if takebacks.is_always_meant(command.action):
        return False
    try:
        seen = numbering.entry(command.expect)
    except NoStep:
        return True
    return room.progress.staleness.is_stale(seen, command.seat, command.action)


def acknowledge(room: Room, listener: Listener, command: Play, n: int) -> None:
    """A command that is repeated after the end of the game gets the number that it had."""
    listener.send(Ack(command.id, room.numbering(listener.player, at_the_end=False).own(n)))


def send_refused(room: Room, listener: Listener, command: Why) -> None:
    """All actions that are refused now, with their clauses; on request, because it takes a while."""
    if command.seat not in room.people.seats_of(listener.player):
        listener.send(RefusedPlay(command.id, "", "error-not-your-seat", {}))
        return
    try:
        refused = [] if room.is_over else room.rules.run(lambda: room.table.refused(command.seat))
    except Problem as problem:
        listener.send(RefusedPlay(command.id, "", problem.error, problem.arguments))
        return
    listener.send(WhyNot(command.id, [(choice.text, clause) for choice, clause in refused]))
