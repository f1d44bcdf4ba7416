"""One-time links made by the operator: the owner of an account sets a new password, or somebody invited the
first one.
"""

from __future__ import annotations

from admiralty.server.accounts import new_password
from admiralty.server.maintenance import one_job
from admiralty.server.moderation import measures


async def make_link(address: str, login: str, now: int) -> str | None:
    """The path of the link, also while a server runs; nothing if there is no such account."""
    return await one_job.run(address, lambda connection: new_password.make_link(connection, login, now))


async def invite(address: str, login: str, name: str, now: int) -> str | None:
    """Make an account and a link with which its owner sets the password; nothing if the login is taken."""
    return await one_job.run(address, lambda connection: measures.invite(connection, None, login, name, now))
