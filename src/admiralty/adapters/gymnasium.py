"""The games as Gymnasium environments: one seat learns, bots play the others.

>>> import gymnasium
>>> import admiralty.adapters.gymnasium
>>> env = gymnasium.make("admiralty/port_arthur-v2", seat="japan", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) == len(info["legal"])
True

`opponents` is the name of any bot, one for all seats or one for each (`{"russia": "greedy"}`). An illegal
action ends the game and costs 1. `action_masks()` is what sb3-contrib asks for. By default nobody is asked
who has only one choice. `reset(options={"position": text})` starts from a position.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.envs.registration import registry

from admiralty import bots, games
from admiralty.adapters.board import DECISION_LIMIT, ILLEGAL, MODES, Board
from admiralty.adapters.encoder import Floats
from admiralty.adapters.episode import module_name, version
from admiralty.bots import SEED_RANGE, Bot

NAMESPACE: Final = "admiralty"

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a game."""

    def __init__(
        self,
        game: str,
        seat: str = "",
        opponents: str | dict[str, str] = "greedy",
        options: dict[str, str] | None = None,
        data: str | Path | None = None,
        render_mode: str | None = None,
        max_decisions: int = DECISION_LIMIT,
        every_order: bool = False,
        skip_forced: bool = True,
    ) -> None:
        self.board = Board(game, options, data, render_mode, seat, max_decisions, every_order, skip_forced)
        self.metadata = {"render_modes": MODES, "render_fps": 2}
        self.render_mode = render_mode
        seats = self.board.seats
        self.seat = self.board.game.seat_index(seat or seats[0])
        self.names = {
            other: opponents if isinstance(opponents, str) else opponents[name]
            for other, name in enumerate(seats)
            if other != self.seat
        }
        for name in self.names.values():
            bots.parse(name)
        self.bots: dict[int, Bot] = {}
        self.observation_space = self.board.seen_space
        self.action_space = self.board.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        self.begin(options)
        return self.observe(), self.info()

    def begin(self, options: dict[str, Any] | None) -> None:
        """A game that does not end before the seat is asked."""
        while True:
            self.episode = self.board.deal(self.draw_seed(), options)
            self.bots = {other: bots.make(name, self.draw_seed()) for other, name in self.names.items()}
            self.others_play()
            if self.seat in self.episode.acting:
                return

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, Info]:
        reward, is_over, is_cut, is_illegal = self.advance(int(action))
        info = self.info()
        if is_illegal:
            info["illegal"] = True
        return self.observe(), reward, is_over, is_cut, info

    def advance(self, action: int) -> tuple[float, bool, bool, bool]:
        """The seat decides, then the others: reward, whether the game is over, cut off, ended by mistake."""
        episode = self.episode
        if not episode.act(self.seat, action):
            return ILLEGAL, True, False, True
        self.others_play()
        is_over = not episode.s.stack
        reward = float(episode.payoffs()[self.seat]) if is_over else 0.0
        return reward, is_over, episode.is_cut_off, False

    def others_play(self) -> None:
        """Bots decide until the seat is asked or the game is over; each sees only what its own seat may."""
        episode = self.episode
        while episode.acting and self.seat not in episode.acting:
            other = episode.acting[0]
            action = bots.decide(self.bots[other], episode.game, episode.s, other, self.draw_seed())
            episode.apply(other, action)
            episode.skip()

    def draw_seed(self) -> int:
        return int(self.np_random.integers(SEED_RANGE))

    def observe(self) -> Floats:
        return self.board.lens.observe(self.episode.s, self.seat)

    def info(self) -> Info:
        """What may be done now; at the end, how it ended and how many decisions all seats took."""
        found: Info = {
            "legal": self.episode.legal(self.seat),
            "action_mask": self.board.mask(self.episode, self.seat),
        }
        if not self.episode.acting:
            found |= {"ending": self.episode.s.ending, "decisions": self.episode.decisions}
        return found

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        return self.board.mask(self.episode, self.seat).astype(bool)

    def render(self) -> Any:
        return self.board.render(self.episode) if self.render_mode else None


def environment_id(slug: str) -> str:
    """Such as `admiralty/port_arthur-v2`."""
    return f"{NAMESPACE}/{module_name(slug)}-v{version(games.find(slug))}"


def enroll() -> None:
    """Tell Gymnasium's registry of every game, once."""
    for slug in games.working(hidden=True):
        if environment_id(slug) not in registry:
            gymnasium.register(environment_id(slug), f"{__name__}:SeatEnv", kwargs={"game": slug})


enroll()
