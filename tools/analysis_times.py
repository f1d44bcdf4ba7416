"""How long people wait for an analysis, over a real server: until the first graph, and until it is complete.

    python -m tools.analysis_times                  # 150 decisions of each game
    python -m tools.analysis_times port-arthur --decisions 300

Times are only worth something on an idle machine.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from admiralty import Table, bots, games
from admiralty.bots.match import Match
from tools.load.process import ServerProcess

LOOK_SECONDS = 0.1


def played(slug: str, decisions: int) -> str:
    """The record of a game of that many decisions, or as many as it has, between random bots."""
    for seed in range(100):
        table = Table(games.load(slug), seed=seed)
        match = Match(table, {seat: bots.make("random", n) for n, seat in enumerate(table.game.seats)}, seed)
        while not table.is_over and table.sequence < decisions:
            match.step()
        if table.sequence >= decisions:
            break
    return table.save()


def measure(http: httpx.Client, slug: str, record: str) -> str:
    path = f"/api/tables/{post(http, '/api/import', record=record)['id']}/analysis"
    begun, first = time.monotonic(), 0.0
    found = post(http, path)
    while found["status"] == "running":
        if found["points"] and not first:
            first = time.monotonic() - begun
        time.sleep(LOOK_SECONDS)
        found = http.get(path).raise_for_status().json()
    whole = time.monotonic() - begun
    examined = found["examined"]
    return (
        f"{slug}: first graph {first or whole:.1f} s, {found['status']} after {whole:.1f} s, "
        f"{examined['decisions']} of {examined['of']} decisions, {len(found['points'])} points"
    )


def post(http: httpx.Client, path: str, **body: str) -> Any:
    return http.post(path, json=body).raise_for_status().json()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=games.slugs())
    parser.add_argument("--decisions", type=int, default=150)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(str(Path(folder) / "games.db"), Path(folder) / "server.log")
        server.start()
        try:
            with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60) as http:
                post(http, "/api/me", name="Ann")
                for slug in given.games:
                    print(measure(http, slug, played(slug, given.decisions)), flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
