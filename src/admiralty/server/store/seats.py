"""The seats of a table: each has a player, a bot or, at an organised table, a crew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from admiralty.server.names import Known, tell_apart
from admiralty.server.wire.base import Role, SeatKind

BOT: Final = "bot"
OPEN: Final = "open"
BOT_PROFILE: Final = "bot:"  # and the name of the bot
PERSON: Final = "person"
CAPTAIN: Final = "captain"
OFFICER: Final = "officer"
MEMBER: Final = "member"


def profile_id(player: str | None, bot: str | None) -> str:
    """Under what somebody at a seat is rated, and has a profile; "" for an open seat."""
    return f"{BOT_PROFILE}{bot}" if bot else player or ""


@dataclass
class Member:
    """A person in a crew. Without assigned `pieces` they may order all of the seat's; `player` is empty until
    somebody uses the code.
    """

    id: str
    seat: str
    role: Role
    name: str
    pieces: list[str] | None = None
    player: str | None = None
    claim: str | None = None
    is_named: bool = False  # by the organiser
    joined: int = 0
    named: int = 0  # since when the name is this one


@dataclass
class Place:
    """A seat and its holder: one player or, at an organised table, a crew."""

    seat: str
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    crew: list[Member] = field(default_factory=list)
    joined: int = 0  # when the player sat down
    named: int = 0  # since when the player's name is this one

    @property
    def kind(self) -> SeatKind:
        return BOT if self.bot else PERSON if self.player or self.crew else OPEN

    @property
    def who(self) -> str:
        """Under what the one player or the bot here is rated, and has a profile; "" for all others."""
        return profile_id(self.player, self.bot)

    def shown(self, names: Mapping[str, str]) -> str | None:
        """The name at the seat: a bot's, the player's, or the captains'. `names` are unique names by id."""
        captains = [member for member in self.crew if member.role == CAPTAIN] or self.crew
        crew = ", ".join(names.get(member.id, member.name) for member in captains)
        return self.bot or crew or names.get(self.player or "", self.name or "") or None

    def players(self) -> list[str]:
        """The players at this seat."""
        mates = [member.player for member in self.crew if member.player]
        return [self.player, *mates] if self.player else mates


def names_at(places: Iterable[Place], watchers: Iterable[Known]) -> dict[str, str]:
    """Unique names at a table: of players and spectators by player, of crews by member."""
    people: list[Known] = []
    aboard: set[str] = set()
    for place in places:
        aboard.update(place.players())
        if place.player:
            people.append(Known(place.player, place.name or "", max(place.joined, place.named)))
        people += [Known(m.id, m.name, max(m.joined, m.named)) for m in place.crew]
    people += [each for each in watchers if each.id not in aboard]
    return tell_apart(people)
