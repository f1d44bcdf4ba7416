"""kill -9 of one of two workers, again and again, and workers that are replaced while people play.

`make worker-kills KILLS=100 TABLES=200` makes a campaign of it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, is_there
from tests.server.sinks import MailSink, sinks
from tools.kills.workers import Crowd, ForkedWorkers

KILLS = int(os.environ.get("ADMIRALTY_WORKER_KILLS", "1"))
TABLES = int(os.environ.get("ADMIRALTY_WORKER_TABLES", "12"))
REPLACED = int(os.environ.get("ADMIRALTY_WORKER_LEAVES", "1"))

pytestmark = pytest.mark.skipif(not is_there(), reason="PostgreSQL is not here")


@pytest.fixture
def mail() -> Iterator[MailSink]:
    with sinks() as (_, mail):
        yield mail


@pytest.fixture
def workers(tmp_path: Path, mail: MailSink) -> Iterator[ForkedWorkers]:
    workers = ForkedWorkers(
        tmp_path / "workers.log",
        {
            "ADMIRALTY_ORIGIN": "{url}",
            "ADMIRALTY_SMTP_HOST": "127.0.0.1",
            "ADMIRALTY_SMTP_PORT": str(mail.port),
            "ADMIRALTY_SMTP_SECURITY": "none",
            "ADMIRALTY_SMTP_FROM": "club@example.org",
            "ADMIRALTY_NOTIFY_PRESENT_SECONDS": "0",
            "ADMIRALTY_NOTIFY_MAIL_SECONDS": "0",
            "ADMIRALTY_NOTIFY_RETRY_SECONDS": "1",
        },
    )
    yield workers
    workers.close()


def test_killed_workers_lose_nothing_and_do_nothing_twice(
    cluster: Cluster,
    workers: ForkedWorkers,
    mail: MailSink,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    crowd = Crowd(workers, cluster.new_base(), tmp_path, random.random(), tables=TABLES, mail=mail)
    tally = asyncio.run(crowd.run(KILLS, REPLACED))
    with capsys.disabled():
        sys.stdout.write(f"\n{tally}\n{crowd.report()}\n")
    assert not tally.lost
    assert not tally.doubled
    assert not tally.diverged
    assert tally.bot_moves > 0
    assert crowd.mailed > 0
