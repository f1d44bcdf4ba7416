"""Short codes that people type on a phone: of a crew, of one person, or of the spectators."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.access import digest
from admiralty.server.database import reading
from admiralty.server.errors import Problem
from admiralty.server.models import CrewCode, CrewMember
from admiralty.server.places import Place

SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH: Final = 6


def new() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def normal(code: str) -> str:
    """As it is kept, however somebody types it."""
    return code.upper().replace(" ", "").replace("-", "")


def first(places: list[Place]) -> dict[str, str]:
    """For every seat that is no bot's, and for spectators ("")."""
    return {seat: new() for seat in ["", *(place.seat for place in places if not place.bot)]}


def spent(claim: str) -> str:
    """How the hash of a person's code is kept when it was used: nobody else can use it."""
    return f"used{claim[4:]}"


async def find(engine: AsyncEngine, code: str) -> str:
    """The table that a code belongs to."""
    async with reading(engine) as connection:
        table = await connection.scalar(select(CrewCode.table_id).where(CrewCode.code == normal(code)))
        if table is None:
            claim = digest(normal(code))
            own = CrewMember.claim.in_([claim, spent(claim)])
            table = await connection.scalar(select(CrewMember.table_id).where(own))
    if table is None:
        raise Problem(404, "error-code-unknown")
    return table
