"""How often each side of a game wins: in finished public games, and where a bot played against itself.

Games in progress and private ones do not count, so that this tells nothing of them.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.core.game import Game as RulesGame
from admiralty.server.store.models import Game, Seat
from admiralty.server.store.seats import profile_id
from admiralty.server.store.table_store import TOURNAMENT
from admiralty.server.wire.profiles import Balance, BalanceLine, SimulatedBalance

NEWEST: Final = 1000  # games that are counted
MOST_LINES: Final = 12

Choice = tuple[str, str]
USUAL: Final[Choice] = ("", "")


async def read(connection: AsyncConnection, game: RulesGame) -> Balance:
    there = (
        select(Game.id, Game.header)
        .where(Game.game == game.slug, Game.finished.is_not(None), Game.public.is_(True))
        .where(or_(Game.origin.is_(None), Game.origin == TOURNAMENT))
        .order_by(Game.finished.desc(), Game.id)
        .limit(NEWEST)
    )
    headers = (await connection.execute(there)).all()
    columns = (Seat.table_id, Seat.seat, Seat.payoff, Seat.player, Seat.bot)
    mine = Seat.table_id.in_([row.id for row in headers])
    seats = (await connection.execute(select(*columns).where(mine))).all()
    lines = await asyncio.to_thread(counted, headers, seats, game.options)
    found = simulated(game)
    return Balance(seats=list(game.seats), bot=found.bot, here=lines, simulated=found.lines)


def simulated(game: RulesGame) -> SimulatedBalance:
    """What `tools/balance.py` has noted in the folder of the game."""
    file = game.folder / "balance.json"
    if not file.exists():
        return SimulatedBalance("", [])
    return msgspec.json.decode(file.read_bytes(), type=SimulatedBalance)


def counted(headers: Sequence[Any], seats: Sequence[Any], defaults: dict[str, str]) -> list[BalanceLine]:
    """Games with the usual options, then those with each other choice, the most played first."""
    at: defaultdict[str, list[Any]] = defaultdict(list)
    for seat in seats:
        at[seat.table_id].append(seat)
    lines: dict[Choice, BalanceLine] = {}
    for row in headers:
        if not is_contest(at[row.id]):
            continue
        options: dict[str, str] = json.loads(row.header)["options"]
        unusual = [choice for choice in options.items() if defaults.get(choice[0]) != choice[1]]
        for choice in unusual or [USUAL]:
            line = lines.setdefault(choice, BalanceLine(*choice, 0, 0, {}))
            add(line, at[row.id])
    ordered = sorted(lines, key=lambda choice: (choice != USUAL, -lines[choice].games, choice))
    return [lines[choice] for choice in ordered[:MOST_LINES]]


def is_contest(seats: Sequence[Any]) -> bool:
    """A game with a result, in which nobody played against himself."""
    holders = {profile_id(seat.player, seat.bot) or seat.seat for seat in seats}
    return len(holders) == len(seats) > 1 and all(seat.payoff is not None for seat in seats)


def add(line: BalanceLine, seats: Sequence[Any]) -> None:
    best = max(seat.payoff for seat in seats)
    winners = [seat.seat for seat in seats if seat.payoff == best]
    line.games += 1
    if len(winners) == 1:
        line.won[winners[0]] = line.won.get(winners[0], 0) + 1
    else:
        line.drawn += 1
