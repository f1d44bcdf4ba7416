"""Who sits where: a player or a bot at a seat or, at an organised table, a crew."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

BOT: Final = "bot"
OPEN: Final = "open"
PERSON: Final = "person"
CAPTAIN: Final = "captain"
OFFICER: Final = "officer"
MEMBER: Final = "member"


@dataclass
class Member:
    """Somebody of a crew; without ships of their own they order all, without a player nobody plays them."""

    id: str
    seat: str
    role: str
    name: str
    ships: list[str] | None = None
    player: str | None = None
    claim: str | None = None
    is_named: bool = False  # by the organiser


@dataclass
class Place:
    """A seat and who sits there: one player or, at an organised table, a crew."""

    seat: str
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    crew: list[Member] = field(default_factory=list)
    joined: int = 0  # when the player sat down

    @property
    def kind(self) -> str:
        return BOT if self.bot else PERSON if self.player or self.crew else OPEN

    @property
    def shown(self) -> str | None:
        """The name at the seat: a bot's, the player's, or the captains'."""
        captains = [member.name for member in self.crew if member.role == CAPTAIN]
        return self.bot or ", ".join(captains or [member.name for member in self.crew]) or self.name

    def players(self) -> list[str]:
        """Who plays here."""
        mates = [member.player for member in self.crew if member.player]
        return [self.player, *mates] if self.player else mates
