"""Train a policy with MaskablePPO against random play for a few minutes, then measure it.

    pip install 'admiralty[pettingzoo]' sb3-contrib
    python examples/maskable_ppo.py --game battle-of-midway --seat usa --steps 30000

The learner sits at one seat; the others play at random. What it sees and may do are those of the PettingZoo
environment. It is judged by games against random play that it did not train on, beside a random player in its
own seat.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.monitor import Monitor

from admiralty.adapters.pettingzoo import RawEnv
from admiralty.sim.wilson import interval


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game; the others are played at random."""

    def __init__(self, game: str, seat: str, options: dict[str, str]) -> None:
        self.table = RawEnv(game, options=options)
        self.seat = seat or self.table.possible_agents[0]
        self.observation_space = self.table.observation_spaces[self.seat]["observation"]
        self.action_space = self.table.action_space(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(1 << 30)))
        self.others_play()
        return self.table.observe(self.seat)["observation"], {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.step(int(action))
        self.others_play()
        seen = self.table.observe(self.seat)["observation"]
        ended, cut = self.table.terminations[self.seat], self.table.truncations[self.seat]
        return seen, self.table.rewards[self.seat], ended, cut, {}

    def others_play(self) -> None:
        while not self.is_over() and self.table.agent_selection != self.seat:
            choices = list(self.table.episode.choices(self.table.episode.acting[0]))
            self.table.step(int(self.np_random.choice(choices)))

    def is_over(self) -> bool:
        return self.table.terminations[self.seat] or self.table.truncations[self.seat]

    def action_masks(self) -> Any:
        return self.table.episode.mask(self.table.possible_agents.index(self.seat)).astype(bool)


def measure(env: OneSeat, model: MaskablePPO | None, games: int, seed: int) -> str:
    """Games won against random play, by the model or, without one, by chance."""
    rng = np.random.default_rng(seed)
    wins = 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        reward = 0.0
        while not env.is_over():
            mask = env.action_masks()
            if model is None:
                action = rng.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, reward, *_ = env.step(action)
        wins += reward > 0
    low, high = interval(wins, games)
    return f"won {wins} of {games} ({wins / games:.1%}, 95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="battle-of-midway")
    parser.add_argument("--seat", default="")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--games", type=int, default=200, help="to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", metavar="FILE.zip")
    chosen = parser.parse_args()
    env = OneSeat(chosen.game, chosen.seat, dict(pair.split("=", 1) for pair in chosen.option))
    print(f"{chosen.game}, {env.seat}: before, at random:", measure(env, None, chosen.games, 1_000_000))
    masked = ActionMasker(Monitor(env), lambda wrapped: wrapped.unwrapped.action_masks())
    model = MaskablePPO(
        "MlpPolicy", masked, n_steps=2048, batch_size=256, gamma=1.0, ent_coef=0.01, seed=chosen.seed
    )
    start = time.perf_counter()
    model.learn(chosen.steps)
    print(f"{chosen.steps} decisions learned in {time.perf_counter() - start:.0f} seconds")
    print(f"{chosen.game}, {env.seat}: after:", measure(env, model, chosen.games, 1_000_000))
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
