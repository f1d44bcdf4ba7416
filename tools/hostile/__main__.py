"""`python -m tools.hostile [frames|attacks]`: malformed frames, and attacks while others play.

    frames     malformed frames over real sockets; the server answers, its memory stays flat
    attacks    one client does its worst, in several ways; what everybody else notices of it

Each run starts a server of its own on loopback and stops by itself. The exit status is 1 if the server was
silent, answered with a fault, grew, or kept others waiting. `make hostile` runs these with `admiralty fuzz
--hostile` and schemathesis.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tools.hostile import attacks, frames
from tools.load.figures import Times
from tools.load.people import Chair, Lobby
from tools.load.process import ServerProcess

SOCKETS = 4
MAX_GROWTH = 1.3
"""The server's memory may grow to this many times what it was after a tenth of the frames."""


async def run_frames(folder: Path, count: int, seconds: float) -> bool:
    server = ServerProcess(str(folder / "frames.db"), folder / "server.log")
    server.start()
    try:
        async with Lobby(server.url) as lobby:
            owner = await lobby.guest("Mallory")
            table = await lobby.table("_template", owner, {"red": "me", "blue": "me"})
        chair = Chair(table, "red", owner)
        until = time.monotonic() + seconds
        first = await storms(server.url, chair, count // 10, 1, until)
        before = server.memory_bytes()
        rest = await storms(server.url, chair, count - count // 10, 2, until)
        after = server.memory_bytes()
    finally:
        server.stop()
    reports = [*first, *rest]
    sent, silent = sum(one.sent for one in reports), sum(one.silent for one in reports)
    answers = sum((one.answers for one in reports), start=frames.FrameReport().answers)
    log = (folder / "server.log").read_text(encoding="utf-8")
    faults = answers["error-internal"] + log.count("Traceback")
    print(f"frames: {sent} malformed, {silent} unanswered batches, {faults} faults")
    print(f"  answers   {dict(answers.most_common())}")
    print(f"  slowest   {max(one.slowest for one in reports):.2f} s for {frames.BATCH} frames")
    print(f"  memory    {before >> 20} MiB after a tenth, {after >> 20} MiB at the end")
    return not silent and not faults and after < before * MAX_GROWTH


async def storms(url: str, chair: Chair, count: int, seed: int, until: float) -> list[frames.FrameReport]:
    runs = [frames.storm(url, chair, count // SOCKETS, seed * SOCKETS + n, until) for n in range(SOCKETS)]
    return list(await asyncio.gather(*runs))


async def run_attacks(folder: Path, seconds: float) -> bool:
    quiet, done = await attacks.run(folder, seconds)
    log = (folder / "server.log").read_text(encoding="utf-8")
    faults = log.count("Traceback")
    print(f"attacks: {attacks.TABLES} tables play; quiet {shown(quiet)}; {faults} faults")
    for one in done:
        answers = ", ".join(f"{n}x {answer}" for answer, n in one.answers.most_common(4))
        ratio = one.others.p99 / quiet.p99
        print(f"  {one.name:<18} {shown(one.others)}, {ratio:.1f} times the quiet p99; {answers}")
    most = quiet.p99 * attacks.WORST_RATIO
    return not faults and all(one.others.count and one.others.p99 <= most for one in done)


def shown(one: Times) -> str:
    return f"p50 {one.p50:.1f} ms, p99 {one.p99:.1f} ms of {one.count} moves"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.hostile", description="Hostile clients.")
    parser.add_argument("what", choices=["frames", "attacks"])
    parser.add_argument("--count", type=int, default=1_000_000, help="malformed frames")
    parser.add_argument("--seconds", type=float, default=600.0, help="at most; for attacks, for each of them")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="admiralty-hostile-") as name:
        folder = Path(name)
        if asked.what == "frames":
            good = asyncio.run(run_frames(folder, asked.count, asked.seconds))
        else:
            good = asyncio.run(run_attacks(folder, min(asked.seconds, 60.0)))
    sys.exit(not good)


if __name__ == "__main__":
    main()
