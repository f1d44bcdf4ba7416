"""Steps per second of the environments for learners, with random legal actions.

python -m tools.environments port-arthur                 masked AEC steps, by the time of this process
python -m tools.environments --vector 64 port-arthur     steps of one seat by the clock, and of 64 at once

With PYTHONPATH=build/compiled it measures the compiled copy; with that of another commit, that one.
"""

from __future__ import annotations

import argparse
import os
import random
import time

import numpy as np

from admiralty.adapters.pettingzoo import Environments

SECONDS = 4.0
OFTEN = 64


def aec(slug: str, seconds: float) -> float:
    """A loop as PettingZoo's documentation has it: `agent_iter`, `last`, a choice of the mask, `step`."""
    env = Environments(slug).env()
    rng = random.Random(1)
    steps = seed = 0
    start = time.process_time()
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
            if not steps % OFTEN and time.process_time() - start > seconds:
                return steps / (time.process_time() - start)


def one_seat(slug: str, seconds: float) -> float:
    """One environment of one seat, against random play."""
    from admiralty.adapters.gymnasium import SeatEnv

    env = SeatEnv(slug, opponents="random")
    rng = random.Random(1)
    _, info = env.reset(seed=1)
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        _, _, is_over, is_cut, info = env.step(rng.choice(info["legal"]))
        steps += 1
        if is_over or is_cut:
            _, info = env.reset()
    return steps / (time.perf_counter() - start)


def many(slug: str, count: int, seconds: float) -> float:
    """The same for many at once, on all processors; steps that only begin a new game do not count."""
    from admiralty.adapters.vector import SeatVectorEnv

    env = SeatVectorEnv(slug, count, os.cpu_count(), copy=False, opponents="random")
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        at = infos["legal_start"] + (rng.random(count) * infos["legal_count"]).astype(int)
        has_begun = infos["legal_count"] > 0
        *_, infos = env.step(infos["legal"][at])
        steps += int(has_begun.sum())
    taken = time.perf_counter() - start
    env.close()
    return steps / taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--vector", type=int, default=0, metavar="GAMES")
    chosen = parser.parse_args()
    for slug in chosen.games:
        if not chosen.vector:
            aec(slug, chosen.seconds / 4)  # to warm up
            print(f"{slug}: {aec(slug, chosen.seconds):,.0f} masked AEC steps per second", flush=True)
            continue
        one = one_seat(slug, chosen.seconds)
        all_at_once = many(slug, chosen.vector, chosen.seconds)
        ratio = all_at_once / one
        print(f"{slug}: {one:,.0f} steps per second, {all_at_once:,.0f} at once: {ratio:.2f}", flush=True)


if __name__ == "__main__":
    main()
