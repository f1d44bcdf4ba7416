"""Short codes that people type on a phone: for a crew, for one person, or for spectators."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from admiralty.server.accounts.access import digest
from admiralty.server.errors import Problem
from admiralty.server.store.database import reading
from admiralty.server.store.models import CrewCode, CrewMember
from admiralty.server.store.seats import Place

SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH: Final = 6


def new() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def normal(code: str) -> str:
    """The stored form of a code, however it was typed."""
    return code.upper().replace(" ", "").replace("-", "")


def first(places: list[Place]) -> dict[str, str]:
    """A code for every seat without a bot, and for spectators ("")."""
    return {seat: new() for seat in ["", *(place.seat for place in places if not place.bot)]}


def spent(claim: str) -> str:
    """What is stored instead of the hash of a personal code after its use: nobody else can use it."""
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
