"""A short camp evening (`make camp` is the long one): phones over real sockets, a server that is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tools.camp import verdict
from tools.camp.client import Done
from tools.camp.evening import Evening, Plan
from tools.camp.people import ENDINGS

SMALL = Plan(teams=3, crew=2, ships=8, rounds=3, kills=1, seed=3, bosses=2)


async def hold(evening: Evening) -> verdict.Verdict:
    try:
        await evening.run()
        await evening.go_home()
    finally:
        evening.server.stop()
    return await verdict.judge(evening)


def test_an_evening_loses_nothing_and_evaluates_every_round_once(tmp_path: Path) -> None:
    evening = Evening(SMALL, tmp_path)
    judged = asyncio.run(hold(evening))
    assert judged.judge() == []
    assert evening.kills == 1
    assert evening.fights[:2] == [0, 2]
    assert sum(captain.drops for captain in evening.captains) == 6
    assert sum(len(client.done) for client in evening.everybody) > 3 * SMALL.ships
    assert "faults: 0" in judged.report()
    find_what_is_wrong(evening, judged)


def find_what_is_wrong(evening: Evening, judged: verdict.Verdict) -> None:
    """The verdict can say no: an order nobody kept, a screen that shows something else, a round too many."""
    captain = evening.captains[0]
    captain.done["never"] = Done(1, captain.team, "forward blue-1")
    captain.log.pop()
    evening.projector.state["view"]["turn"] = 99
    judged.restored.progress.saved.turns.append(judged.restored.progress.saved.turns[-1])
    faults = " ".join(judged.judge())
    for words in (
        "lost: never",
        f"{captain.name} shows another log",
        "projector shows another view",
        "rounds",
    ):
        assert words in faults


def test_what_happens_follows_from_the_seed(tmp_path: Path) -> None:
    plan = Plan(teams=6, crew=4, ships=40, rounds=30, kills=2, seed=7)
    first, second = Evening(plan, tmp_path), Evening(plan, tmp_path)
    assert first.deadly == second.deadly
    assert len(first.deadly) == 2
    assert "race" in {first.ending(turn) for turn in first.deadly}
    assert {first.ending(turn) for turn in range(1, 31)} == set(ENDINGS)
