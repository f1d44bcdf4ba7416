"""What an organiser is told: crews, announcements, saved turns."""

from __future__ import annotations

from admiralty.server.wire.base import Answer, Role, When


class PersonDetails(Answer):
    """A person at a table. `pieces` is null if they may order all of the seat's; `taken` says whether a phone
    has used the code.
    """

    id: str
    name: str
    seat: str
    role: Role
    pieces: list[str] | None
    online: bool
    taken: bool


class Crews(Answer):
    codes: dict[str, str]
    watch_code: str
    people: list[PersonDetails]


class NewCode(Answer):
    code: str


class NewPerson(Answer):
    """The code lets one phone take the identity over, once."""

    id: str
    code: str


class Announced(Answer):
    n: int
    text: str
    time: int


class SavedTurn(Answer):
    """A saved moment: after entry `n`, before or after a turn was evaluated."""

    n: int
    turn: int
    when: When


class Returned(Answer):
    seq: int
