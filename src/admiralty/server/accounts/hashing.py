"""Password hashes: costly on purpose, so one at a time, in a thread of low priority.

A flood of log-ins takes one processor at most, and only what players leave of it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

NICENESS: Final = 5
HASHER: Final = PasswordHasher(parallelism=1)  # Argon2id with the library's recommended cost, in one thread
NOBODYS_HASH: Final = HASHER.hash(secrets.token_hex(16))


def lower_priority() -> None:
    """Of this thread alone, which only Linux can."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


THREAD: Final = ThreadPoolExecutor(1, "passwords", lower_priority)


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREAD, HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Takes equally long with and without a stored hash."""
    try:
        await asyncio.get_running_loop().run_in_executor(
            THREAD, HASHER.verify, stored or NOBODYS_HASH, password
        )
    except (VerifyMismatchError, InvalidHashError):
        return False
    return stored is not None
