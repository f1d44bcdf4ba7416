"""Accounts: being away."""

from __future__ import annotations

from admiralty.server.wire.base import Answer


class AbsenceDetails(Answer):
    """Until when the caller is away, if so, and how many days of vacation are left this year."""

    until: int | None
    note: str
    vacation: bool
    days_left: int
