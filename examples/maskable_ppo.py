"""Train a policy with MaskablePPO against a bot for some minutes, and print how strong it is on the way.

    pip install 'admiralty[pettingzoo,expert]' sb3-contrib
    python examples/maskable_ppo.py --game battle-of-midway --seat usa --against greedy --minutes 15

The learner sits at one seat; the bot plays the others. It is judged by games that it does not train on, with
their true results; the first row is random play. The minutes are those of learning, without the judging.

Two things help against a bot that beats random play nearly always. Numbers that stand for words become one
input for each word. And the value of the hand-written evaluation is a potential: what a decision gains or
loses by it is added to the reward, which leaves the best policy the same (A. Y. Ng, D. Harada and S. Russell,
1999, *Policy Invariance under Reward Transformations*). `--shaping 0` trains by results alone.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor

from admiralty.adapters.gymnasium import SeatEnv
from admiralty.bots.network import Network
from admiralty.kit.heuristics import Heuristics
from admiralty.sim.wilson import interval


class Prepared(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations as inputs of a network, and rewards on the way; `worth` is the weight of these."""

    def __init__(self, env: SeatEnv, worth: float) -> None:
        super().__init__(env)
        self.seat_env = env
        self.network = Network(env.board.game)
        self.heuristics = env.board.game.require(Heuristics)
        self.worth = worth
        self.potential = 0.0
        shape = (self.network.inputs.size,)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32)

    def seen(self) -> Any:
        whole = self.network.observe(self.seat_env.episode.s, self.seat_env.seat)
        return self.network.inputs.expand(whole[None])[0]

    def value(self) -> float:
        return self.heuristics.hand_value(self.seat_env.episode.s, self.seat_env.seat)

    def reset(self, **arguments: Any) -> tuple[Any, dict[str, Any]]:
        _, info = self.env.reset(**arguments)
        self.potential = self.value()
        return self.seen(), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        _, reward, is_over, is_cut, info = self.env.step(action)
        before, self.potential = self.potential, 0.0 if is_over else self.value()
        return self.seen(), float(reward) + self.worth * (self.potential - before), is_over, is_cut, info


def wins(env: Prepared, model: MaskablePPO | None, games: int) -> int:
    """Games won against the bot, by the model or, without one, by random play."""
    rng = np.random.default_rng(0)
    won = 0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        is_over = is_cut = False
        while not (is_over or is_cut):
            if model is None:
                action = rng.choice(info["legal"])
            else:
                action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, _, is_over, is_cut, info = env.step(int(action))
        won += env.seat_env.episode.payoffs()[env.seat_env.seat] > 0
    return won


class Curve(BaseCallback):  # type: ignore[misc]
    """Measures every few minutes of learning, and ends it after the last measurement."""

    def __init__(self, env: Prepared, minutes: float, every: float, games: int) -> None:
        super().__init__()
        self.env, self.minutes, self.every, self.games = env, minutes, every, games
        self.learned, self.due, self.since = 0.0, every, 0.0

    def row(self, model: MaskablePPO | None) -> None:
        won = wins(self.env, model, self.games)
        low, high = interval(won, self.games)
        print(
            f"| {self.learned / 60:.1f} | {self.num_timesteps:,} | {won} of {self.games} "
            f"| {won / self.games:.0%} ({low:.0%} - {high:.0%}) |",
            flush=True,
        )

    def _on_training_start(self) -> None:
        print("| Minutes | Decisions | Won | 95 % interval |\n|---|---|---|---|")
        self.row(None)
        self.since = time.perf_counter()

    def _on_step(self) -> bool:
        return self.learned / 60 < self.minutes

    def _on_rollout_start(self) -> None:
        self.learned += time.perf_counter() - self.since
        if self.learned / 60 >= min(self.due, self.minutes):
            self.due += self.every
            self.row(self.model)
        self.since = time.perf_counter()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="battle-of-midway")
    parser.add_argument("--seat", default="")
    parser.add_argument("--against", default="greedy", metavar="BOT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--every", type=float, default=3, help="minutes from one measurement to the next")
    parser.add_argument("--games", type=int, default=200, help="of each measurement")
    parser.add_argument("--shaping", type=float, default=1.0, help="weight of the evaluation in the reward")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", metavar="FILE.zip")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    options = dict(pair.split("=", 1) for pair in chosen.option)
    env, judged = (
        Prepared(SeatEnv(chosen.game, chosen.seat, chosen.against, options), chosen.shaping) for _ in range(2)
    )
    print(f"{chosen.game}, {env.seat_env.board.seats[env.seat_env.seat]}, against {chosen.against}\n")
    masked = ActionMasker(Monitor(env), lambda _: env.seat_env.action_masks())
    model = MaskablePPO(
        MaskableActorCriticPolicy, masked, n_steps=2048, batch_size=256, n_epochs=4, gamma=1.0, ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]}, seed=chosen.seed,
    )  # fmt: skip
    model.learn(1_000_000_000, Curve(judged, chosen.minutes, chosen.every, chosen.games))
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
