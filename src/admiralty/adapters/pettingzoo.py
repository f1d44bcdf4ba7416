"""The games as PettingZoo environments, one after another (AEC) or all at once (parallel).

>>> from admiralty.adapters.pettingzoo import port_arthur_v2
>>> env = port_arthur_v2.env()
>>> env.reset(seed=7)
>>> env.agent_selection, env.observe("japan")["action_mask"].shape
('japan', (2531,))

Importing this module also registers every game: `pettingzoo.make("aec", "admiralty/port_arthur_v2")`.

In the parallel environment every seat gives an action at each step; a seat that is not asked can only wait
(index 0). Questions put to several seats at once, such as sealed bids and plans, are thus one step.

Masks allow what `explore` lists: subsets and paths in one order and no steps back, which loses nothing. With
`every_order=True` they allow every legal action. With `skip_forced=True` nobody is asked who has one choice.

`reset(options={"position": text})` starts from a position. `infos[agent]["legal"]` lists the indexes that the
mask allows. `state()` is all that all seats see, for a centralised critic.

An illegal action ends the game in `env` and in `parallel_env`, and costs 1; `raw_env` refuses it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.env_registry.registration import aec_registry, register
from pettingzoo.utils.env_logger import EnvLogger

from admiralty import games
from admiralty.adapters.board import DECISION_LIMIT, ILLEGAL, MODES, Board
from admiralty.adapters.encoder import Floats
from admiralty.adapters.episode import Episode, module_name, version
from admiralty.kit.action_table import WAIT

AFTER_RESET: Final = (
    "episode", "rewards", "terminations", "truncations", "infos", "agent_selection", "_cumulative_rewards",
)  # fmt: skip

Observation = dict[str, Any]


class RawEnv(AECEnv):
    """Seats decide one after another; the observation of a seat holds `observation` and `action_mask`."""

    def __init__(
        self,
        slug: str,
        options: dict[str, str] | None = None,
        data: str | Path | None = None,
        render_mode: str | None = None,
        viewer: str = "",
        max_decisions: int = DECISION_LIMIT,
        every_order: bool = False,
        skip_forced: bool = False,
    ) -> None:
        super().__init__()
        self.board = Board(slug, options, data, render_mode, viewer, max_decisions, every_order, skip_forced)
        self.state_space = self.board.state_space
        self.metadata = metadata(slug)
        self.render_mode = render_mode
        self.possible_agents = self.board.seats[:]
        self.agents = self.possible_agents[:]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = dict.fromkeys(self.agents, self.board.action_space)
        self.observation_spaces = dict.fromkeys(self.agents, self.board.masked_space())
        self.encode = self.board.lens.encoder.encode
        self.size = self.board.size

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is missing."""
        if name in AFTER_RESET:
            raise AttributeError(f"there is no {name} before reset()")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = self.board.deal(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.is_running = True
        self.select(self.episode.acting[0])

    def select(self, seat: int) -> None:
        """This seat is next, and is told what it may do."""
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"legal": self.episode.legal(seat)}

    def state(self) -> Floats:
        return self.board.state(self.episode)

    def observe(self, agent: str) -> Observation:
        seat = self.numbers[agent]
        mask = self.episode.mask(seat) if agent == self.agent_selection else bytearray(self.size)
        return {
            "observation": self.encode(self.episode.s, seat),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        """While the game goes on nobody is rewarded, so that there is nothing to add up."""
        if not self.is_running:
            self.leave(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        if not self.episode.act(self.numbers[agent], int(action)):
            self.refuse(agent, int(action))
            return
        self.infos[agent] = {}
        acting = self.episode.acting
        if acting:
            self.select(acting[0])
            return
        is_cut = self.episode.is_cut_off
        ending = {"ending": self.episode.s.ending}
        self.end(list(map(float, self.episode.payoffs())), not is_cut, is_cut, ending)

    def end(self, payoffs: list[float], is_over: bool, is_cut: bool, info: dict[str, Any]) -> None:
        self.is_running = False
        self.rewards = dict(zip(self.possible_agents, payoffs))
        self.terminations = dict.fromkeys(self.agents, is_over)
        self.truncations = dict.fromkeys(self.agents, is_cut)
        self.infos = {agent: dict(info) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def leave(self, action: int | None) -> None:
        """After the end every seat takes its leave with None."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def refuse(self, agent: str, index: int) -> None:
        raise ValueError(f"{agent} cannot do that now: {self.board.lens.actions.label(index)}")

    def render(self) -> Any:
        return self.board.render(self.episode) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


class Env(RawEnv):
    """An illegal action ends the game, and the seat that took it pays for it.

    PettingZoo has wrappers for this, which cost more time than a step of a game.
    """

    def refuse(self, agent: str, index: int) -> None:
        EnvLogger.warn_on_illegal_move()
        payoffs = [ILLEGAL if other == agent else 0.0 for other in self.possible_agents]
        self.end(payoffs, True, True, {"illegal": self.board.lens.actions.label(index)})


class RawParallelEnv(ParallelEnv):
    """All seats act at each step. An illegal action ends the game; the seat that took it pays for it."""

    def __init__(
        self,
        slug: str,
        options: dict[str, str] | None = None,
        data: str | Path | None = None,
        render_mode: str | None = None,
        viewer: str = "",
        max_decisions: int = DECISION_LIMIT,
        every_order: bool = False,
        skip_forced: bool = False,
    ) -> None:
        self.board = Board(slug, options, data, render_mode, viewer, max_decisions, every_order, skip_forced)
        self.state_space = self.board.state_space
        self.metadata = metadata(slug)
        self.render_mode = render_mode
        self.possible_agents = self.board.seats[:]
        self.agents = self.possible_agents[:]
        self.action_spaces = dict.fromkeys(self.agents, self.board.action_space)
        self.observation_spaces = dict.fromkeys(self.agents, self.board.masked_space())

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode = self.board.deal(seed, options)
        self.agents = self.possible_agents[:]
        return self.observations(), self.told()

    def told(self) -> dict[str, dict[str, Any]]:
        """What each seat may do; one that is not asked may wait."""
        return {
            agent: {"legal": self.episode.legal(seat) or [WAIT]}
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Floats:
        return self.board.state(self.episode)

    def observations(self) -> dict[str, Observation]:
        out: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers = self.board.lens.observe(self.episode.s, seat)
            mask = self.board.mask(self.episode, seat, may_wait=True)
            out[agent] = {"observation": numbers, "action_mask": mask}
        return out

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        episode = self.episode
        agents = self.agents
        asked = episode.acting
        guilty = [
            agent
            for seat, agent in enumerate(self.possible_agents)
            if not is_allowed(episode, seat, asked, int(actions.get(agent, WAIT)))
        ]
        if not guilty:
            for seat in asked:  # an answer that another one has made impossible is asked for again
                episode.act(seat, int(actions[self.possible_agents[seat]]))
        is_over = bool(guilty) or not episode.s.stack
        rewards = dict.fromkeys(agents, 0.0)
        if guilty:
            rewards |= dict.fromkeys(guilty, ILLEGAL)
        elif is_over:
            rewards = {name: float(n) for name, n in zip(self.possible_agents, episode.payoffs())}
        ends = dict.fromkeys(agents, is_over)
        cuts = dict.fromkeys(agents, episode.is_cut_off and not is_over)
        infos = {agent: {"ending": episode.s.ending} for agent in agents} if is_over else self.told()
        if is_over or episode.is_cut_off:
            self.agents = []
        return self.observations(), rewards, ends, cuts, infos

    def render(self) -> Any:
        return self.board.render(self.episode) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


def is_allowed(episode: Episode, seat: int, asked: tuple[int, ...], index: int) -> bool:
    return index in episode.choices(seat) if seat in asked else index == WAIT


def metadata(slug: str) -> dict[str, Any]:
    return {
        "name": f"{module_name(slug)}_v{version(games.find(slug))}",
        "render_modes": MODES,
        "render_fps": 2,
        "is_parallelizable": False,
    }


@dataclass(frozen=True)
class Environments:
    """What a PettingZoo module offers, for one game. All take options, data, render_mode, viewer,
    max_decisions, every_order and skip_forced.
    """

    slug: str

    def env(self, **arguments: Any) -> Env:
        return Env(self.slug, **arguments)

    def raw_env(self, **arguments: Any) -> RawEnv:
        return RawEnv(self.slug, **arguments)

    def parallel_env(self, **arguments: Any) -> RawParallelEnv:
        return RawParallelEnv(self.slug, **arguments)


def environments() -> dict[str, Environments]:
    """Every game there is, by the name PettingZoo knows it by, such as `port_arthur_v2`."""
    return {
        f"{module_name(slug)}_v{version(games.find(slug))}": Environments(slug)
        for slug in games.working(hidden=True)
    }


def __getattr__(name: str) -> Environments:
    known = environments()
    if name not in known:
        stem = name.rpartition("_v")[0]
        others = [other for other in known if other.rpartition("_v")[0] == stem]
        if others:
            raise AttributeError(f"{name} has another encoding or other rules; there is {others[0]} now")
        raise AttributeError(f"there is no environment {name!r}; there are {', '.join(known)}")
    return known[name]


def enroll() -> None:
    """Tell PettingZoo's registry of every game, once."""
    for name, environment in environments().items():
        own = f"admiralty/{name}".replace("_v", "-v")  # as the registry writes it; it reads both
        if own not in aec_registry:
            register("aec", own, partial(Env, environment.slug))
            register("parallel", own, partial(RawParallelEnv, environment.slug))


enroll()
