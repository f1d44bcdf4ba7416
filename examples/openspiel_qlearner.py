"""Teach the tabular Q-learner of OpenSpiel a game against random play, then let it play for real.

    pip install 'admiralty[openspiel]'
    python examples/openspiel_qlearner.py --episodes 5000

The template game, Skirmish, is small enough for a table: it takes about a minute.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import admiralty.adapters.openspiel  # noqa: F401  registers the games
from admiralty.sim.wilson import interval

Agents = list[rl_environment.Environment]


def play(environment: rl_environment.Environment, agents: Agents, is_evaluation: bool) -> float:
    """One game; what it was worth to the first seat."""
    step = environment.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = environment.step([agent.step(step, is_evaluation=is_evaluation).action])
    for agent in agents:
        agent.step(step, is_evaluation=is_evaluation)
    return float(step.rewards[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="admiralty_template")
    parser.add_argument("--episodes", type=int, default=5_000)
    parser.add_argument("--evaluate", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    np.random.seed(chosen.seed)
    environment = rl_environment.Environment(
        pyspiel.load_game(chosen.game),
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=chosen.seed),
    )
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(player_id=0, num_actions=actions)
    novice = random_agent.RandomAgent(player_id=1, num_actions=actions)
    for number in range(chosen.episodes):
        play(environment, [learner, novice], is_evaluation=False)
        if (number + 1) % 2_000 == 0:
            print(f"{number + 1} games learned")
    results = [play(environment, [learner, novice], is_evaluation=True) for _ in range(chosen.evaluate)]
    wins, losses = results.count(1.0), results.count(-1.0)
    low, high = interval(wins, wins + losses)
    print(f"of {wins + losses} decided games the learner won {wins / (wins + losses):.1%}", end=" ")
    print(f"(95 % interval {low:.1%} to {high:.1%}); {results.count(0.0)} were drawn")


if __name__ == "__main__":
    main()
