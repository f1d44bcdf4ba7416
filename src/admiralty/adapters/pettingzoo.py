"""The games as PettingZoo environments, one after another (AEC) or all at once (parallel).

>>> from admiralty.adapters.pettingzoo import port_arthur_v1
>>> env = port_arthur_v1.env()
>>> env.reset(seed=7)
>>> env.agent_selection, env.observe("japan")["action_mask"].shape
('japan', (2531,))

Importing this module also registers every game: `pettingzoo.make("aec", "admiralty/port_arthur_v1")`.

In the parallel environment every seat gives an action at each step; a seat that is not asked can only wait
(index 0). Questions put to several seats at once, such as sealed bids and plans, are thus one step.

Masks allow what `explore` lists: subsets and paths in one order and no steps back, which loses nothing. With
`every_order=True` they allow every legal action. With `skip_forced=True` nobody is asked who has one choice.

`reset(options={"position": text})` starts from a position. `infos[agent]["legal"]` lists the indexes that the
mask allows. `state()` is all that all seats see, for a centralised critic.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.env_registry.registration import aec_registry, register
from pettingzoo.utils import wrappers

from admiralty import games
from admiralty.adapters.actions import WAIT
from admiralty.adapters.episode import SPECTATOR, Episode, Floats, lens, module_name, version
from admiralty.bots import SEED_RANGE
from admiralty.core.luck import Seeded
from admiralty.show.picture import TEXT_WIDTH, lines, text
from admiralty.show.text import Speaker

DECISION_LIMIT: Final = 20_000
ROWS: Final = 30
MODES: Final = ["ansi", "rgb_array"]
ILLEGAL: Final = -1.0
POSITION: Final = "position"

Observation = dict[str, Any]


class Board:
    """What both kinds of environment share: the game, its spaces, its luck and its pictures."""

    def __init__(
        self, slug: str, options: dict[str, str] | None, data: str | Path | None, render_mode: str | None,
        viewer: str, max_decisions: int, every_order: bool, skip_forced: bool,
    ) -> None:  # fmt: skip
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {render_mode!r}")
        own = Path(data).read_text(encoding="utf-8") if data is not None else ""
        self.lens = lens(slug, options, own, every_order)
        self.game = self.lens.game
        self.seats = list(self.game.seats)
        self.render_mode = render_mode
        self.viewer = self.game.seat_index(viewer) if viewer else SPECTATOR
        self.max_decisions = max_decisions
        self.skip_forced = skip_forced
        self.seeds: Seeded | None = None
        size = self.lens.actions.size
        self.state_space = spaces.Box(-1.0, 1.0, (self.lens.encoder.size * len(self.seats),), np.float32)
        self.action_spaces = {seat: spaces.Discrete(size) for seat in self.seats}
        self.observation_spaces = {
            seat: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (self.lens.encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for seat in self.seats
        }

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> Episode:
        """A new game, or one from `options["position"]`; other options mean nothing. Without a seed it
        continues the stream of the last seed, or begins a new one.
        """
        position = str((options or {}).get(POSITION, ""))
        if seed is not None or self.seeds is None:
            self.seeds = Seeded(seed if seed is not None else time.time_ns())
        tape = Seeded(self.seeds.pick(SEED_RANGE))
        return Episode(self.lens, tape, self.max_decisions, position, self.skip_forced)

    def state(self, episode: Episode) -> Floats:
        """What all seats see, one after another."""
        seen = [self.lens.observe(episode.s, seat) for seat in range(len(self.seats))]
        return np.concatenate(seen)

    def render(self, episode: Episode) -> Any:
        """The terminal board of the viewer, as text or as colours; a spectator unless a seat was named."""
        words = Speaker(self.game)
        drawn = lines(self.game, self.game.view(episode.s, self.viewer), words)
        drawn.append([("faint", words.prompt(episode.s, self.viewer))])
        if self.render_mode == "ansi":
            return text(drawn)
        from admiralty.adapters.raster import rgb

        return rgb(drawn, self.game.seats, TEXT_WIDTH, ROWS)


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
        self.action_spaces = self.board.action_spaces
        self.observation_spaces = self.board.observation_spaces

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
        self.select()

    def select(self) -> None:
        """The first seat that is asked is next, and is told what it may do."""
        seat = self.episode.acting[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"legal": self.episode.legal(seat)}

    def state(self) -> Floats:
        return self.board.state(self.episode)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        is_selected = agent == self.agent_selection
        return {
            "observation": self.board.lens.observe(self.episode.s, seat),
            "action_mask": self.episode.mask(seat) if is_selected else self.board.lens.mask({}),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.episode.act(self.possible_agents.index(agent), int(action)):
            raise ValueError(f"{agent} cannot do that now: {self.board.lens.actions.label(int(action or 0))}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.acting:
            self.select()
        else:
            payoffs = self.episode.payoffs()
            self.rewards = {name: float(n) for name, n in zip(self.possible_agents, payoffs, strict=True)}
            is_over = not self.episode.is_cut_off
            self.terminations = dict.fromkeys(self.agents, is_over)
            self.truncations = dict.fromkeys(self.agents, not is_over)
            self.infos = {name: {"ending": self.episode.s.ending} for name in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self.board.render(self.episode) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


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
        self.action_spaces = self.board.action_spaces
        self.observation_spaces = self.board.observation_spaces

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
            out[agent] = {"observation": numbers, "action_mask": self.episode.mask(seat, may_wait=True)}
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


def wrapped(slug: str, **arguments: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the game."""
    raw = RawEnv(slug, **arguments)
    guarded = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


@dataclass(frozen=True)
class Environments:
    """What a PettingZoo module offers, for one game. All take options, data, render_mode, viewer,
    max_decisions, every_order and skip_forced.
    """

    slug: str

    def env(self, **arguments: Any) -> Any:
        return wrapped(self.slug, **arguments)

    def raw_env(self, **arguments: Any) -> RawEnv:
        return RawEnv(self.slug, **arguments)

    def parallel_env(self, **arguments: Any) -> RawParallelEnv:
        return RawParallelEnv(self.slug, **arguments)


def environments() -> dict[str, Environments]:
    """Every game there is, by the name PettingZoo knows it by, such as `port_arthur_v1`."""
    return {
        f"{module_name(slug)}_v{version(games.find(slug))}": Environments(slug)
        for slug in games.slugs(hidden=True)
    }


def __getattr__(name: str) -> Environments:
    found = environments().get(name)
    if found is None:
        raise AttributeError(f"there is no environment {name!r}; there are {', '.join(environments())}")
    return found


def enroll() -> None:
    """Tell PettingZoo's registry of every game, once."""
    for name, environment in environments().items():
        own = f"admiralty/{name}".replace("_v", "-v")  # as the registry writes it; it reads both
        if own not in aec_registry:
            register("aec", own, partial(wrapped, environment.slug))
            register("parallel", own, partial(RawParallelEnv, environment.slug))


enroll()
