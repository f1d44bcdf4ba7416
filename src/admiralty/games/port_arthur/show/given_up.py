"""What a choice gives up for good."""

from __future__ import annotations

from admiralty.core import flow
from admiralty.core.action import Action, first
from admiralty.games.port_arthur.r05_sorties import Sortie
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.words import DONE, SAIL, VERB
from admiralty.kit.extras import Loss, Losses


def losses(s: State, seat: int) -> dict[Action, Losses]:
    """[PA-5.4] Ships that could sail and are left in port."""
    ask = flow.question(s)
    if not isinstance(ask, Sortie):
        return {}
    harbour, place, home = s.t.anchorage0, s.place, ask.home
    sailing = {first(a) for a in ask.legal(s, seat) if a & VERB == SAIL}
    waiting = [ship for ship in sailing if place[ship] == harbour + home[ship]]
    return {DONE: (Loss("ships", len(waiting)),)} if waiting else {}
