"""Errors: each names a message in `text/<language>.ftl` and the values that fill it in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Arguments: TypeAlias = dict[str, str | int]

MAX_FIELD: Final = 64


class Problem(Exception):
    """An error that the caller is told about; `status` is the HTTP status."""

    def __init__(self, status: int, error: str, /, **args: str | int) -> None:
        super().__init__(error, args)
        self.status = status
        self.error = error
        self.arguments: Arguments = args

    def body(self) -> dict[str, object]:
        return {"error": self.error, "args": self.arguments}

    def __reduce__(self) -> tuple[Callable[[int, str, Arguments], Problem], tuple[int, str, Arguments]]:
        """Problems also come from worker processes."""
        return problem, (self.status, self.error, self.arguments)


def problem(status: int, error: str, args: Arguments) -> Problem:
    return Problem(status, error, **args)


class CannotStart(Exception):
    """Why the server does not start, in one sentence."""


class StorageFailed(Exception):
    """The database failed to read or write; nothing of it may be acknowledged."""

    error = "error-storage"


class Moved(StorageFailed):
    """Another worker owns the table now: nothing was written, and the same may be tried there. `scope` is the
    table, or the lobby, if it is known.
    """

    error = "error-busy"

    def __init__(self, scope: str = "") -> None:
        super().__init__(f"another worker owns {scope or 'the table'}")
        self.scope = scope


class OutcomeUnknown(StorageFailed):
    """The answer to a commit was lost and the database cannot be asked: the commit may have happened."""

    error = "error-unknown-outcome"


def bad_request(location: Sequence[int | str]) -> Problem:
    """Name the wrong field, never its content."""
    field = ".".join(str(part) for part in location)[:MAX_FIELD]
    return Problem(422, "error-bad-request", field=field.encode(errors="replace").decode())


def no_session() -> Problem:
    return Problem(401, "error-no-session")


def barred() -> Problem:
    return Problem(403, "error-barred")


def no_table() -> Problem:
    return Problem(404, "error-no-table")


def challenge_gone() -> Problem:
    return Problem(410, "error-challenge-gone")


def stopped() -> Problem:
    return Problem(409, "error-table-stopped")


def storage(failed: StorageFailed | None = None) -> Problem:
    return Problem(503, (failed or StorageFailed()).error)
