"""The bodies of requests about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from admiralty.server.wire.requests import Body, ClockBody, Moment, Name, Word

Rounds = Annotated[int, Field(ge=1, le=63)]
RoundSeconds = Annotated[int, Field(ge=60, le=60 * 86400)]
Options = Annotated[dict[Word, Word], Field(max_length=40)]


class TournamentBody(Body):
    """A round robin has as many rounds as it needs. Without `starts` its organiser starts it."""

    name: Name
    game: Word
    options: Options = Field(default_factory=dict)
    system: Literal["swiss", "round-robin"] = "swiss"
    rounds: Rounds = 5
    both_sides: bool = False
    clock: ClockBody | None = None
    round_seconds: RoundSeconds | None = None
    starts: Moment | None = None


class BotBody(Body):
    bot: Word


class WithdrawBody(Body):
    entrant: Word


class SettleBody(Body):
    """The organiser's decision about a game that is being played."""

    round: Annotated[int, Field(ge=1, le=63)]
    board: Annotated[int, Field(ge=1, le=64)]
    leg: Annotated[int, Field(ge=1, le=2)] = 1
    result: Literal["first", "second", "drawn", "neither"]
