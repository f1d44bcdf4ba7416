"""What holds of fleets and battles at sea in every state of a game."""

from __future__ import annotations

from typing import Final

from admiralty.core import flow
from admiralty.core.flow import Frame
from admiralty.games.russo_japanese_war.datacheck import FACES
from admiralty.games.russo_japanese_war.r13_battle import (
    NOBODY,
    Battle,
    ChooseFire,
    ChoosePairing,
    by_length,
)
from admiralty.games.russo_japanese_war.r13_fleets import line_of
from admiralty.games.russo_japanese_war.r13_naval import ChooseHit
from admiralty.games.russo_japanese_war.r13_repair import ChooseRepair, damaged
from admiralty.games.russo_japanese_war.state import State
from admiralty.games.russo_japanese_war.tables import FIRST, JAPAN, RUSSIA, SECOND, SQUADRON, VLADIVOSTOK

OPPONENTS: Final = ((FIRST, SQUADRON), (SECOND, VLADIVOSTOK))
REPAIRED: Final = ((RUSSIA, SQUADRON), (JAPAN, FIRST), (JAPAN, SECOND))
MOST_REPAIRS: Final = 2
HIGHEST_SEA: Final = 1024


def check_fleets(s: State) -> None:
    """[RJ-13.2] [RJ-13.3] Two steps at most; a flagship that is afloat; lines during a battle only."""
    t = s.t
    for ship, steps in enumerate(s.steps):
        assert 0 <= steps <= (2 if t.naval else 0), f"{t.ship_ids[ship]} has no such steps"
    if s.flagship >= 0:
        assert s.flagship in s.afloat(SQUADRON), "the flagship is not afloat"
    assert 0 <= s.sea < HIGHEST_SEA, "nothing such happened at sea"
    for frame, at in zip(s.stack, s.at, strict=True):
        if isinstance(frame, Battle):
            check_battle(s, frame, flow.in_progress(frame, at))
            return
    assert not (s.japan_line or s.russia_line or s.faces or s.aims) or s.result, "there is no battle at sea"


def check_battle(s: State, battle: Battle, clause: str) -> None:
    """[RJ-13.18] [RJ-13.19] Two lines of the ships afloat; each of the longer one faces one of the other."""
    assert (battle.japanese, battle.russian) in OPPONENTS, "these fleets do not meet"
    if not clause:
        return
    for numbers in (s.faces, s.aims):
        assert len(numbers) == s.t.ships, "a battle needs all ships"
        assert all(ship == NOBODY or 0 <= ship < s.t.ships for ship in numbers), "there is no such ship"
    if clause == "lines":
        assert not s.japan_line, "the lines are not shown yet"
        assert not s.russia_line, "the lines are not shown yet"
        return
    fleets = (battle.japanese, battle.russian)
    for side in (JAPAN, RUSSIA):
        assert line_of(s, side), "a line has no ships"
        assert sorted(line_of(s, side)) == sorted(s.afloat(fleets[side])), "a line is not the ships afloat"
    longer, shorter = by_length(s)
    faced = [s.faces[ship] for ship in line_of(s, longer) if s.faces[ship] != NOBODY]
    assert set(faced) == set(line_of(s, shorter)), "a ship faces nobody"
    assert len(faced) == s.t.ships - s.faces.count(NOBODY), "a ship faces somebody that should not"
    for ship in line_of(s, shorter):
        aim = s.aims[ship]
        assert aim == NOBODY or s.faces[aim] == ship, "a ship aims at somebody it does not face"


def check_frame(s: State, frame: Frame) -> None:
    """The questions of a naval step."""
    name = type(frame).__name__
    if isinstance(frame, ChoosePairing):
        longer, _ = by_length(s)
        assert frame.side == longer, f"{name}: the other line is longer"
        assert frame.ship in line_of(s, longer), f"{name}: no such ship"
        assert s.faces[frame.ship] == NOBODY, f"{name}: the ship faces somebody"
    elif isinstance(frame, ChooseFire):
        _, shorter = by_length(s)
        assert frame.side == shorter, f"{name}: the other line is shorter"
        assert frame.ship in line_of(s, shorter), f"{name}: no such ship"
        assert s.aims[frame.ship] == NOBODY, f"{name}: the ship has a target"
    elif isinstance(frame, ChooseRepair):
        assert (frame.side, frame.fleet) in REPAIRED, f"{name}: no such fleet"
        most = min(MOST_REPAIRS, len(damaged(s, frame.fleet)))
        assert 1 <= frame.left <= most, f"{name}: not so many are repaired"
    elif isinstance(frame, ChooseHit):
        assert 1 <= frame.left <= FACES, f"{name}: no such hits"
