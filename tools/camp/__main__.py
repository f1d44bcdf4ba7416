"""`python -m tools.camp`: a camp evening in fast motion, at a real server that is killed in the middle of it.

Six teams with four phones each, an organiser and a projector play thirty rounds with forty ships over real
sockets. In every round a third of the phones lose their connection and come back; twice the server is killed
with SIGKILL and started again. In the end the database is compared with everything that was acknowledged and
with what stands on every screen. The exit status is 1 if anything is lost, doubled or different.

Choices follow from --seed; the dice are the server's own, and so is the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tools.camp import verdict
from tools.camp.client import Stuck
from tools.camp.evening import Evening, Plan


async def hold(plan: Plan, folder: Path) -> tuple[str, list[str]]:
    """The report, and what went wrong."""
    evening = Evening(plan, folder)
    started = time.monotonic()
    try:
        try:
            await evening.run()
            await evening.go_home()
        finally:
            if evening.server.process.poll() is None:
                await asyncio.to_thread(evening.server.stop)
    except Stuck as stuck:
        log = (folder / "server.log").read_text(encoding="utf-8")[-2000:]
        return f"{verdict.describe(plan)}\nthe evening came to a halt: {stuck}\n{log}", [str(stuck)]
    judged = await verdict.judge(evening)
    faults = judged.judge()
    return f"{judged.report()}\n{time.monotonic() - started:.0f} seconds", faults


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.camp", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--teams", type=int, default=6, choices=range(2, 7))
    parser.add_argument("--crew", type=int, default=4, help="phones of each team")
    parser.add_argument("--ships", type=int, default=40, help="of all teams together")
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bosses", type=int, default=0, help="teams that fight bosses all evening")
    given = parser.parse_args(arguments)
    plan = Plan(given.teams, given.crew, given.ships, given.rounds, given.kills, given.seed, given.bosses)
    with tempfile.TemporaryDirectory(prefix="admiralty-camp-") as folder:
        report, faults = asyncio.run(hold(plan, Path(folder)))
    sys.stdout.write(f"{report}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
