"""Actions and observations of a game, worked out once for all environments."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from admiralty.adapters.encoder import Encoder, Floats
from admiralty.core.game import Game
from admiralty.core.state import State
from admiralty.games import GameRecipe
from admiralty.kit.action_table import ActionTable


class Lens:
    """The actions and observations of a game with its options and data, worked out once."""

    def __init__(self, recipe: GameRecipe) -> None:
        self.recipe = recipe
        self.game: Game = recipe.load()
        self.actions = ActionTable(self.game)
        self.encoder = Encoder(self.game)

    def __reduce__(self) -> tuple[Callable[[GameRecipe], Lens], tuple[GameRecipe]]:
        """A copy, also in another process, is the lens that is kept there."""
        return make_lens, (self.recipe,)

    def observe(self, s: State, seat: int) -> Floats:
        return self.encoder.encode(s, seat)


@lru_cache(maxsize=16)
def make_lens(recipe: GameRecipe) -> Lens:
    return Lens(recipe)


def lens(slug: str, options: dict[str, str] | None = None, data_text: str = "") -> Lens:
    """The lens of a game. It is kept, because making it takes a moment."""
    return make_lens(GameRecipe(slug, tuple(sorted((options or {}).items())), data_text))
