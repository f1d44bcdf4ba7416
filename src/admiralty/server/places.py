"""Who sits where: a player or a bot at a seat or, at an organised table, a crew."""

from __future__ import annotations

from collections.abc import Mapping
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
    joined: int = 0
    named: int = 0  # since when the name is this one


@dataclass
class Place:
    """A seat and who sits there: one player or, at an organised table, a crew."""

    seat: str
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    crew: list[Member] = field(default_factory=list)
    joined: int = 0  # when the player sat down
    named: int = 0  # since when the player's name is this one

    @property
    def kind(self) -> str:
        return BOT if self.bot else PERSON if self.player or self.crew else OPEN

    def shown(self, names: Mapping[str, str]) -> str | None:
        """The name at the seat: a bot's, the player's, or the captains'; `names` tell people apart."""
        captains = [member for member in self.crew if member.role == CAPTAIN] or self.crew
        crew = ", ".join(names.get(member.id, member.name) for member in captains)
        return self.bot or crew or names.get(self.player or "", self.name or "") or None

    def players(self) -> list[str]:
        """Who plays here."""
        mates = [member.player for member in self.crew if member.player]
        return [self.player, *mates] if self.player else mates
