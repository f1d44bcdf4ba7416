"""Recorded games that a test opens in the page: at a position, part of the way, or played to the end."""

from __future__ import annotations

from admiralty import Table, bots
from admiralty.bots.match import Match
from tests.support import game

BATTLE = "turn 2; operations japan; tsushima: asama tokiwa izumo iwate poltava sevastopol* peresvet rurik"
SORTIE = "turn 1; sortie japan"


def stand(position: str, *plays: str, seed: int = 1, **options: str) -> Table:
    """A table at a position, after plays of the form `japan: battle tsushima`."""
    table = Table(game("port-arthur", *sorted(options.items())), seed=seed, position=position)
    for play in plays:
        seat, _, action = play.partition(": ")
        table.play(seat, action)
    return table


def in_battle() -> Table:
    """Japan has attacked off Tsushima and is asked for the number of its dice."""
    table = stand(BATTLE, "japan: battle tsushima")
    assert table.now("ChooseDice")
    return table


def finished(seed: int = 0, **options: str) -> Table:
    """A game of two bots that play by chance."""
    table = Table(game("port-arthur", *sorted(options.items())), seed=seed)
    Match(table, {"japan": bots.make("random", seed), "russia": bots.make("random", seed + 1)}, seed).run()
    assert table.is_over
    return table


def hesitant(least: int) -> Table:
    """A finished game of people who take back whatever they may and then do it all the same."""
    for seed in range(100):
        table = Table(game("port-arthur"), seed=seed)
        match = Match(table, {"japan": bots.make("random", seed), "russia": bots.make("random", seed)}, seed)
        while not table.is_over:
            seat = table.acting[0]
            match.step()
            if table.may_undo(seat):
                action = table.record.entries[-1].action
                table.play(seat, "undo")
                table.play(seat, action)
        if table.sequence >= least:
            return table
    raise AssertionError(f"no game of {least} entries")
