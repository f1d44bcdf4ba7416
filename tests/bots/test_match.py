"""Matches: bots act by themselves from imagined states; people are waited for."""

from __future__ import annotations

import pytest

from admiralty.bots.match import Match
from admiralty.core import flow
from admiralty.core.action import Action, Unreadable
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.table.table import Table
from tests.support import game, table


class First:
    """Takes the last choice and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, s: State, seat: int) -> Action:
        self.shown.append(s)
        return flow.question(s).explore(s, seat)[0]


def test_a_match_waits_for_people() -> None:
    t = table("port-arthur", luck=[1, 2])
    player = First()
    match = Match(t, {"russia": player})
    assert match.run() == 0
    t.play("japan", "done")
    assert match.step() is not None
    assert player.shown
    assert player.shown[0] is not t.state


def test_a_bot_sees_an_imagined_state() -> None:
    t = table(
        "port-arthur",
        "sortie russia; tsushima: mikasa asahi; yellow-sea: fuji asama",
        [1, 2],
        fog_of_war="on",
    )
    player = First()
    real = t.state
    Match(t, {"russia": player}).step()
    shown = player.shown[0]
    assert shown is not real
    assert t.game.view(shown, 1)["squadrons"] == t.view("russia")["squadrons"]


def test_two_bots_finish_a_game_the_same_way_every_time() -> None:
    endings = []
    for _ in range(2):
        t = Table(game("port-arthur"), seed=6)
        Match(t, {"japan": First(), "russia": First()}, seed=1).run()
        assert t.is_over
        endings.append(t.position())
    assert endings[0] == endings[1]


def test_an_unknown_seat_is_rejected() -> None:
    with pytest.raises(Unreadable):
        Match(table("port-arthur"), {"china": First()})
