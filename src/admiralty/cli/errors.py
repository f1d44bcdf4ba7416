"""What may go wrong for a user, and the one sentence said about it. Anything else is a bug and shows."""

from __future__ import annotations

from typing import Final

from typer.exceptions import TyperException

from admiralty.bots import BadBot, IllegalChoice
from admiralty.core.action import Refused, Unreadable
from admiralty.core.codec import BadPosition
from admiralty.core.game import BadOption
from admiralty.games import UnknownGame
from admiralty.kit.datafile import DataError
from admiralty.table.record import DamagedRecord

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
MAX_SENTENCE: Final = 600


class Stop(Exception):
    """The command ends here: what to tell the user, and the exit code."""

    def __init__(self, sentence: str, code: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.code = code


KNOWN: Final = (
    Stop,
    TyperException,
    BadBot,
    IllegalChoice,
    UnknownGame,
    BadOption,
    BadPosition,
    DataError,
    DamagedRecord,
    Refused,
    Unreadable,
    OSError,
    UnicodeDecodeError,
)


def sentence(error: Exception) -> str:
    """The error as one sentence with a full stop; it follows the name of the program."""
    if isinstance(error, OSError):
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)
    elif isinstance(error, UnicodeDecodeError):
        text = "the file is not a UTF-8 text"
    elif isinstance(error, TyperException):
        text = error.format_message()
    else:
        text = str(error)
    text = " ".join(text.split())
    text = text if len(text) <= MAX_SENTENCE else f"{text[:MAX_SENTENCE]} …"
    return text if text.endswith((".", "!", "?", "。")) else f"{text}."


def exit_code(error: Exception) -> int:
    return error.code if isinstance(error, Stop) else BAD_INPUT
