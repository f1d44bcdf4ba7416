"""People who are away: a notice beside their names and, on vacation, clocks of slow games that stand still.

Everybody has so many days of vacation in a year. A vacation that ends early gives back what was not used.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from admiralty.server.errors import Problem
from admiralty.server.store.database import reading
from admiralty.server.store.models import Absence as AbsenceRow

DAY: Final = 86_400_000  # milliseconds
LONGEST: Final = 90 * DAY


@dataclass(frozen=True)
class Absence:
    """Until when; with `vacation` slow clocks stand still. `used` is the vacation taken in `year`."""

    player: str
    until: int = 0
    note: str = ""
    vacation: bool = False
    year: int = 0
    used: int = 0

    def left(self, now: int, days: int) -> int:
        """How much vacation there is left this year, in milliseconds."""
        return days * DAY - (self.used if self.year == year_of(now) else 0)

    def ended(self, now: int) -> Absence:
        """Back now."""
        unused = max(0, self.until - now) if self.vacation and self.year == year_of(now) else 0
        return replace(self, until=0, note="", vacation=False, used=self.used - unused)

    def begun(self, now: int, until: int, note: str, vacation: bool, days: int) -> Absence:
        """Away from now on; raises a Problem if that is too long."""
        if not now < until <= now + LONGEST:
            raise Problem(422, "error-away-until", days=LONGEST // DAY)
        before = self.ended(now)
        left, wanted = before.left(now, days), until - now if vacation else 0
        if wanted > left:
            raise Problem(409, "error-vacation-left", days=left // DAY)
        return Absence(self.player, until, note, vacation, year_of(now), days * DAY - left + wanted)


def year_of(now: int) -> int:
    """
    >>> year_of(0), year_of(1_790_000_000_000)
    (1970, 2026)
    """
    return time.gmtime(now // 1000).tm_year


class Absences:
    """In memory, because every table that is opened asks; it follows every committed change."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.people: dict[str, Absence] = {}

    async def start(self) -> None:
        async with reading(self.engine) as connection:
            rows = await connection.execute(select(AbsenceRow.__table__))
            self.people = {row.player: Absence(**row._mapping) for row in rows}

    async def reload(self, player: str) -> None:
        """After a change, here or by another worker."""
        async with reading(self.engine) as connection:
            query = select(AbsenceRow.__table__).where(AbsenceRow.player == player)
            row = (await connection.execute(query)).one_or_none()
        self.people[player] = Absence(**row._mapping) if row is not None else Absence(player)

    def of(self, player: str) -> Absence:
        return self.people.get(player) or Absence(player)

    def away(self, player: str | None, now: int) -> Absence | None:
        """The absence of somebody who is away now."""
        found = self.people.get(player or "")
        return found if found is not None and found.until > now else None


async def keep(connection: AsyncConnection, absence: Absence) -> None:
    await connection.execute(delete(AbsenceRow).where(AbsenceRow.player == absence.player))
    await connection.execute(insert(AbsenceRow).values(**asdict(absence)))
