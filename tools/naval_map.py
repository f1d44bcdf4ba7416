"""Makes or checks a map for Naval Strategy.

`python -m tools.naval_map --seed 7 --radius 6 --out my-map.json` writes one; `--check FILE` says what
is wrong with another. A map file is played with `--data FILE`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from admiralty.games.naval_strategy.documents import written
from admiralty.games.naval_strategy.mapfile import check_maps, read_maps
from admiralty.games.naval_strategy.mapmaker import make_map
from admiralty.kit.datafile import DataError, read


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.naval_map", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--radius", type=int, default=6)
    parser.add_argument("--ports", type=int, default=8)
    parser.add_argument("--plantations", type=int, default=7)
    parser.add_argument("--land", type=int, default=15)
    parser.add_argument("--name", default="generated")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--check", type=Path)
    given = parser.parse_args(arguments)
    try:
        if given.check:
            check_maps(read_maps(read(given.check)))
            sys.stderr.write(f"{given.check}: the map is fine\n")
            return 0
        made = make_map(given.seed, given.radius, given.ports, given.plantations, given.land, given.name)
    except DataError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    text = written(made)
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
