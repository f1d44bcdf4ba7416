"""`admiralty perft`: count the continuations of a position."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

from admiralty.cli.console import out, print_json, progress
from admiralty.cli.errors import Stop
from admiralty.cli.params import AsJson, DataFile, GameName, Options, load_game
from admiralty.core.game import Game
from admiralty.core.luck import LuckNeeded, Scripted, Seeded
from admiralty.core.state import State
from admiralty.sim.perft import divide as count_by_action
from admiralty.sim.perft import perft as count

DEEPEST = 50


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=DEEPEST, help="How many decisions deep.")],
    position: Annotated[
        str, typer.Option(metavar="TEXT", help="Where to start; a new game if not given.")
    ] = "",
    divide: Annotated[bool, typer.Option("--divide", help="Also by first action.")] = False,
    option: Options = None,
    data: DataFile = None,
    json: AsJson = False,
) -> None:
    """Count continuations: every legal action and every outcome of dice is a branch."""
    chosen = load_game(game, option, data)
    s = stand(chosen, position)
    with progress("first actions") as step:
        parts = count_by_action(chosen, s, depth, step) if depth else {}
    total = sum(parts.values()) if depth else count(chosen, s, 0)
    if json:
        document = {"game": chosen.slug, "position": position, "depth": depth, "count": total}
        print_json({**document, "divide": parts} if divide else document)
        return
    if divide:
        grid = Grid(box=None, show_header=False)
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        for text, number in parts.items():
            grid.add_row(text, f"{number:,}")
        out.print(grid)
    out.print(f"depth {depth}: {total:,}")


def stand(game: Game, position: str) -> State:
    """The state to start from; a new game deals its opening luck by seed 0."""
    if not position:
        return game.setup(Seeded(0))
    try:
        return game.read_position(position, Scripted([]))
    except LuckNeeded as needed:
        raise Stop(f"this position does not stand at a decision: {needed}") from None
