"""What all environments share: the game, its spaces, its luck and its pictures."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from admiralty.adapters.encoder import Bits, Floats
from admiralty.adapters.episode import SPECTATOR, Episode
from admiralty.adapters.lens import lens
from admiralty.bots import SEED_RANGE
from admiralty.core.luck import Seeded
from admiralty.show.picture import TEXT_WIDTH, lines, text
from admiralty.show.text import Speaker

DECISION_LIMIT: Final = 20_000
ROWS: Final = 30
MODES: Final = ["ansi", "rgb_array"]
ILLEGAL: Final = -1.0
POSITION: Final = "position"


class Board:
    """A game to be played in environments, one episode after another."""

    def __init__(
        self, slug: str, options: dict[str, str] | None, data: str | Path | None, render_mode: str | None,
        viewer: str, max_decisions: int, every_order: bool, skip_forced: bool,
    ) -> None:  # fmt: skip
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {render_mode!r}")
        own = Path(data).read_text(encoding="utf-8") if data is not None else ""
        self.lens = lens(slug, options, own)
        self.game = self.lens.game
        self.seats = list(self.game.seats)
        self.render_mode = render_mode
        self.viewer = self.game.seat_index(viewer) if viewer else SPECTATOR
        self.max_decisions = max_decisions
        self.every_order = every_order
        self.skip_forced = skip_forced
        self.seeds: Seeded | None = None
        encoder, count = self.lens.encoder, len(self.seats)
        self.size = self.lens.actions.size
        self.seen_space = spaces.Box(encoder.low, encoder.high, dtype=np.float32)
        self.state_space = spaces.Box(
            np.tile(encoder.low, count), np.tile(encoder.high, count), dtype=np.float32
        )
        self.action_space = spaces.Discrete(self.size)

    def masked_space(self) -> spaces.Dict:
        """Of an observation with its mask."""
        mask = spaces.Box(0, 1, (self.size,), np.int8)
        return spaces.Dict({"observation": self.seen_space, "action_mask": mask})

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> Episode:
        """A new game, or one from `options["position"]`; other options mean nothing. Without a seed it
        continues the stream of the last seed, or begins a new one.
        """
        position = str((options or {}).get(POSITION, ""))
        if seed is not None or self.seeds is None:
            self.seeds = Seeded(seed if seed is not None else time.time_ns())
        tape = Seeded(self.seeds.pick(SEED_RANGE))
        return Episode(
            self.game,
            self.lens.actions,
            tape,
            self.max_decisions,
            position,
            self.every_order,
            self.skip_forced,
        )

    def mask(self, episode: Episode, seat: int, may_wait: bool = False) -> Bits:
        return np.frombuffer(episode.mask(seat, may_wait), np.int8)

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
