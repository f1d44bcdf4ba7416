"""What the organiser shows on all screens: the way in, a place, the replay of a round, the ceremony.

The ceremony begins by itself when a day or the game is over. All this is kept in memory only: after a restart
every screen shows the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.server.wire.base import Show
from admiralty.server.wire.requests import StageBody
from admiralty.server.wire.table_state import Replay, Stage

JOIN: Show = "join"
CEREMONY: Show = "ceremony"


@dataclass(frozen=True)
class Shown:
    show: Show = "board"
    place: str = ""
    split: bool = False
    spotlight: str = ""
    replay: Replay | None = None

    def message(self, codes: dict[str, str]) -> Stage:
        """With the codes of teams only while they are to be read from the wall."""
        shown = codes if self.show == JOIN else {}
        return Stage(codes=shown, **vars(self))


def directed(shown: Shown, wish: StageBody, now: int) -> Shown:
    """After a command of the organiser; what it does not name stays."""
    wanted = wish.replay
    replay = None if wanted is None else Replay(wanted.at, wanted.running, wanted.slow, now)
    return Shown(
        show=wish.show or shown.show,
        place=shown.place if wish.place is None else wish.place,
        split=shown.split if wish.split is None else wish.split,
        spotlight=shown.spotlight if wish.spotlight is None else wish.spotlight,
        replay=replay if "replay" in wish.model_fields_set else shown.replay,
    )
