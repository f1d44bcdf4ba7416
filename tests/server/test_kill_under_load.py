"""kill -9 in the middle of mixed play: nothing acknowledged is lost, nothing done twice, no screen differs.

People at several tables play, repeat themselves, take back and chat, with and without bots; others come by
invitations, codes and links, and make new tables; an organiser announces and ends rounds, or the timer does.
`make kills KILLS=500 DB=postgres` makes a campaign of it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from admiralty.server.accounts.access import digest
from tools.kills.evening import campaign
from tools.kills.judge import Judge, Rows
from tools.kills.ledger import Ledger, Line, Link, Made, Move, Seated, Watching

KILLS = int(os.environ.get("ADMIRALTY_KILLS", "3"))


def test_kill_9_loses_nothing_and_does_nothing_twice(
    new_database: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def say(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}\n")
            sys.stdout.flush()

    tally = campaign(KILLS, new_database, tmp_path, say)
    assert not tally.lost
    assert not tally.doubled
    assert not tally.diverged
    assert tally.bot_moves > 0


def row(**columns: object) -> Any:
    return SimpleNamespace(**columns)


def kept() -> Rows:
    """A database with one of everything."""
    return {
        "players": [row(id="p", name="guest 1"), row(id="q", name="guest 2")],
        "sessions": [row(token=digest("s"), player="p"), row(token=digest("z"), player="q")],
        "tables": [row(id="t", owner="p")],
        "seats": [row(table_id="t", seat="japan", player="p", bot=None)],
        "crews": [row(table_id="t", seat="blue", role="captain", player="q")],
        "invitations": [row(token=digest("link"), table_id="t")],
        "watch_links": [],
        "watchers": [row(table_id="t", player="q")],
        "entries": [row(table_id="t", n=1, seat="japan", action="done", player="p", client="c")],
        "chat": [row(table_id="t", player="p", text="hello")],
        "announcements": [row(n=1, text="now")],
    }


def promised() -> Ledger:
    return Ledger(
        moves=[Move("t", "s", "c", 1, "japan", "done")],
        lines=[Line("t", "s", "hello")],
        guests={"guest 1": "s", "guest 2": "z"},
        tables=[Made("t", "s", ())],
        links=[Link("link", "t", "japan")],
        seated=[Seated("t", "japan", "s"), Seated("t", "blue", "z", "captain")],
        watching=[Watching("t", "z")],
        notices={"now": 1},
    )


def judged(rows: Rows) -> tuple[int, int]:
    judge = Judge(promised(), rows)
    judge.judge_end()
    verdict = judge.judge()
    return len(verdict.lost), len(verdict.doubled)


def test_the_judge_finds_nothing_where_all_is_as_promised() -> None:
    assert judged(kept()) == (0, 0)


@pytest.mark.parametrize(
    "table",
    ["sessions", "tables", "seats", "crews", "invitations", "watchers", "entries", "chat", "announcements"],
)
def test_the_judge_misses_whatever_is_lost(table: str) -> None:
    lost, _ = judged({**kept(), table: []})
    assert lost > 0


@pytest.mark.parametrize("table", ["players", "crews", "chat", "announcements"])
def test_the_judge_sees_what_is_there_twice(table: str) -> None:
    rows = kept()
    _, doubled = judged({**rows, table: rows[table] * 2})
    assert doubled > 0


def test_the_judge_sees_what_nobody_asked_for() -> None:
    rows = kept()
    rows["entries"].append(row(table_id="t", n=2, seat="japan", action="done", player="p", client="d"))
    rows["entries"].append(row(table_id="t", n=3, seat="japan", action="done", player=None, client=None))
    assert judged(rows) == (0, 2)


def test_the_judge_sees_a_number_that_cannot_be() -> None:
    ledger = promised()
    ledger.moves = [Move("t", "s", "c", 2, "japan", "done")]
    assert len(Judge(ledger, kept()).judge().lost) == 1
