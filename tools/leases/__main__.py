"""`python -m tools.leases`: look for tables with two owners, and for lost and doubled entries.

Each round has another seed and size, from a few workers that quarrel over a few tables to thousands of them.
`--bug no-fence` shows that a missing check is found, `--bug early-check` one outside the transaction.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import cast, get_args

from tools.leases.model import Bug
from tools.leases.simulator import Simulation, Size

ROUND = 2_500  # troubles
CROWD = 2_000  # workers of each tenth round


def size(seed: int) -> Size:
    chance = random.Random(seed)
    if seed % 10 == 9:
        return Size(workers=CROWD, parts=512, tables=512, trouble=0.1)
    parts = chance.choice((1, 4, 16, 64))
    return Size(chance.randint(2, 40), parts, parts * chance.randint(1, 4), chance.choice((0.05, 0.1, 0.3)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--faults", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bug", choices=get_args(Bug), default="")
    given = parser.parse_args()
    start, seed = time.process_time(), given.seed
    troubles = moved = entries = refused = 0
    while troubles < given.faults:
        simulation = Simulation(seed, size(seed), cast(Bug, given.bug))
        found = simulation.run(min(ROUND, given.faults - troubles))
        database = simulation.database
        troubles, moved = troubles + simulation.troubles, moved + database.taken
        entries, refused = entries + sum(map(len, database.logs.values())), refused + database.refused
        if found:
            sys.exit(f"seed {seed}, after {troubles} faults: " + "; ".join(found[:5]))
        seed += 1
    sys.stdout.write(
        f"{troubles} faults in {seed - given.seed} rounds: {entries} entries accepted, "
        f"{refused} writes refused, {moved} parts taken; no table with two owners, no entry lost or doubled. "
        f"{time.process_time() - start:.0f} s of CPU\n"
    )


if __name__ == "__main__":
    main()
