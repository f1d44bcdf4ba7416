"""Train a policy with MaskablePPO against a bot for a few minutes, then measure it.

    pip install 'admiralty[pettingzoo]' sb3-contrib
    python examples/maskable_ppo.py --game battle-of-midway --seat usa --against random --steps 30000

The learner sits at one seat; the bot plays the others. It is judged by games that it did not train on, beside
a random player in its own seat.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.monitor import Monitor

from admiralty.adapters.gymnasium import SeatEnv
from admiralty.sim.wilson import interval


def measure(env: SeatEnv, model: MaskablePPO | None, games: int, seed: int) -> str:
    """Games won against the bot, by the model or, without one, by random play."""
    rng = np.random.default_rng(seed)
    wins = 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        reward, is_over = 0.0, False
        while not is_over:
            mask = env.action_masks()
            if model is None:
                action = rng.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, reward, has_ended, is_cut, _ = env.step(int(action))
            is_over = has_ended or is_cut
        wins += reward > 0
    low, high = interval(wins, games)
    return f"won {wins} of {games} ({wins / games:.1%}, 95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="battle-of-midway")
    parser.add_argument("--seat", default="")
    parser.add_argument("--against", default="random", metavar="BOT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--games", type=int, default=200, help="to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", metavar="FILE.zip")
    chosen = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in chosen.option)
    env = SeatEnv(chosen.game, chosen.seat, chosen.against, options)
    seat = env.board.seats[env.seat]
    print(f"{chosen.game}, {seat}: before, at random:", measure(env, None, chosen.games, 1_000_000))
    masked = ActionMasker(Monitor(env), lambda wrapped: wrapped.unwrapped.action_masks())
    model = MaskablePPO(
        "MlpPolicy", masked, n_steps=2048, batch_size=256, gamma=1.0, ent_coef=0.01, seed=chosen.seed
    )
    start = time.perf_counter()
    model.learn(chosen.steps)
    print(f"{chosen.steps} decisions learned in {time.perf_counter() - start:.0f} seconds")
    print(f"{chosen.game}, {seat}: after:", measure(env, model, chosen.games, 1_000_000))
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
