"""What the organiser shows on all screens: the way in, a place, the replay of a round, the ceremony.

The ceremony begins by itself when a day or the game is over. A restart of the server changes nothing of it.
"""

from __future__ import annotations

from msgspec import to_builtins
from msgspec.structs import asdict
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from admiralty.server.store.models import Round
from admiralty.server.store.organised_store import Shown
from admiralty.server.store.table_store import Job
from admiralty.server.wire.base import Show
from admiralty.server.wire.requests import StageBody
from admiralty.server.wire.table_state import Replay, Stage

JOIN: Show = "join"
CEREMONY: Show = "ceremony"


def message(shown: Shown, codes: dict[str, str]) -> Stage:
    """With the codes of teams only while they are to be read from the wall."""
    return Stage(codes=codes if shown.show == JOIN else {}, **asdict(shown))


def directed(shown: Shown, wish: StageBody, now: int) -> Shown:
    """After a command of the organiser; what it does not name stays."""
    wanted = wish.replay
    replay = None if wanted is None else Replay(wanted.at, wanted.running, wanted.slow, now)
    return Shown(
        show=wish.show or shown.show,
        place=shown.place if wish.place is None else wish.place,
        split=shown.split if wish.split is None else wish.split,
        spotlight=shown.spotlight if wish.spotlight is None else wish.spotlight,
        replay=replay if "replay" in wish.model_fields_set else shown.replay,
    )


def saving(table_id: str, shown: Shown, job: Job[None] | None = None) -> Job[None]:
    """A job that writes what a table's screens show, and another job in the same transaction."""
    values = to_builtins(shown)

    async def both(connection: AsyncConnection) -> None:
        await connection.execute(update(Round).where(Round.table_id == table_id).values(stage=values))
        if job is not None:
            await job(connection)

    return both
