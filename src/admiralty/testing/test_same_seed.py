"""The same seed gives the same game, in every process."""

import os
import subprocess
import sys

from admiralty.testing.cases import CASES

HASH_SEEDS = ("0", "4242")


def test_the_order_of_sets_never_decides_anything() -> None:
    """Python shuffles sets of texts by PYTHONHASHSEED; no state, list, event, view or position may notice."""
    printed = []
    for seed in HASH_SEEDS:
        environment = os.environ | {"PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "admiralty.testing.chain"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        printed.append(done.stdout.splitlines())
    assert len(printed[0]) == len(CASES)
    assert printed[0] == printed[1]
